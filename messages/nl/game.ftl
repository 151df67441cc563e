### The words of the games: what the browser, the terminal and the server say alike.

## the language itself, and how it lists things

language-name = Nederlands
list-and = { $rest } en { $last }
list-or = { $rest } of { $last }

## everywhere

app-you = jij

## rulesets

rules-first-edition = Eerste editie
rules-second-edition = Tweede editie
rules-dice = 7 Wonders Dice

## a new table

bot-rulebook = voorzichtig
bot-builder = snelle bouwer
bot-random = willekeurig
bot-seat = Bot { $n }
bot-named = bot ({ $bot })

## the table

table-age = Tijdperk { $age }
table-turn = Ronde { $turn } van { $turns }
table-passes-left = Kaarten gaan naar links
table-passes-right = Kaarten gaan naar rechts
table-passes-swap = Kaarten worden geruild
table-discard =
    { $n ->
        [one] { $n } kaart afgelegd
       *[other] { $n } kaarten afgelegd
    }
table-free-city = Vrije Stad
table-edifices = Bouwwerken
table-pawns = Pionnen: tijdperk { $ages }
table-debts = Schuldfiches: tijdperk { $ages }
table-pawns-left =
    { $n ->
        [one] nog { $n } pion
       *[other] nog { $n } pionnen
    }
table-edifice-built = Gebouwd
table-edifice-failed = Mislukt
table-edifice-price = Meedoen
table-edifice-reward = Per pion
table-edifice-penalty = Als het mislukt
table-stage = Fase { $n }
table-stage-built = Fase { $n }, gebouwd
table-coins =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
table-shields =
    { $n ->
        [one] { $n } schild
       *[other] { $n } schilden
    }
table-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
table-conflicts = Conflicten { $n }

## why a bot would do it

hint-choice_of_goods = Het maakt een goed naar keuze.
hint-missing_good = Het maakt een goed dat je stad nog mist.
hint-arms = Het brengt je voor in de conflicten.
hint-wonder = Het brengt je wonder verder.
hint-civil = Het levert zekere punten op.
hint-science = Het versterkt je wetenschap.
hint-anything = Niets anders is duidelijk beter.
hint-nothing_better = Iets anders kan niet of loont niet.
hint-least_loss = Het kost je het minst.
hint-free_city = Het levert jou munten op en de Vrije Stad weinig.
hint-points =
    { $n ->
        [one] Het levert nu { $n } punt op.
       *[other] Het levert nu { $n } punten op.
    }

## a choice

choice-build = Bouwen
choice-stage = Wonderfase { $n }
choice-sell = Verkopen
choice-sell-for =
    { $n ->
        [one] Verkopen voor { $n } munt
       *[other] Verkopen voor { $n } munten
    }
choice-free = gratis
choice-by-chain = Gratis via de keten
choice-by-wonder = Gratis dankzij je wonder
choice-to-left =
    { $n ->
        [one] { $n } munt aan { $name } links
       *[other] { $n } munten aan { $name } links
    }
choice-to-right =
    { $n ->
        [one] { $n } munt aan { $name } rechts
       *[other] { $n } munten aan { $name } rechts
    }
choice-to-bank =
    { $n ->
        [one] { $n } munt aan de bank
       *[other] { $n } munten aan de bank
    }
choice-nothing = Niets te betalen
choice-join = en meedoen aan { $edifice }
choice-form-left = linkerhelft
choice-form-right = rechterhelft
choice-form-age1 = pion van tijdperk I
choice-form-age2 = pion van tijdperk II
choice-form-age3 = pion van tijdperk III
choice-builds = { $card } bouwen
choice-chains = { $card } bouwen via de keten
choice-frees = { $card } gratis bouwen via je wonder
choice-stages = fase { $n } bouwen met { $card }
choice-sells = { $card } verkopen
choice-picks = { $card } bouwen uit de aflegstapel
choice-declines = niets nemen
choice-takes = { $board } spelen
choice-loses = { $card } inleveren
choice-forfeits = overwinningsfiches ter waarde van { $tokens } inleveren

## decisions other than a card of the hand

ask-none = Niets te beslissen
ask-take_board = Kies je wonderbord
ask-play_card = Kies een kaart
ask-play_last_card = Dankzij je wonder mag je de laatste kaart gebruiken
ask-dig = Bouw één kaart uit de aflegstapel, gratis
ask-play_for_free_city = Kies een kaart voor de Vrije Stad
ask-lose_card = Het bouwwerk is mislukt: kies de kaart die je inlevert
ask-lose_tokens = Het bouwwerk is mislukt: kies de overwinningsfiches die je inlevert
ask-decline = Niets nemen

## why something is not possible

why-already_built = je hebt dit gebouw al
why-goods_short =
    { $kinds ->
        [one] je komt { $goods } tekort; geen van je buren verkoopt het
       *[other] je komt { $goods } tekort; geen van je buren verkoopt ze
    }
why-coins_short =
    { $n ->
        [one] de ontbrekende grondstoffen kosten { $n } munt, je kunt er { $purse } uitgeven
       *[other] de ontbrekende grondstoffen kosten { $n } munten, je kunt er { $purse } uitgeven
    }
why-price_short =
    { $n ->
        [one] het kost { $n } munt, je kunt er { $purse } uitgeven
       *[other] het kost { $n } munten, je kunt er { $purse } uitgeven
    }
why-wonder_complete = je wonder is voltooid
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = de kaart zit niet in je hand
why-not_in_pile = de kaart zit niet in de aflegstapel
why-not_offered = dit bord is je niet aangeboden
why-wrong_payment = zo kun je niet betalen; kies een van de aangeboden manieren
why-chained = de kaart is gratis via de keten en wordt zo gebouwd
why-free_already = de kaart is gratis dankzij je wonder en wordt zo gebouwd
why-no_chain = geen gebouw in je stad heeft een keten naar deze kaart
why-no_free_build = je wonder laat je nu niet gratis bouwen
why-no_forms = de fase heeft geen helften of tijdperken om uit te kiezen
why-which_form = de fase kan op verschillende manieren worden gebouwd; kies { $forms }
why-no_project = er wordt zonder bouwwerken gespeeld
why-joined_already = je stad heeft al meegedaan aan het bouwwerk van dit tijdperk
why-no_pawns = er staat geen pion meer op het bouwwerk van dit tijdperk
why-not_in_city = de kaart ligt niet in je stad
why-wrong_colour = de straf is een kaart in de kleur { $wanted }, deze is { $colour }
why-wrong_tokens = je stad heeft deze overwinningsfiches niet, of de straf geldt voor een ander aantal
why-free_city_plays = de Vrije Stad verkoopt alleen als ze met geen enkele kaart uit de hand iets kan bouwen
why-free_city_builds = de Vrije Stad bouwt een kaart uit de aflegstapel als dat kan
why-wrong_decision = er moet nu iets anders worden beslist

## goods, symbols, families

good-wood = hout
good-stone = steen
good-clay = klei
good-ore = erts
good-glass = glas
good-loom = stof
good-papyrus = papyrus
cost-parts = { $parts }
goods-count = { $n } { $good }
symbol-compass = passer
symbol-gear = tandwiel
symbol-tablet = kleitablet
family-brown = Grondstoffen
family-grey = Goederen
family-blue = Burgerlijke gebouwen
family-yellow = Handel
family-red = Militair
family-green = Wetenschap
family-purple = Gilden
colour-brown = bruin
colour-grey = grijs
colour-blue = blauw
colour-yellow = geel
colour-red = rood
colour-green = groen
colour-purple = paars
shape-hexagon = zeshoek
shape-ring = ring
shape-column = zuil
shape-diamond = ruit
shape-shield = schild
shape-leaf = blad
shape-star = ster
side-A = kant A
side-B = kant B
side-day = dag
side-night = nacht

## what cards and stages do

card-cost = Kosten
card-costs = Kost { $cost }
card-is-free = Gratis te bouwen
card-from = Gratis als je { $cards } hebt
card-to = Maakt gratis: { $cards }
card-copy = Tijdperk { $age }, { $family }
effect-produce = Levert elke ronde { $goods }; je buren mogen het kopen.
effect-produce_choice = { effect-produce }
effect-private_choice = Levert elke ronde { $goods }, alleen voor jou.
effect-points =
    { $n ->
        [one] { $n } punt.
       *[other] { $n } punten.
    }
effect-shields =
    { $n ->
        [one] { $n } schild in elk conflict.
       *[other] { $n } schilden in elk conflict.
    }
effect-science = 1 { $symbol } voor de wetenschap.
effect-science_choice = Een wetenschapssymbool naar keuze; je kiest het bij de puntentelling.
effect-coins =
    { $n ->
        [one] Pak { $n } munt.
       *[other] Pak { $n } munten.
    }
effect-discount =
    { $goods ->
        [raw] Grondstoffen van { $where } kosten 1 munt in plaats van 2, vanaf de volgende ronde.
       *[manufactured] Goederen van { $where } kosten 1 munt in plaats van 2, vanaf de volgende ronde.
    }
effect-coins_per =
    { $n ->
        [one] Pak { $n } munt per { $what } { $where }.
       *[other] Pak { $n } munten per { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] { $n } punt aan het eind per { $what } { $where }.
       *[other] { $n } punten aan het eind per { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] { $n } punt aan het eind als je wonder voltooid is.
       *[other] { $n } punten aan het eind als je wonder voltooid is.
    }
effect-free_build_each_age = Bouw één keer per tijdperk een kaart uit je hand gratis.
effect-free_first_of_colour = De eerste kaart van elke kleur in je stad is gratis.
effect-free_first_of_age = De eerste kaart van elk tijdperk is gratis als je die bouwt.
effect-free_last_of_age = De zesde kaart van elk tijdperk is gratis als je die bouwt.
effect-build_from_discard = Bouw aan het eind van de ronde één kaart uit de aflegstapel gratis.
effect-play_last_card = Gebruik de laatste kaart van elk tijdperk in plaats van die af te leggen.
effect-copy_guild = Tel aan het eind één gilde van een buur mee alsof het van jou is.
effect-points_per_set =
    { $n ->
        [one] { $n } punt aan het eind per set ({ $things }) in je stad.
       *[other] { $n } punten aan het eind per set ({ $things }) in je stad.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } punt aan het eind per kaartkleur in je stad.
       *[other] { $n } punten aan het eind per kaartkleur in je stad.
    }
effect-victory_token = Pak een overwinningsfiche van tijdperk { $age }.
effect-drop_defeats = Geef al je nederlaagfiches terug.
effect-repeat_guild = Tel aan het eind één van je eigen gilden nog een keer.
effect-pawn = Pak een pion van tijdperk { $age } uit de doos.
effect-lose_coins =
    { $n ->
        [one] Verlies { $n } munt.
       *[other] Verlies { $n } munten.
    }
effect-lose_card = Verlies een kaart in de kleur { $colour }; jij kiest welke.
effect-lose_victory_tokens =
    { $n ->
        [one] Verlies { $n } overwinningsfiche naar keuze.
       *[other] Verlies { $n } overwinningsfiches naar keuze.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Kies: { $first }
effect-or = Of: { $next }
what-brown = bruine kaart
what-grey = grijze kaart
what-blue = blauwe kaart
what-yellow = gele kaart
what-red = rode kaart
what-green = groene kaart
what-purple = gilde
what-wonder_stage = gebouwde wonderfase
what-defeat_token = nederlaagfiche
one-of = 1 { $thing }
where-own = in je stad
where-left = in de stad links
where-right = in de stad rechts
where-own-left = in je stad en de stad links
where-own-right = in je stad en de stad rechts
where-left-right = in de twee buursteden
where-own-left-right = in je stad en de twee buursteden
from-left = je linkerbuur
from-right = je rechterbuur
from-left-right = beide buren

## the log

log-took_board = { $who } speelt { $board }.
log-age_began = Tijdperk { $age } begint.
log-built = { $who } bouwt { $card }.
log-chained = { $who } bouwt { $card } via de keten.
log-built_free = { $who } bouwt { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bouwt wonderfase { $n }.
log-staged-card = { $who } bouwt wonderfase { $n } met { $card }.
log-sold = { $who } verkoopt een kaart.
log-sold-card = { $who } verkoopt { $card }.
log-paid = { $who } betaalt { $prices }.
log-paid-left =
    { $n ->
        [one] { $n } munt aan de linkerbuur
       *[other] { $n } munten aan de linkerbuur
    }
log-paid-right =
    { $n ->
        [one] { $n } munt aan de rechterbuur
       *[other] { $n } munten aan de rechterbuur
    }
log-paid-bank =
    { $n ->
        [one] { $n } munt aan de bank
       *[other] { $n } munten aan de bank
    }
log-gained_coins =
    { $n ->
        [one] { $who } pakt { $n } munt.
       *[other] { $who } pakt { $n } munten.
    }
log-threw_away = { $who } legt de laatste kaart af.
log-threw_away-card = { $who } legt { $card } af.
log-looked = { $who } bekijkt de aflegstapel.
log-dug = { $who } bouwt { $card } uit de aflegstapel.
log-declined = { $who } neemt niets uit de aflegstapel.
log-passed-left = Kaarten gaan naar links.
log-passed-right = Kaarten gaan naar rechts.
log-passed-swap = Kaarten worden geruild.
log-fought = { $who }: { $left } links, { $right } rechts.
log-fight-won = overwinning
log-fight-lost = nederlaag
log-fight-victory = { log-fight-won } (+{ $n })
log-fight-defeat = { log-fight-lost } (−{ $n })
log-fight-drawn = gelijkspel
log-ended = Het spel is afgelopen.
log-joined = { $who } doet mee aan { $edifice }.
log-took_pawn = { $who } pakt een pion van tijdperk { $age } uit de doos.
log-project_built = { $edifice } is gebouwd; iedereen met een pion wordt beloond.
log-project_failed = { $edifice } is niet gebouwd; steden zonder pion moeten boeten.
log-gained_token = { $who } pakt een overwinningsfiche van { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } geeft { $n } nederlaagfiche terug.
       *[other] { $who } geeft { $n } nederlaagfiches terug.
    }
log-lost_coins =
    { $n ->
        [one] { $who } verliest { $n } munt.
       *[other] { $who } verliest { $n } munten.
    }
log-lost_card = { $who } verliest { $card }.
log-lost_tokens = { $who } verliest overwinningsfiches ter waarde van { $tokens }.
log-took_debt = { $who } kan niet betalen en pakt een schuldfiche van { $n }.
log-drew = { $who } speelt deze ronde de Vrije Stad en trekt een kaart.
log-drew-card = { $who } speelt deze ronde de Vrije Stad en trekt { $card }.

## points

score-wonder = Wonder
score-coins = Munten
score-military = Conflicten
score-civil = Burgerlijk
score-commerce = Handel
score-science = Wetenschap
score-guilds = Gilden
score-edifice = Bouwwerken
score-total = Totaal
score-copied = { $name } kopieert { $card }.
score-repeated = { $name } telt { $cards } nog een keer.
score-chosen = { $name } kiest voor de wetenschap: { $symbols }.

## how many, and how far

count-decisions =
    { $n ->
        [one] { $n } beslissing
       *[other] { $n } beslissingen
    }
count-options =
    { $n ->
        [one] { $n } mogelijkheid
       *[other] { $n } mogelijkheden
    }
project-open = open
project-built = gebouwd
project-failed = mislukt
why-costs_nothing = de kaart kost niets, dus de kracht van je wonder is niet nodig
score-repeated-proposal = Geen spelregelboek zegt op welke regel een gilde hoort dat nog een keer telt: de punten staan bij de bouwwerken en een symbool bij wetenschap, volgens ons eigen voorstel (R-51).
