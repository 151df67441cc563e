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

bot-rulebook = försiktig
bot-builder = snabb byggare
bot-random = slumpmässig
bot-seat = Bot { $n }
bot-named = bot ({ $bot })

## the table

table-age = Tidsålder { $age }
table-turn = Runda { $turn } av { $turns }
table-passes-left = Korten går åt vänster
table-passes-right = Korten går åt höger
table-passes-swap = Korten byts
table-discard =
    { $n ->
        [one] { $n } slängt kort
       *[other] { $n } slängda kort
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
table-edifice-price = Delta
table-edifice-reward = Varje pjäs
table-edifice-penalty = Om det misslyckas
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
table-conflicts = Konflikter { $n }

## why a bot would do it

hint-choice_of_goods = Det ger en vara efter eget val.
hint-missing_good = Det ger en vara som din stad saknar.
hint-arms = Det ger dig ledningen i konflikterna.
hint-wonder = Det för ditt underverk framåt.
hint-civil = Det ger säkra poäng.
hint-science = Det stärker din vetenskap.
hint-anything = Inget annat är klart bättre.
hint-nothing_better = Inget annat är möjligt eller värt det.
hint-least_loss = Det kostar dig minst.
hint-free_city = Det ger dig mynt och Fria staden föga.
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
choice-by-chain = Gratis via kedja
choice-by-wonder = Gratis via ditt underverk
choice-to-left =
    { $n ->
        [one] { $n } mynt till { $name } till vänster
       *[other] { $n } mynt till { $name } till vänster
    }
choice-to-right =
    { $n ->
        [one] { $n } mynt till { $name } till höger
       *[other] { $n } mynt till { $name } till höger
    }
choice-to-bank =
    { $n ->
        [one] { $n } mynt till banken
       *[other] { $n } mynt till banken
    }
choice-nothing = Inget att betala
choice-join = och delta i { $edifice }
choice-form-left = vänstra halvan
choice-form-right = högra halvan
choice-form-age1 = pjäs från tidsålder I
choice-form-age2 = pjäs från tidsålder II
choice-form-age3 = pjäs från tidsålder III
choice-builds = bygga { $card }
choice-chains = bygga { $card } via kedja
choice-frees = bygga { $card } gratis via underverket
choice-stages = bygga steg { $n } med { $card }
choice-sells = sälja { $card }
choice-picks = bygga { $card } från slänghögen
choice-declines = avstå
choice-takes = spela { $board }
choice-loses = offra { $card }
choice-forfeits = offra segermarkörer värda { $tokens }

## decisions other than a card of the hand

ask-none = Inget att besluta
ask-take_board = Välj ditt underverksbräde
ask-play_card = Välj ett kort
ask-play_last_card = Ditt underverk låter dig använda det sista kortet
ask-dig = Bygg ett kort från slänghögen, gratis
ask-play_for_free_city = Välj ett kort för Fria staden
ask-lose_card = Byggnadsverket misslyckades: välj kortet du offrar
ask-lose_tokens = Byggnadsverket misslyckades: välj segermarkörerna du offrar
ask-decline = Avstå

## why something is not possible

why-already_built = du har redan den här byggnaden
why-goods_short =
    { $kinds ->
        [one] { $goods } saknas; ingen av dina grannar säljer det
       *[other] { $goods } saknas; ingen av dina grannar säljer dem
    }
why-coins_short =
    { $n ->
        [one] resurserna som saknas kostar { $n } mynt, du kan betala { $purse }
       *[other] resurserna som saknas kostar { $n } mynt, du kan betala { $purse }
    }
why-price_short =
    { $n ->
        [one] det kostar { $n } mynt, du kan betala { $purse }
       *[other] det kostar { $n } mynt, du kan betala { $purse }
    }
why-wonder_complete = ditt underverk är färdigt
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = kortet finns inte på din hand
why-not_in_pile = kortet finns inte i slänghögen
why-not_offered = brädet är inte ett av dem du får välja bland
why-wrong_payment = den betalningen är inte en av dem du kan välja
why-chained = kortet är gratis via kedja och byggs på det sättet
why-free_already = kortet är gratis via ditt underverk och byggs på det sättet
why-no_chain = ingen byggnad i din stad har en kedja till kortet
why-no_free_build = ditt underverk låter dig inte bygga gratis just nu
why-no_forms = steget har inga halvor eller tidsåldrar att välja mellan
why-which_form = steget kan byggas på flera sätt; ange { $forms }
why-no_project = partiet spelas utan byggnadsverk
why-joined_already = din stad har redan deltagit i den här tidsålderns byggnadsverk
why-no_pawns = det finns ingen pjäs kvar på den här tidsålderns byggnadsverk
why-not_in_city = kortet ligger inte i din stad
why-wrong_colour = straffet är ett { $wanted } kort, det här är { $colour }
why-wrong_tokens = din stad har inte de här segermarkörerna, eller så gäller straffet ett annat antal
why-free_city_plays = Fria staden säljer bara när den inte kan bygga något med korten på handen
why-free_city_builds = Fria staden bygger ett kort från slänghögen om den kan
why-wrong_decision = nu gäller ett annat beslut

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
card-to = Kedja till: { $cards }
card-copy = Tidsålder { $age }, { $family }
effect-produce = Ger { $goods } varje runda; dina grannar får köpa av dig.
effect-produce_choice = { effect-produce }
effect-private_choice = Ger { $goods } varje runda, bara för dig.
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
effect-science = 1 { $symbol } för vetenskapen.
effect-science_choice = En valfri vetenskapssymbol; du väljer när poängen räknas.
effect-coins =
    { $n ->
        [one] Ta { $n } mynt.
       *[other] Ta { $n } mynt.
    }
effect-discount =
    { $goods ->
        [raw] Råvaror från { $where } kostar 1 mynt i stället för 2, från och med nästa runda.
       *[manufactured] Förädlade varor från { $where } kostar 1 mynt i stället för 2, från och med nästa runda.
    }
effect-coins_per =
    { $n ->
        [one] Ta { $n } mynt för varje { $what } { $where }.
       *[other] Ta { $n } mynt för varje { $what } { $where }.
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
effect-free_build_each_age = En gång per tidsålder: bygg ett kort från handen gratis.
effect-free_first_of_colour = Det första kortet av varje färg i din stad är gratis.
effect-free_first_of_age = Det första kortet i varje tidsålder är gratis om du bygger det.
effect-free_last_of_age = Det sjätte kortet i varje tidsålder är gratis om du bygger det.
effect-build_from_discard = Bygg ett kort från slänghögen gratis när rundan är slut.
effect-play_last_card = Använd det sista kortet i varje tidsålder i stället för att slänga det.
effect-copy_guild = Räkna i slutet ett av grannarnas skrån som om det vore ditt.
effect-points_per_set =
    { $n ->
        [one] { $n } poäng i slutet för varje uppsättning ({ $things }) i din stad.
       *[other] { $n } poäng i slutet för varje uppsättning ({ $things }) i din stad.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } poäng i slutet för varje kortfärg i din stad.
       *[other] { $n } poäng i slutet för varje kortfärg i din stad.
    }
effect-victory_token = Ta en segermarkör från tidsålder { $age }.
effect-drop_defeats = Lämna tillbaka alla dina förlustmarkörer.
effect-repeat_guild = Räkna i slutet ett av dina egna skrån en gång till.
effect-pawn = Ta en pjäs från tidsålder { $age } ur lådan.
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
where-left-right = i dina två grannstäder
where-own-left-right = i din stad och dina två grannstäder
from-left = vänster granne
from-right = höger granne
from-left-right = båda grannarna

## the log

log-took_board = { $who } spelar { $board }.
log-age_began = Tidsålder { $age } börjar.
log-built = { $who } bygger { $card }.
log-chained = { $who } bygger { $card } via kedja.
log-built_free = { $who } bygger { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bygger underverkssteg { $n }.
log-staged-card = { $who } bygger underverkssteg { $n } med { $card }.
log-sold = { $who } säljer ett kort.
log-sold-card = { $who } säljer { $card }.
log-paid = { $who } betalar { $prices }.
log-paid-left =
    { $n ->
        [one] { $n } mynt till vänster
       *[other] { $n } mynt till vänster
    }
log-paid-right =
    { $n ->
        [one] { $n } mynt till höger
       *[other] { $n } mynt till höger
    }
log-paid-bank =
    { $n ->
        [one] { $n } mynt till banken
       *[other] { $n } mynt till banken
    }
log-gained_coins =
    { $n ->
        [one] { $who } tar { $n } mynt.
       *[other] { $who } tar { $n } mynt.
    }
log-threw_away = { $who } slänger det sista kortet.
log-threw_away-card = { $who } slänger { $card }.
log-looked = { $who } tittar igenom slänghögen.
log-dug = { $who } bygger { $card } från slänghögen.
log-declined = { $who } tar inget från slänghögen.
log-passed-left = Korten går åt vänster.
log-passed-right = Korten går åt höger.
log-passed-swap = Korten byts.
log-fought = { $who }: { $left } till vänster, { $right } till höger.
log-fight-won = seger
log-fight-lost = förlust
log-fight-victory = { log-fight-won } (+{ $n })
log-fight-defeat = { log-fight-lost } (−{ $n })
log-fight-drawn = oavgjort
log-ended = Partiet är slut.
log-joined = { $who } deltar i { $edifice }.
log-took_pawn = { $who } tar en pjäs från tidsålder { $age } ur lådan.
log-project_built = Bygget av { $edifice } lyckades; alla med en pjäs belönas.
log-project_failed = Bygget av { $edifice } misslyckades; städer utan pjäs får betala för det.
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
log-took_debt = { $who } kan inte betala och tar en skuldmarkör på { $n }.
log-drew = { $who } spelar Fria staden den här rundan och drar ett kort.
log-drew-card = { $who } spelar Fria staden den här rundan och drar { $card }.

## points

score-wonder = Underverk
score-coins = Mynt
score-military = Konflikter
score-civil = Civilt
score-commerce = Handel
score-science = Vetenskap
score-guilds = Skrån
score-edifice = Byggnadsverk
score-total = Totalt
score-copied = { $name } kopierar { $card }.
score-repeated = { $name } räknar { $cards } en gång till.
score-chosen = { $name } väljer för vetenskapen: { $symbols }.

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
why-costs_nothing = kortet kostar ingenting, så underverkets förmåga behövs inte
score-repeated-proposal = Ingen regelbok säger på vilken rad ett gille som räknas en gång till hör hemma: poängen står vid byggnadsverken och en symbol vid vetenskap enligt vårt eget förslag (R-51).
