### The words of the games: what the browser, the terminal and the server say alike.

## the language itself, and how it lists things

language-name = Svenska
list-and = { $rest } och { $last }
list-or = { $rest } eller { $last }

## everywhere

app-you = du

## rulesets

rules-first-edition = Första utgåvan
rules-second-edition = Andra utgåvan
rules-dice = 7 Wonders Dice

## a new table

bot-oracle = fram{ "\u00AD" }synt
bot-rulebook = för{ "\u00AD" }siktig
bot-beginner = oerfaren
bot-builder = snabbyggande
bot-random = slump{ "\u00AD" }mässig
bot-named = { $bot } bot
about-bot-random = Den slumpmässiga boten ger alla tillåtna val samma chans.
about-bot-builder = Den snabbyggande boten spelar på måfå, men bygger alltid när den kan.
about-bot-beginner = Den oerfarna boten spelar förnuftigt, men gör misstag som människor gör.
about-bot-rulebook = Den försiktiga boten följer tumregler.
about-bot-oracle = Den framsynta boten spelar många möjliga spel till slutet före varje val och är starkast.
about-bot-own = En bot som den som driver servern har lagt till.

## the table

table-age = Tidsålder { $age }
table-turn = Tur { $turn } av { $turns }
table-passes-left = Händerna skickas åt vänster
table-passes-right = Händerna skickas åt höger
table-passes-swap = Händerna byts
table-discard =
    { $n ->
        [one] { $n } kort i slänghögen
       *[other] { $n } kort i slänghögen
    }
table-free-city = Fria staden
table-edifices = Byggnadsverk
table-pawns = Pjäser: tidsålder { $ages }
table-debts = Skuldmarkörer: tidsålder { $ages }
table-pawns-left =
    { $n ->
        [one] { $n } pjäs kvar
       *[other] { $n } pjäser kvar
    }
table-edifice-built = Byggt
table-edifice-failed = Misslyckat
table-edifice-price = Kostnad för att delta
table-edifice-reward = Belöning per pjäs
table-edifice-penalty = Straff
table-stage = Steg { $n }
table-stage-built = Steg { $n }, byggt
table-coins =
    { $n ->
        [one] { $n } mynt
       *[other] { $n } mynt
    }
table-shields =
    { $n ->
        [one] { $n } sköld
       *[other] { $n } sköldar
    }
table-points =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }
table-conflicts = Konfliktpoäng: { $n }

## why a bot would do it

hint-choice_of_goods = Det låter dig välja mellan resurser.
hint-missing_good = Det producerar en resurs som din stad saknar.
hint-arms = Det ger dig ett militärt försprång.
hint-wonder = Det för ditt underverk framåt.
hint-civil = Det ger säkra poäng.
hint-science = Det stärker din vetenskap.
hint-anything = Inget av alternativen är klart bättre.
hint-nothing_better = Det är det bästa av alternativen som finns kvar.
hint-least_loss = Det kostar dig minst.
hint-free_city = Det ger dig mynt och bara lite till Fria staden.
hint-points =
    { $n ->
        [one] Det ger { $n } poäng som läget är nu.
       *[other] Det ger { $n } poäng som läget är nu.
    }

## a choice

choice-build = Bygg
choice-stage = Underverkssteg { $n }
choice-sell = Sälj
choice-sell-for =
    { $n ->
        [one] Sälj för { $n } mynt
       *[other] Sälj för { $n } mynt
    }
choice-free = gratis
choice-by-chain = Gratis (kedja från { $card })
choice-by-wonder = Gratis med ditt underverk
choice-to-left =
    { $n ->
        [one] { $n } mynt till { $name } (vänster)
       *[other] { $n } mynt till { $name } (vänster)
    }
choice-to-right =
    { $n ->
        [one] { $n } mynt till { $name } (höger)
       *[other] { $n } mynt till { $name } (höger)
    }
choice-to-bank =
    { $n ->
        [one] { $n } mynt till banken
       *[other] { $n } mynt till banken
    }
choice-nothing = Kostar inga mynt
choice-join = och delta i { $edifice }
choice-form-left = vänstra halvan
choice-form-right = högra halvan
choice-form-age1 = pjäs från tidsålder I
choice-form-age2 = pjäs från tidsålder II
choice-form-age3 = pjäs från tidsålder III
choice-builds = bygga { $card }
choice-chains = bygga { $card } gratis (kedja)
choice-frees = bygga { $card } gratis med underverket
choice-stages = bygga steg { $n } med { $card }
choice-sells = sälja { $card }
choice-picks = bygga { $card } från slänghögen
choice-declines = avstå
choice-takes = spela { $board }
choice-loses = förlora { $card }
choice-forfeits = förlora segermarkörer värda { $tokens }

## decisions other than a card of the hand

ask-none = Inget att besluta
ask-take_board = Välj ditt underverksbräde
ask-play_card = Välj ett kort och hur du vill använda det
ask-play_last_card = Ditt underverk låter dig spela ditt sista kort
ask-dig = Välj ett kort från slänghögen att bygga gratis
ask-play_for_free_city = Välj ett kort för Fria staden
ask-lose_card = { $edifice } misslyckades: välj ett { $colour } kort att förlora
ask-lose_tokens = { $edifice } misslyckades: välj segermarkörerna du förlorar
ask-decline = Avstå

## why something is not possible

why-already_built = du har redan byggt det här
why-goods_short =
    { $kinds ->
        [one] du behöver { $goods }, och ingen av grannarna kan sälja det till dig
       *[other] du behöver { $goods }, och ingen av grannarna kan sälja dem till dig
    }
why-coins_short =
    { $n ->
        [one] det kostar { $n } mynt att köpa resurserna som saknas; du har { $purse } att betala med
       *[other] det kostar { $n } mynt att köpa resurserna som saknas; du har { $purse } att betala med
    }
why-price_short =
    { $n ->
        [one] det kostar { $n } mynt; du har { $purse } att betala med
       *[other] det kostar { $n } mynt; du har { $purse } att betala med
    }
why-income-later = { $reason }, för inkomsten från den här turen ({ $coins }) kan användas först från nästa tur
why-wonder_complete = ditt underverk är färdigt
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = kortet finns inte på din hand
why-not_in_pile = kortet finns inte i slänghögen
why-not_offered = det här brädet är inte ett av dem du får välja bland
why-wrong_payment = det är inte en av de möjliga betalningarna
why-chained = en kedja gör kortet gratis, så det byggs på det sättet
why-free_already = ditt underverk gör kortet gratis, så det byggs på det sättet
why-no_chain = ingen av dina byggnader gör det här kortet gratis
why-no_free_build = ditt underverk låter dig inte bygga gratis just nu
why-no_forms = steget har inga halvor eller tidsåldrar att välja mellan
why-which_form = steget kan byggas på flera sätt; ange { $forms }
why-no_project = partiet spelas utan byggnadsverk
why-joined_already = din stad har redan deltagit i den här tidsålderns byggnadsverk
why-no_pawns = det finns inga pjäser kvar på den här tidsålderns byggnadsverk
why-not_in_city = kortet ligger inte i din stad
why-wrong_colour = straffet är ett { $wanted } kort; det här är { $colour }
why-wrong_tokens = du har inte de här segermarkörerna, eller så gäller straffet ett annat antal
why-free_city_plays = Fria staden säljer bara ett kort när den inte kan bygga med något kort på handen
why-free_city_builds = Fria staden måste bygga från slänghögen om den kan
why-wrong_decision = du har något annat att besluta

## goods, symbols, families

good-wood = trä
good-stone = sten
good-clay = lera
good-ore = malm
good-glass = glas
good-loom = tyg
good-papyrus = papyrus
cost-parts = { $parts }
goods-count = { $n } { $good }
goods-more = { $n } { $good } till
symbol-compass = passare
symbol-gear = kugghjul
symbol-tablet = lertavla
family-brown = Råvaror
family-grey = Förädlade varor
family-blue = Civila byggnader
family-yellow = Handel
family-red = Militär
family-green = Vetenskap
family-purple = Skrån
colour-brown = brunt
colour-grey = grått
colour-blue = blått
colour-yellow = gult
colour-red = rött
colour-green = grönt
colour-purple = lila
shape-hexagon = sexhörning
shape-ring = ring
shape-column = pelare
shape-diamond = romb
shape-shield = sköld
shape-leaf = blad
shape-star = stjärna
side-A = sida A
side-B = sida B
side-day = dag
side-night = natt

## what cards and stages do

card-cost = Kostnad
card-costs = Kostar { $cost }
card-is-free = Gratis att bygga
card-from = Gratis om du har { $cards }
card-to = Gör gratis: { $cards }
card-copy = Tidsålder { $age }, { $family }
effect-produce = Producerar { $goods } varje tur; dina grannar kan köpa det.
effect-produce_choice = { effect-produce }
effect-private_choice = Producerar { $goods } varje tur; grannarna kan inte köpa det.
effect-points =
    { $n ->
        [one] { $n } poäng.
       *[other] { $n } poäng.
    }
effect-shields =
    { $n ->
        [one] { $n } sköld i varje konflikt.
       *[other] { $n } sköldar i varje konflikt.
    }
effect-science = 1 { $symbol } (vetenskapssymbol).
effect-science_choice = 1 valfri vetenskapssymbol; du väljer när poängen räknas.
effect-coins =
    { $n ->
        [one] Ta genast { $n } mynt.
       *[other] Ta genast { $n } mynt.
    }
effect-discount =
    { $goods ->
        [raw] Råvaror från { $where } kostar 1 mynt i stället för 2, från och med nästa tur.
       *[manufactured] Förädlade varor från { $where } kostar 1 mynt i stället för 2, från och med nästa tur.
    }
effect-coins_per =
    { $n ->
        [one] Ta genast { $n } mynt för varje { $what } { $where }.
       *[other] Ta genast { $n } mynt för varje { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] { $n } poäng i slutet för varje { $what } { $where }.
       *[other] { $n } poäng i slutet för varje { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] { $n } poäng i slutet om ditt underverk är färdigt.
       *[other] { $n } poäng i slutet om ditt underverk är färdigt.
    }
effect-free_build_each_age = En gång per tidsålder får du bygga ett kort från handen gratis.
effect-free_first_of_colour = Ditt första kort av varje färg är gratis att bygga.
effect-free_first_of_age = Ditt första kort i varje tidsålder är gratis att bygga.
effect-free_last_of_age = Ditt sjätte kort i varje tidsålder är gratis att bygga.
effect-build_from_discard = När det är byggt får du i slutet av turen bygga ett kort från slänghögen gratis.
effect-play_last_card = Du får spela ditt sista kort i varje tidsålder i stället för att slänga det.
effect-copy_guild = I slutet får du poäng för ett av grannarnas skrån som om det vore ditt.
effect-points_per_set =
    { $n ->
        [one] { $n } poäng i slutet för varje uppsättning av { $things } i din stad.
       *[other] { $n } poäng i slutet för varje uppsättning av { $things } i din stad.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } poäng i slutet för varje kortfärg i din stad.
       *[other] { $n } poäng i slutet för varje kortfärg i din stad.
    }
effect-victory_token = Ta genast en segermarkör från tidsålder { $age }.
effect-drop_defeats = Lämna genast tillbaka alla dina förlustmarkörer.
effect-repeat_guild = I slutet får du poäng för ett av dina egna skrån en gång till.
effect-pawn = Ta genast en pjäs från tidsålder { $age } ur lådan.
effect-lose_coins =
    { $n ->
        [one] Förlora { $n } mynt.
       *[other] Förlora { $n } mynt.
    }
effect-lose_card = Förlora ett { $colour } kort; du väljer vilket.
effect-lose_victory_tokens =
    { $n ->
        [one] Förlora { $n } valfri segermarkör.
       *[other] Förlora { $n } valfria segermarkörer.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Antingen: { $first }
effect-or = Eller: { $next }
what-brown = brunt kort
what-grey = grått kort
what-blue = blått kort
what-yellow = gult kort
what-red = rött kort
what-green = grönt kort
what-purple = skrå
what-wonder_stage = byggt underverkssteg
what-defeat_token = förlustmarkör
one-of = 1 { $thing }
where-own = i din stad
where-left = i staden till vänster
where-right = i staden till höger
where-own-left = i din stad och i staden till vänster
where-own-right = i din stad och i staden till höger
where-left-right = i båda grannstäderna
where-own-left-right = i din stad och båda grannstäderna
from-left = din vänstra granne
from-right = din högra granne
from-left-right = båda grannarna

## the log

log-took_board = { $who } spelar { $board }.
log-took_board-free_city = Fria staden spelar { $board }.
log-age_began = Tidsålder { $age } börjar.
log-built = { $who } bygger { $card }.
log-chained = { $who } bygger { $card } gratis (kedja).
log-built_free = { $who } bygger { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bygger underverkssteg { $n }.
log-staged-card = { $who } bygger underverkssteg { $n } med { $card }.
log-sold = { $who } säljer ett kort.
log-sold-card = { $who } säljer { $card }.
log-paid = { $who } betalar { $prices }.
log-paid-to =
    { $n ->
        [one] { $n } mynt till { $whom }
       *[other] { $n } mynt till { $whom }
    }
log-paid-bank =
    { $n ->
        [one] { $n } mynt till banken
       *[other] { $n } mynt till banken
    }
log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mynt.
       *[other] { $who } får { $n } mynt.
    }
log-threw_away = { $who } slänger det sista kortet.
log-threw_away-card = { $who } slänger { $card }.
log-threw_away-all = Alla slänger sitt sista kort.
log-looked = { $who } tittar igenom slänghögen.
log-dug = { $who } bygger { $card } från slänghögen.
log-declined = { $who } tar inget från slänghögen.
log-passed-left = Händerna skickas åt vänster.
log-passed-right = Händerna skickas åt höger.
log-passed-swap = Händerna byts.
log-fought = { $who } { $left } och { $right }.
log-fight-won = seger
log-fight-lost = förlust
log-fight-victory = slår { $whom } (+{ $n })
log-fight-defeat = förlorar mot { $whom } (−{ $n })
log-fight-draw = spelar oavgjort mot { $whom }
log-fight-drawn = oavgjort
log-ended = Partiet är slut.
log-joined = { $who } deltar i { $edifice }.
log-took_pawn = { $who } tar en pjäs från tidsålder { $age } ur lådan.
log-project_built = { $edifice } är byggt; varje stad med en pjäs får belöningen.
log-project_failed = { $edifice } misslyckas; varje stad utan pjäs får straffet.
log-gained_token = { $who } tar en segermarkör värd { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } lämnar tillbaka { $n } förlustmarkör.
       *[other] { $who } lämnar tillbaka { $n } förlustmarkörer.
    }
log-lost_coins =
    { $n ->
        [one] { $who } förlorar { $n } mynt.
       *[other] { $who } förlorar { $n } mynt.
    }
log-lost_card = { $who } förlorar { $card }.
log-lost_tokens = { $who } förlorar segermarkörer värda { $tokens }.
log-took_debt = { $who } kan inte betala och tar en skuldmarkör på −{ $n }.
log-drew = { $who } spelar för Fria staden den här turen och drar ett kort.
log-drew-card = { $who } spelar för Fria staden den här turen och drar { $card }.

## points

score-wonder = Underverk
score-coins = Mynt
score-military = Konflikter
score-civil = Civilt
score-commerce = Handel
score-science = Vetenskap
score-guilds = Skrån
score-edifice = Byggnads{ "\u00AD" }verk
score-total = Totalt
score-copied = { $name }: { $card } kopierat.
score-repeated = { $name }: { $cards } ger poäng en gång till.
score-chosen =
    { $n ->
        [one] { $name }: valfri vetenskapssymbol räknad som { $symbols }.
       *[other] { $name }: valfria vetenskapssymboler räknade som { $symbols }.
    }

## how many, and how far

count-decisions =
    { $n ->
        [one] { $n } beslut
       *[other] { $n } beslut
    }
count-options =
    { $n ->
        [one] { $n } möjlighet
       *[other] { $n } möjligheter
    }
project-open = öppet
project-built = byggt
project-failed = misslyckat

## who is paid

why-costs_nothing = kortet kostar ingenting, så underverkets förmåga behövs inte
score-repeated-proposal = Ingen regelbok säger på vilken rad ett skrå som räknas en gång till hör hemma: poängen står vid byggnadsverken och en symbol vid vetenskap enligt vårt eget förslag (R-51).
