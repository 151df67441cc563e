### The words of the dice game.

## buildings

building-warehouse = Lager
building-wonder = Underverk
building-guild_court = Gildehoff
building-gallery = Ledergalleri
building-west_barracks = Vestlige brakker
building-agora = Agora
building-market = Marked
building-university = Universitet
building-east_barracks = Østlige brakker
building-barracks = Brakker

## dice: their colours, and a mark for each so that colour is not needed

die-grey = grå
die-blue = blå
die-green = grønn
die-yellow = gul
die-red = rød
die-white = hvit
die-black = svart
die-purple = lilla
mark-diamond = rombe
mark-bar = loddrett strek
mark-triangle = trekant
mark-circle = sirkel
mark-cross = kryss
mark-crescent = halvmåne
mark-square = kvadrat
mark-star = stjerne

## what the faces of the dice show, apart from buildings

dice-face-stone = stein
dice-face-wood = tre
dice-face-brick = leire
dice-face-cloth = tekstil
dice-face-glass = glass
dice-face-papyrus = papyrus
dice-face-mask = maske
dice-face-scales = vekt
dice-face-fountain = fontene
dice-face-temple = tempel
dice-face-owl = ugle
dice-face-caduceus = heroldstav
dice-face-compass = passer
dice-face-tablet = tavle
dice-face-gear = tannhjul
dice-face-camel = kamel
dice-face-coin = mynt
dice-face-chest = kiste
dice-face-sword = sverd
dice-face-axe = øks
dice-face-shield = skjold
dice-face-laurel = laurbærkrans
dice-face-blue = blå byste
dice-face-green = grønn byste
dice-face-red = rød byste
dice-face-yellow = gul byste
dice-face-any = valgfri bygning

## bonuses

dice-bonus-action = en handling til
dice-bonus-cross = et felt til
dice-bonus-coins = mynter

## how sure a number is

confidence-invented = oppdiktet
confidence-low = lav
confidence-medium = middels
confidence-high = høy
board-reconstructed = rekonstruert, { $unsure } av { $all } felter
board-unsure = { $city } (rekonstruert)

## what is asked

ask-dice-none = Ingenting å avgjøre
ask-dice-act = Velg en terning eller underverket ditt, eller pass
ask-dice-act_again = Gjør en handling til med de samme terningene
ask-dice-build_free_die = Velg en terning uten å betale for den, eller hopp over
ask-dice-cross = Velg et felt du krysser av, eller hopp over
ask-dice-take_bonus = Velg bonusen din

## why something is not possible

why-die_locked = byen din har ikke låst opp terningen i fargen { $colour }
why-not_in_forum = terningen ligger ikke i Forum
why-not_opened = terningen viser { $face } og åpner { $opened }
why-nothing_more = ingenting mer
why-space_crossed = feltet er allerede krysset av
why-out_of_order = følg pilen: { $following } kommer først
why-space_short =
    { $n ->
        [one] det koster i alt { $n } mynt ({ $die } for terningen, { $space } for feltet); du har { $purse } å bruke
       *[other] det koster i alt { $n } mynter ({ $die } for terningen, { $space } for feltet); du har { $purse } å bruke
    }
why-guilds_ahead =
    { $own ->
        [one] den lilla terningen viser { $shown }: Byen din hadde krysset av { $own } felt i den bygningen da runden begynte, og må ha { $needed }
       *[other] den lilla terningen viser { $shown }: Byen din hadde krysset av { $own } felter i den bygningen da runden begynte, og må ha { $needed }
    }
why-no_purple_die = gildehoffet er stengt når det ikke er noen lilla terning i Forum
why-other_building = effekten gjelder bare { $buildings }
why-bonus_taken = bonusen er allerede krysset av

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = 1 ressurs mer resten av spillet
dice-effect-points =
    { $n ->
        [one] { $n } poeng
       *[other] { $n } poeng
    }
dice-effect-coins =
    { $n ->
        [one] få { $n } mynt
       *[other] få { $n } mynter
    }
dice-effect-attack =
    { $n ->
        [one] angrep: { $n } poeng, minus 1 for hvert forsvar den andre byen hadde før denne runden
       *[other] angrep: { $n } poeng, minus 1 for hvert forsvar den andre byen hadde før denne runden
    }
dice-effect-defence = 1 forsvar
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] { $n } mynt nå for hvert avkryssede felt i bygningen { $building }
       *[other] { $n } mynter nå for hvert avkryssede felt i bygningen { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } poeng ved spillets slutt for hvert avkryssede felt i bygningen { $building }
       *[other] { $n } poeng ved spillets slutt for hvert avkryssede felt i bygningen { $building }
    }
dice-effect-cross =
    { $n ->
        [one] du kan krysse av et felt i { $buildings } og betale for det
       *[other] du kan krysse av opptil { $n } felter i { $buildings } og betale for dem
    }
dice-effect-another_action = gjør en handling til med de samme terningene
dice-effect-build_free_die = du kan bygge med en terning uten å betale for den
dice-effect-die_minus =
    { $n ->
        [one] hver terning koster { $n } mynt mindre
       *[other] hver terning koster { $n } mynter mindre
    }
dice-effect-die_zero = terninger i fargen { $colour } er gratis
dice-effect-coins_on_die =
    { $n ->
        [one] få { $n } mynt hver gang du velger en { $colour } terning
       *[other] få { $n } mynter hver gang du velger en { $colour } terning
    }
dice-effect-unlock = lås opp terningen i fargen { $colour }

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } mynt
       *[other] { $n } mynter
    }
dice-short-attack = angrep { $n }
dice-short-defence = forsvar
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } mynt per felt i { $building }
       *[other] { $n } mynter per felt i { $building }
    }
dice-short-per-points =
    { $n ->
        [one] { $n } poeng per felt i { $building }
       *[other] { $n } poeng per felt i { $building }
    }
dice-short-cross = kryss av { $n } i { $buildings }
dice-short-another_action = en handling til
dice-short-build_free_die = gratis terning
dice-short-die_minus = terninger { $n } billigere
dice-short-die_zero = { $colour } terning gratis
dice-short-coins_on_die =
    { $n ->
        [one] { $n } mynt per { $colour } terning
       *[other] { $n } mynter per { $colour } terning
    }
dice-short-unlock = lås opp { $colour }

## the log

dice-log-shook = Runde { $n }: Terningene ristes.
dice-log-entered = En { $die } terning erstatter en { $other } terning i Forum.
dice-log-chose_die = { $who } velger en { $die } terning ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } velger en { $die } terning ({ $face }) for { $n } mynt.
       *[other] { $who } velger en { $die } terning ({ $face }) for { $n } mynter.
    }
dice-log-crossed = { $who } krysser av { $space }.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } krysser av { $space } for { $n } mynt.
       *[other] { $who } krysser av { $space } for { $n } mynter.
    }
dice-log-passed =
    { $n ->
        [one] { $who } passer og får { $n } mynt.
       *[other] { $who } passer og får { $n } mynter.
    }
dice-log-skipped = { $who } hopper over.
dice-log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mynt.
       *[other] { $who } får { $n } mynter.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } angriper mot vest og får { $n } poeng (forsvar { $defence }).
       *[other] { $who } angriper mot vest og får { $n } poeng (forsvar { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } angriper mot øst og får { $n } poeng (forsvar { $defence }).
       *[other] { $who } angriper mot øst og får { $n } poeng (forsvar { $defence }).
    }
dice-log-unlocked = { $who } låser opp terningen i fargen { $colour }.
dice-log-finished = { $who } fullfører { $building }.
dice-log-took_bonus = { $who } krysser av bonusen «{ $bonus }»: { $effects }.
dice-log-first_agora = { $who } er først til å fullføre Agoraen: { $n } poeng.
dice-log-last_turn = { $who } har alle bonusene: Runde { $n } er den siste.
dice-log-ended = Spillet er over.

## why the careful bot would do something in the dice game

hint-dice_finishes = Det gjør en bygning ferdig, og det gir en bonus.
hint-dice_unlocks = Det låser opp en spesialterning.
hint-dice_attacks =
    { $n ->
        [one] Angrepet gir { $n } poeng.
       *[other] Angrepet gir { $n } poeng.
    }
hint-dice_resource = En ressurs gjør alle senere felter billigere.
hint-dice_more = Det lar deg gjøre mer i denne runden.
hint-dice_coins = Mynter hjelper mer enn noe annet du kan velge.
hint-dice_bonus = Det er den nyttigste bonusen som er igjen.
