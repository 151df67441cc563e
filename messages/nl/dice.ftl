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

## dice: their colours, and a mark for each so that colour is not needed

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

## what the faces of the dice show, apart from buildings

dice-face-stone = steen
dice-face-wood = hout
dice-face-brick = klei
dice-face-cloth = stof
dice-face-glass = glas
dice-face-papyrus = papier
dice-face-mask = masker
dice-face-scales = weegschaal
dice-face-fountain = fontein
dice-face-temple = tempel
dice-face-owl = uil
dice-face-caduceus = mercuriusstaf
dice-face-compass = passer
dice-face-tablet = kleitablet
dice-face-gear = tandwiel
dice-face-camel = kameel
dice-face-coin = muntstuk
dice-face-chest = kist
dice-face-sword = zwaard
dice-face-axe = bijl
dice-face-shield = schild
dice-face-laurel = lauwerkrans
dice-face-blue = blauwe buste
dice-face-green = groene buste
dice-face-red = rode buste
dice-face-yellow = gele buste
dice-face-any = gebouw naar keuze

## bonuses

dice-bonus-action = nog een actie
dice-bonus-cross = nog een vakje
dice-bonus-coins = muntstukken

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
ask-dice-act_again = Voer nog een actie uit met dezelfde dobbelstenen
ask-dice-build_free_die = Kies een dobbelsteen zonder ervoor te betalen, of sla dit over
ask-dice-cross = Kies een vakje om af te kruisen, of sla dit over
ask-dice-take_bonus = Kies je bonus

## why something is not possible

why-die_locked = je stad heeft de { $colour } dobbelsteen nog niet ontgrendeld
why-not_in_forum = de dobbelsteen ligt niet in het Forum
why-not_opened = de dobbelsteen toont { $face } en opent { $opened }
why-nothing_more = niets meer
why-space_crossed = het vakje is al afgekruist
why-out_of_order = volg de pijl: { $following } komt eerst
why-space_short =
    { $n ->
        [one] het kost in totaal { $n } muntstuk ({ $die } voor de dobbelsteen, { $space } voor het vakje); je hebt er { $purse } te besteden
       *[other] het kost in totaal { $n } muntstukken ({ $die } voor de dobbelsteen, { $space } voor het vakje); je hebt er { $purse } te besteden
    }
why-guilds_ahead =
    { $own ->
        [one] de paarse dobbelsteen toont { $shown }: je stad had daar { $own } afgekruist vakje toen de ronde begon, en heeft er { $needed } nodig
       *[other] de paarse dobbelsteen toont { $shown }: je stad had daar { $own } afgekruiste vakjes toen de ronde begon, en heeft er { $needed } nodig
    }
why-no_purple_die = het Gildenhof is gesloten zolang er geen paarse dobbelsteen in het Forum ligt
why-other_building = het effect geldt alleen voor { $buildings }
why-bonus_taken = de bonus is al afgekruist

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = 1 grondstof meer voor de rest van het spel
dice-effect-points =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
dice-effect-coins =
    { $n ->
        [one] krijg { $n } muntstuk
       *[other] krijg { $n } muntstukken
    }
dice-effect-attack =
    { $n ->
        [one] aanval: { $n } punt, min 1 voor elke verdediging die de andere stad vóór deze ronde had
       *[other] aanval: { $n } punten, min 1 voor elke verdediging die de andere stad vóór deze ronde had
    }
dice-effect-defence = 1 verdediging
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] nu { $n } muntstuk per afgekruist vakje van je { $building }
       *[other] nu { $n } muntstukken per afgekruist vakje van je { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } punt aan het eind per afgekruist vakje van je { $building }
       *[other] { $n } punten aan het eind per afgekruist vakje van je { $building }
    }
dice-effect-cross =
    { $n ->
        [one] je mag een vakje van je { $buildings } afkruisen en ervoor betalen
       *[other] je mag tot { $n } vakjes van je { $buildings } afkruisen en ervoor betalen
    }
dice-effect-another_action = voer nog een actie uit met dezelfde dobbelstenen
dice-effect-build_free_die = je mag met een dobbelsteen bouwen zonder ervoor te betalen
dice-effect-die_minus =
    { $n ->
        [one] elke dobbelsteen kost { $n } muntstuk minder
       *[other] elke dobbelsteen kost { $n } muntstukken minder
    }
dice-effect-die_zero = { $colour } dobbelstenen zijn gratis
dice-effect-coins_on_die =
    { $n ->
        [one] krijg { $n } muntstuk telkens als je een { $colour } dobbelsteen kiest
       *[other] krijg { $n } muntstukken telkens als je een { $colour } dobbelsteen kiest
    }
dice-effect-unlock = ontgrendel de { $colour } dobbelsteen

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } muntstuk
       *[other] { $n } muntstukken
    }
dice-short-attack = aanval { $n }
dice-short-defence = verdediging
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } muntstuk per vakje ({ $building })
       *[other] { $n } muntstukken per vakje ({ $building })
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
        [one] { $n } muntstuk per { $colour } dobbelsteen
       *[other] { $n } muntstukken per { $colour } dobbelsteen
    }
dice-short-unlock = ontgrendel { $colour } dobbelsteen

## the log

dice-log-shook = Ronde { $n }: de dobbelstenen worden geschud.
dice-log-entered = De { $die } dobbelsteen vervangt een { $other } dobbelsteen in het Forum.
dice-log-chose_die = { $who } kiest de { $die } dobbelsteen ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } kiest de { $die } dobbelsteen ({ $face }) voor { $n } muntstuk.
       *[other] { $who } kiest de { $die } dobbelsteen ({ $face }) voor { $n } muntstukken.
    }
dice-log-crossed = { $who } kruist { $space } af.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } kruist { $space } af voor { $n } muntstuk.
       *[other] { $who } kruist { $space } af voor { $n } muntstukken.
    }
dice-log-passed =
    { $n ->
        [one] { $who } past en krijgt { $n } muntstuk.
       *[other] { $who } past en krijgt { $n } muntstukken.
    }
dice-log-skipped = { $who } slaat dit over.
dice-log-gained_coins =
    { $n ->
        [one] { $who } krijgt { $n } muntstuk.
       *[other] { $who } krijgt { $n } muntstukken.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } valt aan naar het westen en krijgt { $n } punt (verdediging { $defence }).
       *[other] { $who } valt aan naar het westen en krijgt { $n } punten (verdediging { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } valt aan naar het oosten en krijgt { $n } punt (verdediging { $defence }).
       *[other] { $who } valt aan naar het oosten en krijgt { $n } punten (verdediging { $defence }).
    }
dice-log-unlocked = { $who } ontgrendelt de { $colour } dobbelsteen.
dice-log-finished = { $who } voltooit een gebouw: { $building }.
dice-log-took_bonus = { $who } kruist de bonus “{ $bonus }” af: { $effects }.
dice-log-first_agora = { $who } voltooit als eerste de Agora: { $n } punten.
dice-log-last_turn = { $who } heeft alle bonussen: ronde { $n } is de laatste.
dice-log-ended = Het spel is afgelopen.

## why the careful bot would do something in the dice game

hint-dice_finishes = Het maakt een gebouw af, wat een bonus oplevert.
hint-dice_unlocks = Het ontgrendelt een speciale dobbelsteen.
hint-dice_attacks =
    { $n ->
        [one] De aanval levert { $n } punt op.
       *[other] De aanval levert { $n } punten op.
    }
hint-dice_resource = Een grondstof maakt alle latere vakjes goedkoper.
hint-dice_more = Je mag er in deze ronde meer door doen.
hint-dice_coins = Muntstukken helpen meer dan iets anders dat je kunt kiezen.
hint-dice_bonus = Het is de nuttigste bonus die over is.
