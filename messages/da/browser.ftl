### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Spring til hovedindholdet
app-loading = Et øjeblik …
app-close = Luk
app-copy = Kopiér
app-copied = Kopieret
share-share = Del …
share-qr = QR-kode
share-qr-of = QR-kode: { $label }
app-yes = Ja
app-no = Nej
app-cancel = Annullér
app-save = Gem
app-menu = Menu
nav-home = Forside
nav-games = Mine spil
nav-settings = Indstillinger
nav-main = Sider

## the line to the server

line-lost = Forbindelsen er afbrudt. Intet er gået tabt: Spillet fortsætter, så snart serveren er tilbage.
line-as-of = Du ser det, som det var { $time }.
line-unsent = Forbindelsen er afbrudt. Dit valg er gemt på denne enhed og bliver sendt, når serveren er tilbage.

## home

home-claim = Syv byer, tre aldre, ét bord.
home-lead = Vælg dine kort, rejs et vidunder, og overgå dine sidemænd. Spil alene mod dygtige bots, eller invitér venner med et link. Du behøver ingen konto.
home-play = Spil nu
home-play-hint = { $game }: dig og to bots
home-create = Opret et bord
home-create-hint = Vælg udgave, spillere, bots og ur
home-join = Deltag med kode
home-code = Bordkode
home-code-hint = Seks bogstaver og tal
home-join-go = Deltag
home-go-on = Spil videre
home-your-turn = Din tur
home-open = Borde, der mangler spillere
home-no-open = Ingen offentlige borde mangler spillere lige nu.
home-watch = Se med
home-fan = Et uofficielt fanprojekt. 7 Wonders er et spil af Antoine Bauza, udgivet af Repos Production. Alle illustrationer her er vores egne.

## states of a table

state-lobby = Venter på at begynde
state-playing = I gang
state-paused = På pause
state-over = Slut
state-ended = Afbrudt

## a new table

new-title = Nyt bord
new-rules = Udgave
new-rules-first-edition = Spillet fra 2010: side A og B, syv vidundere.
new-rules-second-edition = Spillet fra 2020: tydeligere vidunderkort med en dagside og en natside.
new-players = Spillere
new-players-n = { $n } spillere
new-players-two = De to spillere skiftes til at spille en tredje by, Den Frie By.
new-expansion-edifice = Bygningsværker (Edifice)
new-expansion-hint-edifice = Tre fælles projekter: Deltag, når du bygger et stadie, eller tag straffen, hvis de slår fejl. Tilføjer Ur og Karthago.
new-expansion-carthage = Karthago
new-expansion-hint-carthage = Føjer Karthago til vidunderne.
new-wonders = Vidundere
new-wonders-random = Tilfældige
new-wonders-draft = Vælg ét af to
new-wonders-hint-random = Hver spiller får et tilfældigt vidunder.
new-wonders-hint-draft = Hver spiller får to vidundere og beholder det ene (op til { $n } spillere med disse vidunderkort).
new-sides = Sider
new-sides-first = Første side (A eller dag)
new-sides-second = Anden side (B eller nat)
new-sides-random = Tilfældige
new-sides-choice = Spillerne vælger
new-sides-hint-first = Afbalanceret og enkel; bedst til det første spil.
new-sides-hint-second = Dristigere stadier og særlige evner.
new-sides-hint-random = Hvert vidunders side er tilfældig.
new-sides-hint-choice = Hver spiller vælger side før den første tur.
new-seats = Pladser
new-seat = Plads { $n }
new-seat-you = Du
new-seat-open = Åben for alle med koden
new-seat-invited = Reserveret til en, du inviterer
new-seat-bot = Bot: { $bot }
bot-face-random = En terning med et skævt smil
bot-face-builder = Et ansigt med gul hjelm og et bredt grin
bot-face-beginner = Et ansigt med en spire på hovedet og et usikkert smil
bot-face-rulebook = Et ansigt med runde briller over en opslået bog
bot-face-oracle = Et ansigt med et stort øje under en hætte med stjerner
bot-face-own = Et enkelt ansigt med en antenne
new-clock = Ur
new-clock-none = Intet ur
new-clock-decision = Pr. beslutning
new-clock-game = Pr. spil
new-clock-hint-none = Alle kan tage den tid, de vil.
new-clock-hint-decision = Løber en spiller tør for tid, træffer en bot den ene beslutning.
new-clock-hint-game = Hver spiller har én samlet tid til hele spillet; når den er brugt, træffer en bot de beslutninger, der tager mere end ti sekunder.
new-clock-time = Tid
new-grace = En bot træder til for fraværende spillere
new-grace-never = Aldrig
new-grace-hint = En bot spiller for dem, indtil de er tilbage.
new-public = Offentligt
new-public-hint = Alle kan finde bordet, slutte sig til, inden spillet begynder, og se med.
new-talk = Chat og reaktioner
new-talk-hint = Du kan slå dem fra senere.
new-score = Løbende pointtal
new-score-hint = Alle kan se alles point under spillet.
new-hints = Tip
new-hints-hint = Spillerne kan spørge en bot, hvad den ville gøre.
new-webhook = Webhook
new-webhook-hint = En URL, der får besked, når en tur begynder. Til chatrum og scripts; lad feltet stå tomt, hvis du er i tvivl.
new-name = Dit navn
new-name-hint = Vises for de andre spillere
new-guest = Gæst
new-go = Opret bord
new-more = Flere indstillinger

## lengths of time

time-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
time-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minutter
    }
time-hours =
    { $n ->
        [one] { $n } time
       *[other] { $n } timer
    }
time-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dage
    }

## the lobby of a table

lobby-title = Bord { $code }
lobby-waiting = Venter på spillere
lobby-invite = Invitér venner
lobby-invite-hint = Alle med linket kan tage en åben plads.
lobby-local = Kun denne computer kan nå adressen. Vil du have venner med, så start serveren med »heptapolis serve --host 0.0.0.0«.
lobby-link = Link
lobby-code = Kode
lobby-kept = Invitation til plads { $n }
lobby-kept-hint = Kun den, der har dette link, kan tage pladsen.
lobby-seats = Pladser
lobby-free = Ledig
lobby-is-kept = Reserveret
lobby-sit = Tag plads
lobby-leave = Forlad pladsen
lobby-host = Vært
lobby-remove = Fjern { $name }
lobby-remove-sure = Fjern { $name } fra bordet? Det kræver en ny invitation til en reserveret plads at komme tilbage.
lobby-hand = Gør { $name } til vært
lobby-hand-sure = Gør { $name } til vært? Du beholder din plads, men så er det kun { $name }, der kan ændre bordet og starte spillet.
lobby-removed = Værten har fjernet dig fra bordet. Bed om en ny invitation, hvis du vil sætte dig igen.
lobby-you-host = Du er vært nu.
lobby-begin = Start spillet
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plads bliver spillet af en bot.
       *[other] { $n } ledige pladser bliver spillet af bots.
    }
lobby-host-begins = Venter på, at værten starter spillet.
lobby-host-gone = Kommer værten ikke tilbage?
lobby-host-gone-hint = Når værten har været væk i et minut, kan du blive vært: Så kan du ændre indstillingerne, fjerne spillere og starte spillet.
lobby-options = Spillets indstillinger
lobby-change = Ændr indstillinger
lobby-changed = Værten har ændret spillets indstillinger.
lobby-taken-players = { $name } sidder på plads { $n }.
lobby-fair = Ærlig kortgivning
lobby-fair-hint = Her er fingeraftrykket af et hemmeligt tal, der blev trukket, før nogen satte sig. Hver spiller tilføjer noget af sit eget; når spillet er slut, bliver hemmeligheden afsløret, så alle kan kontrollere, at kortene blev givet ud fra det hele.
lobby-fingerprint = Fingeraftryk

## the table

table-you = Din by
table-left = Sidemand til venstre
table-right = Sidemand til højre
table-both = Sidemand på begge sider
table-others = Andre byer
table-open-city = Se byen: { $name }
table-thinking = tænker
table-ready = klar
table-stand-in = Bot spiller
table-buy = Du kan købe
table-no-cards = Ingen kort endnu
table-paused = Værten har sat spillet på pause.
table-paused-way-on = Kommer værten ikke tilbage, kan du selv blive vært i menuen.
table-paused-by-you = Du har sat spillet på pause.
table-watching = Du ser med.
table-plays-free-city = I denne tur spiller du også Den Frie By.
table-plays-free-city-drew = I denne tur spiller du også Den Frie By; du trak { $card }.
table-wait = Venter på { $names }
table-bot-plays = En bot spiller for dig.
table-take-over = Tag over igen
table-since-title = Siden din sidste tur
table-clock = Tid tilbage: { $time }
table-full-log = Log
table-fold = Fold sammen
table-pause = Pause
table-resume = Fortsæt
table-end = Afslut spillet
table-end-sure = Skal spillet afsluttes for alle?
table-hand-sure = Gør { $name } til vært? Du beholder din plads, men så er det kun { $name }, der kan sætte spillet på pause, afslutte det og lade bots spille.
table-replace = Lad en bot spille for { $name }
table-give-back = Giv pladsen tilbage til { $name }
table-take-host = Bliv vært
table-take-host-hint = Hvis værten ikke kommer tilbage: Så kan du sætte spillet på pause, afslutte det og lade en bot spille for værten.
table-device = Fortsæt på en anden enhed
table-device-hint = Alle, der åbner dette link inden for den næste time, kan spille som dig. Hold det for dig selv.
table-hint = Tip
table-hint-says = Den forsigtige bot ville { $action }.
table-new-hand = Ny hånd: { $cards }

## the shared screen

tv-title = Fælles skærm
tv-lead = Viser et bord på et tv eller en anden stor skærm for alle i rummet. Hænderne bliver på jeres egne enheder.
tv-menu = Vis på et tv
tv-how = Åbn { $address } på tv’et, og indtast denne kode:
tv-here = Vis her
tv-code = Kode
tv-code-hint = Bordkoden; ved et privat bord efterfulgt af skærmkoden. Spillerne finder den i lobbyen og i bordets menu under »Vis på et tv«.
tv-show = Vis bordet
tv-scan = Scan med din telefon for at deltage
tv-type = eller åbn { $address }, og indtast koden

## the hand

hand-title = Din hånd
hand-free = gratis
hand-chain = gratis med { $card }
hand-wonder-free = gratis med dit vidunder
hand-built = bygget
hand-not = ikke muligt
hand-chosen = Valgt
hand-drawn = Trukket i denne tur
hand-keys = Piletasterne bladrer i hånden, Enter åbner et kort; B bygger, W bygger et stadie, S sælger.

## a choice

choice-buys = { $payment }: { $goods }
choice-for = Vælg for
choice-undo = Vælg om
choice-not-now = Ikke muligt lige nu.
choice-yours = Du valgte at { $action }.

## the log

log-title = Spillets log
log-empty = Intet endnu.
log-before = Før den første tur
log-sat = { $name } sætter sig.
log-left = Plads { $n } er ledig igen.
log-removed = Værten fjerner { $name }.
log-handed = { $name } er vært nu.
log-handed-away = Værten er væk; { $name } er vært nu.
log-terms_set = Værten ændrer spillets indstillinger.
log-began = Spillet begynder.
log-stood_in-clock = { $name } løb tør for tid; en bot træffer beslutningen.
log-stood_in-away = { $name } er væk; en bot tager over.
log-stood_in-host = Værten lader en bot spille for { $name }.
log-returned = { $name } er tilbage.
log-paused-by = Værten sætter spillet på pause.
log-resumed-by = Spillet fortsætter.
log-ended-by = Værten afslutter spillet.

## conflicts

conflict-title = Konflikter i alder { $age }
conflict-against = { $a } mod { $b }
conflict-go = Fortsæt
outcome-spared = Skånet af deres deltagerbrik: { $names }
outcome-rewarded = Belønnet for deres deltagerbrik: { $names }
outcome-choosing = Vælger stadig, hvad de mister: { $names }
outcome-empty = Intet at miste: { $names }

## points

score-title = Pointblok
score-running = Point lige nu

## the end

result-won = { $name } vinder
result-you-won = Du vinder!
result-shared = { $names } deler sejren
result-points =
    { $n ->
        [one] med { $n } point
       *[other] med { $n } point
    }
result-how = Sådan blev spillet vundet
result-chart = Point tur for tur
result-chart-hint = Hvad hver by ville have fået i point efter hver tur.
result-numbers = Vis som tabel
result-after = Alder { $age }, tur { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } point foran { $other }.
       *[other] { $line }: { $n } point foran { $other }.
    }
result-tie = Lige mange point; byen med flest mønter vinder.
result-turning = { $name } tog føringen for alvor i alder { $age }, tur { $turn }.
result-counting = Pointene tælles op
result-skip = Spring over
result-level = Lige så mange point som { $name }
result-gap =
    { $n ->
        [one] { $n } point efter { $name }
       *[other] { $n } point efter { $name }
    }
result-gap-hint = Dine point sammenlignet med vinderens
result-opened = Her blev afstanden større
result-opened-by =
    { $n ->
        [one] { $when }: { $n } point
       *[other] { $when }: { $n } point
    }
result-did = { $name }: { $deed }
result-cities = Byerne til sidst
result-rematch = Spil igen
result-rematch-join = Vær med i revanchen
result-record = Hent spilfilen
result-verify = Kontrollér kortgivningen
result-verify-hint = Hemmeligheden bag fingeraftrykket, og det, hver plads tilføjede. Kommandoen »heptapolis verify« kontrollerer dem mod spilfilen.
result-secret = Hemmelighed
result-ended-early = Værten afsluttede spillet før tid.
result-buried = Under vidunderet: { $cards }

## my games

games-title = Mine spil
games-running = I gang
games-finished = Afsluttede
games-none = Du har ikke spillet et spil færdigt endnu.
games-none-running = Du har ingen spil i gang.
games-won = vundet
games-search = Søg efter spiller
games-older = Ældre spil

## how to play, in short

help-title = Sådan spiller du
help-goal = Du leder en by gennem tre aldre. Den, der har flest point efter alder III, vinder.
help-turn = I hver tur vælger alle spillere samtidig og i hemmelighed ét kort fra hånden. Derefter giver alle resten videre til en sidemand.
help-card = Byg kortet i din by, byg det næste stadie af dit vidunder med det, eller sælg det for 3 mønter.
help-cost = En bygning koster ressourcer, mønter eller ingenting. Ressourcer bliver aldrig brugt op: Alt, hvad din by producerer, har du i hver tur. Det, du mangler, køber du for 2 mønter stykket af en sidemand, der producerer det.
help-chain = Nogle bygninger lader dig bygge en senere bygning gratis. På et kort står to sammenkædede ringe foran det, kortet er gratis med, og en ring med en pil foran det, kortet gør gratis.
help-war = Efter hver alder sammenlignes dine skjolde med begge sidemænds. Flere skjolde giver en sejrsbrik, færre en nederlagsbrik.
help-end = Til sidst tælles konflikter, vidunder, kort og mønter; hver 3 mønter giver 1 point. I videnskab giver hvert symbol dit antal af det ganget med sig selv (1, 4, 9, 16 …) plus 7 for hvert sæt med tre forskellige symboler.
help-goods = Syv ressourcer
help-families = Syv slags kort
help-drawings = Hvad symbolerne betyder
help-family-brown = Træ, sten, ler og malm
help-family-grey = Glas, stof og papyrus
help-family-yellow = Mønter, billigere ressourcer eller point
help-family-blue = Point
help-family-green = Symboler, der giver mere, jo flere du har
help-family-red = Skjolde til konflikterne
help-family-purple = Kun i alder III: point for det, du eller dine sidemænd har bygget

## settings

settings-title = Indstillinger
settings-back = Tilbage til bordet
settings-language = Sprog
settings-theme = Tema
settings-theme-auto = Følg systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Animation
settings-motion-auto = Følg systemet
settings-motion-full = Fuld animation
settings-motion-none = Ingen animation
settings-recap = Tilbageblik på hver tur (en tast, et klik eller et tryk springer det over)
settings-recap-full = Fuldt
settings-recap-short = Kort
settings-recap-off = Fra
settings-sound = Lyde
settings-sound-hint = Dæmpede lyde for kort, mønter og din tur.
settings-notify = Giv mig besked, når det er min tur
settings-notify-hint = En notifikation fra browseren, når bordet ikke er fremme.
settings-notify-denied = Browseren tillader ikke notifikationer fra denne side.
settings-push = Giv mig også besked, når siden er lukket
settings-push-hint = Browserens push-tjeneste leverer beskeden. Den kan hverken læse bordet eller dine kort.
settings-push-failed = Denne browser kan ikke modtage beskeder herfra. Tillad notifikationer, eller prøv igen senere.
settings-payment = Hvem du betaler, når begge muligheder koster det samme
settings-payment-left = Sidemanden til venstre
settings-payment-right = Sidemanden til højre
settings-payment-poorer = Sidemanden med færrest mønter
settings-payment-ask = Spørg mig hver gang
settings-name = Dit navn
crest-title = Dit våbenskjold
crest-hint = Det kender de andre dig på ved bordet. Har nogen det allerede, får du et andet.
crest-drawing = Tegning
crest-colour = Farve
crest-taken = Det har en anden ved bordet
crest-ship = Skib
crest-bull = Tyr
crest-lyre = Lyre
crest-star = Stjerne
crest-fish = Fisk
crest-amphora = Amfora
crest-cat = Kat
crest-tree = Træ
crest-key = Nøgle
crest-anchor = Anker
crest-flame = Flamme
crest-mountain = Bjerg
crest-colour-blue = Blå
crest-colour-orange = Orange
crest-colour-green = Grøn
crest-colour-pink = Lyserød
crest-colour-yellow = Gul
crest-colour-red = Rød
crest-colour-sky = Lyseblå
crest-colour-black = Sort
settings-device = En anden enhed
install-title = Heptapolis som app
install-now = Installer
install-hint = Som app åbner Heptapolis fra sit eget ikon og viser dine borde, også uden forbindelse.
install-menu = Browseren har det i sin menu: »Installer« eller »Føj til hjemmeskærm«.
install-done = Dette er den installerede app.
install-insecure = Ikke muligt på { $address }: Browsere installerer kun apps, gemmer sider og giver besked til lukkede sider over en krypteret forbindelse (https).
install-secure-how = Den, der driver serveren, kan sætte HTTPS foran den; serverens dokumentation fortæller hvordan, også for et hjemmenetværk. På den computer, der kører serveren, virker { $address } også.

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ulæst besked
       *[other] Chat, { $n } ulæste beskeder
    }
talk-say = Skriv noget
talk-send = Send
talk-nothing = Ingen beskeder endnu. Alle, der har en plads, kan skrive her.
talk-off = Værten har slået chatten fra.
talk-switch-off = Slå chatten fra
talk-switch-on = Slå chatten til
talk-reactions = Reaktioner
talk-reacted = { $name }: { $words }
react-well-played = Godt spillet!
react-thanks = Tak!
react-oops = Ups!
react-thinking = Jeg tænker lige …
react-wow = Wow!

## notifications

notify-turn = Det er din tur ved bord { $code }
notify-over = Spillet ved bord { $code } er slut

## what can go wrong

problem-title = Noget gik galt
problem-home = Gå til forsiden
problem-again = Prøv igen
problem-table-unknown = Der er intet bord med denne kode. Se den efter, eller bed om linket.
problem-no-game = Denne side kender ikke spillet ved dette bord. Genindlæs den; serveren er måske nyere.
problem-table-private = Bordet er privat: Kun spillerne ved det kan se spillet.
problem-table-screen-code = Denne kode viser ikke bordet på en skærm. Tjek den på en spillers enhed.
problem-table-full = Alle pladser ved bordet er taget.
problem-table-seat-taken = Pladsen er taget.
problem-table-seat-changed = Nu sidder der en anden, eller pladsen er tom. Intet er ændret.
problem-table-removed = Værten har fjernet dig fra dette bord. Bed om en ny invitation.
problem-table-invitation-invalid = Invitationen gælder ikke til dette bord. Bed værten om en ny.
problem-table-began = Spillet ved dette bord er allerede begyndt.
problem-table-over = Spillet er slut.
problem-table-paused = Spillet er på pause.
problem-table-not-seated = Du har ingen plads ved dette bord.
problem-table-options = Denne kombination af indstillinger er ikke mulig.
problem-table-already-seated = Du har allerede en plads ved dette bord.
problem-table-not-host = Det kan kun værten gøre.
problem-table-host-here = Værten er her eller var her for et øjeblik siden. Spørg værten, eller prøv igen om et minut.
problem-table-not-begun = Spillet ved dette bord er ikke begyndt endnu.
problem-table-not-over = Det kan du gøre, når spillet er slut.
problem-table-talk-off = Værten har slået chatten fra.
problem-table-hints-off = Tip er slået fra ved dette bord.
problem-choice-illegal = Det er ikke muligt nu; bordet kan have ændret sig. Vælg igen.
problem-person-unknown = Serveren genkender ikke denne browser. Genindlæs siden.
problem-server-fault = Der gik noget galt på serveren; intet er ændret. Prøv igen om et øjeblik.
problem-person-link-invalid = Det private link er forkert eller udløbet. Lav et nyt på din første enhed; links gælder i en time.
problem-record-unknown = Der er intet afsluttet spil med det navn.
problem-choice-late = For sent: Turen er slut.
problem-quota-tables = Du har for mange borde i gang. Afslut et først.
problem-quota-requests = For mange forespørgsler. Prøv igen om et øjeblik.
problem-quota-streams = Der er for mange faner åbne. Luk en af dem.
problem-server-offline = Serveren kan ikke nås. Spillet fortsætter, så snart forbindelsen er tilbage.
problem-server-store = Serveren kan ikke gemme noget lige nu; intet er ændret. Prøv igen om et øjeblik.
problem-other = Noget gik galt. Prøv igen om lidt.
table-waited = Spillet venter på dig: Der var ingen tilbage til at spille.
table-waits = Spillet venter, til en spiller kommer tilbage.
log-waits = Der er ingen tilbage til at spille; spillet venter.
log-goes-on = Spillet går videre.
carry-title = Spille som en anden?
carry-asks = Dette private link gør dig til { $there } på denne enhed. Nu er du { $here } her.
carry-warning = Gå kun videre, hvis du selv har lavet linket. De pladser, du har her nu, bliver hos den, du er nu, og denne enhed kommer ikke tilbage til dem.
carry-become = Bliv { $name }
carry-stay = Forbliv { $name }
carry-nameless = en uden navn
problem-person-link-used = Dette private link er brugt; hvert link virker én gang. Lav et nyt på den første enhed.
problem-person-replaces = Linket ville gøre dig til en anden på denne enhed. Åbn det igen, og sig, at du vil det.
table-stages-built = { $n } af { $all } stadier bygget
new-wonders-few = Ikke med { $n } spillere: Hver af dem får to vidundere, og der er kun { $boards }.
problem-request-malformed = Serveren kunne ikke læse det, der blev sendt. Se efter, hvad du har skrevet, eller genindlæs siden.
problem-request-too-large = Det er mere, end serveren tager imod. Gør det kortere.
problem-request-too-slow = Forbindelsen er for langsom: Beskeden nåede ikke frem i tide. Prøv igen.
problem-request-forbidden-origin = Serveren tager kun imod dette fra sine egne sider. Åbn bordet på serverens egen adresse.
problem-request-not-found = Serveren har ikke det, der blev spurgt om. Genindlæs siden.
problem-request-method = Siden er for gammel til serveren. Genindlæs den.
problem-choice-malformed = Serveren forstod ikke valget. Genindlæs siden.
problem-choice-key-used = Der er allerede sendt et andet valg i stedet for dette. Se på bordet, og vælg igen.

## custom boxes

new-box = Din egen æske
new-box-hint = Nye kort, vidundere og bygningsværker, som nogen har lavet: en mappe med box.toml og andre tekstfiler.
new-box-none = Ingen æske
new-box-none-hint = Kun det, der er trykt.
new-box-folder = Vælg en mappe
new-box-files = Vælg filer
new-box-checking = Æsken bliver undersøgt …
new-box-missing = Der er ingen box.toml blandt filerne. En æske er en mappe med box.toml og, hvis du vil, cards.toml, wonders.toml og edifices.toml.
new-box-twice = Der er to filer, der hedder { $file }. Vælg mappen til én æske.
new-box-large = Filerne fylder { $size } KB; en æske fylder højst { $most } KB.
box-with = med { $box }
box-by = af { $author }
box-cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
box-wonders = { $n ->
    [one] { $n } vidunder
   *[other] { $n } vidundere
}
box-edifices = { $n ->
    [one] { $n } bygningsværk
   *[other] { $n } bygningsværker
}
box-copies = { $n ->
    [one] et andet antal af { $n } trykt kort
   *[other] et andet antal af { $n } trykte kort
}
box-players = for { $least } til { $most } spillere
box-only-players = { $box } er for { $least } til { $most } spillere.
box-only-edition = Ikke med { $box }.
box-needs-edifices = Noget af den spilles kun med udvidelsen Edifice.
problem-box-not-allowed = Denne server tager ikke imod æsker fra spillere.
problem-box-faulty = Denne æske kan ikke spilles.
problem-box-unknown = Æsken er ikke længere på serveren. Vælg den igen.
problem-quota-boxes = Det var mange æsker på kort tid. Prøv igen om et minut.
problem-server-closing = Serveren er ved at lukke ned. Prøv igen om et øjeblik.
problem-page = Siden findes ikke.
problem-reload = Siden blev ikke indlæst helt; der er måske en ny version. Genindlæs den.
problem-no-table = Dette spil kan endnu ikke spilles i browseren; brug terminalen.
games-ended = afsluttet før tid

## the dice table

home-play-dice = Spil med terninger
new-rules-dice = Spillet fra 2025: Alle krydser felter af med de samme syv terninger.
dice-die-grey = grå terning
dice-die-blue = blå terning
dice-die-green = grøn terning
dice-die-yellow = gul terning
dice-die-red = rød terning
dice-die-white = hvid terning
dice-die-black = sort terning
dice-die-purple = lilla terning
dice-turn = Tur { $n }
dice-last-turn = Sidste tur
dice-ends-soon = Tur { $n } er den sidste
dice-forum = Forum
dice-zone =
    { $n ->
        [one] Zone til { $n } mønt
       *[other] Zone til { $n } mønter
    }
dice-zone-free = Gratis zone
dice-no-coins = gratis
dice-shows = { $die }: { $face }
dice-shows-for = { $die }: { $face }, { $price }
dice-opens =
    { $n ->
        [one] åbner { $n } felt
       *[other] åbner { $n } felter
    }
dice-unlocked = Låst op: { $dice }
dice-unlocked-none = Ingen specialterning låst op
dice-resources =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressourcer
    }
dice-costs =
    { $n ->
        [one] koster { $n } ressource
       *[other] koster { $n } ressourcer
    }
dice-costs-nothing = koster intet
dice-is-crossed = krydset af
dice-is-written =
    { $n ->
        [one] krydset af: { $n } point
       *[other] krydset af: { $n } point
    }
dice-is-open =
    { $n ->
        [one] dit for { $n } mønt
       *[other] dit for { $n } mønter
    }
dice-is-open-free = dit uden betaling
dice-any-order = i vilkårlig rækkefølge
dice-facing =
    { $n ->
        [one] { $name } står over for dig her med { $n } forsvar
       *[other] { $name } står over for dig her med { $n } forsvar
    }
dice-hit-you =
    { $n ->
        [one] har fået { $n } point ved angreb på dig
       *[other] har fået { $n } point ved angreb på dig
    }
dice-first-agora = først: +3
dice-borders = De sidste konflikter
dice-borders-hint = Alle point for angreb ved hver grænse og forsvaret mod dem. I midten: den sidste tur.
dice-border-defence =
    { $n ->
        [one] { $n } forsvar
       *[other] { $n } forsvar
    }
dice-border-quiet = intet angreb
dice-your-sheet = Din plade
dice-bonuses = Bonusser
dice-bonuses-taken = { $n } af 3 bonusser
dice-reserve = Guldreserve
dice-pass = Meld pas: tag { $n } mønter
dice-skip = Spring over
dice-send = Send turen
dice-cross-off = Kryds af
dice-take = Tag den
dice-change = Vælg noget andet
dice-coins-left =
    { $n ->
        [one] { $n } mønt tilbage
       *[other] { $n } mønter tilbage
    }
dice-price-parts = terning { $die }, felt { $space }
dice-off-gained_coins =
    { $n ->
        [one] tag { $n } mønt
       *[other] tag { $n } mønter
    }
dice-off-attacked =
    { $n ->
        [one] angreb: { $n } point efter { $defence } forsvar
       *[other] angreb: { $n } point efter { $defence } forsvar
    }
dice-off-unlocked = lås op: { $die }
dice-off-finished = { $building } færdig: en bonus
dice-off-took_bonus = sidste bonus: { $bonus }
dice-then = Derefter: { $question }
dice-ways = Hvilken terning?
dice-so-far = Indtil nu i turen
dice-is-sent = Din tur er sendt.
dice-does-build = { $space } med { $die }
dice-does-wonder = vidunder, stadie { $n }
dice-does-pass = melde pas
dice-does-cross = krydse { $space } af
dice-does-skip = springe over
dice-does-bonus = tage bonussen: { $bonus }
dice-hint-says = Den forsigtige bots valg: { $action }.
dice-reconstructed = Rekonstrueret plade
dice-reconstructed-hint = { $unsure } af { $all } felter er ikke aflæst fra den trykte plade: Ingen kilde angiver dem.
dice-correct = Ejer du spillet, kan du rette pladen: Hent filen, ret det, der er anderledes, og upload den, når du opretter et bord.
dice-download = Hent { $city }
dice-short-west = Vest
dice-short-east = Øst
dice-short-gallery = Galleri
dice-ahead = Fra og med tur { $turn } førte { $name } resten af spillet.
new-own-boards = Egne plader
new-own-boards-hint = Tallene på vores plader er rekonstruerede. Den, der ejer spillet, kan rette dem: Hent en plade, ret filen, og upload den her.
new-own-boards-file = En fil med plader (TOML)
new-own-boards-good = Spilles med: { $cities }
new-own-boards-bad = Der kan ikke spilles med filen:
new-own-boards-large = Filen er større end { $n } KB.
new-own-boards-remove = Spil uden den
new-own-boards-pick = Hent en plade at rette
lobby-own-boards = Egne plader: { $cities }
help-cards-title = 7 Wonders, kortspillet
help-dice-title = 7 Wonders Dice
help-dice-goal = Alle har en plade med en bys bygninger. Den, der har flest point til sidst, vinder.
help-dice-turn = I hver tur rystes syv terninger i Forum. Alle vælger samtidig og må vælge den samme terning.
help-dice-act = Vælg en terning, og kryds et felt af, som den åbner; byg næste stadie af dit vidunder uden terning; eller meld pas, og tag 3 mønter.
help-dice-pay = En terning koster mønterne i sin zone. Et felt koster ressourcer: Dem i dit lager tæller fuldt med i hver tur, og hver, der mangler, koster en mønt.
help-dice-chain = Det, et felt gør, sker straks og kan lade dig krydse mere af. Du kan fortryde alt, indtil du sender turen.
help-dice-war = Et angreb giver sine point, minus ét for hvert forsvar, som sidemanden havde på den side, da turen begyndte.
help-dice-special = Universitetet låser den hvide, sorte og lilla terning op: De kommer i Forum for alle, men kun den, der har låst en op, må vælge den.
help-dice-end = En færdig bygning giver en af tre bonusser. Når nogen har alle tre, spilles der én tur til. Mønter afgør kun ved pointlighed.
help-dice-dice = Terningerne, og hvad de åbner
help-dice-drawings = Hvad tegningerne på en plade betyder
help-die-grey = et felt i dit lager
help-die-blue = et spor i din agora
help-die-green = en række i dit universitet
help-die-yellow = et spor på dit marked
help-die-red = økse: angreb i vest; sværd: angreb i øst; skjold: forsvar på en valgfri side
help-die-white = et felt i dit ledergalleri
help-die-black = et vilkårligt næste felt i den bygning, den viser
help-die-purple = dit laugshus, hvis du har mindst lige så mange felter i den viste bygning som begge sidemænd (to spillere: flere)
