### The words of the games: what the browser, the terminal and the server say alike.

## the language itself, and how it lists things

language-name = Norsk bokmål
list-and = { $rest } og { $last }
list-or = { $rest } eller { $last }

## everywhere

app-you = deg

## rulesets

rules-first-edition = Første utgave
rules-second-edition = Andre utgave
rules-dice = 7 Wonders Dice

## a new table

bot-oracle = frem{ "\u00AD" }synt
bot-rulebook = for{ "\u00AD" }siktig
bot-beginner = uerfaren
bot-builder = bygge{ "\u00AD" }glad
bot-random = til{ "\u00AD" }feldig
bot-named = { $bot } bot
about-bot-random = Den tilfeldige boten gir alle lovlige valg samme sjanse.
about-bot-builder = Den byggeglade boten spiller på måfå, men bygger alltid når den kan.
about-bot-beginner = Den uerfarne boten spiller fornuftig, men gjør feil som mennesker gjør.
about-bot-rulebook = Den forsiktige boten følger tommelfingerregler.
about-bot-oracle = Den fremsynte boten spiller mange mulige spill til ende før hvert valg og er sterkest.
about-bot-own = En bot som den driftsansvarlige for serveren har lagt til.

## the table

table-age = Tidsalder { $age }
table-turn = Tur { $turn } av { $turns }
table-passes-left = Hendene sendes til venstre
table-passes-right = Hendene sendes til høyre
table-passes-swap = Hendene byttes
table-discard =
    { $n ->
        [one] { $n } kort i kastebunken
       *[other] { $n } kort i kastebunken
    }
table-free-city = Den frie byen
table-edifices = Byggverk
table-pawns = Deltakerbrikker: tidsalder { $ages }
table-debts = Gjeldsmarkører: tidsalder { $ages }
table-pawns-left =
    { $n ->
        [one] { $n } deltakerbrikke igjen
       *[other] { $n } deltakerbrikker igjen
    }
table-edifice-built = Bygget
table-edifice-failed = Mislyktes
table-edifice-price = Deltakerkostnad
table-edifice-reward = Belønning per deltakerbrikke
table-edifice-penalty = Straff
table-stage = Fase { $n }
table-stage-built = Fase { $n }, bygget
table-coins =
    { $n ->
        [one] { $n } mynt
       *[other] { $n } mynter
    }
table-shields =
    { $n ->
        [one] { $n } skjold
       *[other] { $n } skjold
    }
table-points =
    { $n ->
        [one] { $n } poeng
       *[other] { $n } poeng
    }
table-conflicts = Konfliktpoeng: { $n }

## why a bot would do it

hint-choice_of_goods = Det lar deg velge mellom ressurser.
hint-missing_good = Det produserer en ressurs byen din mangler.
hint-arms = Det gir deg et militært forsprang.
hint-wonder = Det bringer underverket ditt videre.
hint-civil = Det gir sikre poeng.
hint-science = Det styrker vitenskapen din.
hint-anything = Ingen av mulighetene er klart bedre.
hint-nothing_better = Det er den beste av mulighetene som er igjen.
hint-least_loss = Det koster deg minst.
hint-free_city = Det gir deg mynter og lite til Den frie byen.
hint-points =
    { $n ->
        [one] Det gir { $n } poeng slik det står nå.
       *[other] Det gir { $n } poeng slik det står nå.
    }

## a choice

choice-build = Bygg
choice-stage = Bygg fase { $n }
choice-sell = Selg
choice-sell-for =
    { $n ->
        [one] Selg for { $n } mynt
       *[other] Selg for { $n } mynter
    }
choice-free = gratis
choice-by-chain = Gratis (kjede fra { $card })
choice-by-wonder = Gratis med underverket ditt
choice-to-left =
    { $n ->
        [one] { $n } mynt til { $name } (venstre)
       *[other] { $n } mynter til { $name } (venstre)
    }
choice-to-right =
    { $n ->
        [one] { $n } mynt til { $name } (høyre)
       *[other] { $n } mynter til { $name } (høyre)
    }
choice-to-bank =
    { $n ->
        [one] { $n } mynt til banken
       *[other] { $n } mynter til banken
    }
choice-nothing = Koster ingen mynter
choice-join = og delta i { $edifice }
choice-form-left = venstre halvdel
choice-form-right = høyre halvdel
choice-form-age1 = deltakerbrikke fra tidsalder I
choice-form-age2 = deltakerbrikke fra tidsalder II
choice-form-age3 = deltakerbrikke fra tidsalder III
choice-builds = bygge { $card }
choice-chains = bygge { $card } gratis (kjede)
choice-frees = bygge { $card } gratis med underverket
choice-stages = bygge fase { $n } med { $card }
choice-sells = selge { $card }
choice-picks = bygge { $card } fra kastebunken
choice-declines = ta ingenting
choice-takes = spille { $board }
choice-loses = miste { $card }
choice-forfeits = miste seiersbrikker verdt { $tokens }

## decisions other than a card of the hand

ask-none = Ingenting å avgjøre
ask-take_board = Velg underverket ditt
ask-play_card = Velg et kort og hvordan du vil bruke det
ask-play_last_card = Underverket ditt lar deg spille det siste kortet ditt
ask-dig = Velg et kort fra kastebunken som du bygger gratis
ask-play_for_free_city = Velg et kort for Den frie byen
ask-lose_card = { $edifice } mislyktes: Velg et kort i fargen { $colour } som du mister
ask-lose_tokens = { $edifice } mislyktes: Velg seiersbrikkene du mister
ask-decline = Ta ingenting

## why something is not possible

why-already_built = du har allerede bygget dette
why-goods_short =
    { $kinds ->
        [one] du mangler { $goods }, og ingen av naboene kan selge deg det
       *[other] du mangler { $goods }, og ingen av naboene kan selge deg dem
    }
why-coins_short =
    { $n ->
        [one] det koster { $n } mynt å kjøpe ressursene du mangler; du har { $purse } å bruke
       *[other] det koster { $n } mynter å kjøpe ressursene du mangler; du har { $purse } å bruke
    }
why-price_short =
    { $n ->
        [one] det koster { $n } mynt; du har { $purse } å bruke
       *[other] det koster { $n } mynter; du har { $purse } å bruke
    }
why-income-later = { $reason }, for inntekten fra denne turen ({ $coins }) kan først brukes fra neste tur
why-wonder_complete = underverket ditt er ferdig
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = du har ikke kortet på hånden
why-not_in_pile = kortet ligger ikke i kastebunken
why-not_offered = dette brettet er ikke et av dem du kan velge mellom
why-wrong_payment = det er ikke en av de mulige betalingene
why-chained = en kjede gjør kortet gratis, så det bygges på den måten
why-free_already = underverket ditt gjør kortet gratis, så det bygges på den måten
why-no_chain = ingen av bygningene dine gjør dette kortet gratis
why-no_free_build = underverket ditt lar deg ikke bygge gratis nå
why-no_forms = fasen har ingen halvdeler eller tidsaldre å velge mellom
why-which_form = fasen kan bygges på flere måter; oppgi { $forms }
why-no_project = det spilles uten byggverk
why-joined_already = byen din deltar allerede i denne tidsalderens byggverk
why-no_pawns = det er ingen deltakerbrikker igjen på denne tidsalderens byggverk
why-not_in_city = kortet er ikke bygget i byen din
why-wrong_colour = straffen er et kort i fargen { $wanted }; dette kortet har fargen { $colour }
why-wrong_tokens = du har ikke disse seiersbrikkene, eller straffen gjelder et annet antall
why-free_city_plays = Den frie byen selger bare et kort når den ikke kan bygge med noe kort på hånden
why-free_city_builds = Den frie byen må bygge fra kastebunken hvis den kan
why-wrong_decision = du har noe annet å avgjøre

## goods, symbols, families

good-wood = tre
good-stone = stein
good-clay = leire
good-ore = malm
good-glass = glass
good-loom = tekstil
good-papyrus = papyrus
cost-parts = { $parts }
goods-count = { $n } { $good }
goods-more = { $n } { $good }
symbol-compass = passer
symbol-gear = tannhjul
symbol-tablet = tavle
family-brown = Råvarer
family-grey = Foredlede varer
family-blue = Sivile bygninger
family-yellow = Handel
family-red = Militær
family-green = Vitenskap
family-purple = Laug
colour-brown = brun
colour-grey = grå
colour-blue = blå
colour-yellow = gul
colour-red = rød
colour-green = grønn
colour-purple = lilla
shape-hexagon = sekskant
shape-ring = ring
shape-column = søyle
shape-diamond = rombe
shape-shield = skjold
shape-leaf = blad
shape-star = stjerne
side-A = side A
side-B = side B
side-day = dag
side-night = natt

## what cards and stages do

card-cost = Kostnad
card-costs = Koster { $cost }
card-is-free = Gratis å bygge
card-from = Gratis hvis du har { $cards }
card-to = Gjør gratis: { $cards }
card-copy = Tidsalder { $age }, { $family }
effect-produce = Produserer { $goods } hver tur; naboene dine kan kjøpe det.
effect-produce_choice = { effect-produce }
effect-private_choice = Produserer { $goods } hver tur; naboene kan ikke kjøpe det.
effect-points =
    { $n ->
        [one] { $n } poeng.
       *[other] { $n } poeng.
    }
effect-shields =
    { $n ->
        [one] { $n } skjold i hver konflikt.
       *[other] { $n } skjold i hver konflikt.
    }
effect-science = 1 { $symbol } (vitenskapssymbol).
effect-science_choice = 1 valgfritt vitenskapssymbol; du velger det når poengene telles opp.
effect-coins =
    { $n ->
        [one] Ta { $n } mynt med én gang.
       *[other] Ta { $n } mynter med én gang.
    }
effect-discount =
    { $goods ->
        [raw] Råvarer fra { $where } koster 1 mynt i stedet for 2 fra og med neste tur.
       *[manufactured] Foredlede varer fra { $where } koster 1 mynt i stedet for 2 fra og med neste tur.
    }
effect-coins_per =
    { $n ->
        [one] Ta med én gang { $n } mynt per { $what } { $where }.
       *[other] Ta med én gang { $n } mynter per { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] { $n } poeng ved spillets slutt per { $what } { $where }.
       *[other] { $n } poeng ved spillets slutt per { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] { $n } poeng ved spillets slutt hvis underverket ditt er ferdig.
       *[other] { $n } poeng ved spillets slutt hvis underverket ditt er ferdig.
    }
effect-free_build_each_age = Én gang i hver tidsalder kan du bygge ett kort fra hånden gratis.
effect-free_first_of_colour = Det første kortet ditt av hver farge er gratis å bygge.
effect-free_first_of_age = Det første kortet ditt i hver tidsalder er gratis å bygge.
effect-free_last_of_age = Det sjette kortet ditt i hver tidsalder er gratis å bygge.
effect-build_from_discard = Når det er bygget, kan du ved turens slutt bygge et kort gratis fra kastebunken.
effect-play_last_card = Du kan spille det siste kortet ditt i hver tidsalder i stedet for å kaste det.
effect-copy_guild = Ved spillets slutt får du poeng for et av naboenes laug som om det var ditt eget.
effect-points_per_set =
    { $n ->
        [one] { $n } poeng ved spillets slutt for hvert sett med { $things } i byen din.
       *[other] { $n } poeng ved spillets slutt for hvert sett med { $things } i byen din.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } poeng ved spillets slutt for hver kortfarge i byen din.
       *[other] { $n } poeng ved spillets slutt for hver kortfarge i byen din.
    }
effect-victory_token = Ta en seiersbrikke fra tidsalder { $age } med én gang.
effect-drop_defeats = Lever tilbake alle nederlagsbrikkene dine med én gang.
effect-repeat_guild = Ved spillets slutt får du poeng for et av dine egne laug én gang til.
effect-pawn = Ta med én gang en deltakerbrikke fra tidsalder { $age } i esken.
effect-lose_coins =
    { $n ->
        [one] Mist { $n } mynt.
       *[other] Mist { $n } mynter.
    }
effect-lose_card = Mist et valgfritt kort i fargen { $colour }.
effect-lose_victory_tokens =
    { $n ->
        [one] Mist { $n } valgfri seiersbrikke.
       *[other] Mist { $n } valgfrie seiersbrikker.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Enten: { $first }
effect-or = Eller: { $next }
what-brown = brunt kort
what-grey = grått kort
what-blue = blått kort
what-yellow = gult kort
what-red = rødt kort
what-green = grønt kort
what-purple = laug
what-wonder_stage = bygget underverk-fase
what-defeat_token = nederlagsbrikke
one-of = 1 { $thing }
where-own = i byen din
where-left = i byen til venstre
where-right = i byen til høyre
where-own-left = i byen din og i byen til venstre
where-own-right = i byen din og i byen til høyre
where-left-right = i begge nabobyene
where-own-left-right = i byen din og begge nabobyene
from-left = naboen til venstre
from-right = naboen til høyre
from-left-right = begge naboene

## the log

log-took_board = { $who } spiller { $board }.
log-took_board-free_city = Den frie byen spiller { $board }.
log-age_began = Tidsalder { $age } begynner.
log-built = { $who } bygger { $card }.
log-chained = { $who } bygger { $card } gratis (kjede).
log-built_free = { $who } bygger { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bygger underverk-fase { $n }.
log-staged-card = { $who } bygger underverk-fase { $n } med { $card }.
log-sold = { $who } selger et kort.
log-sold-card = { $who } selger { $card }.
log-paid = { $who } betaler { $prices }.
log-paid-to =
    { $n ->
        [one] { $n } mynt til { $whom }
       *[other] { $n } mynter til { $whom }
    }
log-paid-bank =
    { $n ->
        [one] { $n } mynt til banken
       *[other] { $n } mynter til banken
    }
log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mynt.
       *[other] { $who } får { $n } mynter.
    }
log-threw_away = { $who } kaster det siste kortet.
log-threw_away-card = { $who } kaster { $card }.
log-threw_away-all = Alle kaster sitt siste kort.
log-looked = { $who } ser gjennom kastebunken.
log-dug = { $who } bygger { $card } fra kastebunken.
log-declined = { $who } tar ingenting fra kastebunken.
log-passed-left = Hendene sendes til venstre.
log-passed-right = Hendene sendes til høyre.
log-passed-swap = Hendene byttes.
log-fought = { $who } { $left } og { $right }.
log-fight-won = seier
log-fight-lost = nederlag
log-fight-victory = slår { $whom } (+{ $n })
log-fight-defeat = taper mot { $whom } (−{ $n })
log-fight-draw = spiller uavgjort mot { $whom }
log-fight-drawn = uavgjort
log-ended = Spillet er over.
log-joined = { $who } deltar i { $edifice }.
log-took_pawn = { $who } tar en deltakerbrikke fra tidsalder { $age } i esken.
log-project_built = { $edifice } er bygget; hver by med en deltakerbrikke får belønningen.
log-project_failed = { $edifice } mislykkes; hver by uten deltakerbrikke får straffen.
log-gained_token = { $who } tar en seiersbrikke verdt { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } leverer tilbake { $n } nederlagsbrikke.
       *[other] { $who } leverer tilbake { $n } nederlagsbrikker.
    }
log-lost_coins =
    { $n ->
        [one] { $who } mister { $n } mynt.
       *[other] { $who } mister { $n } mynter.
    }
log-lost_card = { $who } mister { $card }.
log-lost_tokens = { $who } mister seiersbrikker verdt { $tokens }.
log-took_debt = { $who } kan ikke betale og tar en gjeldsmarkør på −{ $n }.
log-drew = { $who } spiller for Den frie byen denne turen og trekker et kort.
log-drew-card = { $who } spiller for Den frie byen denne turen og trekker { $card }.

## points

score-wonder = Underverk
score-coins = Mynter
score-military = Konflikter
score-civil = Sivile
score-commerce = Handel
score-science = Vitenskap
score-guilds = Laug
score-edifice = Byggverk
score-total = Totalt
score-copied = { $name }: { $card } kopiert.
score-repeated = { $name }: { $cards } gir poeng én gang til.
score-chosen =
    { $n ->
        [one] { $name }: valgfritt vitenskapssymbol regnet som { $symbols }.
       *[other] { $name }: valgfrie vitenskapssymboler regnet som { $symbols }.
    }

## how many, and how far

count-decisions =
    { $n ->
        [one] { $n } avgjørelse
       *[other] { $n } avgjørelser
    }
count-options =
    { $n ->
        [one] { $n } mulighet
       *[other] { $n } muligheter
    }
project-open = åpent
project-built = bygget
project-failed = mislykket

## who is paid

why-costs_nothing = kortet koster ingenting, så underverkets evne trengs ikke
score-repeated-proposal = Ingen regelbok sier på hvilken linje et laug som teller én gang til, hører hjemme: poengene står ved byggverkene og et symbol ved vitenskap etter vårt eget forslag (R-51).
