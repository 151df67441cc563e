### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Spring til bordet
app-loading = Et øjeblik…
app-close = Luk
app-copy = Kopiér
app-copied = Kopieret
app-yes = Ja
app-no = Nej
app-menu = Menu
nav-home = Forside
nav-games = Mine spil
nav-settings = Indstillinger
nav-main = Sider

## the line to the server

line-lost = Ingen forbindelse. Intet er gået tabt; spillet fortsætter, så snart serveren er tilbage.

## home

home-claim = Syv byer, tre tidsaldre, ét bord.
home-lead = Vælg dine kort, rejs et vidunder, og overgå dine naboer. Alene mod dygtige bots eller med venner via et link – helt uden konto.
home-play = Spil nu
home-play-hint = Anden udgave, dig og to bots
home-create = Opret et bord
home-create-hint = Vælg udgave, spillere, bots og ur
home-join = Deltag med kode
home-code = Bordets kode
home-code-hint = Seks bogstaver og tal
home-join-go = Deltag
home-go-on = Spil videre
home-your-turn = Din tur
home-open = Borde, der mangler spillere
home-no-open = Ingen offentlige borde mangler spillere lige nu.
home-watch = Se med
home-fan = Et uofficielt fanprojekt. 7 Wonders er et spil af Antoine Bauza, udgivet af Repos Production. Alle tegninger her er vores egne.

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
new-players-two = To spillere deles om en tredje by, Den Frie By, som de skiftes til at spille.
new-edifice = Bygningsværker (Edifice)
new-edifice-hint = Tre fælles projekter: Deltag, når du bygger stadier, eller betal, hvis de slår fejl. Tilføjer Ur og Karthago.
new-carthage = Karthago
new-carthage-hint = Føjer Karthagos vidunderkort til de andre.
new-wonders = Vidundere
new-wonders-random = Tilfældigt fordelt
new-wonders-draft = Valgt blandt nogle få
new-wonders-hint-random = Hver by får sit vidunderkort ved lodtrækning.
new-wonders-hint-draft = Alle får to vidunderkort og beholder ét; kun for få spillere, da kortene skal slå til.
new-sides = Sider
new-sides-first = Første side (A eller dag)
new-sides-second = Anden side (B eller nat)
new-sides-random = Tilfældig
new-sides-choice = Alle vælger selv
new-sides-hint-first = Jævne belønninger; god til det første spil.
new-sides-hint-second = Dristigere stadier og særlige evner.
new-sides-hint-random = Lodtrækning afgør hvert vidunderkorts side.
new-sides-hint-choice = Hver spiller vælger side før den første tur.
new-seats = Pladser
new-seats-hint = Den forsigtige bot er den stærkeste; den tilfældige tager, hvad der kommer.
new-seat = Plads { $n }
new-seat-you = Du
new-seat-open = Åben for alle med koden
new-seat-invited = Reserveret til en, du inviterer
new-seat-bot = Bot: { $bot }
new-clock = Ur
new-clock-none = Intet ur
new-clock-decision = For hver beslutning
new-clock-game = For hele spillet
new-clock-hint-none = Alle må tænke, så længe de vil.
new-clock-hint-decision = Går tiden, spiller en bot, til spilleren er tilbage.
new-clock-hint-game = Alle en spillers beslutninger deler én tid; derefter spiller en bot videre.
new-clock-time = Tid
new-grace = En bot tager over, når en spiller er væk
new-grace-never = Aldrig
new-grace-hint = Den spiller for dem, til de er tilbage.
new-public = Offentligt
new-public-hint = Alle kan finde bordet, slutte sig til, inden spillet begynder, og se med.
new-talk = Chat og reaktioner
new-talk-hint = Du kan slå dem fra senere.
new-score = Løbende pointtal
new-score-hint = Alle kan se alles point under spillet.
new-hints = Tip
new-hints-hint = Spillerne må spørge en bot, hvad den ville gøre.
new-webhook = Webhook
new-webhook-hint = En adresse, der får besked om, hvis tur det er. Til chatrum og scripts; lad feltet stå tomt, hvis du ikke ved, hvad det er.
new-name = Dit navn
new-name-hint = Som de andre ser det ved bordet
new-guest = Gæst
new-go = Åbn bordet
new-more = Flere valg

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
lobby-invite-hint = Alle, der åbner linket, kan tage en åben plads.
lobby-local = Adressen gælder kun denne computer; venner andre steder kan ikke nå den. Åbn serveren for dit netværk med “heptapolis serve --host 0.0.0.0”, og invitér derfra.
lobby-link = Link
lobby-code = Kode
lobby-kept = Invitation til plads { $n }
lobby-kept-hint = Kun den, der har dette link, kan tage pladsen.
lobby-seats = Pladser
lobby-free = Ledig
lobby-is-kept = Reserveret til en, der er inviteret
lobby-sit = Sæt dig
lobby-leave = Rejs dig
lobby-begin = Begynd
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plads bliver spillet af en bot.
       *[other] { $n } ledige pladser bliver spillet af bots.
    }
lobby-host-begins = Værten starter spillet.
lobby-options = Sådan spilles der
lobby-fair = Ærlig kortgivning
lobby-fair-hint = Her er fingeraftrykket af et hemmeligt tal, der blev trukket, før nogen satte sig. Hver spiller blander noget i; når spillet er slut, bliver hemmeligheden vist, og alle kan kontrollere, at kortene blev givet ud fra begge dele.
lobby-fingerprint = Fingeraftryk

## the table

table-you = Din by
table-left = Venstre nabo
table-right = Højre nabo
table-both = Venstre og højre nabo
table-others = De andre byer
table-open-city = Se byen: { $name }
table-thinking = tænker
table-ready = klar
table-stand-in = En bot spiller
table-buy = Du kan købe
table-no-cards = Ingen kort endnu
table-paused = Værten har sat spillet på pause.
table-watching = Du ser med.
table-wait = Venter på { $names }
table-bot-plays = En bot spiller på din plads.
table-take-over = Spil selv videre
table-since-title = Siden din sidste tur
table-clock = Tid tilbage: { $time }
table-full-log = Log
table-pause = Pause
table-resume = Fortsæt
table-end = Afslut spillet
table-end-sure = Afslut spillet for alle?
table-replace = Lad en bot spille for { $name }
table-give-back = Giv pladsen tilbage til { $name }
table-device = Fortsæt på en anden enhed
table-device-hint = Den, der åbner dette link inden for en time, spiller som dig. Hold det for dig selv.
table-hint = Tip
table-hint-says = Den forsigtige bot ville { $action }.
table-new-hand = Ny hånd: { $cards }

## the hand

hand-title = Din hånd
hand-free = gratis
hand-chain = gratis via { $card }
hand-wonder-free = gratis via dit vidunder
hand-built = bygget
hand-not = ikke nu
hand-chosen = Valgt
hand-keys = Piletasterne bladrer i hånden, Enter åbner et kort; B bygger, W bygger et stadie, S sælger.

## a choice

choice-undo = Fortryd
choice-not-now = Det er ikke muligt nu.
choice-yours = Du valgte at { $action }.

## the log

log-title = Hvad er der sket
log-empty = Intet endnu.
log-before = Før den første tur
log-sat = { $name } sætter sig.
log-left = Plads { $n } er ledig igen.
log-began = Spillet begynder.
log-stood_in-clock = { $name } løb tør for tid; en bot spiller.
log-stood_in-away = { $name } er væk; en bot spiller.
log-stood_in-host = Værten lader en bot spille for { $name }.
log-returned = { $name } er tilbage.
log-paused-by = Værten sætter spillet på pause.
log-resumed-by = Spillet fortsætter.
log-ended-by = Værten afslutter spillet.

## conflicts

conflict-title = Konflikter i tidsalder { $age }
conflict-against = { $a } mod { $b }
conflict-go = Videre

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
result-how = Sådan blev det vundet
result-chart = Point tur for tur
result-chart-hint = Det, hver by ville have fået i point efter hver tur.
result-numbers = Det samme som tabel
result-after = Tidsalder { $age }, tur { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } point mere end { $other }.
       *[other] { $line }: { $n } point mere end { $other }.
    }
result-tie = Lige mange point; den rigeste by vinder.
result-turning = Fra tur { $turn } i tidsalder { $age } førte { $name } resten af spillet.
result-cities = Byerne ved spillets slutning
result-rematch = Spil igen
result-rematch-join = Vær med i revanchen
result-record = Hent spilreferatet
result-verify = Kontrollér kortgivningen
result-verify-hint = Hemmeligheden bag fingeraftrykket, og det, hver plads blandede i. Kommandoen heptapolis verify kontrollerer dem sammen med spilreferatet.
result-secret = Hemmelighed
result-ended-early = Værten afsluttede spillet før tid.
result-buried = Under vidunderet: { $cards }

## my games

games-title = Mine spil
games-running = I gang
games-finished = Afsluttede
games-none = Du har ikke spillet et spil færdigt endnu.
games-none-running = Ingen spil er i gang.
games-won = vundet
games-search = Søg efter spiller
games-older = Ældre spil

## how to play, in short

help-title = Sådan spiller du
help-goal = Du leder en by gennem tre tidsaldre. Den, der har flest point efter den tredje, vinder.
help-turn = I hver tur vælger alle spillere samtidig ét kort fra hånden. Derefter går resten af kortene videre til naboen.
help-card = Byg kortet i din by, byg det næste stadie af dit vidunder med det, eller sælg det for 3 mønter.
help-cost = En bygning koster varer, mønter eller ingenting. Varer bliver aldrig brugt op: det, din by producerer, er der i hver tur. Det, den mangler, køber du for 2 mønter af en nabo, der producerer det.
help-chain = Nogle bygninger gør en senere bygning gratis. To ringe på et kort viser, at det kan fås på den måde.
help-war = Efter hver tidsalder sammenlignes dine skjolde med begge naboers. Flere skjolde giver en sejrsbrik, færre en nederlagsbrik.
help-end = Til sidst tælles konflikter, vidunder, kort og mønter; 3 mønter er 1 point. I videnskab tæller hver slags symbol sit antal gange sig selv, og hvert sæt af alle tre 7 mere.
help-goods = Syv varer
help-families = Syv slags kort
help-drawings = Hvad tegningerne betyder
help-family-brown = Træ, sten, ler og malm
help-family-grey = Glas, stof og papyrus
help-family-yellow = Mønter, billigere varer eller point
help-family-blue = Point
help-family-green = Symboler, der tæller mere, jo flere du har
help-family-red = Skjolde til konflikterne
help-family-purple = Point for det, byerne har bygget, i tidsalder III

## settings

settings-title = Indstillinger
settings-language = Sprog
settings-theme = Farver
settings-theme-auto = Som systemet
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-motion = Bevægelse
settings-motion-auto = Som systemet
settings-motion-full = Vis, hvordan ting flytter sig
settings-motion-none = Ingen bevægelse
settings-sound = Lyde
settings-sound-hint = Dæmpede lyde: et kort, mønter, din tur.
settings-notify = Sig til, når det er min tur
settings-notify-hint = En notifikation fra din browser, når du ikke har bordet fremme.
settings-notify-denied = Browseren tillader ikke notifikationer fra denne side.
settings-payment = Hvem du betaler, når to måder koster det samme
settings-payment-left = Naboen til venstre
settings-payment-right = Naboen til højre
settings-payment-poorer = Naboen med færrest mønter
settings-payment-ask = Spørg mig hver gang
settings-name = Dit navn
settings-device = En anden enhed

## talking

talk-title = Chat
talk-unread =
    { $n ->
        [one] Chat, { $n } ulæst besked
       *[other] Chat, { $n } ulæste beskeder
    }
talk-say = Skriv noget
talk-send = Send
talk-off = Værten har slået chatten fra.
talk-switch-off = Slå chatten fra
talk-switch-on = Slå chatten til
talk-reactions = Reaktioner
react-well-played = Godt spillet!
react-thanks = Tak!
react-oops = Ups!
react-thinking = Jeg tænker lige…
react-wow = Wow!

## notifications

notify-turn = Det er din tur ved bord { $code }
notify-over = Spillet ved bord { $code } er slut

## what can go wrong

problem-title = Det gik ikke
problem-home = Til forsiden
problem-again = Prøv igen
problem-table-unknown = Intet bord har den kode. Se bogstaverne efter igen, eller bed om linket.
problem-table-private = Bordet er privat: Kun de, der sidder ved det, kan se spillet.
problem-table-full = Alle pladser ved bordet er taget.
problem-table-seat-taken = Pladsen er taget.
problem-table-invitation-invalid = Invitationen gælder ikke til dette bord. Bed værten om en ny.
problem-table-began = Spillet ved dette bord er begyndt.
problem-table-over = Spillet er slut.
problem-table-paused = Spillet er på pause.
problem-table-not-seated = Du har ingen plads ved dette bord.
problem-table-options = Der kan ikke spilles med disse valg.
problem-table-already-seated = Du har allerede en plads ved dette bord.
problem-table-not-host = Det kan kun bordets vært gøre.
problem-table-not-begun = Spillet ved dette bord er ikke begyndt endnu.
problem-table-not-over = Det er muligt, når spillet er slut.
problem-table-talk-off = Værten har slået chatten fra.
problem-table-hints-off = Ved dette bord gives der ingen tip.
problem-choice-illegal = Det er ikke muligt nu; bordet kan have ændret sig. Vælg igen.
problem-person-unknown = Serveren kender ikke denne browser. Indlæs siden igen.
problem-server-fault = Der gik noget galt på serveren; intet er ændret. Prøv igen om et øjeblik.
problem-person-link-invalid = Det private link er forkert eller udløbet. Lav et nyt på den første enhed; det gælder i en time.
problem-record-unknown = Intet afsluttet spil har det navn.
problem-choice-late = For sent: Turen er slut.
problem-quota-tables = Du har for mange borde i gang. Afslut et først.
problem-quota-requests = Det gik for hurtigt. Prøv igen om et øjeblik.
problem-quota-streams = Der er for mange faner åbne. Luk en af dem.
problem-server-offline = Serveren kan ikke nås. Spillet fortsætter, hvor det slap, så snart forbindelsen er tilbage.
problem-server-store = Serveren kan ikke gemme noget lige nu; intet er ændret. Prøv igen om et øjeblik.
problem-server-closing = Serveren lukker et øjeblik. Prøv igen om lidt.
problem-other = Noget gik galt: { $message }
problem-page = Den side findes ikke.
problem-reload = Siden blev ikke hentet helt: Serveren har måske en nyere version. Hent den igen.
problem-no-table = Dette spil har endnu ikke noget bord i browseren. Det kan spilles i terminalen.
table-waited = Spillet venter på dig: der var ingen tilbage til at spille.
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
games-ended = afsluttet før tid
