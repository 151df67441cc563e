### The words of the games: what the browser, the terminal and the server say alike.

## the language itself, and how it lists things

language-name = Dansk
list-and = { $rest } og { $last }
list-or = { $rest } eller { $last }

## everywhere

app-you = dig

## rulesets

rules-first-edition = Første udgave
rules-second-edition = Anden udgave
rules-dice = 7 Wonders Dice

## a new table

bot-oracle = frem{ "\u00AD" }synet
bot-rulebook = for{ "\u00AD" }sigtig
bot-beginner = uøvet
bot-builder = bygge{ "\u00AD" }glad
bot-random = til{ "\u00AD" }fældig
bot-named = { $bot } bot
about-bot-random = Den tilfældige bot giver alle lovlige valg samme chance.
about-bot-builder = Den byggeglade bot spiller på må og få, men bygger altid, når den kan.
about-bot-beginner = Den uøvede bot spiller fornuftigt, men begår fejl, som mennesker begår.
about-bot-rulebook = Den forsigtige bot følger tommelfingerregler.
about-bot-oracle = Den fremsynede bot spiller mange mulige spil til ende før hvert valg og er den stærkeste.
about-bot-own = En bot, som denne servers driftsansvarlige har tilføjet.

## the table

table-age = Alder { $age }
table-turn = Tur { $turn } af { $turns }
table-passes-left = Hænderne gives videre til venstre
table-passes-right = Hænderne gives videre til højre
table-passes-swap = Hænderne byttes
table-discard =
    { $n ->
        [one] { $n } kort i bunken med brugte kort
       *[other] { $n } kort i bunken med brugte kort
    }
table-free-city = Den Frie By
table-edifices = Bygningsværker
table-pawns = Deltagerbrikker: alder { $ages }
table-debts = Gældsbrikker: alder { $ages }
table-pawns-left =
    { $n ->
        [one] { $n } deltagerbrik tilbage
       *[other] { $n } deltagerbrikker tilbage
    }
table-edifice-built = Bygget
table-edifice-failed = Slået fejl
table-edifice-price = Pris for at deltage
table-edifice-reward = Belønning pr. deltagerbrik
table-edifice-penalty = Straf
table-stage = Stadie { $n }
table-stage-built = Stadie { $n }, bygget
table-coins =
    { $n ->
        [one] { $n } mønt
       *[other] { $n } mønter
    }
table-shields =
    { $n ->
        [one] { $n } skjold
       *[other] { $n } skjolde
    }
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } point
    }
table-conflicts = Konfliktpoint: { $n }

## why a bot would do it

hint-choice_of_goods = Det giver dig et valg mellem ressourcer.
hint-missing_good = Det producerer en ressource, din by mangler.
hint-arms = Det bringer dig foran militært.
hint-wonder = Det bringer dit vidunder videre.
hint-civil = Det giver sikre point.
hint-science = Det styrker din videnskab.
hint-anything = Ingen af mulighederne er klart bedre.
hint-nothing_better = Det er den bedste af de muligheder, der er tilbage.
hint-least_loss = Det koster dig mindst.
hint-free_city = Det giver dig mønter og kun lidt til Den Frie By.
hint-points =
    { $n ->
        [one] Det giver { $n } point, som det ser ud nu.
       *[other] Det giver { $n } point, som det ser ud nu.
    }

## a choice

choice-build = Byg
choice-stage = Byg stadie { $n }
choice-sell = Sælg
choice-sell-for =
    { $n ->
        [one] Sælg for { $n } mønt
       *[other] Sælg for { $n } mønter
    }
choice-free = gratis
choice-by-chain = Gratis (kæde fra { $card })
choice-by-wonder = Gratis med dit vidunder
choice-to-left =
    { $n ->
        [one] { $n } mønt til { $name } (venstre)
       *[other] { $n } mønter til { $name } (venstre)
    }
choice-to-right =
    { $n ->
        [one] { $n } mønt til { $name } (højre)
       *[other] { $n } mønter til { $name } (højre)
    }
choice-to-bank =
    { $n ->
        [one] { $n } mønt til banken
       *[other] { $n } mønter til banken
    }
choice-nothing = Koster ingen mønter
choice-join = og deltag i { $edifice }
choice-form-left = venstre halvdel
choice-form-right = højre halvdel
choice-form-age1 = deltagerbrik fra alder I
choice-form-age2 = deltagerbrik fra alder II
choice-form-age3 = deltagerbrik fra alder III
choice-builds = bygge { $card }
choice-chains = bygge { $card } gratis (kæde)
choice-frees = bygge { $card } gratis med dit vidunder
choice-stages = bygge stadie { $n } med { $card }
choice-sells = sælge { $card }
choice-picks = bygge { $card } fra bunken med brugte kort
choice-declines = tage intet
choice-takes = spille { $board }
choice-loses = miste { $card }
choice-forfeits = miste sejrsbrikker med værdien { $tokens }

## decisions other than a card of the hand

ask-none = Intet at beslutte
ask-take_board = Vælg dit vidunder
ask-play_card = Vælg et kort, og hvordan du vil bruge det
ask-play_last_card = Dit vidunder lader dig spille dit sidste kort
ask-dig = Vælg et kort fra bunken med brugte kort, som du bygger gratis
ask-play_for_free_city = Vælg et kort for Den Frie By
ask-lose_card = { $edifice } slog fejl: Vælg et kort i farven { $colour }, som du mister
ask-lose_tokens = { $edifice } slog fejl: Vælg de sejrsbrikker, du mister
ask-decline = Tag intet

## why something is not possible

why-already_built = du har allerede bygget dette
why-goods_short =
    { $kinds ->
        [one] du mangler { $goods }, og ingen af dine sidemænd kan sælge dig det
       *[other] du mangler { $goods }, og ingen af dine sidemænd kan sælge dig dem
    }
why-coins_short =
    { $n ->
        [one] det koster { $n } mønt at købe de manglende ressourcer; du har { $purse } at bruge
       *[other] det koster { $n } mønter at købe de manglende ressourcer; du har { $purse } at bruge
    }
why-price_short =
    { $n ->
        [one] det koster { $n } mønt; du har { $purse } at bruge
       *[other] det koster { $n } mønter; du har { $purse } at bruge
    }
why-income-later = { $reason }, for indtægten fra denne tur ({ $coins }) kan først bruges fra næste tur
why-wonder_complete = dit vidunder er færdigt
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = du har ikke kortet på hånden
why-not_in_pile = kortet ligger ikke i bunken med brugte kort
why-not_offered = dette vidunderkort er ikke et af dem, du kan vælge imellem
why-wrong_payment = det er ikke en af de mulige betalinger
why-chained = en kæde gør kortet gratis, så det bygges på den måde
why-free_already = dit vidunder gør kortet gratis, så det bygges på den måde
why-no_chain = ingen af dine bygninger gør dette kort gratis
why-no_free_build = dit vidunder lader dig ikke bygge gratis nu
why-no_forms = stadiet har ingen halvdele eller aldre at vælge imellem
why-which_form = stadiet kan bygges på flere måder; angiv { $forms }
why-no_project = der spilles uden bygningsværker
why-joined_already = din by deltager allerede i denne alders bygningsværk
why-no_pawns = der er ingen deltagerbrikker tilbage på denne alders bygningsværk
why-not_in_city = kortet er ikke bygget i din by
why-wrong_colour = straffen er et kort i farven { $wanted }; dette kort har farven { $colour }
why-wrong_tokens = du har ikke disse sejrsbrikker, eller straffen gælder et andet antal
why-free_city_plays = Den Frie By sælger kun et kort, når den ikke kan bygge med noget kort på hånden
why-free_city_builds = Den Frie By skal bygge fra bunken med brugte kort, hvis den kan
why-wrong_decision = du har noget andet at beslutte

## goods, symbols, families

good-wood = træ
good-stone = sten
good-clay = ler
good-ore = malm
good-glass = glas
good-loom = stof
good-papyrus = papyrus
cost-parts = { $parts }
goods-count = { $n } { $good }
goods-more = { $n } { $good }
symbol-compass = passer
symbol-gear = tandhjul
symbol-tablet = tavle
family-brown = Råmaterialer
family-grey = Forarbejdede varer
family-blue = Civile bygninger
family-yellow = Handel
family-red = Militær
family-green = Videnskab
family-purple = Laug
colour-brown = brun
colour-grey = grå
colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grøn
colour-purple = lilla
shape-hexagon = sekskant
shape-ring = ring
shape-column = søjle
shape-diamond = rombe
shape-shield = skjold
shape-leaf = blad
shape-star = stjerne
side-A = side A
side-B = side B
side-day = dag
side-night = nat

## what cards and stages do

card-cost = Pris
card-costs = Koster { $cost }
card-is-free = Gratis at bygge
card-from = Gratis, hvis du har { $cards }
card-to = Gør gratis: { $cards }
card-copy = Alder { $age }, { $family }
effect-produce = Producerer { $goods } hver tur; dine sidemænd kan købe det.
effect-produce_choice = { effect-produce }
effect-private_choice = Producerer { $goods } hver tur; dine sidemænd kan ikke købe det.
effect-points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } point.
    }
effect-shields =
    { $n ->
        [one] { $n } skjold i hver konflikt.
       *[other] { $n } skjolde i hver konflikt.
    }
effect-science = 1 { $symbol } (videnskabssymbol).
effect-science_choice = 1 valgfrit videnskabssymbol; du vælger det, når pointene tælles op.
effect-coins =
    { $n ->
        [one] Tag straks { $n } mønt.
       *[other] Tag straks { $n } mønter.
    }
effect-discount =
    { $goods ->
        [raw] Råmaterialer fra { $where } koster 1 mønt i stedet for 2 fra og med næste tur.
       *[manufactured] Forarbejdede varer fra { $where } koster 1 mønt i stedet for 2 fra og med næste tur.
    }
effect-coins_per =
    { $n ->
        [one] Tag straks { $n } mønt pr. { $what } { $where }.
       *[other] Tag straks { $n } mønter pr. { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] { $n } point ved spillets slutning pr. { $what } { $where }.
       *[other] { $n } point ved spillets slutning pr. { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] { $n } point ved spillets slutning, hvis dit vidunder er færdigt.
       *[other] { $n } point ved spillets slutning, hvis dit vidunder er færdigt.
    }
effect-free_build_each_age = Én gang i hver alder må du bygge ét kort fra hånden gratis.
effect-free_first_of_colour = Dit første kort af hver farve er gratis at bygge.
effect-free_first_of_age = Dit første kort i hver alder er gratis at bygge.
effect-free_last_of_age = Dit sjette kort i hver alder er gratis at bygge.
effect-build_from_discard = Når det er bygget, må du ved turens slutning bygge et kort gratis fra bunken med brugte kort.
effect-play_last_card = Du må spille dit sidste kort i hver alder i stedet for at smide det ud.
effect-copy_guild = Ved spillets slutning får du point for et af dine sidemænds laug, som var det dit eget.
effect-points_per_set =
    { $n ->
        [one] { $n } point ved spillets slutning for hvert sæt med { $things } i din by.
       *[other] { $n } point ved spillets slutning for hvert sæt med { $things } i din by.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } point ved spillets slutning for hver kortfarve i din by.
       *[other] { $n } point ved spillets slutning for hver kortfarve i din by.
    }
effect-victory_token = Tag straks en sejrsbrik fra alder { $age }.
effect-drop_defeats = Aflever straks alle dine nederlagsbrikker.
effect-repeat_guild = Ved spillets slutning får du point for et af dine egne laug én gang til.
effect-pawn = Tag straks en deltagerbrik fra alder { $age } i æsken.
effect-lose_coins =
    { $n ->
        [one] Mist { $n } mønt.
       *[other] Mist { $n } mønter.
    }
effect-lose_card = Mist et valgfrit kort i farven { $colour }.
effect-lose_victory_tokens =
    { $n ->
        [one] Mist { $n } valgfri sejrsbrik.
       *[other] Mist { $n } valgfri sejrsbrikker.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Enten: { $first }
effect-or = Eller: { $next }
what-brown = brunt kort
what-grey = gråt kort
what-blue = blåt kort
what-yellow = gult kort
what-red = rødt kort
what-green = grønt kort
what-purple = laug
what-wonder_stage = bygget vidunderstadie
what-defeat_token = nederlagsbrik
one-of = 1 { $thing }
where-own = i din by
where-left = i byen til venstre
where-right = i byen til højre
where-own-left = i din by og i byen til venstre
where-own-right = i din by og i byen til højre
where-left-right = i begge sidemænds byer
where-own-left-right = i din by og begge sidemænds byer
from-left = sidemanden til venstre
from-right = sidemanden til højre
from-left-right = begge sidemænd

## the log

log-took_board = { $who } spiller { $board }.
log-took_board-free_city = Den Frie By spiller { $board }.
log-age_began = Alder { $age } begynder.
log-built = { $who } bygger { $card }.
log-chained = { $who } bygger { $card } gratis (kæde).
log-built_free = { $who } bygger { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bygger vidunderstadie { $n }.
log-staged-card = { $who } bygger vidunderstadie { $n } med { $card }.
log-sold = { $who } sælger et kort.
log-sold-card = { $who } sælger { $card }.
log-paid = { $who } betaler { $prices }.
log-paid-to =
    { $n ->
        [one] { $n } mønt til { $whom }
       *[other] { $n } mønter til { $whom }
    }
log-paid-bank =
    { $n ->
        [one] { $n } mønt til banken
       *[other] { $n } mønter til banken
    }
log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mønt.
       *[other] { $who } får { $n } mønter.
    }
log-threw_away = { $who } smider det sidste kort ud.
log-threw_away-card = { $who } smider { $card } ud.
log-threw_away-all = Alle smider deres sidste kort ud.
log-looked = { $who } kigger bunken med brugte kort igennem.
log-dug = { $who } bygger { $card } fra bunken med brugte kort.
log-declined = { $who } tager intet fra bunken med brugte kort.
log-passed-left = Hænderne gives videre til venstre.
log-passed-right = Hænderne gives videre til højre.
log-passed-swap = Hænderne byttes.
log-fought = { $who } { $left } og { $right }.
log-fight-won = sejr
log-fight-lost = nederlag
log-fight-victory = slår { $whom } (+{ $n })
log-fight-defeat = taber til { $whom } (−{ $n })
log-fight-draw = spiller uafgjort mod { $whom }
log-fight-drawn = uafgjort
log-ended = Spillet er slut.
log-joined = { $who } deltager i { $edifice }.
log-took_pawn = { $who } tager en deltagerbrik fra alder { $age } i æsken.
log-project_built = { $edifice } er bygget; hver by med en deltagerbrik får belønningen.
log-project_failed = { $edifice } slår fejl; hver by uden deltagerbrik får straffen.
log-gained_token = { $who } tager en sejrsbrik med værdien { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } afleverer { $n } nederlagsbrik.
       *[other] { $who } afleverer { $n } nederlagsbrikker.
    }
log-lost_coins =
    { $n ->
        [one] { $who } mister { $n } mønt.
       *[other] { $who } mister { $n } mønter.
    }
log-lost_card = { $who } mister { $card }.
log-lost_tokens = { $who } mister sejrsbrikker med værdien { $tokens }.
log-took_debt = { $who } kan ikke betale og tager en gældsbrik på −{ $n }.
log-drew = { $who } spiller for Den Frie By i denne tur og trækker et kort.
log-drew-card = { $who } spiller for Den Frie By i denne tur og trækker { $card }.

## points

score-wonder = Vidunder
score-coins = Mønter
score-military = Konflikter
score-civil = Civile
score-commerce = Handel
score-science = Videnskab
score-guilds = Laug
score-edifice = Bygnings{ "\u00AD" }værker
score-total = I alt
score-copied = { $name }: { $card } kopieret.
score-repeated = { $name }: { $cards } giver point én gang til.
score-chosen =
    { $n ->
        [one] { $name }: valgfrit videnskabssymbol regnet som { $symbols }.
       *[other] { $name }: valgfri videnskabssymboler regnet som { $symbols }.
    }

## how many, and how far

count-decisions =
    { $n ->
        [one] { $n } beslutning
       *[other] { $n } beslutninger
    }
count-options =
    { $n ->
        [one] { $n } mulighed
       *[other] { $n } muligheder
    }
project-open = åbent
project-built = bygget
project-failed = slået fejl

## who is paid

why-costs_nothing = kortet koster intet, så dit vidunders evne er ikke nødvendig
score-repeated-proposal = Ingen regelbog siger, på hvilken linje et laug, der tæller én gang til, hører hjemme: pointene står ved bygningsværkerne og et symbol ved videnskab efter vores eget forslag (R-51).
