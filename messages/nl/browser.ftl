### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Naar de hoofdinhoud
app-loading = Een ogenblik…
app-close = Sluiten
app-copy = Kopiëren
app-copied = Gekopieerd
share-share = Delen…
share-qr = QR-code
share-qr-of = QR-code: { $label }
app-yes = Ja
app-no = Nee
app-cancel = Annuleren
app-save = Opslaan
app-menu = Menu
nav-home = Start
nav-games = Mijn spellen
nav-settings = Instellingen
nav-main = Pagina’s

## the line to the server

line-lost = Verbinding verbroken. Er gaat niets verloren: het spel gaat verder zodra de server terug is.
line-as-of = Je ziet het zoals het was op { $time }.
line-unsent = Verbinding verbroken. Je keuze is op dit apparaat bewaard en wordt verstuurd zodra de server terug is.

## home

home-claim = Zeven steden, drie tijdperken, één tafel.
home-lead = Kies kaarten, bouw een wonder en groei je buren boven het hoofd. Speel alleen tegen sterke bots of nodig vrienden uit met een link. Je hebt geen account nodig.
home-play = Nu spelen
home-play-hint = { $game }: jij en twee bots
home-create = Maak een tafel
home-create-hint = Kies editie, spelers, bots en klok
home-join = Meedoen met een code
home-code = Tafelcode
home-code-hint = Zes letters en cijfers
home-join-go = Meedoen
home-go-on = Verder spelen
home-your-turn = Jouw beurt
home-open = Tafels die op spelers wachten
home-no-open = Er wachten nu geen openbare tafels op spelers.
home-watch = Kijken
home-fan = Een onofficieel fanproject. 7 Wonders is een spel van Antoine Bauza, uitgegeven door Repos Production. Alle illustraties hier zijn van onszelf.

## states of a table

state-lobby = Wacht op de start
state-playing = Bezig
state-paused = Gepauzeerd
state-over = Afgelopen
state-ended = Voortijdig gestopt

## a new table

new-title = Nieuwe tafel
new-rules = Editie
new-rules-first-edition = Het spel uit 2010: kant A en B, zeven wonderen.
new-rules-second-edition = Het spel uit 2020: duidelijkere borden met een dag- en een nachtkant.
new-players = Spelers
new-players-n = { $n } spelers
new-players-two = De twee spelers spelen om de beurt een derde stad, de Vrije Stad.
new-expansion-edifice = Edifice
new-expansion-hint-edifice = Drie gezamenlijke bouwwerken: doe mee als je een fase bouwt, of krijg de straf als ze mislukken. Voegt Ur en Carthago toe.
new-expansion-carthage = Carthago
new-expansion-hint-carthage = Voegt Carthago toe aan de wonderen.
new-wonders = Wonderen
new-wonders-random = Willekeurig
new-wonders-draft = Kies één van twee
new-wonders-hint-random = Elke speler krijgt een willekeurig wonder.
new-wonders-hint-draft = Elke speler krijgt twee wonderen en houdt er één (tot { $n } spelers met deze wonderborden).
new-sides = Kanten
new-sides-first = Eerste kant (A of dag)
new-sides-second = Tweede kant (B of nacht)
new-sides-random = Willekeurig
new-sides-choice = Spelers kiezen
new-sides-hint-first = Evenwichtig en eenvoudig; het best voor een eerste spel.
new-sides-hint-second = Gedurfdere fasen en bijzondere krachten.
new-sides-hint-random = De kant van elk wonder is willekeurig.
new-sides-hint-choice = Elke speler kiest een kant vóór de eerste ronde.
new-seats = Plaatsen
new-seat = Plaats { $n }
new-seat-you = Jij
new-seat-open = Open voor iedereen met de code
new-seat-invited = Gereserveerd voor iemand die je uitnodigt
new-seat-bot = { $bot } bot
bot-face-random = Een dobbelsteen met een scheve glimlach
bot-face-builder = Een gezicht met een gele helm en een brede grijns
bot-face-beginner = Een gezicht met een kiemplantje op het hoofd en een onzekere glimlach
bot-face-rulebook = Een gezicht met een ronde bril boven een open boek
bot-face-oracle = Een gezicht met een groot oog onder een kap met sterren
bot-face-own = Een eenvoudig gezicht met een antenne
new-clock = Klok
new-clock-none = Geen klok
new-clock-decision = Per beslissing
new-clock-game = Per spel
new-clock-hint-none = Iedereen mag de tijd nemen.
new-clock-hint-decision = Als de tijd van een speler om is, neemt een bot die ene beslissing.
new-clock-hint-game = Elke speler heeft één tijd voor het hele spel; als die op is, neemt een bot de beslissingen die langer dan tien seconden duren.
new-clock-time = Tijd
new-grace = Een bot valt in voor afwezige spelers
new-grace-never = Nooit
new-grace-hint = Een bot speelt voor hen tot ze terug zijn.
new-public = Openbaar
new-public-hint = Iedereen kan de tafel vinden, meedoen voordat het spel begint, en meekijken.
new-talk = Chat en reacties
new-talk-hint = Je kunt ze later uitzetten.
new-score = Tussenstand
new-score-hint = Iedereen ziet tijdens het spel alle scores.
new-hints = Hints
new-hints-hint = Spelers kunnen een bot vragen wat die zou doen.
new-webhook = Webhook
new-webhook-hint = Een URL die bericht krijgt als een ronde begint. Voor chatrooms en scripts; laat het leeg als je twijfelt.
new-name = Je naam
new-name-hint = Zichtbaar voor de andere spelers
new-guest = Gast
new-go = Maak tafel
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
lobby-invite-hint = Iedereen met de link kan een vrije plaats nemen.
lobby-local = Alleen deze computer kan bij dit adres. Wil je vrienden laten meedoen, start de server dan met “heptapolis serve --host 0.0.0.0”.
lobby-link = Link
lobby-code = Code
lobby-kept = Uitnodiging voor plaats { $n }
lobby-kept-hint = Alleen wie deze link heeft, kan deze plaats nemen.
lobby-seats = Plaatsen
lobby-free = Vrij
lobby-is-kept = Gereserveerd
lobby-sit = Neem plaats
lobby-leave = Plaats verlaten
lobby-host = Host
lobby-remove = Verwijder { $name }
lobby-remove-sure = { $name } van de tafel verwijderen? Terugkomen kan alleen met een nieuwe uitnodiging voor een gereserveerde plaats.
lobby-hand = Maak { $name } de host
lobby-hand-sure = { $name } de host maken? Je houdt je plaats, maar dan kan alleen { $name } de tafel wijzigen en het spel starten.
lobby-removed = De host heeft je van de tafel verwijderd. Vraag om een nieuwe uitnodiging als je weer wilt gaan zitten.
lobby-you-host = Jij bent nu de host.
lobby-begin = Start het spel
lobby-begin-hint =
    { $n ->
        [one] { $n } vrije plaats wordt door een bot gespeeld.
       *[other] { $n } vrije plaatsen worden door bots gespeeld.
    }
lobby-host-begins = Wachten tot de host het spel start.
lobby-host-gone = Komt de host niet terug?
lobby-host-gone-hint = Als de host een minuut weg is, kun je zelf host worden: dan kun jij de opties wijzigen, spelers verwijderen en het spel starten.
lobby-options = Spelopties
lobby-change = Opties wijzigen
lobby-changed = De host heeft de spelopties gewijzigd.
lobby-taken-players = { $name } zit op plaats { $n }.
lobby-fair = Eerlijk geschud
lobby-fair-hint = Dit is de vingerafdruk van een geheim getal dat is getrokken voordat er iemand aan tafel zat. Elke speler voegt er iets eigens aan toe; na het spel wordt het geheim onthuld, zodat iedereen kan nagaan dat de kaarten uit alles samen zijn gedeeld.
lobby-fingerprint = Vingerafdruk

## the table

table-you = Jouw stad
table-left = Linkerbuur
table-right = Rechterbuur
table-both = Linker- en rechterbuur
table-others = Andere steden
table-open-city = Bekijk de stad van { $name }
table-thinking = denkt na
table-ready = klaar
table-stand-in = Bot speelt
table-buy = Je kunt kopen
table-no-cards = Nog geen kaarten
table-paused = De host heeft het spel gepauzeerd.
table-paused-way-on = Komt de host niet terug, dan kun je in het menu zelf host worden.
table-paused-by-you = Je hebt het spel gepauzeerd.
table-watching = Je kijkt mee.
table-plays-free-city = Deze ronde speel je ook de Vrije Stad.
table-plays-free-city-drew = Deze ronde speel je ook de Vrije Stad; je trok { $card }.
table-wait = Wachten op { $names }
table-bot-plays = Een bot speelt voor je.
table-take-over = Weer zelf spelen
table-since-title = Sinds je vorige beurt
table-clock = Tijd over: { $time }
table-full-log = Logboek
table-fold = Inklappen
table-pause = Pauzeren
table-resume = Hervatten
table-end = Spel beëindigen
table-end-sure = Het spel voor iedereen beëindigen?
table-hand-sure = { $name } de host maken? Je houdt je plaats, maar dan kan alleen { $name } het spel pauzeren of beëindigen en bots laten spelen.
table-replace = Laat een bot spelen voor { $name }
table-give-back = Geef de plaats terug aan { $name }
table-take-host = Host worden
table-take-host-hint = Als de host niet terugkomt: dan kun jij het spel pauzeren of beëindigen en een bot voor de host laten spelen.
table-device = Verder op een ander apparaat
table-device-hint = Iedereen die deze link binnen een uur opent, kan als jij spelen. Hou hem voor jezelf.
table-hint = Hint
table-hint-says = De voorzichtige bot zou { $action }.
table-new-hand = Nieuwe hand: { $cards }

## the shared screen

tv-title = Gedeeld scherm
tv-lead = Toont een tafel op een tv of een ander groot scherm, voor iedereen in de kamer. De handen blijven op jullie eigen apparaten.
tv-menu = Op een tv tonen
tv-how = Open { $address } op de tv en voer deze code in:
tv-here = Hier tonen
tv-code = Code
tv-code-hint = De tafelcode; bij een besloten tafel gevolgd door de schermcode. Spelers vinden die in de lobby en in het tafelmenu, onder “Op een tv tonen”.
tv-show = Tafel tonen
tv-scan = Scan met je telefoon om mee te doen
tv-type = of open { $address } en voer de code in

## the hand

hand-title = Je hand
hand-free = gratis
hand-chain = gratis met { $card }
hand-wonder-free = gratis dankzij je wonder
hand-built = gebouwd
hand-not = niet mogelijk
hand-chosen = Gekozen
hand-drawn = Deze ronde getrokken
hand-keys = Met de pijltjestoetsen loop je door je hand, Enter opent een kaart; B bouwt, W bouwt een fase, S verkoopt.

## a choice

choice-buys = { $payment }: { $goods }
choice-for = Kies voor
choice-undo = Keuze wijzigen
choice-not-now = Nu niet mogelijk.
choice-yours = Jouw keuze: { $action }.

## the log

log-title = Spellogboek
log-empty = Nog niets.
log-before = Vóór de eerste ronde
log-sat = { $name } gaat zitten.
log-left = Plaats { $n } is weer vrij.
log-removed = De host verwijdert { $name }.
log-handed = { $name } is nu de host.
log-handed-away = De host is weg; { $name } is nu de host.
log-terms_set = De host wijzigt de spelopties.
log-began = Het spel begint.
log-stood_in-clock = De tijd van { $name } is op; een bot beslist.
log-stood_in-away = { $name } is weg; een bot neemt het over.
log-stood_in-host = De host laat een bot spelen voor { $name }.
log-returned = { $name } is terug.
log-paused-by = De host pauzeert het spel.
log-resumed-by = Het spel gaat verder.
log-ended-by = De host beëindigt het spel.

## conflicts

conflict-title = Conflicten van tijdperk { $age }
conflict-against = { $a } tegen { $b }
conflict-go = Verder
outcome-spared = Gespaard door hun pion: { $names }
outcome-rewarded = Beloond voor hun pion: { $names }
outcome-choosing = Kiezen nog wat ze verliezen: { $names }
outcome-empty = Niets te verliezen: { $names }

## points

score-title = Scoreblad
score-running = Huidige score

## the end

result-won = { $name } wint
result-you-won = Jij wint!
result-shared = { $names } delen de overwinning
result-points =
    { $n ->
        [one] met { $n } punt
       *[other] met { $n } punten
    }
result-how = Zo werd het spel gewonnen
result-chart = Punten per ronde
result-chart-hint = Wat elke stad na elke ronde gescoord zou hebben.
result-numbers = Als tabel tonen
result-after = Tijdperk { $age }, ronde { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } punt voor op { $other }.
       *[other] { $line }: { $n } punten voor op { $other }.
    }
result-tie = Gelijk aantal punten; de stad met de meeste muntstukken wint.
result-turning = { $name } nam definitief de leiding in tijdperk { $age }, ronde { $turn }.
result-counting = De punten worden geteld
result-skip = Overslaan
result-level = Evenveel punten als { $name }
result-gap =
    { $n ->
        [one] { $n } punt achter { $name }
       *[other] { $n } punten achter { $name }
    }
result-gap-hint = Jouw punten vergeleken met die van de winnaar
result-opened = Waar het verschil ontstond
result-opened-by =
    { $n ->
        [one] { $when }: { $n } punt
       *[other] { $when }: { $n } punten
    }
result-did = { $name }: { $deed }
result-cities = De steden op het eind
result-rematch = Nog een keer
result-rematch-join = Doe mee met de revanche
result-record = Download het spelbestand
result-verify = Controleer het schudden
result-verify-hint = Het geheim achter de vingerafdruk, en wat elke plaats eraan toevoegde. Het commando “heptapolis verify” vergelijkt ze met het spelbestand.
result-secret = Geheim
result-ended-early = De host heeft het spel voortijdig beëindigd.
result-buried = Onder het wonder: { $cards }

## my games

games-title = Mijn spellen
games-running = Bezig
games-finished = Afgelopen
games-none = Je hebt nog geen spel uitgespeeld.
games-none-running = Je hebt geen lopende spellen.
games-won = gewonnen
games-search = Zoek op speler
games-older = Oudere spellen

## how to play, in short

help-title = Zo speel je
help-goal = Je leidt een stad door drie tijdperken. Wie na tijdperk III de meeste punten heeft, wint.
help-turn = In elke ronde kiezen alle spelers tegelijk en in het geheim één kaart uit hun hand. Daarna geeft iedereen de rest door aan een buur.
help-card = Bouw de kaart in je stad, bouw er de volgende fase van je wonder mee, of verkoop hem voor 3 muntstukken.
help-cost = Een gebouw kost grondstoffen, muntstukken of niets. Grondstoffen worden nooit verbruikt: alles wat je stad produceert, heb je elke ronde. Wat je mist, koop je voor 2 muntstukken per stuk van een buur die het produceert.
help-chain = Met sommige gebouwen kun je een later gebouw gratis bouwen. Op een kaart staan twee geschakelde ringen bij het gebouw waarmee de kaart gratis is, en een ring met een pijl bij wat de kaart gratis maakt.
help-war = Na elk tijdperk worden je schilden vergeleken met die van beide buren. Meer schilden leveren een overwinningsfiche op, minder een nederlaagfiche.
help-end = Aan het eind tellen conflicten, wonder, kaarten en muntstukken; elke 3 muntstukken zijn 1 punt. In de wetenschap levert elk symbool het kwadraat op van hoeveel je er hebt (1, 4, 9, 16 …), plus 7 voor elke set van drie verschillende symbolen.
help-goods = Zeven grondstoffen
help-families = Zeven soorten kaarten
help-drawings = Wat de symbolen betekenen
help-family-brown = Hout, steen, klei en erts
help-family-grey = Glas, stof en papier
help-family-yellow = Muntstukken, goedkopere grondstoffen of punten
help-family-blue = Punten
help-family-green = Symbolen die meer opleveren naarmate je er meer hebt
help-family-red = Schilden voor de conflicten
help-family-purple = Alleen in tijdperk III: punten voor wat jij of je buren hebben gebouwd

## settings

settings-title = Instellingen
settings-back = Terug naar de tafel
settings-language = Taal
settings-theme = Thema
settings-theme-auto = Volg het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Animatie
settings-motion-auto = Volg het systeem
settings-motion-full = Volledige animatie
settings-motion-none = Geen animatie
settings-recap = Terugblik op elke ronde (een toets, klik of tik slaat hem over)
settings-recap-full = Volledig
settings-recap-short = Kort
settings-recap-off = Uit
settings-sound = Geluiden
settings-sound-hint = Zachte geluiden voor kaarten, muntstukken en jouw beurt.
settings-notify = Laat weten wanneer ik aan de beurt ben
settings-notify-hint = Een melding van je browser als de tafel niet in beeld is.
settings-notify-denied = Je browser blokkeert meldingen van deze pagina.
settings-push = Laat het ook weten als de pagina dicht is
settings-push-hint = De pushdienst van je browser bezorgt de melding. Die kan de tafel en je kaarten niet lezen.
settings-push-failed = Deze browser kan hiervandaan geen meldingen ontvangen. Sta meldingen toe of probeer het later opnieuw.
settings-payment = Wie je betaalt als beide mogelijkheden evenveel kosten
settings-payment-left = De linkerbuur
settings-payment-right = De rechterbuur
settings-payment-poorer = De buur met minder muntstukken
settings-payment-ask = Vraag het me elke keer
settings-name = Je naam
crest-title = Je wapenschild
crest-hint = Hieraan herkennen anderen je aan tafel. Heeft iemand daar het al, dan krijg je een ander.
crest-drawing = Tekening
crest-colour = Kleur
crest-taken = Iemand anders aan tafel heeft dit
crest-ship = Schip
crest-bull = Stier
crest-lyre = Lier
crest-star = Ster
crest-fish = Vis
crest-amphora = Amfora
crest-cat = Kat
crest-tree = Boom
crest-key = Sleutel
crest-anchor = Anker
crest-flame = Vlam
crest-mountain = Berg
crest-colour-blue = Blauw
crest-colour-orange = Oranje
crest-colour-green = Groen
crest-colour-pink = Roze
crest-colour-yellow = Geel
crest-colour-red = Rood
crest-colour-sky = Lichtblauw
crest-colour-black = Zwart
settings-device = Een ander apparaat
install-title = Heptapolis als app
install-now = Installeren
install-hint = Als app opent Heptapolis vanaf een eigen pictogram en toont het je tafels, ook zonder verbinding.
install-menu = Je browser heeft het in het menu: “Installeren” of “Zet op beginscherm”.
install-done = Dit is de geïnstalleerde app.
install-insecure = Niet mogelijk op { $address }: browsers installeren apps, bewaren pagina’s en melden iets aan gesloten pagina’s alleen via een versleutelde verbinding (https).
install-secure-how = Wie de server beheert kan er HTTPS voor zetten; de documentatie van de server vertelt hoe, ook voor een thuisnetwerk. Op de computer waarop de server draait werkt { $address } ook.

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ongelezen bericht
       *[other] Chat, { $n } ongelezen berichten
    }
talk-say = Zeg iets
talk-send = Stuur
talk-nothing = Nog geen berichten. Iedereen met een plaats kan hier schrijven.
talk-off = De host heeft de chat uitgezet.
talk-switch-off = Chat uitzetten
talk-switch-on = Chat aanzetten
talk-reactions = Reacties
talk-reacted = { $name }: { $words }
react-well-played = Goed gespeeld!
react-thanks = Bedankt!
react-oops = Oeps!
react-thinking = Even denken…
react-wow = Wauw!

## notifications

notify-turn = Jouw beurt aan tafel { $code }
notify-over = Het spel aan tafel { $code } is afgelopen

## what can go wrong

problem-title = Er ging iets mis
problem-home = Naar de startpagina
problem-again = Probeer opnieuw
problem-table-unknown = Er is geen tafel met deze code. Controleer hem, of vraag om de link.
problem-no-game = Deze pagina kent het spel aan deze tafel niet. Laad de pagina opnieuw; misschien is de server nieuwer.
problem-table-private = Deze tafel is besloten: alleen de spelers kunnen het spel zien.
problem-table-screen-code = Deze code toont de tafel niet op een scherm. Controleer hem op het apparaat van een speler.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet.
problem-table-seat-taken = Deze plaats is bezet.
problem-table-seat-changed = Daar zit nu iemand anders, of niemand. Er is niets gewijzigd.
problem-table-removed = De host heeft je van deze tafel verwijderd. Vraag om een nieuwe uitnodiging.
problem-table-invitation-invalid = Deze uitnodiging geldt niet voor deze tafel. Vraag de host om een nieuwe.
problem-table-began = Het spel aan deze tafel is al begonnen.
problem-table-over = Dit spel is afgelopen.
problem-table-paused = Het spel is gepauzeerd.
problem-table-not-seated = Je hebt geen plaats aan deze tafel.
problem-table-options = Deze combinatie van opties is niet mogelijk.
problem-table-already-seated = Je hebt al een plaats aan deze tafel.
problem-table-not-host = Dat kan alleen de host.
problem-table-host-here = De host is er, of was er net nog. Vraag het de host, of probeer het over een minuut opnieuw.
problem-table-not-begun = Het spel aan deze tafel is nog niet begonnen.
problem-table-not-over = Dat kan zodra het spel is afgelopen.
problem-table-talk-off = De host heeft de chat uitgezet.
problem-table-hints-off = Hints staan uit aan deze tafel.
problem-choice-illegal = Dat is nu niet mogelijk; de tafel is misschien veranderd. Kies opnieuw.
problem-person-unknown = De server herkent deze browser niet. Laad de pagina opnieuw.
problem-server-fault = Er ging iets mis op de server; er is niets veranderd. Probeer het zo nog eens.
problem-person-link-invalid = Deze privélink klopt niet of is verlopen. Maak een nieuwe op je eerste apparaat; links zijn een uur geldig.
problem-record-unknown = Er is geen afgelopen spel met deze naam.
problem-choice-late = Te laat: de ronde is voorbij.
problem-quota-tables = Je hebt te veel onafgemaakte tafels. Beëindig er eerst een.
problem-quota-requests = Te veel verzoeken. Probeer het zo nog eens.
problem-quota-streams = Er zijn te veel tabbladen open. Sluit er een.
problem-server-offline = De server is niet bereikbaar. Het spel gaat verder zodra de verbinding terug is.
problem-server-store = De server kan nu niets opslaan; er is niets veranderd. Probeer het zo nog eens.
problem-other = Er ging iets mis. Probeer het zo nog eens.
problem-page = Deze pagina bestaat niet.
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
table-stages-built = { $n } van { $all } fasen gebouwd
new-wonders-few = Niet met { $n } spelers: ieder krijgt twee wonderen, en er zijn er maar { $boards }.
problem-request-malformed = De server kon niet lezen wat er werd gestuurd. Controleer wat je hebt ingevuld, of laad de pagina opnieuw.
problem-request-too-large = Dat is meer dan de server aanneemt. Maak het korter.
problem-request-too-slow = De verbinding is te traag: het verzoek kwam niet op tijd aan. Probeer het opnieuw.
problem-request-forbidden-origin = De server neemt dit alleen aan van zijn eigen pagina’s. Open de tafel op het adres van de server zelf.
problem-request-not-found = De server heeft niet wat er werd gevraagd. Laad de pagina opnieuw.
problem-request-method = De pagina is te oud voor de server. Laad de pagina opnieuw.
problem-choice-malformed = De server begreep deze keuze niet. Laad de pagina opnieuw.
problem-choice-key-used = In plaats van deze keuze is al een andere gestuurd. Kijk naar de tafel en kies opnieuw.

## custom boxes

new-box = Je eigen doos
new-box-hint = Nieuwe kaarten, wonderen en bouwwerken die iemand heeft gemaakt: een map met box.toml en andere tekstbestanden.
new-box-none = Geen doos
new-box-none-hint = Alleen wat gedrukt is.
new-box-folder = Kies een map
new-box-files = Kies bestanden
new-box-checking = De doos wordt nagekeken…
new-box-missing = Er is geen box.toml bij deze bestanden. Een doos is een map met box.toml en, als je wilt, cards.toml, wonders.toml en edifices.toml.
new-box-twice = Er zijn twee bestanden met de naam { $file }. Kies de map van één doos.
new-box-large = Deze bestanden zijn { $size } KB; een doos is hoogstens { $most } KB.
box-with = met { $box }
box-by = van { $author }
box-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
box-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonderen
}
box-edifices = { $n ->
    [one] { $n } bouwwerk
   *[other] { $n } bouwwerken
}
box-copies = { $n ->
    [one] andere aantallen van { $n } gedrukte kaart
   *[other] andere aantallen van { $n } gedrukte kaarten
}
box-players = voor { $least } tot { $most } spelers
box-only-players = { $box } is voor { $least } tot { $most } spelers.
box-only-edition = Niet met { $box }.
box-needs-edifices = Een deel ervan speel je alleen met de uitbreiding Edifice.
problem-box-not-allowed = Deze server neemt geen dozen van spelers aan.
problem-box-faulty = Deze doos kan niet gespeeld worden.
problem-box-unknown = De doos is niet meer op de server. Kies hem opnieuw.
problem-quota-boxes = Dat waren veel dozen in korte tijd. Probeer het over een minuut opnieuw.
problem-server-closing = De server wordt afgesloten. Probeer het zo nog eens.
problem-reload = De pagina is niet helemaal geladen; misschien is er een nieuwe versie. Laad de pagina opnieuw.
problem-no-table = Dit spel kan nog niet in de browser worden gespeeld; gebruik de terminal.
games-ended = voortijdig beëindigd

## the dice table

home-play-dice = Met dobbelstenen
new-rules-dice = Het spel uit 2025: iedereen kruist vakjes af met dezelfde zeven dobbelstenen.
dice-die-grey = grijze dobbelsteen
dice-die-blue = blauwe dobbelsteen
dice-die-green = groene dobbelsteen
dice-die-yellow = gele dobbelsteen
dice-die-red = rode dobbelsteen
dice-die-white = witte dobbelsteen
dice-die-black = zwarte dobbelsteen
dice-die-purple = paarse dobbelsteen
dice-turn = Ronde { $n }
dice-last-turn = Laatste ronde
dice-ends-soon = Ronde { $n } is de laatste
dice-forum = Forum
dice-zone =
    { $n ->
        [one] Zone voor { $n } muntstuk
       *[other] Zone voor { $n } muntstukken
    }
dice-zone-free = Gratis zone
dice-no-coins = gratis
dice-shows = { $die }: { $face }
dice-shows-for = { $die }: { $face }, { $price }
dice-opens =
    { $n ->
        [one] opent { $n } vakje
       *[other] opent { $n } vakjes
    }
dice-unlocked = Ontgrendeld: { $dice }
dice-unlocked-none = Geen speciale dobbelsteen ontgrendeld
dice-resources =
    { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen
    }
dice-costs =
    { $n ->
        [one] kost { $n } grondstof
       *[other] kost { $n } grondstoffen
    }
dice-costs-nothing = kost niets
dice-is-crossed = afgekruist
dice-is-written =
    { $n ->
        [one] afgekruist: { $n } punt
       *[other] afgekruist: { $n } punten
    }
dice-is-open =
    { $n ->
        [one] nu voor { $n } muntstuk
       *[other] nu voor { $n } muntstukken
    }
dice-is-open-free = nu voor niets
dice-any-order = in willekeurige volgorde
dice-facing =
    { $n ->
        [one] { $name } staat hier tegenover je met { $n } verdediging
       *[other] { $name } staat hier tegenover je met { $n } verdedigingen
    }
dice-hit-you =
    { $n ->
        [one] viel je aan voor { $n } punt
       *[other] viel je aan voor { $n } punten
    }
dice-first-agora = eerste: +3
dice-borders = De laatste conflicten
dice-borders-hint = Alle punten voor aanvallen aan elke grens, en de verdediging ertegen. In het midden: de laatste ronde.
dice-border-defence =
    { $n ->
        [one] { $n } verdediging
       *[other] { $n } verdedigingen
    }
dice-border-quiet = geen aanval
dice-your-sheet = Jouw bord
dice-bonuses = Bonussen
dice-bonuses-taken = { $n } van 3 bonussen
dice-reserve = Goudreserve
dice-pass = Passen: pak { $n } muntstukken
dice-skip = Overslaan
dice-send = Beurt versturen
dice-cross-off = Afkruisen
dice-take = Nemen
dice-change = Iets anders kiezen
dice-coins-left =
    { $n ->
        [one] dan nog { $n } muntstuk
       *[other] dan nog { $n } muntstukken
    }
dice-price-parts = dobbelsteen { $die }, vakje { $space }
dice-off-gained_coins =
    { $n ->
        [one] pak { $n } muntstuk
       *[other] pak { $n } muntstukken
    }
dice-off-attacked =
    { $n ->
        [one] aanval: { $n } punt na { $defence } verdediging
       *[other] aanval: { $n } punten na { $defence } verdediging
    }
dice-off-unlocked = ontgrendel: { $die }
dice-off-finished = { $building } klaar: een bonus
dice-off-took_bonus = laatste bonus: { $bonus }
dice-then = Daarna: { $question }
dice-ways = Welke dobbelsteen?
dice-so-far = Tot nu toe in deze ronde
dice-is-sent = Je beurt is verstuurd.
dice-does-build = { $space } met de { $die }
dice-does-wonder = wonder, fase { $n }
dice-does-pass = passen
dice-does-cross = { $space } afkruisen
dice-does-skip = overslaan
dice-does-bonus = de bonus nemen: { $bonus }
dice-hint-says = De keuze van de voorzichtige bot: { $action }.
dice-reconstructed = Gereconstrueerd bord
dice-reconstructed-hint = { $unsure } van { $all } vakjes zijn niet van het gedrukte bord overgenomen: geen bron noemt ze.
dice-correct = Heb je de doos, verbeter dan het bord: download het bestand, wijzig wat anders is en upload het als je een tafel maakt.
dice-download = { $city } downloaden
dice-short-west = West
dice-short-east = Oost
dice-short-gallery = Galerij
dice-ahead = Vanaf ronde { $turn } lag { $name } definitief voor.
new-own-boards = Eigen borden
new-own-boards-hint = De getallen op onze borden zijn gereconstrueerd. Wie de doos heeft, kan ze verbeteren: download een bord, pas het bestand aan en upload het hier.
new-own-boards-file = Een bestand met borden (TOML)
new-own-boards-good = Gespeeld met: { $cities }
new-own-boards-bad = Met dit bestand kan niet gespeeld worden:
new-own-boards-large = Het bestand is groter dan { $n } KB.
new-own-boards-remove = Zonder spelen
new-own-boards-pick = Een bord om te verbeteren
lobby-own-boards = Eigen borden: { $cities }
help-cards-title = 7 Wonders, het kaartspel
help-dice-title = 7 Wonders Dice
help-dice-goal = Iedereen heeft een bord met de gebouwen van een stad. Wie aan het eind de meeste punten heeft, wint.
help-dice-turn = Elke ronde rollen zeven dobbelstenen in het Forum. Alle spelers kiezen tegelijk en mogen dezelfde dobbelsteen kiezen.
help-dice-act = Kies een dobbelsteen en kruis een vakje af dat hij opent, bouw zonder dobbelsteen de volgende fase van je wonder, of pas en pak 3 muntstukken.
help-dice-pay = Een dobbelsteen kost de muntstukken van zijn zone. Een vakje kost grondstoffen: die van je Pakhuis tellen elke ronde volledig mee, en elke ontbrekende kost een muntstuk.
help-dice-chain = Wat een vakje doet, gebeurt meteen en kan je meer laten afkruisen. Je kunt alles terugnemen tot je je beurt verstuurt.
help-dice-war = Een aanval levert zijn punten op, min één voor elke verdediging die je buur aan die kant had toen de ronde begon.
help-dice-special = De Universiteit ontgrendelt de witte, zwarte en paarse dobbelsteen: ze komen voor iedereen in het Forum, maar alleen wie er een heeft ontgrendeld mag hem kiezen.
help-dice-end = Een voltooid gebouw levert een van drie bonussen op. Heeft iemand ze alle drie, dan volgt nog één ronde. Muntstukken beslissen alleen bij gelijke stand.
help-dice-dice = De dobbelstenen en wat ze openen
help-dice-drawings = Wat de tekeningen op een bord betekenen
help-die-grey = een vakje van je Pakhuis
help-die-blue = een spoor van je Agora
help-die-green = een rij van je Universiteit
help-die-yellow = een spoor van je Markt
help-die-red = bijl: aanval in het westen; zwaard: aanval in het oosten; schild: verdediging aan een kant naar keuze
help-die-white = een vakje van je Leidersgalerij
help-die-black = elk volgend vakje van het gebouw dat hij toont
help-die-purple = je Gildenhof, als je van het getoonde gebouw minstens evenveel vakjes hebt als beide buren (twee spelers: meer)
