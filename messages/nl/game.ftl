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

bot-oracle = vooruit{ "\u00AD" }ziende
bot-rulebook = voor{ "\u00AD" }zichtige
bot-beginner = begin{ "\u00AD" }nende
bot-builder = snel bouwende
bot-random = wille{ "\u00AD" }keurige
bot-named = { $bot } bot
about-bot-random = De willekeurige bot geeft elke toegestane keuze dezelfde kans.
about-bot-builder = De snel bouwende bot speelt zomaar wat, maar bouwt altijd als het kan.
about-bot-beginner = De beginnende bot speelt verstandig, maar maakt fouten die mensen maken.
about-bot-rulebook = De voorzichtige bot volgt vuistregels.
about-bot-oracle = De vooruitziende bot speelt voor elke keuze veel mogelijke spellen uit en is de sterkste.
about-bot-own = Een bot die de beheerder van deze server heeft toegevoegd.

## the table

table-age = Tijdperk { $age }
table-turn = Ronde { $turn } van { $turns }
table-passes-left = Handkaarten gaan naar links
table-passes-right = Handkaarten gaan naar rechts
table-passes-swap = Handkaarten worden geruild
table-discard =
    { $n ->
        [one] { $n } kaart op de aflegstapel
       *[other] { $n } kaarten op de aflegstapel
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
table-edifice-price = Kosten om mee te doen
table-edifice-reward = Beloning per pion
table-edifice-penalty = Straf
table-stage = Fase { $n }
table-stage-built = Fase { $n }, gebouwd
table-coins =
    { $n ->
        [one] { $n } muntstuk
       *[other] { $n } muntstukken
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
table-conflicts = Conflictpunten: { $n }

## why a bot would do it

hint-choice_of_goods = Het laat je kiezen uit grondstoffen.
hint-missing_good = Het produceert een grondstof die je stad nog mist.
hint-arms = Het geeft je een militaire voorsprong.
hint-wonder = Het brengt je wonder verder.
hint-civil = Het levert zekere punten op.
hint-science = Het versterkt je wetenschap.
hint-anything = Geen van de mogelijkheden is duidelijk beter.
hint-nothing_better = Het is de beste van de overgebleven mogelijkheden.
hint-least_loss = Het kost je het minst.
hint-free_city = Het levert jou muntstukken op en de Vrije Stad weinig.
hint-points =
    { $n ->
        [one] Het levert zoals het er nu voor staat { $n } punt op.
       *[other] Het levert zoals het er nu voor staat { $n } punten op.
    }

## a choice

choice-build = Bouwen
choice-stage = Wonderfase { $n }
choice-sell = Verkopen
choice-sell-for =
    { $n ->
        [one] Verkopen voor { $n } muntstuk
       *[other] Verkopen voor { $n } muntstukken
    }
choice-free = gratis
choice-by-chain = Gratis (keten van { $card })
choice-by-wonder = Gratis dankzij je wonder
choice-to-left =
    { $n ->
        [one] { $n } muntstuk aan { $name } (links)
       *[other] { $n } muntstukken aan { $name } (links)
    }
choice-to-right =
    { $n ->
        [one] { $n } muntstuk aan { $name } (rechts)
       *[other] { $n } muntstukken aan { $name } (rechts)
    }
choice-to-bank =
    { $n ->
        [one] { $n } muntstuk aan de bank
       *[other] { $n } muntstukken aan de bank
    }
choice-nothing = Kost geen muntstukken
choice-join = en meedoen aan { $edifice }
choice-form-left = linkerhelft
choice-form-right = rechterhelft
choice-form-age1 = pion van tijdperk I
choice-form-age2 = pion van tijdperk II
choice-form-age3 = pion van tijdperk III
choice-builds = { $card } bouwen
choice-chains = { $card } gratis bouwen (keten)
choice-frees = { $card } gratis bouwen dankzij je wonder
choice-stages = fase { $n } bouwen met { $card }
choice-sells = { $card } verkopen
choice-picks = { $card } van de aflegstapel bouwen
choice-declines = niets nemen
choice-takes = { $board } spelen
choice-loses = { $card } verliezen
choice-forfeits = overwinningsfiches ter waarde van { $tokens } verliezen

## decisions other than a card of the hand

ask-none = Niets te beslissen
ask-take_board = Kies je wonderbord
ask-play_card = Kies een kaart en hoe je die gebruikt
ask-play_last_card = Dankzij je wonder mag je je laatste kaart spelen
ask-dig = Kies een kaart van de aflegstapel om gratis te bouwen
ask-play_for_free_city = Kies een kaart voor de Vrije Stad
ask-lose_card = { $edifice } is mislukt: kies een kaart in de kleur { $colour } om te verliezen
ask-lose_tokens = { $edifice } is mislukt: kies de overwinningsfiches die je verliest
ask-decline = Niets nemen

## why something is not possible

why-already_built = je hebt dit al gebouwd
why-goods_short =
    { $kinds ->
        [one] je komt { $goods } tekort, en geen van je buren kan het je verkopen
       *[other] je komt { $goods } tekort, en geen van je buren kan ze je verkopen
    }
why-coins_short =
    { $n ->
        [one] de ontbrekende grondstoffen kosten { $n } muntstuk; je hebt er { $purse } te besteden
       *[other] de ontbrekende grondstoffen kosten { $n } muntstukken; je hebt er { $purse } te besteden
    }
why-price_short =
    { $n ->
        [one] het kost { $n } muntstuk; je hebt er { $purse } te besteden
       *[other] het kost { $n } muntstukken; je hebt er { $purse } te besteden
    }
why-income-later = { $reason }, want de inkomsten van deze ronde ({ $coins }) zijn pas vanaf de volgende ronde te besteden
why-wonder_complete = je wonder is voltooid
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = deze kaart zit niet in je hand
why-not_in_pile = deze kaart ligt niet op de aflegstapel
why-not_offered = dit bord is je niet aangeboden
why-wrong_payment = dat is niet een van de mogelijke betalingen
why-chained = een keten maakt deze kaart gratis, dus wordt ze zo gebouwd
why-free_already = je wonder maakt deze kaart gratis, dus wordt ze zo gebouwd
why-no_chain = geen van je gebouwen maakt deze kaart gratis
why-no_free_build = je wonder laat je nu niet gratis bouwen
why-no_forms = deze fase heeft geen helften of tijdperken om uit te kiezen
why-which_form = deze fase kan op verschillende manieren worden gebouwd; kies { $forms }
why-no_project = er wordt zonder bouwwerken gespeeld
why-joined_already = je stad heeft al meegedaan aan het bouwwerk van dit tijdperk
why-no_pawns = er staan geen pionnen meer op het bouwwerk van dit tijdperk
why-not_in_city = deze kaart ligt niet in je stad
why-wrong_colour = de straf is een kaart in de kleur { $wanted }; deze is { $colour }
why-wrong_tokens = je hebt deze overwinningsfiches niet, of de straf geldt voor een ander aantal
why-free_city_plays = de Vrije Stad verkoopt alleen een kaart als ze met geen enkele kaart uit de hand kan bouwen
why-free_city_builds = de Vrije Stad moet een kaart van de aflegstapel bouwen als dat kan
why-wrong_decision = je hebt iets anders te beslissen

## goods, symbols, families

good-wood = hout
good-stone = steen
good-clay = klei
good-ore = erts
good-glass = glas
good-loom = stof
good-papyrus = papier
cost-parts = { $parts }
goods-count = { $n } { $good }
goods-more = { $n } { $good }
symbol-compass = passer
symbol-gear = tandwiel
symbol-tablet = kleitablet
family-brown = Ruwe grondstoffen
family-grey = Goederen
family-blue = Burgerlijke gebouwen
family-yellow = Commerciële gebouwen
family-red = Militaire gebouwen
family-green = Weten{ "\u00AD" }schappelijke gebouwen
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
effect-produce = Produceert elke ronde { $goods }; je buren kunnen het kopen.
effect-produce_choice = { effect-produce }
effect-private_choice = Produceert elke ronde { $goods }; je buren kunnen het niet kopen.
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
effect-science = 1 { $symbol } (wetenschapssymbool).
effect-science_choice = 1 wetenschapssymbool naar keuze; je kiest het bij de puntentelling.
effect-coins =
    { $n ->
        [one] Neem meteen { $n } muntstuk.
       *[other] Neem meteen { $n } muntstukken.
    }
effect-discount =
    { $goods ->
        [raw] Ruwe grondstoffen van { $where } kosten vanaf de volgende ronde 1 muntstuk in plaats van 2.
       *[manufactured] Goederen van { $where } kosten vanaf de volgende ronde 1 muntstuk in plaats van 2.
    }
effect-coins_per =
    { $n ->
        [one] Neem meteen { $n } muntstuk per { $what } { $where }.
       *[other] Neem meteen { $n } muntstukken per { $what } { $where }.
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
effect-free_build_each_age = Eén keer per tijdperk mag je een kaart uit je hand gratis bouwen.
effect-free_first_of_colour = Je eerste kaart van elke kleur is gratis te bouwen.
effect-free_first_of_age = Je eerste kaart van elk tijdperk is gratis te bouwen.
effect-free_last_of_age = Je zesde kaart van elk tijdperk is gratis te bouwen.
effect-build_from_discard = Zodra dit gebouwd is, mag je aan het eind van de ronde één kaart van de aflegstapel gratis bouwen.
effect-play_last_card = Je mag je laatste kaart van elk tijdperk spelen in plaats van die af te leggen.
effect-copy_guild = Aan het eind telt één gilde van je buren voor jou mee alsof het van jou is.
effect-points_per_set =
    { $n ->
        [one] { $n } punt aan het eind per set van { $things } in je stad.
       *[other] { $n } punten aan het eind per set van { $things } in je stad.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } punt aan het eind per kaartkleur in je stad.
       *[other] { $n } punten aan het eind per kaartkleur in je stad.
    }
effect-victory_token = Neem meteen een overwinningsfiche van tijdperk { $age }.
effect-drop_defeats = Lever meteen al je nederlaagfiches in.
effect-repeat_guild = Aan het eind telt één van je eigen gilden nog een keer.
effect-pawn = Neem meteen een pion van tijdperk { $age } uit de doos.
effect-lose_coins =
    { $n ->
        [one] Verlies { $n } muntstuk.
       *[other] Verlies { $n } muntstukken.
    }
effect-lose_card = Verlies een kaart in de kleur { $colour }; jij kiest welke.
effect-lose_victory_tokens =
    { $n ->
        [one] Verlies { $n } overwinningsfiche naar keuze.
       *[other] Verlies { $n } overwinningsfiches naar keuze.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Ofwel: { $first }
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
where-left-right = in beide buursteden
where-own-left-right = in je stad en beide buursteden
from-left = je linkerbuur
from-right = je rechterbuur
from-left-right = beide buren

## the log

log-took_board = { $who } speelt { $board }.
log-took_board-free_city = De Vrije Stad speelt { $board }.
log-age_began = Tijdperk { $age } begint.
log-built = { $who } bouwt { $card }.
log-chained = { $who } bouwt { $card } gratis (keten).
log-built_free = { $who } bouwt { $card } gratis.
stage-in-form = { $n } ({ $form })
log-staged = { $who } bouwt wonderfase { $n }.
log-staged-card = { $who } bouwt wonderfase { $n } met { $card }.
log-sold = { $who } verkoopt een kaart.
log-sold-card = { $who } verkoopt { $card }.
log-paid = { $who } betaalt { $prices }.
log-paid-to =
    { $n ->
        [one] { $n } muntstuk aan { $whom }
       *[other] { $n } muntstukken aan { $whom }
    }
log-paid-bank =
    { $n ->
        [one] { $n } muntstuk aan de bank
       *[other] { $n } muntstukken aan de bank
    }
log-gained_coins =
    { $n ->
        [one] { $who } krijgt { $n } muntstuk.
       *[other] { $who } krijgt { $n } muntstukken.
    }
log-threw_away = { $who } legt de laatste kaart af.
log-threw_away-card = { $who } legt { $card } af.
log-threw_away-all = Iedereen legt zijn laatste kaart af.
log-looked = { $who } bekijkt de aflegstapel.
log-dug = { $who } bouwt { $card } van de aflegstapel.
log-declined = { $who } neemt niets van de aflegstapel.
log-passed-left = Handkaarten gaan naar links.
log-passed-right = Handkaarten gaan naar rechts.
log-passed-swap = Handkaarten worden geruild.
log-fought = { $who } { $left } en { $right }.
log-fight-won = overwinning
log-fight-lost = nederlaag
log-fight-victory = verslaat { $whom } (+{ $n })
log-fight-defeat = verliest van { $whom } (−{ $n })
log-fight-draw = speelt gelijk tegen { $whom }
log-fight-drawn = gelijkspel
log-ended = Het spel is afgelopen.
log-joined = { $who } doet mee aan { $edifice }.
log-took_pawn = { $who } neemt een pion van tijdperk { $age } uit de doos.
log-project_built = { $edifice } is gebouwd; elke stad met een pion krijgt de beloning.
log-project_failed = { $edifice } mislukt; elke stad zonder pion krijgt de straf.
log-gained_token = { $who } krijgt een overwinningsfiche van { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } levert { $n } nederlaagfiche in.
       *[other] { $who } levert { $n } nederlaagfiches in.
    }
log-lost_coins =
    { $n ->
        [one] { $who } verliest { $n } muntstuk.
       *[other] { $who } verliest { $n } muntstukken.
    }
log-lost_card = { $who } verliest { $card }.
log-lost_tokens = { $who } verliest overwinningsfiches ter waarde van { $tokens }.
log-took_debt = { $who } kan niet betalen en krijgt een schuldfiche van −{ $n }.
log-drew = { $who } speelt deze ronde voor de Vrije Stad en trekt een kaart.
log-drew-card = { $who } speelt deze ronde voor de Vrije Stad en trekt { $card }.

## points

score-wonder = Wonder
score-coins = Muntstukken
score-military = Conflicten
score-civil = Burgerlijk
score-commerce = Commer{ "\u00AD" }cieel
score-science = Wetenschap
score-guilds = Gilden
score-edifice = Bouwwerken
score-total = Totaal
score-copied = { $name }: { $card } gekopieerd.
score-repeated = { $name }: { $cards } telt nog een keer.
score-chosen =
    { $n ->
        [one] { $name }: wetenschapssymbool naar keuze telt als { $symbols }.
       *[other] { $name }: wetenschapssymbolen naar keuze tellen als { $symbols }.
    }

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

## who is paid

why-costs_nothing = de kaart kost niets, dus de kracht van je wonder is niet nodig
score-repeated-proposal = Geen spelregelboek zegt op welke regel een gilde hoort dat nog een keer telt: de punten staan bij de bouwwerken en een symbool bij wetenschap, volgens ons eigen voorstel (R-51).
