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

bot-rulebook = forsigtig
bot-builder = byggeglad
bot-random = tilfældig
bot-seat = Bot { $n }
bot-named = { $bot } bot

## the table

table-age = Tidsalder { $age }
table-turn = Tur { $turn } af { $turns }
table-passes-left = Kortene sendes til venstre
table-passes-right = Kortene sendes til højre
table-passes-swap = Kortene byttes
table-discard =
    { $n ->
        [one] { $n } kort i kastebunken
       *[other] { $n } kort i kastebunken
    }
table-free-city = Den Frie By
table-edifices = Bygningsværker
table-pawns = Deltagerbrikker: tidsalder { $ages }
table-debts = Gældsbrikker: tidsalder { $ages }
table-pawns-left =
    { $n ->
        [one] { $n } deltagerbrik tilbage
       *[other] { $n } deltagerbrikker tilbage
    }
table-edifice-built = Bygget
table-edifice-failed = Slået fejl
table-edifice-price = Deltag
table-edifice-reward = Hver deltagerbrik
table-edifice-penalty = Hvis det slår fejl
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
table-conflicts = Konflikter { $n }

## why a bot would do it

hint-choice_of_goods = Det giver en valgfri vare.
hint-missing_good = Det giver en vare, din by mangler.
hint-arms = Det bringer dig foran i konflikterne.
hint-wonder = Det bringer dit vidunder videre.
hint-civil = Det giver sikre point.
hint-science = Det styrker din videnskab.
hint-anything = Intet andet er klart bedre.
hint-nothing_better = Intet andet er muligt eller umagen værd.
hint-least_loss = Det koster dig mindst.
hint-free_city = Det giver dig mønter og Den Frie By kun lidt.
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
choice-by-chain = Gratis via kæden
choice-by-wonder = Gratis via dit vidunder
choice-to-left =
    { $n ->
        [one] { $n } mønt til { $name } til venstre
       *[other] { $n } mønter til { $name } til venstre
    }
choice-to-right =
    { $n ->
        [one] { $n } mønt til { $name } til højre
       *[other] { $n } mønter til { $name } til højre
    }
choice-to-bank =
    { $n ->
        [one] { $n } mønt til banken
       *[other] { $n } mønter til banken
    }
choice-nothing = Intet at betale
choice-join = plus deltagelse i { $edifice }
choice-form-left = venstre halvdel
choice-form-right = højre halvdel
choice-form-age1 = deltagerbrik til tidsalder I
choice-form-age2 = deltagerbrik til tidsalder II
choice-form-age3 = deltagerbrik til tidsalder III
choice-builds = bygge { $card }
choice-chains = bygge { $card } via kæden
choice-frees = bygge { $card } gratis via dit vidunder
choice-stages = bygge stadie { $n } med { $card }
choice-sells = sælge { $card }
choice-picks = bygge { $card } fra kastebunken
choice-declines = lade kortene ligge
choice-takes = spille { $board }
choice-loses = ofre { $card }
choice-forfeits = ofre sejrsbrikker med værdien { $tokens }

## decisions other than a card of the hand

ask-none = Intet at beslutte
ask-take_board = Vælg dit vidunder
ask-play_card = Vælg et kort
ask-play_last_card = Dit vidunder lader dig bruge det sidste kort
ask-dig = Byg et kort gratis fra kastebunken
ask-play_for_free_city = Vælg et kort for Den Frie By
ask-lose_card = Bygningsværket slog fejl: Vælg det kort, du ofrer
ask-lose_tokens = Bygningsværket slog fejl: Vælg de sejrsbrikker, du ofrer
ask-decline = Lad kortene ligge

## why something is not possible

why-already_built = du har allerede denne bygning
why-goods_short =
    { $kinds ->
        [one] du mangler { $goods }, og ingen af dine naboer sælger det
       *[other] du mangler { $goods }, og ingen af dine naboer sælger dem
    }
why-coins_short =
    { $n ->
        [one] de varer, du mangler, koster { $n } mønt; du kan bruge { $purse }
       *[other] de varer, du mangler, koster { $n } mønter; du kan bruge { $purse }
    }
why-price_short =
    { $n ->
        [one] det koster { $n } mønt; du kan bruge { $purse }
       *[other] det koster { $n } mønter; du kan bruge { $purse }
    }
why-wonder_complete = dit vidunder er færdigt
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = du har ikke kortet på hånden
why-not_in_pile = kortet ligger ikke i kastebunken
why-not_offered = vidunderkortet er ikke et af dem, du kan vælge imellem
why-wrong_payment = der kan ikke betales på den måde
why-chained = kortet er gratis via kæden, så det bygges på den måde
why-free_already = dit vidunder gør kortet gratis, så det bygges på den måde
why-no_chain = ingen bygning i din by gør kortet gratis via kæden
why-no_free_build = dit vidunder lader dig ikke bygge gratis nu
why-no_forms = stadiet har ingen halvdele eller tidsaldre at vælge imellem
why-which_form = stadiet kan bygges på flere måder; angiv { $forms }
why-no_project = der spilles uden bygningsværker
why-joined_already = din by deltager allerede i denne tidsalders bygningsværk
why-no_pawns = der er ingen deltagerbrikker tilbage på denne tidsalders bygningsværk
why-not_in_city = kortet er ikke bygget i din by
why-wrong_colour = straffen er et kort i farven { $wanted }; dette kort har farven { $colour }
why-wrong_tokens = din by har ikke disse sejrsbrikker, eller straffen gælder et andet antal
why-free_city_plays = Den Frie By sælger kun, når den ikke kan bygge noget med nogen af kortene på hånden
why-free_city_builds = Den Frie By bygger fra kastebunken, hvis den kan
why-wrong_decision = nu er det noget andet, der skal besluttes

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
card-copy = Tidsalder { $age }, { $family }
effect-produce = Giver { $goods } hver tur; dine naboer kan købe det.
effect-produce_choice = { effect-produce }
effect-private_choice = Giver { $goods } hver tur, kun til dig.
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
effect-science = Videnskab: 1 { $symbol }.
effect-science_choice = 1 valgfrit videnskabssymbol, som vælges, når pointene tælles op.
effect-coins =
    { $n ->
        [one] Tag { $n } mønt.
       *[other] Tag { $n } mønter.
    }
effect-discount =
    { $goods ->
        [raw] Råmaterialer fra { $where } koster 1 mønt i stedet for 2 fra og med næste tur.
       *[manufactured] Forarbejdede varer fra { $where } koster 1 mønt i stedet for 2 fra og med næste tur.
    }
effect-coins_per =
    { $n ->
        [one] Tag { $n } mønt pr. { $what } { $where }.
       *[other] Tag { $n } mønter pr. { $what } { $where }.
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
effect-free_build_each_age = Byg ét kort fra hånden gratis én gang i hver tidsalder.
effect-free_first_of_colour = Det første kort af hver farve i din by er gratis.
effect-free_first_of_age = Det første kort i hver tidsalder er gratis, hvis du bygger det.
effect-free_last_of_age = Det sjette kort i hver tidsalder er gratis, hvis du bygger det.
effect-build_from_discard = Byg et kort gratis fra kastebunken, når turen er slut.
effect-play_last_card = Brug det sidste kort i hver tidsalder i stedet for at kaste det.
effect-copy_guild = Ved spillets slutning får du point for et af dine naboers laug, som var det dit eget.
effect-points_per_set =
    { $n ->
        [one] { $n } point ved spillets slutning pr. sæt i din by: { $things }.
       *[other] { $n } point ved spillets slutning pr. sæt i din by: { $things }.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } point ved spillets slutning for hver kortfarve i din by.
       *[other] { $n } point ved spillets slutning for hver kortfarve i din by.
    }
effect-victory_token = Tag en sejrsbrik fra tidsalder { $age }.
effect-drop_defeats = Aflever alle dine nederlagsbrikker.
effect-repeat_guild = Ved spillets slutning får du point for et af dine egne laug én gang til.
effect-pawn = Tag en deltagerbrik til tidsalder { $age } fra æsken.
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
where-left-right = i begge nabobyer
where-own-left-right = i din by og begge nabobyer
from-left = naboen til venstre
from-right = naboen til højre
from-left-right = begge naboer

## the log

log-took_board = { $who } spiller { $board }.
log-age_began = Tidsalder { $age } begynder.
log-built = { $who } bygger { $card }.
log-chained = { $who } bygger { $card } via kæden.
log-built_free = { $who } bygger { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bygger vidunderstadie { $n }.
log-staged-card = { $who } bygger vidunderstadie { $n } med { $card }.
log-sold = { $who } sælger et kort.
log-sold-card = { $who } sælger { $card }.
log-paid = { $who } betaler { $prices }.
log-paid-left =
    { $n ->
        [one] { $n } mønt til venstre
       *[other] { $n } mønter til venstre
    }
log-paid-right =
    { $n ->
        [one] { $n } mønt til højre
       *[other] { $n } mønter til højre
    }
log-paid-bank =
    { $n ->
        [one] { $n } mønt til banken
       *[other] { $n } mønter til banken
    }
log-gained_coins =
    { $n ->
        [one] { $who } tager { $n } mønt.
       *[other] { $who } tager { $n } mønter.
    }
log-threw_away = { $who } lægger det sidste kort i kastebunken.
log-threw_away-card = { $who } lægger { $card } i kastebunken.
log-looked = { $who } kigger kastebunken igennem.
log-dug = { $who } bygger { $card } fra kastebunken.
log-declined = { $who } tager intet fra kastebunken.
log-passed-left = Kortene sendes til venstre.
log-passed-right = Kortene sendes til højre.
log-passed-swap = Kortene byttes.
log-fought = { $who }: { $left } til venstre, { $right } til højre.
log-fight-won = sejr
log-fight-lost = nederlag
log-fight-victory = { log-fight-won } (+{ $n })
log-fight-defeat = { log-fight-lost } (−{ $n })
log-fight-drawn = uafgjort
log-ended = Spillet er slut.
log-joined = { $who } deltager i { $edifice }.
log-took_pawn = { $who } tager en deltagerbrik til tidsalder { $age } fra æsken.
log-project_built = { $edifice } er bygget; alle med en deltagerbrik bliver belønnet.
log-project_failed = { $edifice } bliver ikke bygget; byer uden deltagerbrik må bøde for det.
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
log-took_debt = { $who } kan ikke betale og tager en gældsbrik på { $n }.
log-drew = { $who } spiller Den Frie By i denne tur og trækker et kort.
log-drew-card = { $who } spiller Den Frie By i denne tur og trækker { $card }.

## points

score-wonder = Vidunder
score-coins = Mønter
score-military = Konflikter
score-civil = Civile
score-commerce = Handel
score-science = Videnskab
score-guilds = Laug
score-edifice = Bygningsværker
score-total = I alt
score-copied = { $name } kopierer { $card }.
score-repeated = { $name } får point for { $cards } én gang til.
score-chosen = Videnskab: { $name } vælger { $symbols }.

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
why-costs_nothing = kortet koster intet, så dit vidunders evne er ikke nødvendig
score-repeated-proposal = Ingen regelbog siger, på hvilken linje et laug, der tæller én gang til, hører hjemme: pointene står ved bygningsværkerne og et symbol ved videnskab efter vores eget forslag (R-51).
