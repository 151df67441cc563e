### The words of the dice game.

## buildings

building-warehouse = Pakhuis
building-wonder = Wonder
building-guild_court = Gildenhof
building-gallery = Leidersgalerij
building-west_barracks = Westelijke Barakken
building-agora = Agora
building-market = Markt
building-university = Universiteit
building-east_barracks = Oostelijke Barakken
building-barracks = Barakken

## dice: their colours, and the marks that say them to everybody

die-grey = grijze
die-blue = blauwe
die-green = groene
die-yellow = gele
die-red = rode
die-white = witte
die-black = zwarte
die-purple = paarse
mark-diamond = ruit
mark-bar = verticale streep
mark-triangle = driehoek
mark-circle = cirkel
mark-cross = kruis
mark-crescent = maansikkel
mark-square = vierkant
mark-star = ster

## how sure a number is

confidence-invented = verzonnen
confidence-low = laag
confidence-medium = gemiddeld
confidence-high = hoog
board-reconstructed = { $unsure } van { $all } vakjes gereconstrueerd
board-unsure = { $city } (gereconstrueerd)

## what is asked

ask-dice-none = Niets te beslissen
ask-dice-act = Kies een dobbelsteen of je wonder, of pas
ask-dice-act_again = Voer nog een actie uit met de dobbelstenen zoals ze liggen
ask-dice-build_free_die = Kies een dobbelsteen zonder ervoor te betalen, of sla dit over
ask-dice-cross = Kies het vakje dat je afkruist, of sla dit over
ask-dice-take_bonus = Kies je bonus

## why something is not possible

why-die_locked = je stad heeft de { $colour } dobbelsteen nog niet ontgrendeld
why-not_in_forum = de dobbelsteen ligt niet in het Forum
why-not_opened = de dobbelsteen toont { $face } en opent { $opened }
why-nothing_more = niets meer
why-space_crossed = het vakje is al afgekruist
why-out_of_order = volgens de pijl komt { $following } eerst
why-space_short =
    { $n ->
        [one] het kost in totaal { $n } munt ({ $die } voor de dobbelsteen, { $space } voor het vakje), je kunt er { $purse } uitgeven
       *[other] het kost in totaal { $n } munten ({ $die } voor de dobbelsteen, { $space } voor het vakje), je kunt er { $purse } uitgeven
    }
why-guilds_ahead =
    { $own ->
        [one] de paarse dobbelsteen toont { $shown }: je stad had daar { $own } afgekruist vakje toen de ronde begon, en heeft er { $needed } nodig
       *[other] de paarse dobbelsteen toont { $shown }: je stad had daar { $own } afgekruiste vakjes toen de ronde begon, en heeft er { $needed } nodig
    }
why-no_purple_die = zonder de paarse dobbelsteen in het Forum is het Gildenhof gesloten
why-other_building = het effect geldt alleen voor { $buildings }
why-bonus_taken = de bonus is al afgekruist

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = één grondstof meer voor de rest van het spel
dice-effect-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
dice-effect-coins =
    { $n ->
        [one] pak { $n } munt
       *[other] pak { $n } munten
    }
dice-effect-attack =
    { $n ->
        [one] aanval: { $n } punt, min 1 voor elke verdediging die de aangevallen stad aan het begin van de beurt had
       *[other] aanval: { $n } punten, min 1 voor elke verdediging die de aangevallen stad aan het begin van de beurt had
    }
dice-effect-defence = 1 verdediging
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] nu { $n } munt per afgekruist vakje van je { $building }
       *[other] nu { $n } munten per afgekruist vakje van je { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } punt aan het eind per afgekruist vakje van je { $building }
       *[other] { $n } punten aan het eind per afgekruist vakje van je { $building }
    }
dice-effect-cross =
    { $n ->
        [one] kruis een vakje van je { $buildings } af en betaal ervoor
       *[other] kruis hoogstens { $n } vakjes van je { $buildings } af en betaal ervoor
    }
dice-effect-another_action = voer nog een actie uit met de dobbelstenen zoals ze liggen
dice-effect-build_free_die = bouw met een dobbelsteen zonder ervoor te betalen
dice-effect-die_minus =
    { $n ->
        [one] elke dobbelsteen kost { $n } munt minder
       *[other] elke dobbelsteen kost { $n } munten minder
    }
dice-effect-die_zero = { $colour } dobbelstenen kosten niets
dice-effect-coins_on_die =
    { $n ->
        [one] pak { $n } munt telkens als je een { $colour } dobbelsteen kiest
       *[other] pak { $n } munten telkens als je een { $colour } dobbelsteen kiest
    }
dice-effect-unlock = ontgrendel de { $colour } dobbelsteen

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
dice-short-attack = aanval { $n }
dice-short-defence = verdediging
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } munt per vakje ({ $building })
       *[other] { $n } munten per vakje ({ $building })
    }
dice-short-per-points =
    { $n ->
        [one] { $n } punt per vakje ({ $building })
       *[other] { $n } punten per vakje ({ $building })
    }
dice-short-cross = kruis { $n } af ({ $buildings })
dice-short-another_action = nog een actie
dice-short-build_free_die = gratis dobbelsteen
dice-short-die_minus = dobbelstenen { $n } goedkoper
dice-short-die_zero = { $colour } dobbelstenen gratis
dice-short-coins_on_die =
    { $n ->
        [one] { $n } munt per { $colour } dobbelsteen
       *[other] { $n } munten per { $colour } dobbelsteen
    }
dice-short-unlock = ontgrendel { $colour } dobbelsteen

## the log

dice-log-shook = Ronde { $n }: de dobbelstenen worden geschud.
dice-log-entered = Dobbelsteen { $die } komt in het Forum in plaats van { $other }.
dice-log-chose_die = { $who } kiest { $die } ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } kiest { $die } ({ $face }) voor { $n } munt.
       *[other] { $who } kiest { $die } ({ $face }) voor { $n } munten.
    }
dice-log-crossed = { $who } kruist { $space } af.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } kruist { $space } af voor { $n } munt.
       *[other] { $who } kruist { $space } af voor { $n } munten.
    }
dice-log-passed =
    { $n ->
        [one] { $who } past en pakt { $n } munt.
       *[other] { $who } past en pakt { $n } munten.
    }
dice-log-skipped = { $who } slaat dit over.
dice-log-gained_coins =
    { $n ->
        [one] { $who } pakt { $n } munt.
       *[other] { $who } pakt { $n } munten.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } valt aan in het westen en krijgt { $n } punt (verdediging { $defence }).
       *[other] { $who } valt aan in het westen en krijgt { $n } punten (verdediging { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } valt aan in het oosten en krijgt { $n } punt (verdediging { $defence }).
       *[other] { $who } valt aan in het oosten en krijgt { $n } punten (verdediging { $defence }).
    }
dice-log-unlocked = { $who } ontgrendelt de { $colour } dobbelsteen.
dice-log-finished = { $who } heeft een gebouw voltooid: { $building }.
dice-log-took_bonus = { $who } kruist bonus { $bonus } af: { $effects }.
dice-log-first_agora = { $who } voltooit als eerste de Agora: { $n } punten.
dice-log-last_turn = { $who } heeft alle bonussen: ronde { $n } is de laatste.
dice-log-ended = Het spel is afgelopen.
