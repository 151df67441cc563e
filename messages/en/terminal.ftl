### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-you-play = You play { $board }.
terminal-boards-are-chosen = Before Age I: wonder boards are being chosen.
terminal-where = Age { $age }, turn { $turn } of { $turns }.
terminal-seat = Seat { $n }: { $name }
terminal-seat-number = seat { $n }
terminal-role-you = you
terminal-role-left = your left neighbour
terminal-role-right = your right neighbour
terminal-stages = { $n } of { $all } stages
terminal-conflicts = military points { $points }
terminal-makes = produces { $good }
terminal-none = none
terminal-pawns = pawns: { $pawns }, debts: { $debts }
terminal-edifice = Age { $age } edifice: { $name } ({ $state }), costs { $cost }. Reward per pawn: { $reward } Penalty if it fails: { $penalty }
terminal-stage-costs = stage { $n } (costs { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Type help for help.
terminal-not-built = cannot be built: { $why }
terminal-not-staged = cannot be put under the wonder: { $why }
terminal-no-stage = The next wonder stage cannot be built: { $why }.
terminal-no-sale = No card can be sold: { $why }.
terminal-stage-ways = With any card you can also { $ways }.
terminal-stage-ways-others = With any other card you can also { $ways }.
terminal-tokens = Victory tokens worth { $tokens }
terminal-which-way = which one? (Enter for another card)
terminal-no-number = There is no number { $answer }; choose one from 1 to { $most }.
terminal-cannot = You cannot { $action }: { $why }.
terminal-try = Try: { $options }.
terminal-no-board = You have no board yet.
terminal-no-edifices = This game is played without edifices.
terminal-cards-unseen = cards you have not seen
terminal-holds = { $name } ({ $n } in hand): { $cards }
way-build = build
way-chain = build for free (chain)
way-free = build for free with your wonder
way-stage = build the next wonder stage
way-sell = sell
way-pick = build for free
way-decline = decline
way-take = take
way-lose = lose it
way-forfeit = lose them
way-in-form = { $way } ({ $form })
way-joining = { $way } and join the edifice
way-for = { $way } for { $price }

## the end, and files

terminal-won-by = Won by { $names }.
terminal-leave = You have left the table.
terminal-bot-replaced = From now on, beginner decides in its place.
terminal-saved = The game has been saved to { $file }.
terminal-not-saved = The game could not be saved to { $file }: { $why }.
terminal-no-file-name = The game could not be saved to { $file }: that is not a valid file name.

## playthroughs

step-boards = Boards
step-turn = Age { $age } turn { $turn }
step-last_card = Age { $age } last card
step-discard_pile = Age { $age } turn { $turn } discard pile
step-penalty = Age { $age } penalty
step-dice-turn = Turn { $turn }
step-from = from { $hand }
step-coins = coins { $coins }
step-shields = shields { $shields }

## help

terminal-help-cards =
    Type the number of a card, then the number of what to do with it. Or type one of these:
    {"  "}list         your cards and what you can do with them
    {"  "}table        all cities and the size of the discard pile
    {"  "}city [SEAT]  everything in your city, or in another: city 2, city gizah
    {"  "}wonder       the stages of your wonder
    {"  "}card NAME    what a card does
    {"  "}edifices     the edifices of the three Ages, if you are playing with them
    {"  "}seen         cards you have seen that other players may now hold
    {"  "}log          what happened recently
    {"  "}score        the current score sheet
    {"  "}save FILE    save the game to a file
    {"  "}back         while choosing for the Free City: change your own card
    {"  "}quit         leave the game
    You can also type a whole action, such as: build altar, stage altar L2, stage altar left join, sell altar.

## the dice game

terminal-turn = Turn { $n }.
terminal-last-turn = Turn { $n }, the last one.
terminal-die = { $die } ({ $mark }) shows { $face }, zone { $zone }
terminal-locked = locked
terminal-role-both = your neighbour on both sides
terminal-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
terminal-defence = defence { $west } west, { $east } east
terminal-finished = finished: { $buildings }
terminal-bonuses = bonuses: { $bonuses }
terminal-unlocked = unlocked: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
terminal-nothing = nothing
terminal-board-numbers = board numbers { $status }; marked with ? below
terminal-building = { $building } ({ $die }), { $n } of { $all }
terminal-building-first = { $building } ({ $die }), { $n } of { $all }, first to finish
terminal-needs-die = { $colour } die
terminal-needs-no-die = no die needed
terminal-points-won = ({ $n } scored)
terminal-pass =
    { $n ->
        [one] Pass and gain { $n } coin
       *[other] Pass and gain { $n } coins
    }
terminal-skip = Skip
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Wonder, stage { $n }
terminal-for-choosing =
    { $n ->
        [one] { $n } coin for choosing it
       *[other] { $n } coins for choosing it
    }
terminal-space = { $space }: costs { $cost }; { $effects } (confidence: { $confidence })
terminal-send = Finish your turn? Press Enter to finish, or type back to undo
terminal-taken-back = Undone.
terminal-wonder = wonder
terminal-help-dice =
    Type the number of what you want to do. Or type one of these:
    {"  "}list         what you can do now, and why you cannot use the other dice
    {"  "}dice         the dice in the Forum
    {"  "}sheet [SEAT] your sheet, or another city’s
    {"  "}table        all cities in brief
    {"  "}space NAME   what a space on your board costs and does, such as: space agora.mask.1
    {"  "}log          what happened recently
    {"  "}score        the current score sheet
    {"  "}save FILE    save the game to a file
    {"  "}back         undo your last choice this turn
    {"  "}quit         leave the game
    You can also type a whole action, such as: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Age { $age }, { $colour } ({ $family }, mark: { $mark })
show-cost = cost: { $cost }
show-from = free if you have { $cards }
show-to = unlocks for free: { $cards }
show-guild = one copy; with 3 players { $n } guilds are drawn, plus one for each additional player
show-copies = copies: { $copies }
show-copy = one for { $n }+ players
show-side = { $side }, { $makes }
show-stage = stage { $n }, costs { $cost }: { $effects }
show-edifice = Age { $age }; costs { $cost } to join
show-reward = reward per pawn: { $effects }
show-penalty = penalty without a pawn if it fails: { $effects }
show-disputed = disputed: { $text }
show-with-either = with either edition
show-with-edifices = only with edifices
show-unsure = { $name } (numbers reconstructed)
show-alike = the other buildings are the same on all boards: show Agora, show Market, ...; for the whole board, to correct it: heptapolis dice export-board { $board }
show-on-board = on the board { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } die, mark: { $mark }
show-in-order = in this order
show-any-order = { $symbols }, in any order
show-space = costs { $cost }: { $effects } (confidence: { $confidence })
show-die = { $die } die, { $game }
show-faces = { $colour } (mark: { $mark }), faces: { $faces }

## what everyone can see in a city

terminal-tokens-held = Age { $age } tokens: { $tokens }
terminal-made = resources: { $goods }
terminal-sold = for sale: { $goods }
terminal-science = science: { $symbols }
terminal-symbol-choice = wild
terminal-free-builds =
    { $n ->
        [one] { $n } free build left this Age
       *[other] { $n } free builds left this Age
    }
terminal-hand-size =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
terminal-stage-built-form = Stage { $n }, built ({ $form })
terminal-no-seat = There is no city { $name }; try: { $cities }.

## the Free City's turn: the sentences above, about the city instead of you

terminal-asks-play_for_free_city = Choose a card for { $city }
terminal-asks-play_last_card = The wonder of { $city } lets it play its last card
terminal-asks-dig = Choose a card from the discard pile for { $city } to build for free
terminal-asks-lose_card = { $edifice } failed: choose a { $colour } card for { $city } to lose
terminal-asks-lose_tokens = { $edifice } failed: choose the victory tokens for { $city } to lose
terminal-city-cannot = { $city } cannot { $action }: { $why }.
way-free-its = build for free with its wonder
why-already_built-its = it has already built this
why-goods_short-its =
    { $kinds ->
        [one] it needs { $goods }, and neither of its neighbours can sell it
       *[other] it needs { $goods }, and neither of its neighbours can sell them
    }
why-coins_short-its =
    { $n ->
        [one] buying the missing resources costs { $n } coin; the city has { $purse } to spend
       *[other] buying the missing resources costs { $n } coins; the city has { $purse } to spend
    }
why-price_short-its =
    { $n ->
        [one] it costs { $n } coin; the city has { $purse } to spend
       *[other] it costs { $n } coins; the city has { $purse } to spend
    }
why-costs_nothing-its = the card costs nothing, so the power of its wonder is not needed
why-wonder_complete-its = its wonder is complete
why-free_already-its = its wonder makes this card free, so it is built that way
why-no_chain-its = none of its buildings unlocks this card for free
why-no_free_build-its = its wonder gives it no free build right now
why-joined_already-its = it has already joined the edifice of this Age
why-not_in_city-its = this card is not in its city
why-wrong_tokens-its = it does not have these victory tokens, or the penalty is a different number of them
effect-produce-its = Produces { $goods } every turn; its neighbours can buy it.
effect-produce_choice-its = { effect-produce-its }
effect-private_choice-its = Produces { $goods } every turn; its neighbours cannot buy it.
effect-science_choice-its = 1 wild science symbol; it chooses which at final scoring.
effect-points_if_complete-its =
    { $n ->
        [one] At the end, { $n } point if its wonder is complete.
       *[other] At the end, { $n } points if its wonder is complete.
    }
effect-free_build_each_age-its = Once per Age, it may build one card from hand for free.
effect-free_first_of_colour-its = Its first card of each colour is free to build.
effect-free_first_of_age-its = Its first card of each Age is free to build.
effect-free_last_of_age-its = Its sixth card of each Age is free to build.
effect-build_from_discard-its = When it is built, the city may build one card from the discard pile for free at the end of the turn.
effect-play_last_card-its = It may play its last card of each Age instead of discarding it.
effect-copy_guild-its = At the end, it scores one of its neighbours’ guilds as if it were its own.
effect-points_per_set-its =
    { $n ->
        [one] At the end, { $n } point for each set of { $things } in its city.
       *[other] At the end, { $n } points for each set of { $things } in its city.
    }
effect-points_per_colour-its =
    { $n ->
        [one] At the end, { $n } point for each colour among the cards in its city.
       *[other] At the end, { $n } points for each colour among the cards in its city.
    }
effect-drop_defeats-its = When this is built, the city returns all its defeat tokens.
effect-repeat_guild-its = At the end, it scores one of its own guilds a second time.
where-own-its = in its city
where-left-its = in its left neighbour’s city
where-right-its = in its right neighbour’s city
where-own-left-its = in its city and its left neighbour’s city
where-own-right-its = in its city and its right neighbour’s city
where-left-right-its = in both its neighbouring cities
where-own-left-right-its = in its city and both neighbouring cities
from-left-its = its left neighbour
from-right-its = its right neighbour
from-left-right-its = both its neighbours
terminal-no-board-its = The city has no board yet.
## what is played, and the seats of the bots

title-players = { $game }, { $n } players
title-with = { $game }, with { $added }
title-variant = { $title } (house variant)
title-reconstructed = { $title } (board numbers reconstructed)
terminal-bot-random = random { $n }
terminal-bot-builder = builder { $n }
terminal-bot-beginner = novice { $n }
terminal-bot-rulebook = rulebook { $n }
terminal-bot-oracle = oracle { $n }

## the analysis of a game

analysis-heading = Analysis: { $title }
analysis-method = Each option was played to the end { $n } times, with { $bot } playing for everyone. What the player could not know was dealt anew each time. Ranges are 95 % intervals.
analysis-players = Players
analysis-player = player
analysis-won = victory
analysis-total-cost = cost of all choices
analysis-chances = Win chance before each turn
analysis-chances-note = Each player’s chance is judged by what that player could know, so the chances need not add up to 100 %.
analysis-open = Win chance with all hands open
analysis-open-note = Nobody could know this during the game, and no choice is judged by it.
analysis-numbers = As numbers
analysis-turning = Turning points
analysis-turned = { $where }: { $player } went from { $before } % to { $after } %
analysis-no-turning = No turn clearly changed a win chance.
analysis-denied = Points denied
analysis-denied-note = Cards that the next player to hold the hand could have built the turn after, with the points they would have scored at once, after paying.
analysis-denied-card =
    { $n ->
        [one] { $where }: { $player } took { $card }, worth { $n } point to { $other }
       *[other] { $where }: { $player } took { $card }, worth { $n } points to { $other }
    }
analysis-slips = Inaccuracies and mistakes
analysis-no-slips = There were no inaccuracies or mistakes.
analysis-choices = All choices
analysis-when = when
analysis-chosen = chosen
analysis-best = best option
analysis-cost = cost
analysis-judged = choice
analysis-option = option
analysis-option-of = { $thing }: { $way }
analysis-chance = win chance
analysis-points = points
analysis-grade-forced = only option
analysis-grade-best = best
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grades-best = best
analysis-grades-good = good
analysis-grades-inaccuracy = inaccuracies
analysis-grades-mistake = mistakes
analysis-page = The page has been written to { $file }.
