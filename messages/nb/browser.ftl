### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Hopp til bordet
app-loading = Et øyeblikk …
app-close = Lukk
app-copy = Kopier
app-copied = Kopiert
app-yes = Ja
app-no = Nei
app-menu = Meny
nav-home = Hjem
nav-games = Mine spill
nav-settings = Innstillinger
nav-main = Sider

## the line to the server

line-lost = Ingen forbindelse. Ingenting er tapt; spillet fortsetter så snart serveren er tilbake.

## home

home-claim = Sju byer, tre tidsaldre, ett bord.
home-lead = Velg kortene dine, reis et underverk og overgå naboene. Alene mot gode boter eller med venner via en lenke – helt uten konto.
home-play = Spill nå
home-play-hint = Andre utgave, du og to boter
home-create = Lag et bord
home-create-hint = Velg utgave, spillere, boter og klokke
home-join = Bli med via kode
home-code = Koden til bordet
home-code-hint = Seks bokstaver og tall
home-join-go = Bli med
home-go-on = Spill videre
home-your-turn = Din tur
home-open = Bord som mangler spillere
home-no-open = Ingen åpne bord mangler spillere akkurat nå.
home-watch = Se på
home-fan = Et uoffisielt fanprosjekt. 7 Wonders er et spill av Antoine Bauza, utgitt av Repos Production. Alle tegningene her er våre egne.

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
new-players-two = To spillere deler en tredje by, Den frie byen, som de spiller annenhver gang.
new-edifice = Byggverk (Edifice)
new-edifice-hint = Tre felles prosjekter: Delta når du bygger trinn, eller betal hvis de mislykkes. Legger til Ur og Kartago.
new-carthage = Kartago
new-carthage-hint = Legger brettet til Kartago til underverkene.
new-wonders = Underverker
new-wonders-random = Tilfeldig fordelt
new-wonders-draft = Valgt blant noen få
new-wonders-hint-random = Hver by får brettet sitt ved loddtrekning.
new-wonders-hint-draft = Alle får to brett og beholder ett; bare for få spillere, siden brettene må strekke til.
new-sides = Sider
new-sides-first = Første side (A eller dag)
new-sides-second = Andre side (B eller natt)
new-sides-random = Tilfeldig
new-sides-choice = Alle velger selv
new-sides-hint-first = Jevne belønninger; fin for det første spillet.
new-sides-hint-second = Dristigere trinn og spesielle evner.
new-sides-hint-random = Loddet avgjør siden på hvert brett.
new-sides-hint-choice = Hver spiller velger side før den første turen.
new-seats = Plasser
new-seats-hint = Den forsiktige boten er sterkest; den tilfeldige tar det som kommer.
new-seat = Plass { $n }
new-seat-you = Du
new-seat-open = Åpen for alle med koden
new-seat-invited = Holdt av til en du inviterer
new-seat-bot = Bot: { $bot }
new-clock = Klokke
new-clock-none = Ingen klokke
new-clock-decision = For hver avgjørelse
new-clock-game = For hele spillet
new-clock-hint-none = Alle kan tenke så lenge de vil.
new-clock-hint-decision = Går tiden ut, spiller en bot til spilleren er tilbake.
new-clock-hint-game = Alle avgjørelsene til en spiller deler én tid; deretter spiller en bot videre.
new-clock-time = Tid
new-grace = En bot tar over når en spiller er borte
new-grace-never = Aldri
new-grace-hint = Den spiller for dem til de er tilbake.
new-public = Åpent for alle
new-public-hint = Alle kan finne bordet, bli med før spillet starter, og se på.
new-talk = Chat og reaksjoner
new-talk-hint = Du kan slå dem av senere.
new-score = Løpende poengsum
new-score-hint = Alle ser alles poeng underveis.
new-hints = Tips
new-hints-hint = Spillerne kan spørre en bot hva den ville gjort.
new-webhook = Webhook
new-webhook-hint = En adresse som får beskjed om hvem sin tur det er. For chatterom og skript; la feltet stå tomt hvis du ikke vet hva det er.
new-name = Navnet ditt
new-name-hint = Slik de andre ser det ved bordet
new-guest = Gjest
new-go = Åpne bordet
new-more = Flere valg

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
lobby-invite-hint = Alle som åpner lenken, kan ta en åpen plass.
lobby-local = Adressen gjelder bare denne datamaskinen; venner andre steder når den ikke. Åpne serveren for nettverket ditt med “heptapolis serve --host 0.0.0.0”, og inviter derfra.
lobby-link = Lenke
lobby-code = Kode
lobby-kept = Invitasjon til plass { $n }
lobby-kept-hint = Bare den som har denne lenken, kan ta plassen.
lobby-seats = Plasser
lobby-free = Ledig
lobby-is-kept = Holdt av til en som er invitert
lobby-sit = Sett deg
lobby-leave = Reis deg
lobby-begin = Start
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plass blir spilt av en bot.
       *[other] { $n } ledige plasser blir spilt av boter.
    }
lobby-host-begins = Verten starter spillet.
lobby-options = Slik spilles det
lobby-fair = Ærlig utdeling
lobby-fair-hint = Dette er fingeravtrykket av et hemmelig tall som ble trukket før noen satte seg. Hver spiller blander inn noe eget; når spillet er over, blir hemmeligheten vist, og alle kan kontrollere at kortene ble delt ut fra begge deler.
lobby-fingerprint = Fingeravtrykk

## the table

table-you = Byen din
table-left = Venstre nabo
table-right = Høyre nabo
table-both = Venstre og høyre nabo
table-others = De andre byene
table-open-city = Se byen til { $name }
table-thinking = tenker
table-ready = klar
table-stand-in = En bot spiller
table-buy = Du kan kjøpe
table-no-cards = Ingen kort ennå
table-paused = Verten har satt spillet på pause.
table-watching = Du er tilskuer.
table-wait = Venter på { $names }
table-bot-plays = En bot spiller på plassen din.
table-take-over = Spill videre selv
table-since-title = Siden forrige tur
table-clock = Tid igjen: { $time }
table-full-log = Logg
table-pause = Pause
table-resume = Fortsett
table-end = Avslutt spillet
table-end-sure = Avslutte spillet for alle?
table-replace = La en bot spille for { $name }
table-give-back = Gi plassen tilbake til { $name }
table-device = Fortsett på en annen enhet
table-device-hint = Den som åpner denne lenken innen en time, spiller som deg. Hold den for deg selv.
table-hint = Tips
table-hint-says = Den forsiktige boten ville { $action }.
table-new-hand = Ny hånd: { $cards }

## the hand

hand-title = Hånden din
hand-free = gratis
hand-chain = gratis via { $card }
hand-wonder-free = gratis via underverket
hand-built = bygget
hand-not = ikke nå
hand-chosen = Valgt
hand-keys = Piltastene blar i hånden, Enter åpner et kort; B bygger, W bygger et trinn, S selger.

## a choice

choice-undo = Angre
choice-not-now = Det er ikke mulig nå.
choice-yours = Du valgte å { $action }.

## the log

log-title = Dette har skjedd
log-empty = Ingenting ennå.
log-before = Før den første turen
log-sat = { $name } setter seg.
log-left = Plass { $n } er ledig igjen.
log-began = Spillet begynner.
log-stood_in-clock = { $name } gikk tom for tid; en bot spiller.
log-stood_in-away = { $name } er borte; en bot spiller.
log-stood_in-host = Verten lar en bot spille for { $name }.
log-returned = { $name } er tilbake.
log-paused-by = Verten setter spillet på pause.
log-resumed-by = Spillet fortsetter.
log-ended-by = Verten avslutter spillet.

## conflicts

conflict-title = Konflikter i tidsalder { $age }
conflict-against = { $a } mot { $b }
conflict-go = Videre

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
result-how = Slik ble det vunnet
result-chart = Poeng tur for tur
result-chart-hint = Det hver by ville ha fått i poeng etter hver tur.
result-numbers = Det samme som tabell
result-after = Tidsalder { $age }, tur { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } poeng mer enn { $other }.
       *[other] { $line }: { $n } poeng mer enn { $other }.
    }
result-tie = Like mange poeng; den rikeste byen vinner.
result-turning = Fra tur { $turn } i tidsalder { $age } ledet { $name } resten av spillet.
result-cities = Byene ved spillets slutt
result-rematch = Spill igjen
result-rematch-join = Bli med på omkampen
result-record = Last ned spillreferatet
result-verify = Kontroller utdelingen
result-verify-hint = Hemmeligheten bak fingeravtrykket, og det hver plass blandet inn. Kommandoen heptapolis verify kontrollerer dem sammen med spillreferatet.
result-secret = Hemmelighet
result-ended-early = Verten avsluttet spillet før tiden.
result-buried = Under underverket: { $cards }

## my games

games-title = Mine spill
games-running = I gang
games-finished = Ferdige
games-none = Du har ikke spilt ferdig noe spill ennå.
games-none-running = Ingen spill er i gang.
games-won = vunnet
games-search = Søk etter spiller
games-older = Eldre spill

## how to play, in short

help-title = Slik spiller du
help-goal = Du leder en by gjennom tre tidsaldre. Den som har flest poeng etter den tredje, vinner.
help-turn = I hver tur velger alle spillerne samtidig ett kort fra hånden. Deretter går resten av kortene videre til naboen.
help-card = Bygg kortet i byen din, bygg neste trinn av underverket ditt med det, eller selg det for 3 mynter.
help-cost = En bygning koster varer, mynter eller ingenting. Varer blir aldri brukt opp: det byen din produserer, er der i hver tur. Det den mangler, kjøper du for 2 mynter av en nabo som produserer det.
help-chain = Noen bygninger gjør en senere bygning gratis. To ringer på et kort viser at det kan fås på den måten.
help-war = Etter hver tidsalder sammenlignes skjoldene dine med begge naboenes. Flere skjold gir en seiersbrikke, færre en nederlagsbrikke.
help-end = Til slutt telles konflikter, underverk, kort og mynter; 3 mynter er 1 poeng. I vitenskap teller hvert slags symbol antallet ganger seg selv, og hvert sett med alle tre 7 til.
help-goods = Sju varer
help-families = Sju slags kort
help-drawings = Hva tegningene betyr
help-family-brown = Tre, stein, leire og malm
help-family-grey = Glass, tekstil og papyrus
help-family-yellow = Mynter, billigere varer eller poeng
help-family-blue = Poeng
help-family-green = Symboler som teller mer jo flere du har
help-family-red = Skjold til konfliktene
help-family-purple = Poeng for det byene har bygd, i tidsalder III

## settings

settings-title = Innstillinger
settings-language = Språk
settings-theme = Farger
settings-theme-auto = Som systemet
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-motion = Bevegelse
settings-motion-auto = Som systemet
settings-motion-full = Vis hvordan ting flytter seg
settings-motion-none = Ingen bevegelse
settings-sound = Lyder
settings-sound-hint = Dempede lyder: et kort, mynter, din tur.
settings-notify = Si fra når det er min tur
settings-notify-hint = Et varsel fra nettleseren når du ikke har bordet framme.
settings-notify-denied = Nettleseren tillater ikke varsler fra denne siden.
settings-payment = Hvem du betaler når to måter koster det samme
settings-payment-left = Naboen til venstre
settings-payment-right = Naboen til høyre
settings-payment-poorer = Naboen med færrest mynter
settings-payment-ask = Spør meg hver gang
settings-name = Navnet ditt
settings-device = En annen enhet

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ulest melding
       *[other] Chat, { $n } uleste meldinger
    }
talk-say = Skriv noe
talk-send = Send
talk-off = Verten har slått av chatten.
talk-switch-off = Slå av chatten
talk-switch-on = Slå på chatten
talk-reactions = Reaksjoner
react-well-played = Godt spilt!
react-thanks = Takk!
react-oops = Oi sann!
react-thinking = Må tenke litt …
react-wow = Wow!

## notifications

notify-turn = Din tur ved bord { $code }
notify-over = Spillet ved bord { $code } er over

## what can go wrong

problem-title = Det gikk ikke
problem-home = Til forsiden
problem-again = Prøv igjen
problem-table-unknown = Ingen bord har denne koden. Se over bokstavene igjen, eller be om lenken.
problem-table-private = Bordet er privat: Bare de som sitter ved det, kan se spillet.
problem-table-full = Alle plassene ved bordet er tatt.
problem-table-seat-taken = Plassen er tatt.
problem-table-invitation-invalid = Invitasjonen gjelder ikke for dette bordet. Be verten om en ny.
problem-table-began = Spillet ved dette bordet har startet.
problem-table-over = Spillet er over.
problem-table-paused = Spillet er på pause.
problem-table-not-seated = Du har ingen plass ved dette bordet.
problem-table-options = Det går ikke an å spille med disse valgene.
problem-table-already-seated = Du har allerede en plass ved dette bordet.
problem-table-not-host = Det kan bare bordets vert gjøre.
problem-table-not-begun = Spillet ved dette bordet har ikke begynt ennå.
problem-table-not-over = Det er mulig når spillet er over.
problem-table-talk-off = Verten har slått av chatten.
problem-table-hints-off = Ved dette bordet gis det ingen tips.
problem-choice-illegal = Det er ikke mulig nå; bordet kan ha endret seg. Velg på nytt.
problem-person-unknown = Serveren kjenner ikke denne nettleseren. Last inn siden på nytt.
problem-server-fault = Noe gikk galt på serveren; ingenting er endret. Prøv igjen om et øyeblikk.
problem-person-link-invalid = Den private lenken er feil eller utløpt. Lag en ny på den første enheten; den varer i en time.
problem-record-unknown = Ingen ferdige spill har dette navnet.
problem-choice-late = For sent: Turen er over.
problem-quota-tables = Du har for mange uferdige bord. Avslutt ett først.
problem-quota-requests = Det gikk for fort. Prøv igjen om et øyeblikk.
problem-quota-streams = For mange faner er åpne. Lukk en av dem.
problem-server-offline = Får ikke kontakt med serveren. Spillet fortsetter der det slapp, så snart forbindelsen er tilbake.
problem-server-store = Serveren kan ikke lagre noe akkurat nå; ingenting er endret. Prøv igjen om et øyeblikk.
problem-server-closing = Serveren stenger et øyeblikk. Prøv igjen om litt.
problem-other = Noe gikk galt: { $message }
problem-page = Denne siden finnes ikke.
problem-reload = Siden ble ikke lastet helt: Serveren har kanskje en nyere versjon. Last den på nytt.
problem-no-table = Dette spillet har ikke noe bord i nettleseren ennå. Det kan spilles i terminalen.
table-waited = Spillet venter på deg: det var ingen igjen til å spille.
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
games-ended = avsluttet før tiden
