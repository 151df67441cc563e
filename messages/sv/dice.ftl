### The words of the dice game.

## buildings

building-warehouse = Lager
building-wonder = Underverk
building-guild_court = Skråsalen
building-gallery = Ledargalleri
building-west_barracks = Västra baracken
building-agora = Torg
building-market = Marknad
building-university = Universitet
building-east_barracks = Östra baracken
building-barracks = Baracker

## dice: their colours, and a mark for each so that colour is not needed

die-grey = grå
die-blue = blå
die-green = grön
die-yellow = gul
die-red = röd
die-white = vit
die-black = svart
die-purple = lila
mark-diamond = romb
mark-bar = lodrätt streck
mark-triangle = triangel
mark-circle = cirkel
mark-cross = kors
mark-crescent = månskära
mark-square = kvadrat
mark-star = stjärna

## what the faces of the dice show, apart from buildings

dice-face-stone = sten
dice-face-wood = trä
dice-face-brick = tegel
dice-face-cloth = tyg
dice-face-glass = glas
dice-face-papyrus = papyrus
dice-face-mask = mask
dice-face-scales = våg
dice-face-fountain = fontän
dice-face-temple = tempel
dice-face-owl = uggla
dice-face-caduceus = häroldsstav
dice-face-compass = passare
dice-face-tablet = lertavla
dice-face-gear = kugghjul
dice-face-camel = kamel
dice-face-coin = mynt
dice-face-chest = kista
dice-face-sword = svärd
dice-face-axe = yxa
dice-face-shield = sköld
dice-face-laurel = lagerkrans
dice-face-blue = blå byst
dice-face-green = grön byst
dice-face-red = röd byst
dice-face-yellow = gul byst
dice-face-any = valfri byggnad

## bonuses

dice-bonus-action = en handling till
dice-bonus-cross = en ruta till
dice-bonus-coins = mynt

## how sure a number is

confidence-invented = påhittat värde
confidence-low = låg
confidence-medium = medel
confidence-high = hög
board-reconstructed = { $unsure } av { $all } rutor rekonstruerade
board-unsure = { $city } (rekonstruerat)

## what is asked

ask-dice-none = Inget att besluta
ask-dice-act = Välj en tärning eller ditt underverk, eller passa
ask-dice-act_again = Utför en handling till med samma tärningar
ask-dice-build_free_die = Välj en tärning utan att betala för den, eller avstå
ask-dice-cross = Välj en ruta att kryssa av, eller avstå
ask-dice-take_bonus = Välj din bonus

## why something is not possible

why-die_locked = din stad har inte låst upp någon { $colour } tärning
why-not_in_forum = tärningen ligger inte i forumet
why-not_opened = tärningen visar { $face } och öppnar { $opened }
why-nothing_more = inget mer
why-space_crossed = rutan är redan avkryssad
why-out_of_order = följ pilen: { $following } kommer först
why-space_short =
    { $n ->
        [one] det kostar { $n } mynt totalt ({ $die } för tärningen, { $space } för rutan); du har { $purse } att betala med
       *[other] det kostar { $n } mynt totalt ({ $die } för tärningen, { $space } för rutan); du har { $purse } att betala med
    }
why-guilds_ahead =
    { $own ->
        [one] den lila tärningen visar { $shown }: där hade din stad { $own } avkryssad ruta när turen började, men den behöver { $needed }
       *[other] den lila tärningen visar { $shown }: där hade din stad { $own } avkryssade rutor när turen började, men den behöver { $needed }
    }
why-no_purple_die = skråsalen är stängd när det inte finns någon lila tärning i forumet
why-other_building = effekten gäller bara { $buildings }
why-bonus_taken = bonusen är redan avkryssad

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = 1 resurs till under resten av partiet
dice-effect-points =
    { $n ->
        [one] { $n } poäng
       *[other] { $n } poäng
    }
dice-effect-coins =
    { $n ->
        [one] få { $n } mynt
       *[other] få { $n } mynt
    }
dice-effect-attack =
    { $n ->
        [one] attack: { $n } poäng, minus 1 för varje försvar som den andra staden hade före den här turen
       *[other] attack: { $n } poäng, minus 1 för varje försvar som den andra staden hade före den här turen
    }
dice-effect-defence = 1 försvar
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] { $n } mynt nu för varje avkryssad ruta i byggnaden { $building }
       *[other] { $n } mynt nu för varje avkryssad ruta i byggnaden { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } poäng i slutet för varje avkryssad ruta i byggnaden { $building }
       *[other] { $n } poäng i slutet för varje avkryssad ruta i byggnaden { $building }
    }
dice-effect-cross =
    { $n ->
        [one] du får kryssa av en ruta ({ $buildings }) och betala för den
       *[other] du får kryssa av upp till { $n } rutor ({ $buildings }) och betala för dem
    }
dice-effect-another_action = utför en handling till med samma tärningar
dice-effect-build_free_die = du får bygga med en tärning utan att betala för den
dice-effect-die_minus =
    { $n ->
        [one] varje tärning kostar { $n } mynt mindre
       *[other] varje tärning kostar { $n } mynt mindre
    }
dice-effect-die_zero = en { $colour } tärning är gratis
dice-effect-coins_on_die =
    { $n ->
        [one] få { $n } mynt varje gång du väljer en { $colour } tärning
       *[other] få { $n } mynt varje gång du väljer en { $colour } tärning
    }
dice-effect-unlock = lås upp en { $colour } tärning

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } mynt
       *[other] { $n } mynt
    }
dice-short-attack = attack { $n }
dice-short-defence = försvar
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } mynt per ruta ({ $building })
       *[other] { $n } mynt per ruta ({ $building })
    }
dice-short-per-points =
    { $n ->
        [one] { $n } poäng per ruta ({ $building })
       *[other] { $n } poäng per ruta ({ $building })
    }
dice-short-cross = kryssa av { $n } ({ $buildings })
dice-short-another_action = en handling till
dice-short-build_free_die = gratis tärning
dice-short-die_minus = tärningar { $n } billigare
dice-short-die_zero = { $colour } tärning gratis
dice-short-coins_on_die =
    { $n ->
        [one] { $n } mynt per { $colour } tärning
       *[other] { $n } mynt per { $colour } tärning
    }
dice-short-unlock = lås upp { $colour }

## the log

dice-log-shook = Tur { $n }: tärningarna blandas.
dice-log-entered = En { $die } tärning ersätter en { $other } tärning i forumet.
dice-log-chose_die = { $who } väljer en { $die } tärning ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } väljer en { $die } tärning ({ $face }) för { $n } mynt.
       *[other] { $who } väljer en { $die } tärning ({ $face }) för { $n } mynt.
    }
dice-log-crossed = { $who } kryssar av { $space }.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } kryssar av { $space } för { $n } mynt.
       *[other] { $who } kryssar av { $space } för { $n } mynt.
    }
dice-log-passed =
    { $n ->
        [one] { $who } passar och får { $n } mynt.
       *[other] { $who } passar och får { $n } mynt.
    }
dice-log-skipped = { $who } avstår.
dice-log-gained_coins =
    { $n ->
        [one] { $who } får { $n } mynt.
       *[other] { $who } får { $n } mynt.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } attackerar västerut och får { $n } poäng (försvar { $defence }).
       *[other] { $who } attackerar västerut och får { $n } poäng (försvar { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } attackerar österut och får { $n } poäng (försvar { $defence }).
       *[other] { $who } attackerar österut och får { $n } poäng (försvar { $defence }).
    }
dice-log-unlocked = { $who } låser upp en { $colour } tärning.
dice-log-finished = { $who } färdigställer byggnaden { $building }.
dice-log-took_bonus = { $who } kryssar av bonusen ”{ $bonus }”: { $effects }.
dice-log-first_agora = { $who } är först med att färdigställa torget: { $n } poäng.
dice-log-last_turn = { $who } har alla bonusar: tur { $n } är den sista.
dice-log-ended = Partiet är slut.

## why the careful bot would do something in the dice game

hint-dice_finishes = Det gör en byggnad färdig, och det ger en bonus.
hint-dice_unlocks = Det låser upp en specialtärning.
hint-dice_attacks =
    { $n ->
        [one] Attacken ger { $n } poäng.
       *[other] Attacken ger { $n } poäng.
    }
hint-dice_resource = En resurs gör alla senare rutor billigare.
hint-dice_more = Det låter dig göra mer i den här turen.
hint-dice_coins = Mynt hjälper mer än något annat du kan välja.
hint-dice_bonus = Det är den nyttigaste bonusen som är kvar.
