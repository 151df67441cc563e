### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

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
terminal-no-stage = The next wonder stage cannot be built: { $why }.
terminal-stage-ways = With any card you can also { $ways }.
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
    {"  "}table        all cities
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
