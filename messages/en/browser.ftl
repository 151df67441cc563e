### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Skip to main content
app-loading = One moment…
app-close = Close
app-copy = Copy
app-copied = Copied
share-share = Share…
share-qr = QR code
share-qr-of = QR code: { $label }
app-yes = Yes
app-no = No
app-cancel = Cancel
app-save = Save
app-menu = Menu
nav-home = Home
nav-games = My games
nav-settings = Settings
nav-main = Pages

## the line to the server

line-lost = Connection lost. Nothing is lost: the game resumes as soon as the server is back.
line-as-of = You see it as it was on { $time }.
line-unsent = Connection lost. Your choice is kept on this device and will be sent once the server is back.

## home

home-claim = Seven cities, three Ages, one table.
home-lead = Draft cards, raise a wonder, outgrow your neighbours. Play solo against capable bots or invite friends with a link. No account needed.
home-play = Play now
home-play-hint = { $game }: you and two bots
home-create = Create a table
home-create-hint = Choose the edition, players, bots and clock
home-join = Join with a code
home-code = Table code
home-code-hint = Six letters and digits
home-join-go = Join
home-go-on = Continue playing
home-your-turn = Your turn
home-open = Tables waiting for players
home-no-open = No public tables are waiting for players right now.
home-watch = Watch
home-fan = An unofficial fan project. 7 Wonders is a game by Antoine Bauza, published by Repos Production. All artwork here is our own.

## states of a table

state-lobby = Waiting to start
state-playing = In progress
state-paused = Paused
state-over = Finished
state-ended = Ended early

## a new table

new-title = New table
new-rules = Edition
new-rules-first-edition = The 2010 game: sides A and B, seven wonders.
new-rules-second-edition = The 2020 game: clearer boards with day and night sides.
new-players = Players
new-players-n = { $n } players
new-players-two = Both players take turns playing a third city, the Free City.
new-expansion-edifice = Edifice
new-expansion-hint-edifice = Three shared projects: take part when you build a stage, or pay the penalty if they fail. Adds Ur and Carthage.
new-expansion-carthage = Carthage
new-expansion-hint-carthage = Adds Carthage to the wonders.
new-wonders = Wonders
new-wonders-random = Random
new-wonders-draft = Choose one of two
new-wonders-hint-random = Each player is dealt a random wonder.
new-wonders-hint-draft = Each player gets two wonders and keeps one (up to { $n } players with these boards).
new-sides = Sides
new-sides-first = First side (A or day)
new-sides-second = Second side (B or night)
new-sides-random = Random
new-sides-choice = Players choose
new-sides-hint-first = Balanced and simple; best for a first game.
new-sides-hint-second = Bolder stages and special powers.
new-sides-hint-random = Each wonder’s side is random.
new-sides-hint-choice = Each player picks a side before the first turn.
new-seats = Seats
new-seat = Seat { $n }
new-seat-you = You
new-seat-open = Open to anyone with the code
new-seat-invited = Reserved for someone you invite
new-seat-bot = Bot: { $bot }
bot-face-random = A die with a crooked smile
bot-face-builder = A face with a yellow helmet and a broad grin
bot-face-beginner = A face with a sprout on its head and an unsure smile
bot-face-rulebook = A face with round glasses over an open book
bot-face-oracle = A face with a large eye under a starry hood
bot-face-own = A plain face with an antenna
new-clock = Clock
new-clock-none = No clock
new-clock-decision = Per decision
new-clock-game = Per game
new-clock-hint-none = Everyone can take as long as they like.
new-clock-hint-decision = If a player runs out of time, a bot makes that decision for them.
new-clock-hint-game = Each player has one time budget for the whole game; once it is used up, a bot makes decisions that take longer than ten seconds.
new-clock-time = Time
new-grace = A bot steps in for absent players
new-grace-never = Never
new-grace-hint = A bot plays for them until they return.
new-public = Public
new-public-hint = Anyone can find the table, join before it starts, and watch.
new-talk = Chat and reactions
new-talk-hint = You can turn these off later.
new-score = Running score
new-score-hint = Everyone sees all scores during the game.
new-hints = Hints
new-hints-hint = Players can ask a bot what it would do.
new-webhook = Webhook
new-webhook-hint = A URL that is notified when a turn begins. For chat rooms and scripts; leave it empty if unsure.
new-name = Your name
new-name-hint = Shown to the other players
new-guest = Guest
new-go = Create table
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
lobby-invite-hint = Anyone with the link can take an open seat.
lobby-local = Only this computer can reach this address. To let friends in, start the server with “heptapolis serve --host 0.0.0.0”.
lobby-link = Link
lobby-code = Code
lobby-kept = Invitation for seat { $n }
lobby-kept-hint = Only the person with this link can take this seat.
lobby-seats = Seats
lobby-free = Free
lobby-is-kept = Reserved
lobby-sit = Take a seat
lobby-leave = Leave seat
lobby-host = Host
lobby-remove = Remove { $name }
lobby-remove-sure = Remove { $name } from the table? They can only come back with a new invitation to a reserved seat.
lobby-hand = Make { $name } the host
lobby-hand-sure = Make { $name } the host? You keep your seat, but then only they can change the table and start the game.
lobby-removed = The host has removed you from the table. To sit down again, ask for a new invitation.
lobby-you-host = You are the host now.
lobby-begin = Start game
lobby-begin-hint =
    { $n ->
        [one] { $n } free seat will be played by a bot.
       *[other] { $n } free seats will be played by bots.
    }
lobby-host-begins = Waiting for the host to start the game.
lobby-host-gone = Is the host not coming back?
lobby-host-gone-hint = Once the host has been away for a minute, you can become the host: then you can change the options, remove players and start the game.
lobby-options = Game options
lobby-change = Change options
lobby-changed = The host has changed the game options.
lobby-taken-players = { $name } sits in seat { $n }.
lobby-fair = Fair deal
lobby-fair-hint = This is the fingerprint of a secret number drawn before anyone sat down. Every player adds something of their own; when the game is over, the secret is revealed, so anyone can check that the deal was made from all of it.
lobby-fingerprint = Fingerprint

## the table

table-you = Your city
table-left = Left neighbour
table-right = Right neighbour
table-both = Left and right neighbour
table-others = Other cities
table-open-city = View { $name }’s city
table-thinking = thinking
table-ready = ready
table-stand-in = Bot playing
table-buy = You can buy
table-no-cards = No cards yet
table-paused = The host has paused the game.
table-paused-way-on = If they do not come back, you can become the host in the menu.
table-paused-by-you = You paused the game.
table-watching = You are watching.
table-plays-free-city = You also play the Free City this turn.
table-plays-free-city-drew = You also play the Free City this turn; you drew { $card }.
table-wait = Waiting for { $names }
table-bot-plays = A bot is playing for you.
table-take-over = Take back control
table-since-title = Since your last turn
table-clock = Time left: { $time }
table-full-log = Log
table-fold = Fold away
table-pause = Pause
table-resume = Resume
table-end = End the game
table-end-sure = End the game for everyone?
table-hand-sure = Make { $name } the host? You keep your seat, but then only they can pause or end the game and let bots play.
table-replace = Let a bot play for { $name }
table-give-back = Give the seat back to { $name }
table-take-host = Become the host
table-take-host-hint = If the host does not come back: you can then pause or end the game, and let a bot play for them.
table-device = Continue on another device
table-device-hint = Anyone who opens this link within the next hour can play as you. Keep it to yourself.
table-hint = Hint
table-hint-says = The careful bot would { $action }.
table-new-hand = New hand: { $cards }

## the shared screen

tv-title = Shared screen
tv-lead = Shows a table on a TV or another large screen, for everyone in the room. Your hands stay on your own devices.
tv-menu = Show on a TV
tv-how = On the TV, open { $address } and enter this code:
tv-here = Show here
tv-code = Code
tv-code-hint = The table code; for a private table, followed by the screen code. Players find it in the lobby and in the table menu, under “Show on a TV”.
tv-show = Show table
tv-scan = Scan with your phone to join
tv-type = or open { $address } and enter the code

## the hand

hand-title = Your hand
hand-free = free
hand-chain = free with { $card }
hand-wonder-free = free with your wonder
hand-built = built
hand-not = not possible
hand-chosen = Chosen
hand-drawn = Drawn this turn
hand-keys = Arrow keys move along your hand and Enter opens a card; B builds, W builds a stage, S sells.

## a choice

choice-buys = { $payment }: { $goods }
choice-for = Choose for
choice-undo = Change choice
choice-not-now = Not possible right now.
choice-yours = You chose: { $action }.

## the log

log-title = Game log
log-empty = Nothing yet.
log-before = Before the first turn
log-sat = { $name } sits down.
log-left = Seat { $n } is free again.
log-removed = The host removes { $name }.
log-handed = { $name } is the host now.
log-handed-away = The host is away; { $name } is the host now.
log-terms_set = The host changes the game options.
log-began = The game begins.
log-stood_in-clock = { $name } ran out of time; a bot decides.
log-stood_in-away = { $name } is away; a bot takes over.
log-stood_in-host = The host has a bot play for { $name }.
log-returned = { $name } is back.
log-paused-by = The host pauses the game.
log-resumed-by = The game resumes.
log-ended-by = The host ends the game.

## conflicts

conflict-title = Age { $age } conflicts
conflict-against = { $a } vs. { $b }
conflict-go = Continue
outcome-spared = Spared by their pawn: { $names }
outcome-rewarded = Rewarded for their pawn: { $names }
outcome-choosing = Still choosing what to lose: { $names }
outcome-empty = Nothing to lose: { $names }

## points

score-title = Score sheet
score-running = Current score

## the end

result-won = { $name } wins
result-you-won = You win!
result-shared = { $names } share the victory
result-points =
    { $n ->
        [one] with { $n } point
       *[other] with { $n } points
    }
result-how = How the game was won
result-chart = Score turn by turn
result-chart-hint = What each city would have scored after each turn.
result-numbers = Show as a table
result-after = Age { $age }, turn { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } point ahead of { $other }.
       *[other] { $line }: { $n } points ahead of { $other }.
    }
result-tie = Tied on points; the city with more coins wins.
result-turning = { $name } took the lead for good in Age { $age }, turn { $turn }.
result-counting = Counting the points
result-skip = Skip
result-level = Level with { $name } on points
result-gap =
    { $n ->
        [one] { $n } point behind { $name }
       *[other] { $n } points behind { $name }
    }
result-gap-hint = Your points compared with the winner’s
result-opened = Where the gap opened
result-opened-by =
    { $n ->
        [one] { $when }: { $n } point
       *[other] { $when }: { $n } points
    }
result-did = { $name }: { $deed }
result-cities = Final cities
result-rematch = Play again
result-rematch-join = Join the rematch
result-record = Download game file
result-verify = Check the deal
result-verify-hint = The secret behind the fingerprint, and what every seat added to it. The command “heptapolis verify” checks them against the game file.
result-secret = Secret
result-ended-early = The host ended the game early.
result-buried = Under the wonder: { $cards }

## my games

games-title = My games
games-running = In progress
games-finished = Finished
games-none = You have not finished a game yet.
games-none-running = You have no games in progress.
games-won = won
games-search = Search by player
games-older = Older games

## how to play, in short

help-title = How to play
help-goal = You lead a city through three Ages. The player with the most points at the end of Age III wins.
help-turn = Each turn, all players secretly choose one card from their hand at the same time. Then everyone passes the rest to a neighbour.
help-card = Build the card in your city, build the next stage of your wonder with it, or sell it for 3 coins.
help-cost = A building costs resources, coins or nothing. Resources are never used up: you have everything your city produces, every turn. Buy what you lack from a neighbour who produces it, for 2 coins each.
help-chain = Some buildings let you build a later one for free. On a card, two linked rings stand before what it is free with, and a ring with an arrow before what it makes free.
help-war = At the end of each Age, your shields are compared with those of both neighbours. More shields win you a victory token, fewer a defeat token.
help-end = At the end, military, wonder, cards and coins are scored; every 3 coins are worth 1 point. In science, each symbol scores the square of how many you have (1, 4, 9, 16 …), plus 7 for every set of three different symbols.
help-goods = Seven resources
help-families = Seven kinds of card
help-drawings = What the symbols mean
help-family-brown = Wood, stone, clay and ore
help-family-grey = Glass, cloth and papyrus
help-family-yellow = Coins, cheaper resources or points
help-family-blue = Points
help-family-green = Symbols that are worth more the more you have
help-family-red = Shields for the conflicts
help-family-purple = Age III only: points for what you or your neighbours have built

## settings

settings-title = Settings
settings-back = Back to the table
settings-language = Language
settings-theme = Theme
settings-theme-auto = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animation
settings-motion-auto = Match system
settings-motion-full = Full animation
settings-motion-none = No animation
settings-recap = Recap of each turn (any key, click or tap skips it)
settings-recap-full = Full
settings-recap-short = Short
settings-recap-off = Off
settings-sound = Sounds
settings-sound-hint = Soft sounds for cards, coins and your turn.
settings-notify = Notify me when it is my turn
settings-notify-hint = A browser notification when the table is not in view.
settings-notify-denied = Your browser is blocking notifications from this page.
settings-push = Notify me with the page closed, too
settings-push-hint = Your browser’s push service delivers the notification. It can read neither the table nor your cards.
settings-push-failed = This browser cannot receive notifications from here. Allow notifications, or try again later.
settings-payment = Who to pay when both options cost the same
settings-payment-left = The left neighbour
settings-payment-right = The right neighbour
settings-payment-poorer = The neighbour with fewer coins
settings-payment-ask = Ask me every time
settings-name = Your name
crest-title = Your crest
crest-hint = This is how others recognise you at the table. If someone there has it already, you get another.
crest-drawing = Drawing
crest-colour = Colour
crest-taken = Someone else at the table has it
crest-ship = Ship
crest-bull = Bull
crest-lyre = Lyre
crest-star = Star
crest-fish = Fish
crest-amphora = Amphora
crest-cat = Cat
crest-tree = Tree
crest-key = Key
crest-anchor = Anchor
crest-flame = Flame
crest-mountain = Mountain
crest-colour-blue = Blue
crest-colour-orange = Orange
crest-colour-green = Green
crest-colour-pink = Pink
crest-colour-yellow = Yellow
crest-colour-red = Red
crest-colour-sky = Light blue
crest-colour-black = Black
settings-device = Another device
install-title = Heptapolis as an app
install-now = Install
install-hint = Installed, Heptapolis opens from its own icon and shows your tables even without a connection.
install-menu = Your browser has it in its menu: “Install” or “Add to Home Screen”.
install-done = This is the installed app.
install-insecure = Not possible at { $address }: browsers install apps, keep pages and deliver notifications to closed pages only over an encrypted connection (https).
install-secure-how = Whoever runs the server can put HTTPS in front of it; the server’s documentation says how, also for a home network. On the computer that runs the server, { $address } works as well.

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } unread message
       *[other] Chat, { $n } unread messages
    }
talk-say = Say something
talk-send = Send
talk-nothing = No messages yet. Anyone with a seat can write here.
talk-off = The host has turned chat off.
talk-switch-off = Turn chat off
talk-switch-on = Turn chat on
talk-reactions = Reactions
talk-reacted = { $name }: { $words }
react-well-played = Well played!
react-thanks = Thanks!
react-oops = Oops!
react-thinking = Let me think…
react-wow = Wow!

## notifications

notify-turn = Your turn at table { $code }
notify-over = The game at table { $code } is over

## what can go wrong

problem-title = Something went wrong
problem-home = Go to home page
problem-again = Try again
problem-table-unknown = There is no table with this code. Check it, or ask for the link.
problem-no-game = This page does not know the game at this table. Reload it; the server may be newer.
problem-table-private = This table is private: only its players can see the game.
problem-table-screen-code = This code does not open the table on a screen. Check it on a player’s device.
problem-table-full = Every seat at this table is taken.
problem-table-seat-taken = This seat is taken.
problem-table-seat-changed = Someone else sits there now, or nobody. Nothing was changed.
problem-table-removed = The host has removed you from this table. Ask for a new invitation.
problem-table-invitation-invalid = This invitation is not valid for this table. Ask the host for a new one.
problem-table-began = The game at this table has already started.
problem-table-over = This game is over.
problem-table-paused = The game is paused.
problem-table-not-seated = You have no seat at this table.
problem-table-options = This combination of options is not possible.
problem-table-already-seated = You already have a seat at this table.
problem-table-not-host = Only the host can do that.
problem-table-host-here = The host is here, or was a moment ago. Ask them, or try again in a minute.
problem-table-not-begun = The game at this table has not started yet.
problem-table-not-over = You can do this once the game is over.
problem-table-talk-off = The host has turned chat off.
problem-table-hints-off = Hints are off at this table.
problem-choice-illegal = That is not possible now; the table may have changed. Choose again.
problem-person-unknown = The server does not recognise this browser. Reload the page.
problem-server-fault = Something went wrong on the server; nothing was changed. Try again in a moment.
problem-person-link-invalid = This private link is wrong or has expired. Get a new one on your first device; links are valid for one hour.
problem-record-unknown = There is no finished game with this name.
problem-choice-late = Too late: the turn is over.
problem-quota-tables = You have too many unfinished tables. End one first.
problem-quota-requests = Too many requests. Try again in a moment.
problem-quota-streams = Too many tabs are open. Close one.
problem-server-offline = The server cannot be reached. The game resumes as soon as the connection is back.
problem-server-store = The server cannot save anything right now; nothing was changed. Try again in a moment.
problem-other = Something went wrong. Try again in a moment.
table-waited = The game is waiting for you: there was nobody left to play.
table-waits = The game is paused until a player comes back.
log-waits = Nobody is left to play; the game is paused.
log-goes-on = The game resumes.
carry-title = Play as someone else?
carry-asks = This private link makes you { $there } on this device. Right now you are { $here }.
carry-warning = Only continue if you created the link yourself. Your current seats stay with your current name, and you will not be able to get back to them from this device.
carry-become = Become { $name }
carry-stay = Stay { $name }
carry-nameless = someone without a name
problem-person-link-used = This private link has already been used; each link works only once. Create a new one on your first device.
problem-person-replaces = The link would make you someone else on this device. Open it again and confirm.
table-stages-built = { $n } of { $all } stages built
new-wonders-few = Not with { $n } players: each player is dealt two boards, and there are only { $boards } wonders.
problem-request-malformed = The server could not read the request. Check what you typed, or reload the page.
problem-request-too-large = That is larger than the server accepts. Make it shorter.
problem-request-too-slow = The connection is too slow: the request did not arrive in time. Try again.
problem-request-forbidden-origin = The server only accepts this from its own pages. Open the table at the server’s own address.
problem-request-not-found = The server does not have what was requested. Reload the page.
problem-request-method = This page is too old for the server. Reload it.
problem-choice-malformed = The server did not understand this choice. Reload the page.
problem-choice-key-used = A different choice was already sent. Check the table and choose again.

## custom boxes

new-box = A box of your own
new-box-hint = New cards, wonders and edifices made by players: a folder with box.toml and other text files.
new-box-none = No box
new-box-none-hint = Only the printed cards and boards.
new-box-folder = Choose a folder
new-box-files = Choose files
new-box-checking = Checking the box…
new-box-missing = There is no box.toml among these files. A box is a folder with box.toml and, optionally, cards.toml, wonders.toml and edifices.toml.
new-box-twice = There are two files called { $file }. Choose the folder of one box.
new-box-large = These files have { $size } KB; a box has at most { $most } KB.
box-with = with { $box }
box-by = by { $author }
box-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
box-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
box-edifices = { $n ->
    [one] { $n } edifice
   *[other] { $n } edifices
}
box-copies = { $n ->
    [one] a different number of copies of { $n } printed card
   *[other] different numbers of copies of { $n } printed cards
}
box-players = for { $least } to { $most } players
box-only-players = { $box } is for { $least } to { $most } players.
box-only-edition = Not with { $box }.
box-needs-edifices = Some of it can only be played with the Edifice expansion.
problem-box-not-allowed = This server does not accept boxes from players.
problem-box-faulty = This box cannot be played.
problem-box-unknown = The box is no longer on the server. Choose it again.
problem-quota-boxes = Too many boxes in a short time. Try again in a minute.
problem-server-closing = The server is shutting down. Try again in a moment.
problem-page = This page does not exist.
problem-reload = The page did not load completely; there may be a new version. Reload it.
problem-no-table = This game cannot be played in the browser yet; use the terminal.
games-ended = ended early

## the dice table

home-play-dice = Play dice
new-rules-dice = The 2025 game: everyone crosses off spaces with the same seven dice.
dice-die-grey = grey die
dice-die-blue = blue die
dice-die-green = green die
dice-die-yellow = yellow die
dice-die-red = red die
dice-die-white = white die
dice-die-black = black die
dice-die-purple = purple die
dice-turn = Turn { $n }
dice-last-turn = Last turn
dice-ends-soon = Turn { $n } is the last
dice-forum = Forum
dice-zone =
    { $n ->
        [one] Zone for { $n } coin
       *[other] Zone for { $n } coins
    }
dice-zone-free = Free zone
dice-no-coins = free
dice-shows = { $die }: { $face }
dice-shows-for = { $die }: { $face }, { $price }
dice-opens =
    { $n ->
        [one] opens { $n } space
       *[other] opens { $n } spaces
    }
dice-unlocked = Unlocked: { $dice }
dice-unlocked-none = No special die unlocked
dice-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
dice-costs =
    { $n ->
        [one] costs { $n } resource
       *[other] costs { $n } resources
    }
dice-costs-nothing = costs nothing
dice-is-crossed = crossed off
dice-is-written =
    { $n ->
        [one] crossed off: { $n } point
       *[other] crossed off: { $n } points
    }
dice-is-open =
    { $n ->
        [one] yours for { $n } coin
       *[other] yours for { $n } coins
    }
dice-is-open-free = yours for free
dice-any-order = in any order
dice-facing =
    { $n ->
        [one] { $name } faces you here with { $n } defence
       *[other] { $name } faces you here with { $n } defences
    }
dice-hit-you =
    { $n ->
        [one] hit you for { $n } point
       *[other] hit you for { $n } points
    }
dice-first-agora = first: +3
dice-borders = Final conflicts
dice-borders-hint = The points from all attacks at each border, and the defence facing them. In the middle: the last turn.
dice-border-defence =
    { $n ->
        [one] { $n } defence
       *[other] { $n } defences
    }
dice-border-quiet = no attack
dice-your-sheet = Your sheet
dice-bonuses = Bonuses
dice-bonuses-taken = { $n } of 3 bonuses
dice-reserve = Gold reserve
dice-pass = Pass: take { $n } coins
dice-skip = Skip it
dice-send = Send turn
dice-cross-off = Cross off
dice-take = Take it
dice-change = Choose something else
dice-coins-left =
    { $n ->
        [one] leaves { $n } coin
       *[other] leaves { $n } coins
    }
dice-price-parts = die { $die }, space { $space }
dice-off-gained_coins =
    { $n ->
        [one] take { $n } coin
       *[other] take { $n } coins
    }
dice-off-attacked =
    { $n ->
        [one] attack: { $n } point after { $defence } defence
       *[other] attack: { $n } points after { $defence } defence
    }
dice-off-unlocked = unlock: { $die }
dice-off-finished = { $building } finished: a bonus
dice-off-took_bonus = last bonus: { $bonus }
dice-then = Then: { $question }
dice-ways = Which die?
dice-so-far = So far this turn
dice-is-sent = You have sent your turn.
dice-does-build = { $space } with the { $die }
dice-does-wonder = wonder, stage { $n }
dice-does-pass = pass
dice-does-cross = cross off { $space }
dice-does-skip = skip it
dice-does-bonus = take the bonus: { $bonus }
dice-hint-says = The careful bot’s choice: { $action }.
dice-reconstructed = Reconstructed board
dice-reconstructed-hint = { $unsure } of { $all } spaces do not come from the printed board, because no source shows them.
dice-correct = If you own the box, correct the board: download its file, change what differs, and upload it when you create a table.
dice-download = Download { $city }
dice-short-west = West
dice-short-east = East
dice-short-gallery = Gallery
dice-ahead = { $name } took the lead for good in turn { $turn }.
new-own-boards = Boards of your own
new-own-boards-hint = The numbers on our boards are reconstructed. If you own the box, you can correct them: download a board, edit its file, and upload it here.
new-own-boards-file = Board file (TOML)
new-own-boards-good = Playing with: { $cities }
new-own-boards-bad = This file cannot be played:
new-own-boards-large = The file is larger than { $n } KB.
new-own-boards-remove = Play without it
new-own-boards-pick = Get a board to correct
lobby-own-boards = Custom boards: { $cities }
help-cards-title = 7 Wonders, the card game
help-dice-title = 7 Wonders Dice
help-dice-goal = Everyone has a sheet with the buildings of a city. The player with the most points at the end wins.
help-dice-turn = Each turn, seven dice are shaken into the Forum. All players choose at the same time, and may choose the same die.
help-dice-act = Choose a die and cross off a space that it opens, build the next stage of your wonder without a die, or pass and take 3 coins.
help-dice-pay = A die costs the coins of its zone. A space costs resources: those in your Warehouse count in full every turn, and each missing one costs a coin.
help-dice-chain = The effect of a space happens at once and may let you cross off more. You can take everything back until you send your turn.
help-dice-war = An attack scores its points, minus one for each defence your neighbour had on that side at the start of the turn.
help-dice-special = The University unlocks the white, black and purple dice: they enter the Forum for everyone, but you can only choose one you have unlocked.
help-dice-end = Finishing a building gives you one of three bonuses. When someone has all three, one more turn is played. Coins only break ties.
help-dice-dice = The dice and what they open
help-dice-drawings = What the symbols on a sheet mean
help-die-grey = a space of your Warehouse
help-die-blue = a track of your Agora
help-die-green = a row of your University
help-die-yellow = a track of your Market
help-die-red = axe: attack in the west; sword: attack in the east; shield: defence on either side
help-die-white = a space of your Gallery of Leaders
help-die-black = any next space of the building it shows
help-die-purple = your Guild Court, if you have at least as many spaces of the building it shows as both neighbours (two players: more)
