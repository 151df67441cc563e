### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-boards-are-chosen = Before the first Age: boards are chosen.
terminal-where = Age { $age }, turn { $turn } of { $turns }.
terminal-seat = Seat { $n }: { $name }
terminal-seat-number = seat { $n }
terminal-role-you = you
terminal-role-left = your left neighbour
terminal-role-right = your right neighbour
terminal-stages = { $n } of { $all } stages
terminal-conflicts = conflicts { $points }
terminal-makes = makes { $good }
terminal-none = none
terminal-pawns = pawns: { $pawns }, debts: { $debts }
terminal-edifice = Edifice of Age { $age }: { $name } ({ $state }), costs { $cost }. Reward: { $reward } If it fails: { $penalty }
terminal-stage-costs = stage { $n } (costs { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Type help for help.
terminal-not-built = not built: { $why }
terminal-no-stage = No wonder stage: { $why }.
terminal-stage-ways = Or a card for the next wonder stage: { $ways }.
terminal-tokens = Victory tokens worth { $tokens }
terminal-which-way = way (empty: another card)
terminal-no-number = There is no number { $answer }; choose from 1 to { $most }.
terminal-cannot = You cannot { $action }: { $why }.
terminal-try = Try: { $options }.
terminal-no-board = You have no board yet.
terminal-no-edifices = You play without edifices.
terminal-cards-unseen = cards you have not seen
terminal-holds = { $name } holds { $n } of: { $cards }
way-build = build
way-chain = build free by its chain
way-free = build free by your wonder
way-stage = put under the wonder
way-sell = sell
way-pick = build free
way-decline = decline
way-take = take
way-lose = lose it
way-forfeit = lose them
way-in-form = { $way } ({ $form })
way-joining = { $way } and take part in the edifice
way-for = { $way } for { $price }

## the end, and files

terminal-won-by = Won by { $names }.
terminal-leave = You leave the table.
terminal-saved = The game is written to { $file }.
terminal-not-saved = { $file } cannot be written: { $why }.
terminal-no-file-name = { $file } cannot be written: it is not a file name.

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
    Type the number of a card, then the number of a way to use it. Or one of:
    {"  "}list         your cards and what you can do with them
    {"  "}table        all cities
    {"  "}wonder       the stages of your wonder
    {"  "}card NAME    what a card does
    {"  "}edifices     the edifices of the three Ages, if you play with them
    {"  "}seen         cards you have seen in hands that others hold now
    {"  "}log          what happened lately
    {"  "}score        the score sheet as the cities stand
    {"  "}save FILE    write the record of the game
    {"  "}back         while you choose for the Free City: choose your own card again
    {"  "}quit         leave the game
    You may also type an action as a whole, such as: build altar, stage altar L2, stage altar left join, sell altar.

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
terminal-defence = defence { $west } west { $east } east
terminal-finished = finished: { $buildings }
terminal-bonuses = bonuses: { $bonuses }
terminal-unlocked = unlocked: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] { $n } point as it stands
       *[other] { $n } points as it stands
    }
terminal-nothing = nothing
terminal-board-numbers = board numbers { $status }; marked with ? below
terminal-building = { $building } ({ $die }), { $n } of { $all }
terminal-building-first = { $building } ({ $die }), { $n } of { $all }, first to finish
terminal-needs-die = { $colour } die
terminal-needs-no-die = no die needed
terminal-points-won = ({ $n } won)
terminal-pass =
    { $n ->
        [one] Pass and take { $n } coin
       *[other] Pass and take { $n } coins
    }
terminal-skip = Leave it at that
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Wonder, stage { $n }
terminal-for-choosing =
    { $n ->
        [one] { $n } coin for choosing it
       *[other] { $n } coins for choosing it
    }
terminal-space = { $space }: costs { $cost }; { $effects } (confidence: { $confidence })
terminal-send = Send your turn? Enter to send, back to take back
terminal-taken-back = Taken back.
terminal-wonder = wonder
terminal-help-dice =
    Type the number of what you want to do. Or one of:
    {"  "}list         what you can do now, and why the other dice are of no use
    {"  "}dice         the dice in the Forum
    {"  "}sheet [SEAT] your sheet, or another city's
    {"  "}table        all cities in short
    {"  "}space NAME   what a space of your board costs and does, such as: space agora.mask.1
    {"  "}log          what happened lately
    {"  "}score        the score sheet as the cities stand
    {"  "}save FILE    write the record of the game
    {"  "}back         take back your last choice of this turn
    {"  "}quit         leave the game
    You may also type an action as a whole, such as: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Age { $age }, { $colour } ({ $family }, mark: { $mark })
show-cost = cost: { $cost }
show-from = free if you have { $cards }
show-to = makes free: { $cards }
show-guild = one copy; with 3 players { $n } guilds are drawn, one more for each further player
show-copies = copies: { $copies }
show-copy = one from { $n } players on
show-side = { $side }, { $makes }
show-stage = stage { $n }, costs { $cost }: { $effects }
show-edifice = Age { $age }; taking part costs { $cost }
show-reward = reward for each pawn: { $effects }
show-penalty = penalty without a pawn, if it fails: { $effects }
show-disputed = disputed: { $text }
show-with-either = with either edition
show-with-edifices = only with edifices
show-unsure = { $name } (numbers reconstructed)
show-alike = the other buildings are alike on all boards: show Agora, show Market, ...; whole and to correct: heptapolis dice export-board { $board }
show-on-board = on the board { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } die, mark: { $mark }
show-in-order = in order
show-any-order = { $symbols }, in any order
show-space = costs { $cost }: { $effects } (confidence: { $confidence })
show-die = { $die } die, { $game }
show-faces = { $colour } (mark: { $mark }), faces: { $faces }

## what is played, and the seats of the bots

title-players = { $game }, { $n } players
title-with = { $game }, with { $added }
title-variant = { $title } (house variant)
title-reconstructed = { $title } (board numbers reconstructed)
terminal-bot-random = random { $n }
terminal-bot-builder = builder { $n }
terminal-bot-rulebook = rulebook { $n }
