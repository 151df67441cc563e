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

## dice: their colours, and the marks that say them to everybody

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

## how sure a number is

confidence-invented = invented
confidence-low = low
confidence-medium = medium
confidence-high = high
board-reconstructed = reconstructed, { $unsure } of { $all } spaces
board-unsure = { $city } (reconstructed)

## what is asked

ask-dice-none = Nothing to decide
ask-dice-act = Choose a die, your wonder, or pass
ask-dice-act_again = Take another action with the dice as they lie
ask-dice-build_free_die = Choose a die whose price is waived, or skip it
ask-dice-cross = Choose the space you cross off, or skip it
ask-dice-take_bonus = Choose your bonus

## why something is not possible

why-die_locked = your city has not unlocked the { $colour } die
why-not_in_forum = the die does not lie in the Forum
why-not_opened = the die shows { $face }, which opens { $opened }
why-nothing_more = nothing more
why-space_crossed = the space is crossed off already
why-out_of_order = the arrow leads to { $following } first
why-space_short =
    { $n ->
        [one] it costs { $n } coin in all ({ $die } for the die, { $space } for the space), you can spend { $purse }
       *[other] it costs { $n } coins in all ({ $die } for the die, { $space } for the space), you can spend { $purse }
    }
why-guilds_ahead =
    { $own ->
        [one] the purple die shows { $shown }: your city had { $own } space of it when the turn began, and needs { $needed }
       *[other] the purple die shows { $shown }: your city had { $own } spaces of it when the turn began, and needs { $needed }
    }
why-no_purple_die = without the purple die in the Forum the Guild Court is closed
why-other_building = the effect is for { $buildings }
why-bonus_taken = the bonus is crossed off already

## what spaces and bonuses do

dice-effects = { $first }; { $next }
dice-effect-nothing = one more resource for good
dice-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
dice-effect-coins =
    { $n ->
        [one] take { $n } coin
       *[other] take { $n } coins
    }
dice-effect-attack =
    { $n ->
        [one] attack: { $n } point, less 1 for each defence the attacked city had when the turn began
       *[other] attack: { $n } points, less 1 for each defence the attacked city had when the turn began
    }
dice-effect-defence = 1 defence
dice-effect-per_space = { $gains }
dice-per-coins =
    { $n ->
        [one] { $n } coin now for each crossed space of your { $building }
       *[other] { $n } coins now for each crossed space of your { $building }
    }
dice-per-points =
    { $n ->
        [one] { $n } point at the end for each crossed space of your { $building }
       *[other] { $n } points at the end for each crossed space of your { $building }
    }
dice-effect-cross =
    { $n ->
        [one] cross off a space of your { $buildings }, paying for it
       *[other] cross off up to { $n } spaces of your { $buildings }, paying for them
    }
dice-effect-another_action = take another action with the dice as they lie
dice-effect-build_free_die = build with a die whose price is waived
dice-effect-die_minus =
    { $n ->
        [one] every die costs { $n } coin less
       *[other] every die costs { $n } coins less
    }
dice-effect-die_zero = { $colour } dice cost nothing
dice-effect-coins_on_die =
    { $n ->
        [one] take { $n } coin whenever you choose a { $colour } die
       *[other] take { $n } coins whenever you choose a { $colour } die
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
dice-short-cross = cross { $n } of { $buildings }
dice-short-another_action = another action
dice-short-build_free_die = a die free
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
dice-log-entered = The { $die } die comes into the Forum for { $other }.
dice-log-chose_die = { $who } chooses { $die } ({ $face }).
dice-log-chose_die-paid =
    { $n ->
        [one] { $who } chooses { $die } ({ $face }) for { $n } coin.
       *[other] { $who } chooses { $die } ({ $face }) for { $n } coins.
    }
dice-log-crossed = { $who } crosses off { $space }.
dice-log-crossed-paid =
    { $n ->
        [one] { $who } crosses off { $space } for { $n } coin.
       *[other] { $who } crosses off { $space } for { $n } coins.
    }
dice-log-passed =
    { $n ->
        [one] { $who } passes and takes { $n } coin.
       *[other] { $who } passes and takes { $n } coins.
    }
dice-log-skipped = { $who } leaves it at that.
dice-log-gained_coins =
    { $n ->
        [one] { $who } takes { $n } coin.
       *[other] { $who } takes { $n } coins.
    }
dice-log-attacked-west =
    { $n ->
        [one] { $who } attacks in the west for { $n } point (defence { $defence }).
       *[other] { $who } attacks in the west for { $n } points (defence { $defence }).
    }
dice-log-attacked-east =
    { $n ->
        [one] { $who } attacks in the east for { $n } point (defence { $defence }).
       *[other] { $who } attacks in the east for { $n } points (defence { $defence }).
    }
dice-log-unlocked = { $who } unlocks the { $colour } die.
dice-log-finished = { $who } has finished the { $building }.
dice-log-took_bonus = { $who } crosses off the bonus { $bonus }: { $effects }.
dice-log-first_agora = { $who } is first to finish the Agora: { $n } points.
dice-log-last_turn = { $who } has all bonuses: turn { $n } is the last.
dice-log-ended = The game is over.

