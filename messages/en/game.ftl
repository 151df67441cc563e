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

bot-oracle = far-sighted
bot-rulebook = careful
bot-beginner = novice
bot-builder = quick builder
bot-random = random
bot-named = { $bot } bot
about-bot-random = The random bot gives every legal action the same chance.
about-bot-builder = The quick builder plays at random, but always builds when it can.
about-bot-beginner = The novice bot plays sensibly, but makes mistakes that people make.
about-bot-rulebook = The careful bot follows rules of thumb.
about-bot-oracle = The far-sighted bot plays many possible games to the end before each choice, and is the strongest.
about-bot-own = A bot added by the operator of this server.

## the table

table-age = Age { $age }
table-turn = Turn { $turn } of { $turns }
table-passes-left = Hands pass to the left
table-passes-right = Hands pass to the right
table-passes-swap = Hands are exchanged
table-discard =
    { $n ->
        [one] { $n } card in the discard pile
       *[other] { $n } cards in the discard pile
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
table-edifice-price = Participation cost
table-edifice-reward = Reward per pawn
table-edifice-penalty = Penalty
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
table-conflicts = Military points: { $n }

## why a bot would do it

hint-choice_of_goods = It gives you a choice of resources.
hint-missing_good = It produces a resource your city lacks.
hint-arms = It puts you ahead in military.
hint-wonder = It advances your wonder.
hint-civil = It is worth guaranteed points.
hint-science = It adds to your science.
hint-anything = Nothing on offer is clearly better.
hint-nothing_better = It is the best of the remaining options.
hint-least_loss = It costs you the least.
hint-free_city = It earns you coins and gives the Free City little.
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
choice-by-chain = Free (chain from { $card })
choice-by-wonder = Free with your wonder
choice-to-left =
    { $n ->
        [one] { $n } coin to { $name } (left)
       *[other] { $n } coins to { $name } (left)
    }
choice-to-right =
    { $n ->
        [one] { $n } coin to { $name } (right)
       *[other] { $n } coins to { $name } (right)
    }
choice-to-bank =
    { $n ->
        [one] { $n } coin to the bank
       *[other] { $n } coins to the bank
    }
choice-nothing = No coins needed
choice-join = and join { $edifice }
choice-form-left = left half
choice-form-right = right half
choice-form-age1 = Age I pawn
choice-form-age2 = Age II pawn
choice-form-age3 = Age III pawn
choice-builds = build { $card }
choice-chains = build { $card } for free (chain)
choice-frees = build { $card } for free with your wonder
choice-stages = build stage { $n } with { $card }
choice-sells = sell { $card }
choice-picks = build { $card } from the discard pile
choice-declines = take nothing
choice-takes = play { $board }
choice-loses = lose { $card }
choice-forfeits = lose victory tokens worth { $tokens }

## decisions other than a card of the hand

ask-none = Nothing to decide
ask-take_board = Choose your wonder board
ask-play_card = Choose a card and how to use it
ask-play_last_card = Your wonder lets you play your last card
ask-dig = Choose a card from the discard pile to build for free
ask-play_for_free_city = Choose a card for the Free City
ask-lose_card = { $edifice } failed: choose a { $colour } card to lose
ask-lose_tokens = { $edifice } failed: choose the victory tokens to lose
ask-decline = Take nothing

## why something is not possible

why-already_built = you have already built this
why-goods_short =
    { $kinds ->
        [one] you need { $goods }, and neither neighbour can sell it to you
       *[other] you need { $goods }, and neither neighbour can sell them to you
    }
why-coins_short =
    { $n ->
        [one] buying the missing resources costs { $n } coin; you have { $purse } to spend
       *[other] buying the missing resources costs { $n } coins; you have { $purse } to spend
    }
why-price_short =
    { $n ->
        [one] it costs { $n } coin; you have { $purse } to spend
       *[other] it costs { $n } coins; you have { $purse } to spend
    }
why-income-later = { $reason }, as income from this turn ({ $coins }) can only be spent from the next turn on
why-wonder_complete = your wonder is complete
why-wrong_decision-asked = { $reason }: { $question }
why-not_in_hand = this card is not in your hand
why-not_in_pile = this card is not in the discard pile
why-not_offered = this board was not offered to you
why-wrong_payment = that is not one of the possible payments
why-chained = a chain makes this card free, so it is built that way
why-free_already = your wonder makes this card free, so it is built that way
why-no_chain = none of your buildings unlocks this card for free
why-no_free_build = your wonder gives you no free build right now
why-no_forms = this stage has no halves or Ages to choose from
why-which_form = this stage can be built in several ways; say { $forms }
why-no_project = this game is played without edifices
why-joined_already = your city has already joined the edifice of this Age
why-no_pawns = there are no pawns left on the edifice of this Age
why-not_in_city = this card is not in your city
why-wrong_colour = the penalty is a { $wanted } card; this one is { $colour }
why-wrong_tokens = you do not have these victory tokens, or the penalty is a different number of them
why-free_city_plays = the Free City only sells a card when it cannot build with any card in the hand
why-free_city_builds = the Free City must build from the discard pile if it can
why-wrong_decision = you have a different decision to make

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
goods-more = { $n } more { $good }
symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
family-brown = Raw materials
family-grey = Manufactured goods
family-blue = Civilian
family-yellow = Commercial
family-red = Military
family-green = Scientific
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
card-to = Unlocks for free: { $cards }
card-copy = Age { $age }, { $family }
effect-produce = Produces { $goods } every turn; your neighbours can buy it.
effect-produce_choice = { effect-produce }
effect-private_choice = Produces { $goods } every turn; neighbours cannot buy it.
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
effect-science = 1 { $symbol } (science symbol).
effect-science_choice = 1 wild science symbol; you choose which at final scoring.
effect-coins =
    { $n ->
        [one] Gain { $n } coin when built.
       *[other] Gain { $n } coins when built.
    }
effect-discount =
    { $goods ->
        [raw] Raw materials from { $where } cost 1 coin instead of 2, starting next turn.
       *[manufactured] Manufactured goods from { $where } cost 1 coin instead of 2, starting next turn.
    }
effect-coins_per =
    { $n ->
        [one] When built, gain { $n } coin for each { $what } { $where }.
       *[other] When built, gain { $n } coins for each { $what } { $where }.
    }
effect-points_per =
    { $n ->
        [one] At the end, { $n } point for each { $what } { $where }.
       *[other] At the end, { $n } points for each { $what } { $where }.
    }
effect-points_if_complete =
    { $n ->
        [one] At the end, { $n } point if your wonder is complete.
       *[other] At the end, { $n } points if your wonder is complete.
    }
effect-free_build_each_age = Once per Age, you may build one card from your hand for free.
effect-free_first_of_colour = Your first card of each colour is free to build.
effect-free_first_of_age = Your first card of each Age is free to build.
effect-free_last_of_age = Your sixth card of each Age is free to build.
effect-build_from_discard = When built, you may build one card from the discard pile for free at the end of the turn.
effect-play_last_card = You may play your last card of each Age instead of discarding it.
effect-copy_guild = At the end, score one of your neighbours’ guilds as if it were yours.
effect-points_per_set =
    { $n ->
        [one] At the end, { $n } point for each set of { $things } in your city.
       *[other] At the end, { $n } points for each set of { $things } in your city.
    }
effect-points_per_colour =
    { $n ->
        [one] At the end, { $n } point for each colour among the cards in your city.
       *[other] At the end, { $n } points for each colour among the cards in your city.
    }
effect-victory_token = When built, take an Age { $age } victory token.
effect-drop_defeats = When built, return all your defeat tokens.
effect-repeat_guild = At the end, score one of your own guilds a second time.
effect-pawn = When built, take an Age { $age } pawn from the box.
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
where-left = in your left neighbour’s city
where-right = in your right neighbour’s city
where-own-left = in your city and your left neighbour’s city
where-own-right = in your city and your right neighbour’s city
where-left-right = in both neighbouring cities
where-own-left-right = in your city and both neighbouring cities
from-left = your left neighbour
from-right = your right neighbour
from-left-right = both neighbours

## the log

log-took_board = { $who } plays { $board }.
log-took_board-free_city = The Free City plays { $board }.
log-age_began = Age { $age } begins.
log-built = { $who } builds { $card }.
log-chained = { $who } builds { $card } for free (chain).
log-built_free = { $who } builds { $card } for free.
stage-in-form = { $n } ({ $form })
log-staged = { $who } builds wonder stage { $n }.
log-staged-card = { $who } builds wonder stage { $n } with { $card }.
log-sold = { $who } sells a card.
log-sold-card = { $who } sells { $card }.
log-paid = { $who } pays { $prices }.
log-paid-to =
    { $n ->
        [one] { $n } coin to { $whom }
       *[other] { $n } coins to { $whom }
    }
log-paid-bank =
    { $n ->
        [one] { $n } coin to the bank
       *[other] { $n } coins to the bank
    }
log-gained_coins =
    { $n ->
        [one] { $who } gains { $n } coin.
       *[other] { $who } gains { $n } coins.
    }
log-threw_away = { $who } discards the last card.
log-threw_away-card = { $who } discards { $card }.
log-threw_away-all = Everyone discards their last card.
log-looked = { $who } looks through the discard pile.
log-dug = { $who } builds { $card } from the discard pile.
log-declined = { $who } takes nothing from the discard pile.
log-passed-left = Hands pass to the left.
log-passed-right = Hands pass to the right.
log-passed-swap = Hands are exchanged.
log-fought = { $who } { $left } and { $right }.
log-fight-won = victory
log-fight-lost = defeat
log-fight-victory = beats { $whom } (+{ $n })
log-fight-defeat = loses to { $whom } (−{ $n })
log-fight-draw = draws with { $whom }
log-fight-drawn = draw
log-ended = The game is over.
log-joined = { $who } joins { $edifice }.
log-took_pawn = { $who } takes an Age { $age } pawn from the box.
log-project_built = { $edifice } is built; every city with a pawn gets the reward.
log-project_failed = { $edifice } fails; every city without a pawn takes the penalty.
log-gained_token = { $who } takes a victory token worth { $n }.
log-dropped_defeats =
    { $n ->
        [one] { $who } returns { $n } defeat token.
       *[other] { $who } returns { $n } defeat tokens.
    }
log-lost_coins =
    { $n ->
        [one] { $who } loses { $n } coin.
       *[other] { $who } loses { $n } coins.
    }
log-lost_card = { $who } loses { $card }.
log-lost_tokens = { $who } loses victory tokens worth { $tokens }.
log-took_debt = { $who } cannot pay and takes a −{ $n } debt token.
log-drew = { $who } plays for the Free City this turn and draws a card.
log-drew-card = { $who } plays for the Free City this turn and draws { $card }.

## points

score-wonder = Wonder
score-coins = Coins
score-military = Military
score-civil = Civilian
score-commerce = Commercial
score-science = Science
score-guilds = Guilds
score-edifice = Edifices
score-total = Total
score-copied = { $name }: copied { $card }.
score-repeated = { $name }: { $cards } scored a second time.
score-chosen =
    { $n ->
        [one] { $name }: wild science symbol counted as a { $symbols }.
       *[other] { $name }: wild science symbols counted as { $symbols }.
    }

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

## who is paid

why-costs_nothing = the card costs nothing, so the power of your wonder is not needed
score-repeated-proposal = No rulebook says on which line a guild that scores a second time belongs: we put its points with the edifices and a symbol with science (our proposal, R-51).
