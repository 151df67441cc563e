### The words of the dice game.

## buildings

building-warehouse = Warehouse
building-wonder = Wonder
building-guild_court = Guild Court
building-gallery = Gallery of Leaders
building-west_barracks = Western Barracks
building-agora = Agora
building-market = Market
building-university = University
building-east_barracks = Eastern Barracks
building-barracks = Barracks

## dice: their colours, and a mark for each so that colour is not needed

die-grey = grey
die-blue = blue
die-green = green
die-yellow = yellow
die-red = red
die-white = white
die-black = black
die-purple = purple
mark-diamond = diamond
mark-bar = upright bar
mark-triangle = triangle
mark-circle = circle
mark-cross = cross
mark-crescent = crescent
mark-square = square
mark-star = star

## what the faces of the dice show, apart from buildings

dice-face-stone = stone
dice-face-wood = wood
dice-face-brick = brick
dice-face-cloth = cloth
dice-face-glass = glass
dice-face-papyrus = papyrus
dice-face-mask = mask
dice-face-scales = scales
dice-face-fountain = fountain
dice-face-temple = temple
dice-face-owl = owl
dice-face-caduceus = caduceus
dice-face-compass = compass
dice-face-tablet = tablet
dice-face-gear = gear
dice-face-camel = camel
dice-face-coin = coin
dice-face-chest = chest
dice-face-sword = sword
dice-face-axe = axe
dice-face-shield = shield
dice-face-laurel = laurel
dice-face-blue = blue bust
dice-face-green = green bust
dice-face-red = red bust
dice-face-yellow = yellow bust
dice-face-any = building of your choice

## bonuses

dice-bonus-action = another action
dice-bonus-cross = another space
dice-bonus-coins = coins

## how sure a number is

confidence-invented = invented
confidence-low = low
confidence-medium = medium
confidence-high = high
board-reconstructed = reconstructed, { $unsure } of { $all } spaces
board-unsure = { $city } (reconstructed)

## what is asked

ask-dice-none = Nothing to decide
ask-dice-act = Choose a die or your wonder, or pass
ask-dice-act_again = Take another action with the same dice
ask-dice-build_free_die = Choose a die without paying for it, or skip
ask-dice-cross = Choose a space to cross off, or skip
ask-dice-take_bonus = Choose your bonus

## why something is not possible

why-die_locked = your city has not unlocked the { $colour } die
why-not_in_forum = this die is not in the Forum
why-not_opened = the die shows { $face }, which opens { $opened }
why-nothing_more = nothing more
why-space_crossed = this space is already crossed off
why-out_of_order = follow the arrow: { $following } comes first
why-space_short =
    { $n ->
        [one] it costs { $n } coin in total ({ $die } for the die, { $space } for the space); you have { $purse } to spend
       *[other] it costs { $n } coins in total ({ $die } for the die, { $space } for the space); you have { $purse } to spend
    }
why-guilds_ahead =
    { $own ->
        [one] the purple die shows { $shown }: your city had { $own } space there at the start of the turn and needs { $needed }
       *[other] the purple die shows { $shown }: your city had { $own } spaces there at the start of the turn and needs { $needed }
    }
why-no_purple_die = the Guild Court is closed while there is no purple die in the Forum
why-other_building = this effect only works for { $buildings }
why-bonus_taken = this bonus is already crossed off

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = 1 more resource, permanently
dice-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-effect-coins =
    { $n ->
        [one] gain { $n } coin
       *[other] gain { $n } coins
    }
dice-effect-attack =
    { $n ->
        [one] attack: { $n } point, minus 1 for each defence the other city had before this turn
       *[other] attack: { $n } points, minus 1 for each defence the other city had before this turn
    }
dice-effect-defence = 1 defence
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] { $n } coin now for each crossed-off space in your { $building }
       *[other] { $n } coins now for each crossed-off space in your { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } point at the end for each crossed-off space in your { $building }
       *[other] { $n } points at the end for each crossed-off space in your { $building }
    }
dice-effect-cross =
    { $n ->
        [one] you may cross off a space in your { $buildings }, paying its cost
       *[other] you may cross off up to { $n } spaces in your { $buildings }, paying their cost
    }
dice-effect-another_action = take another action with the same dice
dice-effect-build_free_die = you may build with a die without paying for it
dice-effect-die_minus =
    { $n ->
        [one] every die costs { $n } coin less
       *[other] every die costs { $n } coins less
    }
dice-effect-die_zero = { $colour } dice are free
dice-effect-coins_on_die =
    { $n ->
        [one] gain { $n } coin whenever you choose a { $colour } die
       *[other] gain { $n } coins whenever you choose a { $colour } die
    }
dice-effect-unlock = unlock the { $colour } die

## the same as short as on a sheet

dice-short-points = { dice-effect-points }
dice-short-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
dice-short-attack = attack { $n }
dice-short-defence = defence
dice-short-per_space = { $gains }
dice-short-per-coins =
    { $n ->
        [one] { $n } coin per { $building } space
       *[other] { $n } coins per { $building } space
    }
dice-short-per-points =
    { $n ->
        [one] { $n } point per { $building } space
       *[other] { $n } points per { $building } space
    }
dice-short-cross = cross off { $n } in { $buildings }
dice-short-another_action = another action
dice-short-build_free_die = free die
dice-short-die_minus = dice { $n } cheaper
dice-short-die_zero = { $colour } dice free
dice-short-coins_on_die =
    { $n ->
        [one] { $n } coin per { $colour } die
       *[other] { $n } coins per { $colour } die
    }
dice-short-unlock = unlock { $colour }

## the log

dice-log-shook = Turn { $n }: the dice are shaken.
dice-log-entered = The { $die } die replaces a { $other } die in the Forum.
dice-log-chose_die = { $who } chooses the { $die } die ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } chooses the { $die } die ({ $face }) for { $n } coin.
       *[other] { $who } chooses the { $die } die ({ $face }) for { $n } coins.
    }
dice-log-crossed = { $who } crosses off { $space }.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } crosses off { $space } for { $n } coin.
       *[other] { $who } crosses off { $space } for { $n } coins.
    }
dice-log-passed =
    { $n ->
        [one] { $who } passes and gains { $n } coin.
       *[other] { $who } passes and gains { $n } coins.
    }
dice-log-skipped = { $who } skips.
dice-log-gained_coins =
    { $n ->
        [one] { $who } gains { $n } coin.
       *[other] { $who } gains { $n } coins.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } attacks to the west for { $n } point (defence { $defence }).
       *[other] { $who } attacks to the west for { $n } points (defence { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } attacks to the east for { $n } point (defence { $defence }).
       *[other] { $who } attacks to the east for { $n } points (defence { $defence }).
    }
dice-log-unlocked = { $who } unlocks the { $colour } die.
dice-log-finished = { $who } finishes the { $building }.
dice-log-took_bonus = { $who } crosses off the bonus “{ $bonus }”: { $effects }.
dice-log-first_agora = { $who } is first to finish the Agora: { $n } points.
dice-log-last_turn = { $who } has all bonuses: turn { $n } is the last.
dice-log-ended = The game is over.

## why the careful bot would do something in the dice game

hint-dice_finishes = It finishes a building, which gives you a bonus.
hint-dice_unlocks = It unlocks a special die.
hint-dice_attacks =
    { $n ->
        [one] The attack scores { $n } point.
       *[other] The attack scores { $n } points.
    }
hint-dice_resource = A resource makes all later spaces cheaper.
hint-dice_more = It lets you do more this turn.
hint-dice_coins = Coins help more than anything on offer.
hint-dice_bonus = It is the most useful bonus left.
