### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Hopp til hovedinnholdet
app-loading = Et øyeblikk …
app-close = Lukk
app-copy = Kopier
app-copied = Kopiert
share-share = Del …
share-qr = QR-kode
share-qr-of = QR-kode: { $label }
app-yes = Ja
app-no = Nei
app-cancel = Avbryt
app-save = Lagre
app-menu = Meny
nav-home = Hjem
nav-games = Mine spill
nav-settings = Innstillinger
nav-main = Sider

## the line to the server

line-lost = Mistet forbindelsen. Ingenting er tapt: Spillet fortsetter så snart serveren er tilbake.
line-as-of = Du ser det slik det var { $time }.
line-unsent = Mistet forbindelsen. Valget ditt er lagret på denne enheten og blir sendt når serveren er tilbake.

## home

home-claim = Sju byer, tre tidsaldre, ett bord.
home-lead = Velg kortene dine, reis et underverk og overgå naboene. Spill alene mot gode boter, eller inviter venner med en lenke. Du trenger ingen konto.
home-play = Spill nå
home-play-hint = { $game }: du og to boter
home-create = Opprett et bord
home-create-hint = Velg utgave, spillere, boter og klokke
home-join = Bli med med kode
home-code = Bordkode
home-code-hint = Seks bokstaver og tall
home-join-go = Bli med
home-go-on = Spill videre
home-your-turn = Din tur
home-open = Bord som mangler spillere
home-no-open = Ingen åpne bord mangler spillere akkurat nå.
home-watch = Se på
home-fan = Et uoffisielt fanprosjekt. 7 Wonders er et spill av Antoine Bauza, utgitt av Repos Production. Alle illustrasjonene her er våre egne.

## states of a table

state-lobby = Venter på start
state-playing = I gang
state-paused = På pause
state-over = Ferdig
state-ended = Avbrutt

## a new table

new-title = Nytt bord
new-rules = Utgave
new-rules-first-edition = Spillet fra 2010: side A og B, sju underverker.
new-rules-second-edition = Spillet fra 2020: tydeligere brett med en dagside og en nattside.
new-players = Spillere
new-players-n = { $n } spillere
new-players-two = De to spillerne spiller en tredje by, Den frie byen, annenhver gang.
new-expansion-edifice = Byggverk (Edifice)
new-expansion-hint-edifice = Tre felles prosjekter: Delta når du bygger en fase, eller ta straffen hvis de mislykkes. Legger til Ur og Kartago.
new-expansion-carthage = Kartago
new-expansion-hint-carthage = Legger Kartago til underverkene.
new-wonders = Underverker
new-wonders-random = Tilfeldige
new-wonders-draft = Velg ett av to
new-wonders-hint-random = Hver spiller får et tilfeldig underverk.
new-wonders-hint-draft = Hver spiller får to underverker og beholder ett (opptil { $n } spillere med disse brettene).
new-sides = Sider
new-sides-first = Første side (A eller dag)
new-sides-second = Andre side (B eller natt)
new-sides-random = Tilfeldige
new-sides-choice = Spillerne velger
new-sides-hint-first = Balansert og enkel; best for det første spillet.
new-sides-hint-second = Dristigere faser og spesielle evner.
new-sides-hint-random = Siden på hvert underverk er tilfeldig.
new-sides-hint-choice = Hver spiller velger side før den første turen.
new-seats = Plasser
new-seat = Plass { $n }
new-seat-you = Du
new-seat-open = Åpen for alle med koden
new-seat-invited = Reservert for en du inviterer
new-seat-bot = Bot: { $bot }
bot-face-random = En terning med et skjevt smil
bot-face-builder = Et ansikt med gul hjelm og et bredt glis
bot-face-beginner = Et ansikt med en spire på hodet og et usikkert smil
bot-face-rulebook = Et ansikt med runde briller over en åpen bok
bot-face-oracle = Et ansikt med et stort øye under en hette med stjerner
bot-face-own = Et enkelt ansikt med en antenne
new-clock = Klokke
new-clock-none = Ingen klokke
new-clock-decision = Per avgjørelse
new-clock-game = Per spill
new-clock-hint-none = Alle kan ta den tiden de vil.
new-clock-hint-decision = Går en spiller tom for tid, tar en bot den ene avgjørelsen.
new-clock-hint-game = Hver spiller har én samlet tid for hele spillet; når den er brukt opp, tar en bot avgjørelser som tar mer enn ti sekunder.
new-clock-time = Tid
new-grace = En bot trer inn for spillere som er borte
new-grace-never = Aldri
new-grace-hint = En bot spiller for dem til de er tilbake.
new-public = Åpent for alle
new-public-hint = Alle kan finne bordet, bli med før spillet starter, og se på.
new-talk = Chat og reaksjoner
new-talk-hint = Du kan slå dem av senere.
new-score = Løpende poengsum
new-score-hint = Alle ser alles poeng underveis.
new-hints = Tips
new-hints-hint = Spillerne kan spørre en bot hva den ville gjort.
new-webhook = Webhook
new-webhook-hint = En URL som får beskjed når en tur begynner. For chatterom og skript; la feltet stå tomt hvis du er usikker.
new-name = Navnet ditt
new-name-hint = Vises for de andre spillerne
new-guest = Gjest
new-go = Opprett bord
new-more = Flere innstillinger

## lengths of time

time-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
time-minutes =
    { $n ->
        [one] { $n } minutt
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
       *[other] { $n } dager
    }

## the lobby of a table

lobby-title = Bord { $code }
lobby-waiting = Venter på spillere
lobby-invite = Inviter venner
lobby-invite-hint = Alle med lenken kan ta en åpen plass.
lobby-local = Bare denne datamaskinen når adressen. Vil du ha venner med, starter du serveren med «heptapolis serve --host 0.0.0.0».
lobby-link = Lenke
lobby-code = Kode
lobby-kept = Invitasjon til plass { $n }
lobby-kept-hint = Bare den som har denne lenken, kan ta plassen.
lobby-seats = Plasser
lobby-free = Ledig
lobby-is-kept = Reservert
lobby-sit = Ta plass
lobby-leave = Forlat plassen
lobby-host = Vert
lobby-remove = Fjern { $name }
lobby-remove-sure = Fjerne { $name } fra bordet? Det kreves en ny invitasjon til en reservert plass for å komme tilbake.
lobby-hand = Gjør { $name } til vert
lobby-hand-sure = Gjøre { $name } til vert? Du beholder plassen din, men da er det bare { $name } som kan endre bordet og starte spillet.
lobby-removed = Verten har fjernet deg fra bordet. Be om en ny invitasjon hvis du vil sette deg igjen.
lobby-you-host = Du er vert nå.
lobby-begin = Start spillet
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plass blir spilt av en bot.
       *[other] { $n } ledige plasser blir spilt av boter.
    }
lobby-host-begins = Venter på at verten skal starte spillet.
lobby-host-gone = Kommer ikke verten tilbake?
lobby-host-gone-hint = Når verten har vært borte i ett minutt, kan du bli vert: Da kan du endre innstillingene, fjerne spillere og starte spillet.
lobby-options = Spillets innstillinger
lobby-change = Endre innstillinger
lobby-changed = Verten har endret spillets innstillinger.
lobby-taken-players = { $name } sitter på plass { $n }.
lobby-fair = Ærlig utdeling
lobby-fair-hint = Dette er fingeravtrykket av et hemmelig tall som ble trukket før noen satte seg. Hver spiller legger til noe eget; når spillet er over, blir hemmeligheten avslørt, så alle kan kontrollere at kortene ble delt ut fra alt sammen.
lobby-fingerprint = Fingeravtrykk

## the table

table-you = Byen din
table-left = Nabo til venstre
table-right = Nabo til høyre
table-both = Nabo på begge sider
table-others = Andre byer
table-open-city = Se byen til { $name }
table-thinking = tenker
table-ready = klar
table-stand-in = Bot spiller
table-buy = Du kan kjøpe
table-no-cards = Ingen kort ennå
table-paused = Verten har satt spillet på pause.
table-paused-way-on = Kommer ikke verten tilbake, kan du selv bli vert i menyen.
table-paused-by-you = Du har satt spillet på pause.
table-watching = Du er tilskuer.
table-plays-free-city = Denne turen spiller du også Den frie byen.
table-plays-free-city-drew = Denne turen spiller du også Den frie byen; du trakk { $card }.
table-wait = Venter på { $names }
table-bot-plays = En bot spiller for deg.
table-take-over = Ta over igjen
table-since-title = Siden din forrige tur
table-clock = Tid igjen: { $time }
table-full-log = Logg
table-fold = Fold sammen
table-pause = Pause
table-resume = Fortsett
table-end = Avslutt spillet
table-end-sure = Avslutte spillet for alle?
table-hand-sure = Gjøre { $name } til vert? Du beholder plassen din, men da er det bare { $name } som kan sette spillet på pause, avslutte det og la boter spille.
table-replace = La en bot spille for { $name }
table-give-back = Gi plassen tilbake til { $name }
table-take-host = Bli vert
table-take-host-hint = Hvis verten ikke kommer tilbake: Da kan du sette spillet på pause, avslutte det og la en bot spille for verten.
table-device = Fortsett på en annen enhet
table-device-hint = Alle som åpner denne lenken i løpet av den neste timen, kan spille som deg. Hold den for deg selv.
table-hint = Tips
table-hint-says = Den forsiktige boten ville { $action }.
table-new-hand = Ny hånd: { $cards }

## the shared screen

tv-title = Felles skjerm
tv-lead = Viser et bord på en TV eller en annen stor skjerm for alle i rommet. Hendene blir på deres egne enheter.
tv-menu = Vis på en TV
tv-how = Åpne { $address } på TV-en og skriv inn denne koden:
tv-here = Vis her
tv-code = Kode
tv-code-hint = Bordkoden; for et privat bord fulgt av skjermkoden. Spillerne finner den i lobbyen og i bordmenyen under «Vis på en TV».
tv-show = Vis bordet
tv-scan = Skann med telefonen for å bli med
tv-type = eller åpne { $address } og skriv inn koden

## the hand

hand-title = Hånden din
hand-free = gratis
hand-chain = gratis med { $card }
hand-wonder-free = gratis med underverket
hand-built = bygget
hand-not = ikke mulig
hand-chosen = Valgt
hand-drawn = Trukket denne turen
hand-keys = Piltastene blar i hånden, Enter åpner et kort; B bygger, W bygger en fase, S selger.

## a choice

choice-buys = { $payment }: { $goods }
choice-for = Velg for
choice-undo = Velg om
choice-not-now = Ikke mulig akkurat nå.
choice-yours = Du valgte å { $action }.

## the log

log-title = Spillogg
log-empty = Ingenting ennå.
log-before = Før den første turen
log-sat = { $name } setter seg.
log-left = Plass { $n } er ledig igjen.
log-removed = Verten fjerner { $name }.
log-handed = { $name } er vert nå.
log-handed-away = Verten er borte; { $name } er vert nå.
log-terms_set = Verten endrer spillets innstillinger.
log-began = Spillet begynner.
log-stood_in-clock = { $name } gikk tom for tid; en bot tar avgjørelsen.
log-stood_in-away = { $name } er borte; en bot tar over.
log-stood_in-host = Verten lar en bot spille for { $name }.
log-returned = { $name } er tilbake.
log-paused-by = Verten setter spillet på pause.
log-resumed-by = Spillet fortsetter.
log-ended-by = Verten avslutter spillet.

## conflicts

conflict-title = Konflikter i tidsalder { $age }
conflict-against = { $a } mot { $b }
conflict-go = Fortsett
outcome-spared = Spart av deltakerbrikken sin: { $names }
outcome-rewarded = Belønnet for deltakerbrikken sin: { $names }
outcome-choosing = Velger fortsatt hva de skal miste: { $names }
outcome-empty = Ingenting å miste: { $names }

## points

score-title = Poengblokk
score-running = Poeng nå

## the end

result-won = { $name } vinner
result-you-won = Du vinner!
result-shared = { $names } deler seieren
result-points =
    { $n ->
        [one] med { $n } poeng
       *[other] med { $n } poeng
    }
result-how = Slik ble spillet vunnet
result-chart = Poeng tur for tur
result-chart-hint = Hva hver by ville ha fått i poeng etter hver tur.
result-numbers = Vis som tabell
result-after = Tidsalder { $age }, tur { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } poeng foran { $other }.
       *[other] { $line }: { $n } poeng foran { $other }.
    }
result-tie = Like mange poeng; byen med flest mynter vinner.
result-turning = { $name } tok ledelsen for godt i tidsalder { $age }, tur { $turn }.
result-counting = Poengene telles opp
result-skip = Hopp over
result-level = Like mange poeng som { $name }
result-gap =
    { $n ->
        [one] { $n } poeng bak { $name }
       *[other] { $n } poeng bak { $name }
    }
result-gap-hint = Poengene dine sammenlignet med vinnerens
result-opened = Her økte avstanden
result-opened-by =
    { $n ->
        [one] { $when }: { $n } poeng
       *[other] { $when }: { $n } poeng
    }
result-did = { $name }: { $deed }
result-cities = Byene til slutt
result-rematch = Spill igjen
result-rematch-join = Bli med på omkampen
result-record = Last ned spillfilen
result-verify = Kontroller utdelingen
result-verify-hint = Hemmeligheten bak fingeravtrykket, og det hver plass la til. Kommandoen «heptapolis verify» kontrollerer dem mot spillfilen.
result-secret = Hemmelighet
result-ended-early = Verten avsluttet spillet før tiden.
result-buried = Under underverket: { $cards }

## my games

games-title = Mine spill
games-running = I gang
games-finished = Ferdige
games-none = Du har ikke spilt ferdig noe spill ennå.
games-none-running = Du har ingen spill i gang.
games-won = vunnet
games-search = Søk etter spiller
games-older = Eldre spill

## how to play, in short

help-title = Slik spiller du
help-goal = Du leder en by gjennom tre tidsaldre. Den som har flest poeng etter tidsalder III, vinner.
help-turn = I hver tur velger alle spillerne samtidig og i hemmelighet ett kort fra hånden. Deretter sender alle resten videre til en nabo.
help-card = Bygg kortet i byen din, bygg neste fase av underverket ditt med det, eller selg det for 3 mynter.
help-cost = En bygning koster ressurser, mynter eller ingenting. Ressurser blir aldri brukt opp: Alt byen din produserer, har du i hver tur. Det du mangler, kjøper du for 2 mynter stykket av en nabo som produserer det.
help-chain = Noen bygninger lar deg bygge en senere bygning gratis. På et kort står to sammenkjedede ringer foran det kortet er gratis med, og en ring med en pil foran det kortet gjør gratis.
help-war = Etter hver tidsalder sammenlignes skjoldene dine med begge naboenes. Flere skjold gir en seiersbrikke, færre en nederlagsbrikke.
help-end = Til slutt telles konflikter, underverk, kort og mynter; hver tredje mynt gir 1 poeng. I vitenskap gir hvert symbol antallet du har av det, ganget med seg selv (1, 4, 9, 16 …), pluss 7 for hvert sett med tre ulike symboler.
help-goods = Sju ressurser
help-families = Sju slags kort
help-drawings = Hva symbolene betyr
help-family-brown = Tre, stein, leire og malm
help-family-grey = Glass, tekstil og papyrus
help-family-yellow = Mynter, billigere ressurser eller poeng
help-family-blue = Poeng
help-family-green = Symboler som gir mer jo flere du har
help-family-red = Skjold til konfliktene
help-family-purple = Bare i tidsalder III: poeng for det du eller naboene har bygget

## settings

settings-title = Innstillinger
settings-back = Tilbake til bordet
settings-language = Språk
settings-theme = Tema
settings-theme-auto = Følg systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Animasjon
settings-motion-auto = Følg systemet
settings-motion-full = Full animasjon
settings-motion-none = Ingen animasjon
settings-recap = Tilbakeblikk på hver tur (en tast, et klikk eller et trykk hopper over det)
settings-recap-full = Fullt
settings-recap-short = Kort
settings-recap-off = Av
settings-sound = Lyder
settings-sound-hint = Dempede lyder for kort, mynter og din tur.
settings-notify = Varsle meg når det er min tur
settings-notify-hint = Et varsel fra nettleseren når bordet ikke vises.
settings-notify-denied = Nettleseren tillater ikke varsler fra denne siden.
settings-push = Varsle meg også når siden er lukket
settings-push-hint = Nettleserens push-tjeneste leverer varselet. Den kan verken lese bordet eller kortene dine.
settings-push-failed = Denne nettleseren kan ikke motta varsler herfra. Tillat varsler, eller prøv igjen senere.
settings-payment = Hvem du betaler når begge muligheter koster det samme
settings-payment-left = Naboen til venstre
settings-payment-right = Naboen til høyre
settings-payment-poorer = Naboen med færrest mynter
settings-payment-ask = Spør meg hver gang
settings-name = Navnet ditt
crest-title = Våpenskjoldet ditt
crest-hint = Det kjenner de andre deg igjen på ved bordet. Hvis noen har det fra før, får du et annet.
crest-drawing = Tegning
crest-colour = Farge
crest-taken = En annen ved bordet har det
crest-ship = Skip
crest-bull = Okse
crest-lyre = Lyre
crest-star = Stjerne
crest-fish = Fisk
crest-amphora = Amfora
crest-cat = Katt
crest-tree = Tre
crest-key = Nøkkel
crest-anchor = Anker
crest-flame = Flamme
crest-mountain = Fjell
crest-colour-blue = Blå
crest-colour-orange = Oransje
crest-colour-green = Grønn
crest-colour-pink = Rosa
crest-colour-yellow = Gul
crest-colour-red = Rød
crest-colour-sky = Lyseblå
crest-colour-black = Svart
settings-device = En annen enhet
install-title = Heptapolis som app
install-now = Installer
install-hint = Som app åpnes Heptapolis fra sitt eget ikon og viser bordene dine, også uten forbindelse.
install-menu = Nettleseren har det i menyen sin: «Installer» eller «Legg til på startskjermen».
install-done = Dette er den installerte appen.
install-insecure = Ikke mulig på { $address }: Nettlesere installerer bare apper, lagrer sider og varsler lukkede sider over en kryptert forbindelse (https).
install-secure-how = Den som driver serveren, kan sette HTTPS foran den; dokumentasjonen til serveren sier hvordan, også for et hjemmenettverk. På datamaskinen som kjører serveren, virker { $address } også.

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ulest melding
       *[other] Chat, { $n } uleste meldinger
    }
talk-say = Skriv noe
talk-send = Send
talk-nothing = Ingen meldinger ennå. Alle som har en plass, kan skrive her.
talk-off = Verten har slått av chatten.
talk-switch-off = Slå av chatten
talk-switch-on = Slå på chatten
talk-reactions = Reaksjoner
talk-reacted = { $name }: { $words }
react-well-played = Godt spilt!
react-thanks = Takk!
react-oops = Oi sann!
react-thinking = Må tenke litt …
react-wow = Wow!

## notifications

notify-turn = Din tur ved bord { $code }
notify-over = Spillet ved bord { $code } er over

## what can go wrong

problem-title = Noe gikk galt
problem-home = Gå til forsiden
problem-again = Prøv igjen
problem-table-unknown = Det finnes ikke noe bord med denne koden. Sjekk den, eller be om lenken.
problem-no-game = Denne siden kjenner ikke spillet ved dette bordet. Last den inn på nytt; serveren er kanskje nyere.
problem-table-private = Bordet er privat: Bare spillerne ved det kan se spillet.
problem-table-screen-code = Denne koden viser ikke bordet på en skjerm. Sjekk den på enheten til en spiller.
problem-table-full = Alle plassene ved bordet er tatt.
problem-table-seat-taken = Plassen er tatt.
problem-table-seat-changed = Der sitter en annen nå, eller ingen. Ingenting er endret.
problem-table-removed = Verten har fjernet deg fra dette bordet. Be om en ny invitasjon.
problem-table-invitation-invalid = Invitasjonen gjelder ikke for dette bordet. Be verten om en ny.
problem-table-began = Spillet ved dette bordet har allerede startet.
problem-table-over = Spillet er over.
problem-table-paused = Spillet er på pause.
problem-table-not-seated = Du har ingen plass ved dette bordet.
problem-table-options = Denne kombinasjonen av innstillinger er ikke mulig.
problem-table-already-seated = Du har allerede en plass ved dette bordet.
problem-table-not-host = Det kan bare verten gjøre.
problem-table-host-here = Verten er her, eller var her for et øyeblikk siden. Spør verten, eller prøv igjen om et minutt.
problem-table-not-begun = Spillet ved dette bordet har ikke startet ennå.
problem-table-not-over = Det kan du gjøre når spillet er over.
problem-table-talk-off = Verten har slått av chatten.
problem-table-hints-off = Tips er slått av ved dette bordet.
problem-choice-illegal = Det er ikke mulig nå; bordet kan ha endret seg. Velg på nytt.
problem-person-unknown = Serveren kjenner ikke igjen denne nettleseren. Last inn siden på nytt.
problem-server-fault = Noe gikk galt på serveren; ingenting er endret. Prøv igjen om et øyeblikk.
problem-person-link-invalid = Den private lenken er feil eller utløpt. Lag en ny på den første enheten din; lenker varer i en time.
problem-record-unknown = Det finnes ikke noe ferdig spill med dette navnet.
problem-choice-late = For sent: Turen er over.
problem-quota-tables = Du har for mange uferdige bord. Avslutt ett først.
problem-quota-requests = For mange forespørsler. Prøv igjen om et øyeblikk.
problem-quota-streams = For mange faner er åpne. Lukk en av dem.
problem-server-offline = Får ikke kontakt med serveren. Spillet fortsetter så snart forbindelsen er tilbake.
problem-server-store = Serveren kan ikke lagre noe akkurat nå; ingenting er endret. Prøv igjen om et øyeblikk.
problem-other = Noe gikk galt. Prøv igjen om litt.
problem-page = Denne siden finnes ikke.
table-waited = Spillet venter på deg: Det var ingen igjen til å spille.
table-waits = Spillet venter til en spiller kommer tilbake.
log-waits = Det er ingen igjen til å spille; spillet venter.
log-goes-on = Spillet går videre.
carry-title = Spille som en annen?
carry-asks = Denne private lenken gjør deg til { $there } på denne enheten. Nå er du { $here } her.
carry-warning = Gå bare videre hvis du selv har laget lenken. Plassene du har her nå, blir hos den du er nå, og denne enheten kommer ikke tilbake til dem.
carry-become = Bli { $name }
carry-stay = Forbli { $name }
carry-nameless = en uten navn
problem-person-link-used = Denne private lenken er brukt; hver lenke virker én gang. Lag en ny på den første enheten.
problem-person-replaces = Lenken ville gjøre deg til en annen på denne enheten. Åpne den igjen og si at du vil det.
table-stages-built = { $n } av { $all } faser bygget
new-wonders-few = Ikke med { $n } spillere: Hver av dem får to underverker, og det finnes bare { $boards }.
problem-request-malformed = Serveren kunne ikke lese det som ble sendt. Se over det du har skrevet, eller last inn siden på nytt.
problem-request-too-large = Det er mer enn serveren tar imot. Gjør det kortere.
problem-request-too-slow = Forbindelsen er for treg: Beskjeden kom ikke fram i tide. Prøv igjen.
problem-request-forbidden-origin = Serveren tar bare imot dette fra sine egne sider. Åpne bordet på serverens egen adresse.
problem-request-not-found = Serveren har ikke det det ble spurt om. Last inn siden på nytt.
problem-request-method = Siden er for gammel for serveren. Last den inn på nytt.
problem-choice-malformed = Serveren forsto ikke valget. Last inn siden på nytt.
problem-choice-key-used = Det er allerede sendt et annet valg i stedet for dette. Se på bordet, og velg på nytt.

## custom boxes

new-box = Din egen eske
new-box-hint = Nye kort, underverker og byggverk som noen har laget: en mappe med box.toml og andre tekstfiler.
new-box-none = Ingen eske
new-box-none-hint = Bare det som er trykt.
new-box-folder = Velg en mappe
new-box-files = Velg filer
new-box-checking = Esken blir undersøkt …
new-box-missing = Det er ingen box.toml blant filene. En eske er en mappe med box.toml og, om du vil, cards.toml, wonders.toml og edifices.toml.
new-box-twice = Det er to filer som heter { $file }. Velg mappen til én eske.
new-box-large = Filene er på { $size } KB; en eske er på høyst { $most } KB.
box-with = med { $box }
box-by = av { $author }
box-cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
box-wonders = { $n ->
    [one] { $n } underverk
   *[other] { $n } underverker
}
box-edifices = { $n ->
    [one] { $n } byggverk
   *[other] { $n } byggverk
}
box-copies = { $n ->
    [one] et annet antall av { $n } trykt kort
   *[other] et annet antall av { $n } trykte kort
}
box-players = for { $least } til { $most } spillere
box-only-players = { $box } er for { $least } til { $most } spillere.
box-only-edition = Ikke med { $box }.
box-needs-edifices = Noe av den spilles bare med utvidelsen Edifice.
problem-box-not-allowed = Denne serveren tar ikke imot esker fra spillere.
problem-box-faulty = Denne esken kan ikke spilles.
problem-box-unknown = Esken er ikke lenger på serveren. Velg den igjen.
problem-quota-boxes = Det var mange esker på kort tid. Prøv igjen om et minutt.
problem-server-closing = Serveren er i ferd med å stenge. Prøv igjen om et øyeblikk.
problem-reload = Siden ble ikke lastet helt; det finnes kanskje en ny versjon. Last den inn på nytt.
problem-no-table = Dette spillet kan ikke spilles i nettleseren ennå; bruk terminalen.
games-ended = avsluttet før tiden

## the dice table

home-play-dice = Spill med terninger
new-rules-dice = Spillet fra 2025: Alle krysser av felter med de samme sju terningene.
dice-die-grey = grå terning
dice-die-blue = blå terning
dice-die-green = grønn terning
dice-die-yellow = gul terning
dice-die-red = rød terning
dice-die-white = hvit terning
dice-die-black = svart terning
dice-die-purple = lilla terning
dice-turn = Runde { $n }
dice-last-turn = Siste runde
dice-ends-soon = Runde { $n } er den siste
dice-forum = Forum
dice-zone =
    { $n ->
        [one] Sone til { $n } mynt
       *[other] Sone til { $n } mynter
    }
dice-zone-free = Gratis sone
dice-no-coins = gratis
dice-shows = { $die }: { $face }
dice-shows-for = { $die }: { $face }, { $price }
dice-opens =
    { $n ->
        [one] åpner { $n } felt
       *[other] åpner { $n } felter
    }
dice-unlocked = Låst opp: { $dice }
dice-unlocked-none = Ingen spesialterning låst opp
dice-resources =
    { $n ->
        [one] { $n } ressurs
       *[other] { $n } ressurser
    }
dice-costs =
    { $n ->
        [one] koster { $n } ressurs
       *[other] koster { $n } ressurser
    }
dice-costs-nothing = koster ingenting
dice-is-crossed = krysset av
dice-is-written =
    { $n ->
        [one] krysset av: { $n } poeng
       *[other] krysset av: { $n } poeng
    }
dice-is-open =
    { $n ->
        [one] ditt for { $n } mynt
       *[other] ditt for { $n } mynter
    }
dice-is-open-free = ditt uten betaling
dice-any-order = i valgfri rekkefølge
dice-facing =
    { $n ->
        [one] { $name } står mot deg her med { $n } forsvar
       *[other] { $name } står mot deg her med { $n } forsvar
    }
dice-hit-you =
    { $n ->
        [one] har fått { $n } poeng ved angrep mot deg
       *[other] har fått { $n } poeng ved angrep mot deg
    }
dice-first-agora = først: +3
dice-borders = De siste konfliktene
dice-borders-hint = Alle poeng for angrep ved hver grense, og forsvaret mot dem. I midten: den siste runden.
dice-border-defence =
    { $n ->
        [one] { $n } forsvar
       *[other] { $n } forsvar
    }
dice-border-quiet = ingen angrep
dice-your-sheet = Brettet ditt
dice-bonuses = Bonuser
dice-bonuses-taken = { $n } av 3 bonuser
dice-reserve = Gullreserve
dice-pass = Pass: ta { $n } mynter
dice-skip = Hopp over
dice-send = Send turen
dice-cross-off = Kryss av
dice-take = Ta den
dice-change = Velg noe annet
dice-coins-left =
    { $n ->
        [one] { $n } mynt igjen
       *[other] { $n } mynter igjen
    }
dice-price-parts = terning { $die }, felt { $space }
dice-off-gained_coins =
    { $n ->
        [one] ta { $n } mynt
       *[other] ta { $n } mynter
    }
dice-off-attacked =
    { $n ->
        [one] angrep: { $n } poeng etter { $defence } forsvar
       *[other] angrep: { $n } poeng etter { $defence } forsvar
    }
dice-off-unlocked = lås opp: { $die }
dice-off-finished = { $building } ferdig: en bonus
dice-off-took_bonus = siste bonus: { $bonus }
dice-then = Deretter: { $question }
dice-ways = Hvilken terning?
dice-so-far = Så langt i turen
dice-is-sent = Turen din er sendt.
dice-does-build = { $space } med { $die }
dice-does-wonder = underverk, fase { $n }
dice-does-pass = passe
dice-does-cross = krysse av { $space }
dice-does-skip = hoppe over
dice-does-bonus = ta bonusen: { $bonus }
dice-hint-says = Den forsiktige botens valg: { $action }.
dice-reconstructed = Rekonstruert brett
dice-reconstructed-hint = { $unsure } av { $all } felter er ikke lest av fra det trykte brettet: Ingen kilde oppgir dem.
dice-correct = Eier du spillet, kan du rette brettet: Last ned filen, endre det som er annerledes, og last den opp når du lager et bord.
dice-download = Last ned { $city }
dice-short-west = Vest
dice-short-east = Øst
dice-short-gallery = Galleri
dice-ahead = Fra og med runde { $turn } ledet { $name } resten av spillet.
new-own-boards = Egne brett
new-own-boards-hint = Tallene på brettene våre er rekonstruert. Den som eier spillet, kan rette dem: Last ned et brett, endre filen, og last den opp her.
new-own-boards-file = En fil med brett (TOML)
new-own-boards-good = Spilles med: { $cities }
new-own-boards-bad = Det går ikke an å spille med filen:
new-own-boards-large = Filen er større enn { $n } KB.
new-own-boards-remove = Spill uten den
new-own-boards-pick = Hent et brett å rette
lobby-own-boards = Egne brett: { $cities }
help-cards-title = 7 Wonders, kortspillet
help-dice-title = 7 Wonders Dice
help-dice-goal = Alle har et brett med bygningene i en by. Den som har flest poeng til slutt, vinner.
help-dice-turn = I hver runde ristes sju terninger i Forum. Alle velger samtidig og kan velge den samme terningen.
help-dice-act = Velg en terning og kryss av et felt som den åpner, bygg neste fase av underverket uten terning, eller pass og ta 3 mynter.
help-dice-pay = En terning koster myntene i sonen sin. Et felt koster ressurser: De i lageret ditt teller fullt ut i hver runde, og hver som mangler, koster en mynt.
help-dice-chain = Det et felt gjør, skjer straks og kan la deg krysse av mer. Du kan angre alt til du sender turen.
help-dice-war = Et angrep gir poengene sine, minus ett for hvert forsvar naboen hadde på den siden da runden begynte.
help-dice-special = Universitetet låser opp den hvite, svarte og lilla terningen: De kommer i Forum for alle, men bare den som har låst opp en, kan velge den.
help-dice-end = En ferdig bygning gir en av tre bonuser. Når noen har alle tre, spilles det én runde til. Mynter avgjør bare ved poenglikhet.
help-dice-dice = Terningene og hva de åpner
help-dice-drawings = Hva tegningene på et brett betyr
help-die-grey = et felt i lageret ditt
help-die-blue = et spor i agoraen din
help-die-green = en rad i universitetet ditt
help-die-yellow = et spor på markedet ditt
help-die-red = øks: angrep i vest; sverd: angrep i øst; skjold: forsvar på valgfri side
help-die-white = et felt i ledergalleriet ditt
help-die-black = et valgfritt neste felt i bygningen den viser
help-die-purple = gildehoffet ditt, hvis du har minst like mange felter i den viste bygningen som begge naboene (to spillere: flere)
