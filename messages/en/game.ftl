### The words of the games: what the browser, the terminal and the server say alike.

## the language itself, and how it lists things

language-name = English
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

## everywhere

app-you = you

## rulesets

rules-first-edition = First edition
rules-second-edition = Second edition
rules-dice = 7 Wonders Dice

## a new table

bot-rulebook = careful
bot-builder = quick builder
bot-random = random
bot-seat = Bot { $n }
bot-named = { $bot } bot

## the table

table-age = Age { $age }
table-turn = Turn { $turn } of { $turns }
table-passes-left = Hands pass to the left
table-passes-right = Hands pass to the right
table-passes-swap = Hands are swapped
table-discard =
    { $n ->
        [one] { $n } card discarded
       *[other] { $n } cards discarded
    }
table-free-city = Free City
table-edifices = Edifices
table-pawns = Pawns: Age { $ages }
table-debts = Debt tokens: Age { $ages }
table-pawns-left =
    { $n ->
        [one] { $n } pawn left
       *[other] { $n } pawns left
    }
table-edifice-built = Built
table-edifice-failed = Failed
table-edifice-price = Take part
table-edifice-reward = Each pawn
table-edifice-penalty = If it fails
table-stage = Stage { $n }
table-stage-built = Stage { $n }, built
table-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
table-shields =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-conflicts = Conflicts { $n }

## why a bot would do it

hint-choice_of_goods = It makes a good of your choice.
hint-missing_good = It makes a good that your city lacks.
hint-arms = It puts you ahead in the conflicts.
hint-wonder = It brings your wonder forward.
hint-civil = It is worth sure points.
hint-science = It adds to your science.
hint-anything = Nothing on offer is clearly better.
hint-nothing_better = Nothing else is possible or worth it.
hint-least_loss = It costs you least.
hint-free_city = It brings you coins, and the Free City little.
hint-points =
    { $n ->
        [one] It adds { $n } point as things stand.
       *[other] It adds { $n } points as things stand.
    }

## a choice

choice-build = Build
choice-stage = Wonder stage { $n }
choice-sell = Sell
choice-sell-for =
    { $n ->
        [one] Sell for { $n } coin
       *[other] Sell for { $n } coins
    }
choice-free = free
choice-by-chain = Free by its chain
choice-by-wonder = Free by your wonder
choice-to-left =
    { $n ->
        [one] { $n } coin to { $name } on the left
       *[other] { $n } coins to { $name } on the left
    }
choice-to-right =
    { $n ->
        [one] { $n } coin to { $name } on the right
       *[other] { $n } coins to { $name } on the right
    }
choice-to-bank =
    { $n ->
        [one] { $n } coin to the bank
       *[other] { $n } coins to the bank
    }
choice-nothing = Nothing to pay
choice-join = and take part in { $edifice }
choice-form-left = left half
choice-form-right = right half
choice-form-age1 = pawn of Age I
choice-form-age2 = pawn of Age II
choice-form-age3 = pawn of Age III
choice-builds = build { $card }
choice-chains = build { $card } by its chain
choice-frees = build { $card } free by your wonder
choice-stages = build stage { $n } with { $card }
choice-sells = sell { $card }
choice-picks = build { $card } from the discard pile
choice-declines = take nothing
choice-takes = play { $board }
choice-loses = give up { $card }
choice-forfeits = give up victory tokens worth { $tokens }

## decisions other than a card of the hand

ask-none = Nothing to decide
ask-take_board = Choose your wonder board
ask-play_card = Choose a card
ask-play_last_card = Your wonder lets you use the last card
ask-dig = Build one card of the discard pile, free
ask-play_for_free_city = Choose a card for the Free City
ask-lose_card = The edifice failed: choose the card you give up
ask-lose_tokens = The edifice failed: choose the victory tokens you give up
ask-decline = Take nothing

## why something is not possible

why-already_built = you have this building already
why-goods_short =
    { $kinds ->
        [one] { $goods } short; nobody next to you sells it
       *[other] { $goods } short; nobody next to you sells them
    }
why-coins_short =
    { $n ->
        [one] the missing goods cost { $n } coin, you can spend { $purse }
       *[other] the missing goods cost { $n } coins, you can spend { $purse }
    }
why-price_short =
    { $n ->
        [one] it costs { $n } coin, you can spend { $purse }
       *[other] it costs { $n } coins, you can spend { $purse }
    }
why-wonder_complete = your wonder is complete
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = the card is not in your hand
why-not_in_pile = the card is not in the discard pile
why-not_offered = the board was not offered
why-wrong_payment = that payment is not one of the offered ones
why-chained = the card is free by its chain, so it is built that way
why-free_already = your wonder makes the card free, so it is built that way
why-no_chain = no building of your city opens its chain
why-no_free_build = your wonder has no free build now
why-no_forms = the stage has no halves or Ages to choose from
why-which_form = the stage is built in one of several forms; say { $forms }
why-no_project = the game is played without edifices
why-joined_already = your city has already taken part in the edifice of this Age
why-no_pawns = no pawn is left on the edifice of this Age
why-not_in_city = the card does not stand in your city
why-wrong_colour = the penalty is a { $wanted } card, this one is { $colour }
why-wrong_tokens = your city does not hold these victory tokens, or the penalty is another number of them
why-free_city_plays = the Free City sells only when it can build nothing with any card of the hand
why-free_city_builds = the Free City builds from the discard pile if it can
why-wrong_decision = the open decision is another one

## goods, symbols, families

good-wood = wood
good-stone = stone
good-clay = clay
good-ore = ore
good-glass = glass
good-loom = cloth
good-papyrus = papyrus
cost-parts = { $parts }
goods-count = { $n } { $good }
symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
family-brown = Raw materials
family-grey = Manufactured goods
family-blue = Civil buildings
family-yellow = Commerce
family-red = Military
family-green = Science
family-purple = Guilds
colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-green = green
colour-purple = purple
shape-hexagon = hexagon
shape-ring = ring
shape-column = column
shape-diamond = diamond
shape-shield = shield
shape-leaf = leaf
shape-star = star
side-A = side A
side-B = side B
side-day = day
side-night = night

## what cards and stages do

card-cost = Cost
card-costs = Costs { $cost }
card-is-free = Free to build
card-from = Free if you have { $cards }
card-to = Makes free: { $cards }
card-copy = Age { $age }, { $family }
effect-produce = Makes { $goods } each turn; your neighbours may buy it.
effect-produce_choice = { effect-produce }
effect-private_choice = Makes { $goods } each turn, for you alone.
effect-points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
effect-shields =
    { $n ->
        [one] { $n } shield in every conflict.
       *[other] { $n } shields in every conflict.
    }
effect-science = One { $symbol } for science.
effect-science_choice = One science symbol of your choice, taken when points are counted.
effect-coins =
    { $n ->
        [one] Take { $n } coin.
       *[other] Take { $n } coins.
    }
effect-discount =
    { $goods ->
        [raw] Raw materials from { $where } cost 1 coin instead of 2, from the next turn on.
       *[manufactured] Manufactured goods from { $where } cost 1 coin instead of 2, from the next turn on.
    }
effect-coins_per =
    { $n ->
        [one] Take { $n } coin for each { $what } { $where }.
       *[other] Take { $n } coins for each { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] { $n } point at the end for each { $what } { $where }.
       *[other] { $n } points at the end for each { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] { $n } point at the end if your wonder is complete.
       *[other] { $n } points at the end if your wonder is complete.
    }
effect-free_build_each_age = Once in each Age, build one card of your hand free.
effect-free_first_of_colour = The first card of each colour in your city is free.
effect-free_first_of_age = The first card of each Age is free if you build it.
effect-free_last_of_age = The sixth card of each Age is free if you build it.
effect-build_from_discard = At the end of the turn, build one card of the discard pile free.
effect-play_last_card = Use the last card of each Age instead of throwing it away.
effect-copy_guild = At the end, score one guild of a neighbour as if it were yours.
effect-points_per_set =
    { $n ->
        [one] { $n } point at the end for each set of { $things } in your city.
       *[other] { $n } points at the end for each set of { $things } in your city.
    }
effect-points_per_colour =
    { $n ->
        [one] { $n } point at the end for each colour of cards in your city.
       *[other] { $n } points at the end for each colour of cards in your city.
    }
effect-victory_token = Take a victory token of Age { $age }.
effect-drop_defeats = Give all your defeat tokens back.
effect-repeat_guild = At the end, score one of your own guilds once more.
effect-pawn = Take a pawn of Age { $age } from the box.
effect-lose_coins =
    { $n ->
        [one] Lose { $n } coin.
       *[other] Lose { $n } coins.
    }
effect-lose_card = Lose a { $colour } card of your choice.
effect-lose_victory_tokens =
    { $n ->
        [one] Lose { $n } victory token of your choice.
       *[other] Lose { $n } victory tokens of your choice.
    }
effect-in-form = ({ $form }) { $effects }
effect-either = Either: { $first }
effect-or = Or: { $next }
what-brown = brown card
what-grey = grey card
what-blue = blue card
what-yellow = yellow card
what-red = red card
what-green = green card
what-purple = guild
what-wonder_stage = built wonder stage
what-defeat_token = defeat token
one-of = 1 { $thing }
where-own = in your city
where-left = in the left city
where-right = in the right city
where-own-left = in your city and the left city
where-own-right = in your city and the right city
where-left-right = in both neighbouring cities
where-own-left-right = in your city and both neighbouring cities
from-left = the left neighbour
from-right = the right neighbour
from-left-right = both neighbours

## the log

log-took_board = { $who } plays { $board }.
log-age_began = Age { $age } begins.
log-built = { $who } builds { $card }.
log-chained = { $who } builds { $card } by its chain.
log-built_free = { $who } builds { $card } free.
stage-in-form = { $n } ({ $form })
log-staged = { $who } builds wonder stage { $n }.
log-staged-card = { $who } builds wonder stage { $n } with { $card }.
log-sold = { $who } sells a card.
log-sold-card = { $who } sells { $card }.
log-paid = { $who } pays { $prices }.
log-paid-left =
    { $n ->
        [one] { $n } coin to the left
       *[other] { $n } coins to the left
    }
log-paid-right =
    { $n ->
        [one] { $n } coin to the right
       *[other] { $n } coins to the right
    }
log-paid-bank =
    { $n ->
        [one] { $n } coin to the bank
       *[other] { $n } coins to the bank
    }
log-gained_coins =
    { $n ->
        [one] { $who } takes { $n } coin.
       *[other] { $who } takes { $n } coins.
    }
log-threw_away = { $who } throws the last card away.
log-threw_away-card = { $who } throws { $card } away.
log-looked = { $who } looks through the discard pile.
log-dug = { $who } builds { $card } from the discard pile.
log-declined = { $who } takes nothing from the discard pile.
log-passed-left = Hands pass to the left.
log-passed-right = Hands pass to the right.
log-passed-swap = Hands are swapped.
log-fought = { $who }: { $left } on the left, { $right } on the right.
log-fight-won = victory
log-fight-lost = defeat
log-fight-victory = { log-fight-won } (+{ $n })
log-fight-defeat = { log-fight-lost } (−{ $n })
log-fight-drawn = a draw
log-ended = The game is over.
log-joined = { $who } takes part in { $edifice }.
log-took_pawn = { $who } takes a pawn of Age { $age } from the box.
log-project_built = { $edifice } is built; everybody with a pawn is rewarded.
log-project_failed = { $edifice } is not built; cities without a pawn pay for it.
log-gained_token = { $who } takes a victory token worth { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } gives { $n } defeat token back.
       *[other] { $who } gives { $n } defeat tokens back.
    }
log-lost_coins =
    { $n ->
        [one] { $who } loses { $n } coin.
       *[other] { $who } loses { $n } coins.
    }
log-lost_card = { $who } loses { $card }.
log-lost_tokens = { $who } loses victory tokens worth { $tokens }.
log-took_debt = { $who } cannot pay and takes a debt token of { $n }.
log-drew = { $who } plays the Free City this turn and draws a card.
log-drew-card = { $who } plays the Free City this turn and draws { $card }.

## points

score-wonder = Wonder
score-coins = Coins
score-military = Conflicts
score-civil = Civil
score-commerce = Commerce
score-science = Science
score-guilds = Guilds
score-edifice = Edifices
score-total = Total
score-copied = { $name } copies { $card }.
score-repeated = { $name } scores { $cards } once more.
score-chosen = { $name } takes { $symbols } for science.

## how many, and how far

count-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
count-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
project-open = open
project-built = built
project-failed = failed
why-costs_nothing = the card costs nothing, so the power of your wonder is not needed
score-repeated-proposal = No rulebook says on which line a guild that is scored once more stands: its points stand with the edifices, a symbol with science, by our own proposal (R-51).
