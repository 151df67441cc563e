### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Naar de tafel
app-loading = Een ogenblik…
app-close = Sluiten
app-copy = Kopiëren
app-copied = Gekopieerd
app-yes = Ja
app-no = Nee
app-menu = Menu
nav-home = Start
nav-games = Mijn spellen
nav-settings = Instellingen
nav-main = Pagina's

## the line to the server

line-lost = Geen verbinding. Er gaat niets verloren; het spel gaat verder zodra de server terug is.

## home

home-claim = Zeven steden, drie tijdperken, één tafel.
home-lead = Kies kaarten, bouw een wonder en groei je buren boven het hoofd. Alleen tegen goede bots, of met vrienden via een link; zonder account.
home-play = Nu spelen
home-play-hint = Tweede editie, jij en twee bots
home-create = Maak een tafel
home-create-hint = Kies editie, spelers, bots en klok
home-join = Meedoen met code
home-code = Code van de tafel
home-code-hint = Zes letters en cijfers
home-join-go = Meedoen
home-go-on = Verder spelen
home-your-turn = Jouw beurt
home-open = Tafels die op spelers wachten
home-no-open = Er wacht nu geen openbare tafel op spelers.
home-watch = Kijken
home-fan = Een onofficieel fanproject. 7 Wonders is een spel van Antoine Bauza, uitgegeven door Repos Production. Alle tekeningen hier zijn van onszelf.

## states of a table

state-lobby = Wacht op de start
state-playing = Bezig
state-paused = Gepauzeerd
state-over = Afgelopen
state-ended = Voortijdig gestopt

## a new table

new-title = Een nieuwe tafel
new-rules = Editie
new-rules-first-edition = Het spel uit 2010: kant A en B, zeven wonderen.
new-rules-second-edition = Het spel uit 2020: duidelijkere borden met een dag- en een nachtkant.
new-players = Spelers
new-players-n = { $n } spelers
new-players-two = Twee spelers delen een derde stad, de Vrije Stad, die ze om de beurt spelen.
new-edifice = Edifice
new-edifice-hint = Drie gezamenlijke bouwwerken: doe mee terwijl je fasen bouwt, of betaal als ze mislukken. Met Ur en Carthago erbij.
new-carthage = Carthago
new-carthage-hint = Voegt het bord van Carthago toe aan de wonderen.
new-wonders = Wonderen
new-wonders-random = Willekeurig verdeeld
new-wonders-draft = Zelf kiezen uit een paar
new-wonders-hint-random = Elke stad krijgt haar bord door loting.
new-wonders-hint-draft = Iedereen krijgt twee borden en houdt er één; alleen met weinig spelers, want er moeten genoeg borden zijn.
new-sides = Kanten
new-sides-first = Eerste kant (A of dag)
new-sides-second = Tweede kant (B of nacht)
new-sides-random = Willekeurig
new-sides-choice = Iedereen kiest zelf
new-sides-hint-first = Gelijkmatige beloningen; goed voor een eerste spel.
new-sides-hint-second = Gedurfdere fasen en bijzondere krachten.
new-sides-hint-random = Het lot bepaalt de kant van elk bord.
new-sides-hint-choice = Elke speler kiest een kant voor de eerste beurt.
new-seats = Plaatsen
new-seats-hint = De voorzichtige bot is de sterkste; de willekeurige neemt wat er komt.
new-seat = Plaats { $n }
new-seat-you = Jij
new-seat-open = Open voor iedereen met de code
new-seat-invited = Bewaard voor iemand die je uitnodigt
new-seat-bot = Bot: { $bot }
new-clock = Klok
new-clock-none = Geen klok
new-clock-decision = Voor elke beslissing
new-clock-game = Voor het hele spel
new-clock-hint-none = Iedereen mag zo lang nadenken als hij wil.
new-clock-hint-decision = Is de tijd om, dan speelt een bot tot de speler terug is.
new-clock-hint-game = Alle beslissingen van een speler delen één tijd; daarna speelt een bot verder.
new-clock-time = Tijd
new-grace = Een bot valt in als een speler weg is
new-grace-never = Nooit
new-grace-hint = Die speelt voor hen tot ze terug zijn.
new-public = Openbaar
new-public-hint = Iedereen kan de tafel vinden, meedoen zolang die wacht, en meekijken.
new-talk = Chat en reacties
new-talk-hint = Je kunt ze later uitzetten.
new-score = Tussenstand
new-score-hint = Iedereen ziet tijdens het spel alle punten.
new-hints = Hints
new-hints-hint = Spelers mogen een bot vragen wat die zou doen.
new-webhook = Webhook
new-webhook-hint = Een adres dat hoort wie er aan de beurt is. Voor chatrooms en scripts; laat het leeg als je niet weet wat het is.
new-name = Je naam
new-name-hint = Zoals anderen die aan tafel zien
new-guest = Gast
new-go = Open de tafel
new-more = Meer opties

## lengths of time

time-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
time-minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
time-hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
time-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }

## the lobby of a table

lobby-title = Tafel { $code }
lobby-waiting = Wachten op spelers
lobby-invite = Nodig vrienden uit
lobby-invite-hint = Wie de link opent, kan een vrije plaats nemen.
lobby-local = Dit adres geldt alleen op deze computer; vrienden elders kunnen er niet bij. Open de server voor je netwerk met “heptapolis serve --host 0.0.0.0” en nodig van daaruit uit.
lobby-link = Link
lobby-code = Code
lobby-kept = Uitnodiging voor plaats { $n }
lobby-kept-hint = Alleen wie deze link heeft, kan de plaats nemen.
lobby-seats = Plaatsen
lobby-free = Vrij
lobby-is-kept = Bewaard voor een genodigde
lobby-sit = Ga zitten
lobby-leave = Sta op
lobby-begin = Begin
lobby-begin-hint =
    { $n ->
        [one] { $n } vrije plaats wordt door een bot gespeeld.
       *[other] { $n } vrije plaatsen worden door bots gespeeld.
    }
lobby-host-begins = De host begint het spel.
lobby-options = Zo wordt er gespeeld
lobby-fair = Eerlijk geschud
lobby-fair-hint = Dit is de vingerafdruk van een geheim getal dat is getrokken voordat er iemand aan tafel zat. Elke speler mengt er iets bij; na het spel wordt het geheim getoond, en dan kan iedereen nagaan dat de kaarten uit allebei samen zijn gedeeld.
lobby-fingerprint = Vingerafdruk

## the table

table-you = Jouw stad
table-left = Linkerbuur
table-right = Rechterbuur
table-both = Linker- en rechterbuur
table-others = De andere steden
table-open-city = Bekijk de stad van { $name }
table-thinking = denkt na
table-ready = klaar
table-stand-in = Een bot speelt
table-buy = Je kunt kopen
table-no-cards = Nog geen kaarten
table-paused = De host heeft het spel gepauzeerd.
table-watching = Je kijkt mee.
table-wait = Wachten op { $names }
table-bot-plays = Een bot speelt op jouw plaats.
table-take-over = Zelf verder spelen
table-since-title = Sinds je vorige beurt
table-clock = Tijd over: { $time }
table-full-log = Logboek
table-pause = Pauzeren
table-resume = Hervatten
table-end = Spel beëindigen
table-end-sure = Het spel voor iedereen beëindigen?
table-replace = Laat een bot spelen voor { $name }
table-give-back = Geef de plaats terug aan { $name }
table-device = Verder op een ander apparaat
table-device-hint = Wie deze link binnen een uur opent, speelt als jij. Hou hem voor jezelf.
table-hint = Hint
table-hint-says = De voorzichtige bot zou { $action }.
table-new-hand = Nieuwe hand: { $cards }

## the hand

hand-title = Je hand
hand-free = gratis
hand-chain = gratis via { $card }
hand-wonder-free = gratis via je wonder
hand-built = gebouwd
hand-not = nu niet
hand-chosen = Gekozen
hand-keys = Met de pijltjestoetsen loop je door je hand, Enter opent een kaart; B bouwt, W bouwt een fase, S verkoopt.

## a choice

choice-undo = Terugnemen
choice-not-now = Dat kan nu niet.
choice-yours = Jouw keuze: { $action }.

## the log

log-title = Wat er gebeurde
log-empty = Nog niets.
log-before = Vóór de eerste ronde
log-sat = { $name } gaat zitten.
log-left = Plaats { $n } is weer vrij.
log-began = Het spel begint.
log-stood_in-clock = De tijd van { $name } is op; een bot speelt.
log-stood_in-away = { $name } is weg; een bot speelt.
log-stood_in-host = De host laat een bot spelen voor { $name }.
log-returned = { $name } is terug.
log-paused-by = De host pauzeert het spel.
log-resumed-by = Het spel gaat verder.
log-ended-by = De host beëindigt het spel.

## conflicts

conflict-title = Conflicten van tijdperk { $age }
conflict-against = { $a } tegen { $b }
conflict-go = Verder

## points

score-title = Scoreblad
score-running = Punten nu

## the end

result-won = { $name } wint
result-you-won = Jij wint!
result-shared = { $names } delen de overwinning
result-points =
    { $n ->
        [one] met { $n } punt
       *[other] met { $n } punten
    }
result-how = Zo werd er gewonnen
result-chart = Punten per ronde
result-chart-hint = Wat elke stad na elke ronde gescoord zou hebben.
result-numbers = Hetzelfde als tabel
result-after = Tijdperk { $age }, ronde { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } punt meer dan { $other }.
       *[other] { $line }: { $n } punten meer dan { $other }.
    }
result-tie = Gelijke stand; de rijkere stad wint.
result-turning = Vanaf ronde { $turn } van tijdperk { $age } gaf { $name } de leiding niet meer uit handen.
result-cities = De steden aan het eind
result-rematch = Nog een keer
result-rematch-join = Doe mee met de revanche
result-record = Download het verslag
result-verify = Controleer het schudden
result-verify-hint = Het geheim achter de vingerafdruk, en wat elke plaats erbij mengde. Het commando heptapolis verify controleert ze met het verslag.
result-secret = Geheim
result-ended-early = De host heeft het spel voortijdig beëindigd.
result-buried = Onder het wonder: { $cards }

## my games

games-title = Mijn spellen
games-running = Bezig
games-finished = Afgelopen
games-none = Je hebt nog geen spel uitgespeeld.
games-none-running = Er is geen spel bezig.
games-won = gewonnen
games-search = Zoek op speler
games-older = Oudere spellen

## how to play, in short

help-title = Zo speel je
help-goal = Je leidt een stad door drie tijdperken. Wie na het derde de meeste punten heeft, wint.
help-turn = In elke ronde kiezen alle spelers tegelijk één kaart uit hun hand. Daarna gaan de overige kaarten door naar de buur.
help-card = Bouw de kaart in je stad, bouw er de volgende fase van je wonder mee, of verkoop hem voor 3 munten.
help-cost = Een gebouw kost goederen, munten of niets. Goederen raken nooit op: wat je stad maakt, is er elke ronde. Wat ontbreekt, koop je voor 2 munten van een buur die het maakt.
help-chain = Sommige gebouwen maken een later gebouw gratis. Twee ringen op een kaart laten zien dat hij zo te krijgen is.
help-war = Na elk tijdperk worden je schilden vergeleken met die van beide buren. Meer schilden leveren een overwinningsfiche op, minder een nederlaagfiche.
help-end = Aan het eind tellen conflicten, wonder, kaarten en munten; 3 munten zijn 1 punt. In de wetenschap telt elk soort symbool zijn aantal maal zichzelf, en elke set van alle drie nog 7 erbij.
help-goods = Zeven goederen
help-families = Zeven soorten kaarten
help-drawings = Wat de tekeningen betekenen
help-family-brown = Hout, steen, klei en erts
help-family-grey = Glas, stof en papyrus
help-family-yellow = Munten, goedkopere goederen of punten
help-family-blue = Punten
help-family-green = Symbolen die meer tellen naarmate je er meer hebt
help-family-red = Schilden voor de conflicten
help-family-purple = Punten voor wat steden hebben gebouwd, in tijdperk III

## settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Beweging
settings-motion-auto = Zoals het systeem
settings-motion-full = Laat zien hoe dingen bewegen
settings-motion-none = Geen beweging
settings-sound = Geluiden
settings-sound-hint = Zachte: een kaart, munten, jouw beurt.
settings-notify = Laat weten wanneer ik aan de beurt ben
settings-notify-hint = Een melding van je browser, als de tafel niet in beeld is.
settings-notify-denied = De browser staat geen meldingen toe voor deze pagina.
settings-payment = Wie je betaalt als twee manieren evenveel kosten
settings-payment-left = De linkerbuur
settings-payment-right = De rechterbuur
settings-payment-poorer = De buur met minder munten
settings-payment-ask = Vraag het me elke keer
settings-name = Je naam
settings-device = Een ander apparaat

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ongelezen bericht
       *[other] Chat, { $n } ongelezen berichten
    }
talk-say = Zeg iets
talk-send = Stuur
talk-off = De host heeft de chat uitgezet.
talk-switch-off = Chat uitzetten
talk-switch-on = Chat aanzetten
talk-reactions = Reacties
react-well-played = Goed gespeeld!
react-thanks = Bedankt!
react-oops = Oeps!
react-thinking = Even denken…
react-wow = Wauw!

## notifications

notify-turn = Jouw beurt aan tafel { $code }
notify-over = Het spel aan tafel { $code } is afgelopen

## what can go wrong

problem-title = Dat lukte niet
problem-home = Naar de startpagina
problem-again = Probeer opnieuw
problem-table-unknown = Geen tafel heeft deze code. Kijk de tekens nog eens na, of vraag om de link.
problem-table-private = Deze tafel is besloten: alleen wie eraan zit, kan het spel zien.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet.
problem-table-seat-taken = Deze plaats is bezet.
problem-table-invitation-invalid = Deze uitnodiging geldt niet voor deze tafel. Vraag de host om een nieuwe.
problem-table-began = Het spel aan deze tafel is al begonnen.
problem-table-over = Dit spel is afgelopen.
problem-table-paused = Het spel is gepauzeerd.
problem-table-not-seated = Je hebt geen plaats aan deze tafel.
problem-table-options = Met deze opties kun je niet spelen.
problem-table-already-seated = Je hebt al een plaats aan deze tafel.
problem-table-not-host = Dat kan alleen de gastheer van de tafel.
problem-table-not-begun = Het spel aan deze tafel is nog niet begonnen.
problem-table-not-over = Dat kan als het spel is afgelopen.
problem-table-talk-off = De host heeft de chat uitgezet.
problem-table-hints-off = Aan deze tafel zijn er geen hints.
problem-choice-illegal = Dat kan nu niet; de tafel is misschien veranderd. Kies opnieuw.
problem-person-unknown = De server kent deze browser niet. Laad de pagina opnieuw.
problem-server-fault = Er ging iets mis op de server; er is niets veranderd. Probeer het zo nog eens.
problem-person-link-invalid = Deze privélink klopt niet of is verlopen. Vraag een nieuwe aan op het eerste apparaat; hij blijft een uur geldig.
problem-record-unknown = Geen afgelopen spel heeft deze naam.
problem-choice-late = Te laat: de ronde is voorbij.
problem-quota-tables = Je hebt te veel onafgemaakte tafels. Beëindig er eerst een.
problem-quota-requests = Dat ging te snel. Probeer het zo nog eens.
problem-quota-streams = Er zijn te veel tabbladen open. Sluit er een.
problem-server-offline = De server is niet bereikbaar. Alles gaat verder waar het was zodra de verbinding terug is.
problem-server-store = De server kan nu niets opslaan; er is niets veranderd. Probeer het zo nog eens.
problem-server-closing = De server gaat even dicht. Probeer het straks nog eens.
problem-other = Er ging iets mis: { $message }
problem-page = Deze pagina bestaat niet.
problem-reload = De pagina is niet helemaal geladen: misschien heeft de server een nieuwere versie. Laad hem opnieuw.
problem-no-table = Dit spel heeft nog geen tafel in de browser. Je kunt het in de terminal spelen.
table-waited = Het spel wacht op je: er was niemand meer om te spelen.
table-waits = Het spel wacht tot een speler terugkomt.
log-waits = Er is niemand meer om te spelen; het spel wacht.
log-goes-on = Het spel gaat verder.
carry-title = Als iemand anders spelen?
carry-asks = Deze privélink maakt je op dit apparaat { $there }. Nu ben je hier { $here }.
carry-warning = Ga alleen verder als je de link zelf hebt gemaakt. De plaatsen die je hier nu hebt, blijven bij wie je nu bent, en dit apparaat komt er niet meer bij.
carry-become = { $name } worden
carry-stay = { $name } blijven
carry-nameless = iemand zonder naam
problem-person-link-used = Deze privélink is al gebruikt; elke link werkt één keer. Maak een nieuwe op het eerste apparaat.
problem-person-replaces = De link zou je op dit apparaat iemand anders maken. Open hem opnieuw en zeg dat je dat wilt.
games-ended = voortijdig beëindigd
