### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Skip to the table
app-loading = One moment…
app-close = Close
app-copy = Copy
app-copied = Copied
app-yes = Yes
app-no = No
app-menu = Menu
nav-home = Home
nav-games = My games
nav-settings = Settings
nav-main = Pages

## the line to the server

line-lost = No connection. Nothing is lost; the table goes on as soon as the server is back.

## home

home-claim = Seven cities, three Ages, one table.
home-lead = Draft cards, raise a wonder, outgrow your neighbours. Alone against good bots, or with friends by link; no account.
home-play = Play now
home-play-hint = Second edition, you and two bots
home-create = Create a table
home-create-hint = Choose edition, players, bots and clock
home-join = Join by code
home-code = Code of the table
home-code-hint = Six letters and digits
home-join-go = Join
home-go-on = Go on playing
home-your-turn = Your turn
home-open = Tables that wait for players
home-no-open = No public table waits for players right now.
home-watch = Watch
home-fan = An unofficial fan project. 7 Wonders is a game by Antoine Bauza, published by Repos Production. All drawings here are our own.

## states of a table

state-lobby = Waiting to begin
state-playing = Playing
state-paused = Paused
state-over = Finished
state-ended = Ended early

## a new table

new-title = A new table
new-rules = Edition
new-rules-first-edition = The game of 2010: sides A and B, seven wonders.
new-rules-second-edition = The game of 2020: clearer boards with a day and a night side.
new-players = Players
new-players-n = { $n } players
new-players-two = Two players share a third city, the Free City, which they play in turns.
new-edifice = Edifice
new-edifice-hint = Three common projects: take part while you build stages, or pay when they fail. Brings Ur and Carthage.
new-carthage = Carthage
new-carthage-hint = Adds the board of Carthage to the wonders.
new-wonders = Wonders
new-wonders-random = Dealt at random
new-wonders-draft = Chosen from a few
new-wonders-hint-random = Every city gets its board by lot.
new-wonders-hint-draft = Everybody gets two boards and keeps one; for few players, as the boards must suffice.
new-sides = Sides
new-sides-first = First side (A or day)
new-sides-second = Second side (B or night)
new-sides-random = At random
new-sides-choice = Everybody chooses
new-sides-hint-first = Even rewards; good for a first game.
new-sides-hint-second = Bolder stages and special powers.
new-sides-hint-random = Every board falls on one of its sides.
new-sides-hint-choice = Each player picks a side before the first turn.
new-seats = Seats
new-seats-hint = The careful bot is the strongest, the random one takes whatever comes.
new-seat = Seat { $n }
new-seat-you = You
new-seat-open = Open to anybody with the code
new-seat-invited = Kept for somebody you invite
new-seat-bot = Bot: { $bot }
new-clock = Clock
new-clock-none = No clock
new-clock-decision = For each decision
new-clock-game = For the whole game
new-clock-hint-none = Everybody may think as long as they like.
new-clock-hint-decision = Who is late is replaced by a bot until they are back.
new-clock-hint-game = All decisions of a player share one time; then a bot plays on.
new-clock-time = Time
new-grace = A bot steps in when a player is away
new-grace-never = Never
new-grace-hint = It plays for them until they are back.
new-public = Public
new-public-hint = Anybody may find the table, join while it waits, and watch.
new-talk = Chat and reactions
new-talk-hint = You can switch them off later.
new-score = Running score
new-score-hint = Everybody sees all points during the game.
new-hints = Hints
new-hints-hint = Players may ask a bot what it would do.
new-webhook = Webhook
new-webhook-hint = An address that is told whose turn it is. For chat rooms and scripts; leave it empty if you do not know it.
new-name = Your name
new-name-hint = As others see it at the table
new-guest = Guest
new-go = Open the table
new-more = More options

## lengths of time

time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## the lobby of a table

lobby-title = Table { $code }
lobby-waiting = Waiting for players
lobby-invite = Invite friends
lobby-invite-hint = Whoever opens the link can take an open seat.
lobby-local = This address is this computer’s own: friends elsewhere cannot reach it. Start the server for your network with “heptapolis serve --host 0.0.0.0” and invite from there.
lobby-link = Link
lobby-code = Code
lobby-kept = Invitation for seat { $n }
lobby-kept-hint = Only whoever has this link can take the seat.
lobby-seats = Seats
lobby-free = Free
lobby-is-kept = Kept for somebody invited
lobby-sit = Sit down
lobby-leave = Get up
lobby-begin = Begin
lobby-begin-hint =
    { $n ->
        [one] { $n } free seat will be played by a bot.
       *[other] { $n } free seats will be played by bots.
    }
lobby-host-begins = The host begins the game.
lobby-options = How it is played
lobby-fair = Fair deal
lobby-fair-hint = This is the fingerprint of a secret number that was drawn before anybody sat down. Every player mixes something in; when the game is over the secret is shown, and anybody can check that the cards were dealt from both.
lobby-fingerprint = Fingerprint

## the table

table-you = Your city
table-left = Left neighbour
table-right = Right neighbour
table-both = Left and right neighbour
table-others = The other cities
table-open-city = Look at the city of { $name }
table-thinking = thinking
table-ready = ready
table-stand-in = A bot plays
table-buy = You can buy
table-no-cards = No cards yet
table-paused = The host has paused the game.
table-watching = You are watching.
table-wait = Waiting for { $names }
table-bot-plays = A bot plays your seat.
table-take-over = Play on yourself
table-since-title = Since your last turn
table-clock = Time left: { $time }
table-full-log = Log
table-pause = Pause
table-resume = Resume
table-end = End the game
table-end-sure = End the game for everybody?
table-replace = Let a bot play for { $name }
table-give-back = Give the seat back to { $name }
table-device = Continue on another device
table-device-hint = Whoever opens this link within an hour plays as you. Keep it to yourself.
table-hint = Hint
table-hint-says = The careful bot would: { $action }.
table-new-hand = New hand: { $cards }

## the hand

hand-title = Your hand
hand-free = free
hand-chain = free by { $card }
hand-wonder-free = free by your wonder
hand-built = built
hand-not = not now
hand-chosen = Chosen
hand-keys = Arrow keys move along the hand, Enter opens a card; B builds, W builds a stage, S sells.

## a choice

choice-undo = Take back
choice-not-now = Not possible now.
choice-yours = You chose: { $action }.

## the log

log-title = What happened
log-empty = Nothing yet.
log-before = Before the first turn
log-sat = { $name } sits down.
log-left = Seat { $n } is free again.
log-began = The game begins.
log-stood_in-clock = { $name } ran out of time; a bot plays.
log-stood_in-away = { $name } is away; a bot plays.
log-stood_in-host = The host lets a bot play for { $name }.
log-returned = { $name } is back.
log-paused-by = The host pauses the game.
log-resumed-by = The game goes on.
log-ended-by = The host ends the game.

## conflicts

conflict-title = Conflicts of Age { $age }
conflict-against = { $a } against { $b }
conflict-go = Go on

## points

score-title = Score sheet
score-running = Points now

## the end

result-won = { $name } wins
result-you-won = You win!
result-shared = { $names } share the victory
result-points =
    { $n ->
        [one] with { $n } point
       *[other] with { $n } points
    }
result-how = How it was won
result-chart = Points turn by turn
result-chart-hint = What each city would have scored after every turn.
result-numbers = The same as a table
result-after = Age { $age }, turn { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } point more than { $other }.
       *[other] { $line }: { $n } points more than { $other }.
    }
result-tie = Equal points; the richer city wins.
result-turning = From turn { $turn } of Age { $age } on, { $name } was ahead for good.
result-cities = The cities at the end
result-rematch = Play again
result-rematch-join = Join the rematch
result-record = Download the record
result-verify = Check the deal
result-verify-hint = The secret behind the fingerprint, and what every seat mixed in. The command heptapolis verify checks them with the record.
result-secret = Secret
result-ended-early = The host ended the game early.
result-buried = Under the wonder: { $cards }

## my games

games-title = My games
games-running = Running
games-finished = Finished
games-none = You have not finished a game yet.
games-none-running = No game is running.
games-won = won
games-search = Search by player
games-older = Older games

## how to play, in short

help-title = How to play
help-goal = You lead a city through three Ages. Whoever has the most points after the third wins.
help-turn = In every turn all players choose one card of their hand at the same time. Then the hands go on to the neighbours.
help-card = Build the card in your city, build the next stage of your wonder with it, or sell it for 3 coins.
help-cost = A building costs goods, coins or nothing. Goods are never used up: what your city makes is there in every turn. What it lacks you buy for 2 coins from a neighbour who makes it.
help-chain = Some buildings make a later one free. Two rings on a card say that it can be had like this.
help-war = After every Age your shields are compared with those of both neighbours. More of them bring a victory token, fewer a defeat token.
help-end = In the end, conflicts, wonder, cards and coins are counted; 3 coins are 1 point. In science, every kind of symbol counts its number times itself, and every set of all three 7 more.
help-goods = Seven goods
help-families = Seven kinds of cards
help-drawings = What the drawings mean
help-family-brown = Wood, stone, clay and ore
help-family-grey = Glass, cloth and papyrus
help-family-yellow = Coins, cheaper goods, or points
help-family-blue = Points
help-family-green = Symbols that count more the more you have
help-family-red = Shields for the conflicts
help-family-purple = Points for what cities have built, in Age III

## settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-auto = As the system
settings-motion-full = Show how things move
settings-motion-none = No motion
settings-sound = Sounds
settings-sound-hint = Quiet ones: a card, coins, your turn.
settings-notify = Tell me when it is my turn
settings-notify-hint = A notification of your browser, while the table is not in view.
settings-notify-denied = The browser does not allow notifications for this page.
settings-payment = Whom to pay where two ways cost the same
settings-payment-left = The left neighbour
settings-payment-right = The right neighbour
settings-payment-poorer = The neighbour with fewer coins
settings-payment-ask = Ask me every time
settings-name = Your name
settings-device = Another device

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } unread message
       *[other] Chat, { $n } unread messages
    }
talk-say = Say something
talk-send = Send
talk-off = The host has switched the chat off.
talk-switch-off = Switch the chat off
talk-switch-on = Switch the chat on
talk-reactions = Reactions
react-well-played = Well played!
react-thanks = Thanks!
react-oops = Oops!
react-thinking = Let me think…
react-wow = Wow!

## notifications

notify-turn = Your turn at table { $code }
notify-over = The game at table { $code } is over

## what can go wrong

problem-title = That did not work
problem-home = To the home page
problem-again = Try again
problem-table-unknown = No table has this code. Look at the letters again, or ask for the link.
problem-table-private = This table is private: only those who sit at it can see the game.
problem-table-full = Every seat at this table is taken.
problem-table-seat-taken = This seat is taken.
problem-table-invitation-invalid = This invitation is not valid for this table. Ask the host for a new one.
problem-table-began = The game at this table has begun.
problem-table-over = This game is over.
problem-table-paused = The game is paused.
problem-table-not-seated = You have no seat at this table.
problem-table-options = These options do not make a game.
problem-table-already-seated = You have a seat at this table already.
problem-table-not-host = Only the host of the table can do that.
problem-table-not-begun = The game at this table has not begun yet.
problem-table-not-over = This is possible when the game is over.
problem-table-talk-off = The host has switched the chat off.
problem-table-hints-off = At this table there are no hints.
problem-choice-illegal = This is not possible now; the table may have changed. Choose again.
problem-person-unknown = The server does not know this browser. Load the page again.
problem-server-fault = Something went wrong on the server; nothing was changed. Try again in a moment.
problem-person-link-invalid = This private link is wrong or has expired. Ask for a new one on the first device; it lives an hour.
problem-record-unknown = No finished game has this name.
problem-choice-late = Too late: the turn is over.
problem-quota-tables = You have too many unfinished tables. End one first.
problem-quota-requests = That was too fast. Try again in a moment.
problem-quota-streams = Too many tabs are open. Close one.
problem-server-offline = The server cannot be reached. It will go on where it was as soon as the connection is back.
problem-server-store = The server cannot save anything right now; nothing was changed. Try again in a moment.
problem-server-closing = The server is shutting down for a moment. Try again soon.
problem-other = Something went wrong: { $message }
problem-page = There is no such page.
problem-reload = The page could not be loaded whole: the server may have a newer version. Load it again.
problem-no-table = This game has no table in the browser yet. It can be played in the terminal.
table-waited = The game waits for you: nobody was left to play.
table-waits = The game waits until a player comes back.
log-waits = Nobody is left to play; the game waits.
log-goes-on = The game goes on.
carry-title = Play as somebody else?
carry-asks = This private link makes you { $there } on this device. Now you are { $here } here.
carry-warning = Only go on if you made the link yourself. The seats that you have here now stay with who you are now, and this device does not get back to them.
carry-become = Become { $name }
carry-stay = Stay { $name }
carry-nameless = somebody without a name
problem-person-link-used = This private link has been used; each works once. Make a new one on the first device.
problem-person-replaces = The link would make you somebody else on this device. Open it again and say that you want that.
games-ended = ended early
