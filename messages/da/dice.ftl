### The words of the dice game.

## buildings

building-warehouse = Lager
building-wonder = Vidunder
building-guild_court = Laugshus
building-gallery = Ledergalleri
building-west_barracks = Vestlige kaserner
building-agora = Agora
building-market = Marked
building-university = Universitet
building-east_barracks = Østlige kaserner
building-barracks = Kaserner

## dice: their colours, and a mark for each so that colour is not needed

die-grey = grå
die-blue = blå
die-green = grøn
die-yellow = gul
die-red = rød
die-white = hvid
die-black = sort
die-purple = lilla
mark-diamond = rombe
mark-bar = lodret streg
mark-triangle = trekant
mark-circle = cirkel
mark-cross = kryds
mark-crescent = halvmåne
mark-square = kvadrat
mark-star = stjerne

## what the faces of the dice show, apart from buildings

dice-face-stone = sten
dice-face-wood = træ
dice-face-brick = ler
dice-face-cloth = stof
dice-face-glass = glas
dice-face-papyrus = papyrus
dice-face-mask = maske
dice-face-scales = vægt
dice-face-fountain = springvand
dice-face-temple = tempel
dice-face-owl = ugle
dice-face-caduceus = heroldsstav
dice-face-compass = passer
dice-face-tablet = tavle
dice-face-gear = tandhjul
dice-face-camel = kamel
dice-face-coin = mønt
dice-face-chest = kiste
dice-face-sword = sværd
dice-face-axe = økse
dice-face-shield = skjold
dice-face-laurel = laurbærkrans
dice-face-blue = blå buste
dice-face-green = grøn buste
dice-face-red = rød buste
dice-face-yellow = gul buste
dice-face-any = bygning efter eget valg

## bonuses

dice-bonus-action = en handling til
dice-bonus-cross = et felt til
dice-bonus-coins = mønter

## how sure a number is

confidence-invented = opdigtet
confidence-low = lav
confidence-medium = middel
confidence-high = høj
board-reconstructed = rekonstrueret, { $unsure } af { $all } felter
board-unsure = { $city } (rekonstrueret)

## what is asked

ask-dice-none = Intet at beslutte
ask-dice-act = Vælg en terning eller dit vidunder, eller meld pas
ask-dice-act_again = Udfør endnu en handling med de samme terninger
ask-dice-build_free_die = Vælg en terning uden at betale for den, eller spring over
ask-dice-cross = Vælg et felt, du krydser af, eller spring over
ask-dice-take_bonus = Vælg din bonus

## why something is not possible

why-die_locked = din by har ikke låst terningen i farven { $colour } op
why-not_in_forum = terningen ligger ikke i Forum
why-not_opened = terningen viser { $face } og åbner { $opened }
why-nothing_more = intet mere
why-space_crossed = feltet er allerede krydset af
why-out_of_order = følg pilen: { $following } kommer først
why-space_short =
    { $n ->
        [one] det koster i alt { $n } mønt ({ $die } for terningen, { $space } for feltet); du har { $purse } at bruge
       *[other] det koster i alt { $n } mønter ({ $die } for terningen, { $space } for feltet); du har { $purse } at bruge
    }
why-guilds_ahead =
    { $own ->
        [one] den lilla terning viser { $shown }: Din by havde krydset { $own } felt af i den bygning, da turen begyndte, og skal have { $needed }
       *[other] den lilla terning viser { $shown }: Din by havde krydset { $own } felter af i den bygning, da turen begyndte, og skal have { $needed }
    }
why-no_purple_die = laugshuset er lukket, når der ikke er nogen lilla terning i Forum
why-other_building = effekten gælder kun { $buildings }
why-bonus_taken = bonussen er allerede krydset af

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = 1 ressource mere resten af spillet
dice-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } point
    }
dice-effect-coins =
    { $n ->
        [one] få { $n } mønt
       *[other] få { $n } mønter
    }
dice-effect-attack =
    { $n ->
        [one] angreb: { $n } point, minus 1 for hvert forsvar, den anden by havde før denne tur
       *[other] angreb: { $n } point, minus 1 for hvert forsvar, den anden by havde før denne tur
    }
dice-effect-defence = 1 forsvar
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] { $n } mønt nu for hvert afkrydset felt i bygningen { $building }
       *[other] { $n } mønter nu for hvert afkrydset felt i bygningen { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } point ved spillets slutning for hvert afkrydset felt i bygningen { $building }
       *[other] { $n } point ved spillets slutning for hvert afkrydset felt i bygningen { $building }
    }
dice-effect-cross =
    { $n ->
        [one] du må krydse et felt af i { $buildings } og betale for det
       *[other] du må krydse op til { $n } felter af i { $buildings } og betale for dem
    }
dice-effect-another_action = udfør endnu en handling med de samme terninger
dice-effect-build_free_die = du må bygge med en terning uden at betale for den
dice-effect-die_minus =
    { $n ->
        [one] hver terning koster { $n } mønt mindre
       *[other] hver terning koster { $n } mønter mindre
    }
dice-effect-die_zero = terninger i farven { $colour } er gratis
dice-effect-coins_on_die =
    { $n ->
        [one] få { $n } mønt, hver gang du vælger en { $colour } terning
       *[other] få { $n } mønter, hver gang du vælger en { $colour } terning
    }
dice-effect-unlock = lås terningen i farven { $colour } op

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } mønt
       *[other] { $n } mønter
    }
dice-short-attack = angreb { $n }
dice-short-defence = forsvar
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } mønt pr. felt i { $building }
       *[other] { $n } mønter pr. felt i { $building }
    }
dice-short-per-points =
    { $n ->
        [one] { $n } point pr. felt i { $building }
       *[other] { $n } point pr. felt i { $building }
    }
dice-short-cross = kryds { $n } af i { $buildings }
dice-short-another_action = endnu en handling
dice-short-build_free_die = gratis terning
dice-short-die_minus = terninger { $n } billigere
dice-short-die_zero = { $colour } terning gratis
dice-short-coins_on_die =
    { $n ->
        [one] { $n } mønt pr. { $colour } terning
       *[other] { $n } mønter pr. { $colour } terning
    }
dice-short-unlock = lås { $colour } op

## the log

dice-log-shook = Tur { $n }: Terningerne rystes.
dice-log-entered = En { $die } terning erstatter en { $other } terning i Forum.
dice-log-chose_die = { $who } vælger en { $die } terning ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } vælger en { $die } terning ({ $face }) for { $n } mønt.
       *[other] { $who } vælger en { $die } terning ({ $face }) for { $n } mønter.
    }
dice-log-crossed = { $who } krydser { $space } af.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } betaler { $n } mønt og krydser { $space } af.
       *[other] { $who } betaler { $n } mønter og krydser { $space } af.
    }
dice-log-passed =
    { $n ->
        [one] { $who } melder pas og får { $n } mønt.
       *[other] { $who } melder pas og får { $n } mønter.
    }
dice-log-skipped = { $who } springer over.
dice-log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mønt.
       *[other] { $who } får { $n } mønter.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } angriber mod vest og får { $n } point (forsvar { $defence }).
       *[other] { $who } angriber mod vest og får { $n } point (forsvar { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } angriber mod øst og får { $n } point (forsvar { $defence }).
       *[other] { $who } angriber mod øst og får { $n } point (forsvar { $defence }).
    }
dice-log-unlocked = { $who } låser terningen i farven { $colour } op.
dice-log-finished = { $who } fuldfører { $building }.
dice-log-took_bonus = { $who } krydser bonussen »{ $bonus }« af: { $effects }.
dice-log-first_agora = { $who } fuldfører Agora som den første: { $n } point.
dice-log-last_turn = { $who } har alle bonusser: Tur { $n } er den sidste.
dice-log-ended = Spillet er slut.

## why the careful bot would do something in the dice game

hint-dice_finishes = Det gør en bygning færdig, og det giver en bonus.
hint-dice_unlocks = Det låser en specialterning op.
hint-dice_attacks =
    { $n ->
        [one] Angrebet giver { $n } point.
       *[other] Angrebet giver { $n } point.
    }
hint-dice_resource = En ressource gør alle senere felter billigere.
hint-dice_more = Det lader dig gøre mere i denne tur.
hint-dice_coins = Mønter hjælper mere end noget andet, du kan vælge.
hint-dice_bonus = Det er den nyttigste bonus, der er tilbage.
