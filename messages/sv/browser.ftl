### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Hoppa till huvudinnehållet
app-loading = Ett ögonblick …
app-close = Stäng
app-copy = Kopiera
app-copied = Kopierat
share-share = Dela …
share-qr = QR-kod
share-qr-of = QR-kod: { $label }
app-yes = Ja
app-no = Nej
app-cancel = Avbryt
app-save = Spara
app-menu = Meny
nav-home = Hem
nav-games = Mina partier
nav-settings = Inställningar
nav-main = Sidor

## the line to the server

line-lost = Anslutningen är bruten. Inget går förlorat: partiet fortsätter så fort servern är tillbaka.
line-as-of = Du ser det som det var { $time }.
line-unsent = Anslutningen är bruten. Ditt val är sparat på den här enheten och skickas när servern är tillbaka.

## home

home-claim = Sju städer, tre tidsåldrar, ett bord.
home-lead = Välj kort, res ett underverk och väx om dina grannar. Spela ensam mot skickliga bottar eller bjud in vänner med en länk. Inget konto behövs.
home-play = Spela nu
home-play-hint = { $game }: du och två bottar
home-create = Skapa ett bord
home-create-hint = Välj utgåva, spelare, bottar och klocka
home-join = Gå med med kod
home-code = Bordskod
home-code-hint = Sex bokstäver och siffror
home-join-go = Gå med
home-go-on = Spela vidare
home-your-turn = Din tur
home-open = Bord som väntar på spelare
home-no-open = Inga offentliga bord väntar på spelare just nu.
home-watch = Titta på
home-fan = Ett inofficiellt fanprojekt. 7 Wonders är ett spel av Antoine Bauza, utgivet av Repos Production. Alla illustrationer här är våra egna.

## states of a table

state-lobby = Väntar på start
state-playing = Pågår
state-paused = Pausat
state-over = Avslutat
state-ended = Avbrutet

## a new table

new-title = Nytt bord
new-rules = Utgåva
new-rules-first-edition = Spelet från 2010: sida A och B, sju underverk.
new-rules-second-edition = Spelet från 2020: tydligare bräden med en dagsida och en nattsida.
new-players = Spelare
new-players-n = { $n } spelare
new-players-two = De två spelarna turas om att spela en tredje stad, Fria staden.
new-expansion-edifice = Edifice
new-expansion-hint-edifice = Tre gemensamma byggnadsverk: delta när du bygger ett steg, eller ta straffet om de misslyckas. Lägger till Ur och Karthago.
new-expansion-carthage = Karthago
new-expansion-hint-carthage = Lägger till Karthago bland underverken.
new-wonders = Underverk
new-wonders-random = Slumpvis
new-wonders-draft = Välj ett av två
new-wonders-hint-random = Varje spelare får ett slumpmässigt underverk.
new-wonders-hint-draft = Varje spelare får två underverk och behåller ett (upp till { $n } spelare med de här underverken).
new-sides = Sidor
new-sides-first = Första sidan (A eller dag)
new-sides-second = Andra sidan (B eller natt)
new-sides-random = Slumpvis
new-sides-choice = Spelarna väljer
new-sides-hint-first = Balanserad och enkel; bäst för första partiet.
new-sides-hint-second = Djärvare steg och särskilda förmågor.
new-sides-hint-random = Varje underverks sida är slumpmässig.
new-sides-hint-choice = Varje spelare väljer sida före den första turen.
new-seats = Platser
new-seat = Plats { $n }
new-seat-you = Du
new-seat-open = Öppen för alla med koden
new-seat-invited = Reserverad för någon du bjuder in
new-seat-bot = Bot: { $bot }
bot-face-random = En tärning med ett snett leende
bot-face-builder = Ett ansikte med gul hjälm och ett brett flin
bot-face-beginner = Ett ansikte med en grodd på huvudet och ett osäkert leende
bot-face-rulebook = Ett ansikte med runda glasögon över en uppslagen bok
bot-face-oracle = Ett ansikte med ett stort öga under en huva med stjärnor
bot-face-own = Ett enkelt ansikte med en antenn
new-clock = Klocka
new-clock-none = Ingen klocka
new-clock-decision = Per beslut
new-clock-game = Per parti
new-clock-hint-none = Alla kan ta den tid de vill.
new-clock-hint-decision = Om en spelares tid går ut fattar en bot just det beslutet.
new-clock-hint-game = Varje spelare har en gemensam tid för hela partiet; när den är slut fattar en bot de beslut som tar mer än tio sekunder.
new-clock-time = Tid
new-grace = En bot hoppar in för frånvarande spelare
new-grace-never = Aldrig
new-grace-hint = En bot spelar för dem tills de är tillbaka.
new-public = Offentligt
new-public-hint = Vem som helst kan hitta bordet, gå med innan partiet börjar och titta på.
new-talk = Chatt och reaktioner
new-talk-hint = Du kan stänga av dem senare.
new-score = Löpande poäng
new-score-hint = Alla ser allas poäng under partiet.
new-hints = Tips
new-hints-hint = Spelarna kan fråga en bot vad den skulle göra.
new-webhook = Webhook
new-webhook-hint = En URL som får besked när en tur börjar. För chattrum och skript; lämna tomt om du är osäker.
new-name = Ditt namn
new-name-hint = Visas för de andra spelarna
new-guest = Gäst
new-go = Skapa bord
new-more = Fler inställningar

## lengths of time

time-seconds =
    { $n ->
        [one] { $n } sekund
       *[other] { $n } sekunder
    }
time-minutes =
    { $n ->
        [one] { $n } minut
       *[other] { $n } minuter
    }
time-hours =
    { $n ->
        [one] { $n } timme
       *[other] { $n } timmar
    }
time-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagar
    }

## the lobby of a table

lobby-title = Bord { $code }
lobby-waiting = Väntar på spelare
lobby-invite = Bjud in vänner
lobby-invite-hint = Alla med länken kan ta en ledig plats.
lobby-local = Bara den här datorn når adressen. Vill du ha med vänner startar du servern med ”heptapolis serve --host 0.0.0.0”.
lobby-link = Länk
lobby-code = Kod
lobby-kept = Inbjudan till plats { $n }
lobby-kept-hint = Bara den som har den här länken kan ta platsen.
lobby-seats = Platser
lobby-free = Ledig
lobby-is-kept = Reserverad
lobby-sit = Ta plats
lobby-leave = Lämna platsen
lobby-host = Värd
lobby-remove = Ta bort { $name }
lobby-remove-sure = Ta bort { $name } från bordet? Det krävs en ny inbjudan till en reserverad plats för att komma tillbaka.
lobby-hand = Gör { $name } till värd
lobby-hand-sure = Göra { $name } till värd? Du behåller din plats, men då är det bara { $name } som kan ändra bordet och starta partiet.
lobby-removed = Värden har tagit bort dig från bordet. Be om en ny inbjudan om du vill sätta dig igen.
lobby-you-host = Du är värd nu.
lobby-begin = Starta partiet
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plats spelas av en bot.
       *[other] { $n } lediga platser spelas av bottar.
    }
lobby-host-begins = Väntar på att värden ska starta partiet.
lobby-host-gone = Kommer värden inte tillbaka?
lobby-host-gone-hint = När värden har varit borta i en minut kan du bli värd: då kan du ändra inställningarna, ta bort spelare och starta partiet.
lobby-options = Partiets inställningar
lobby-change = Ändra inställningar
lobby-changed = Värden har ändrat partiets inställningar.
lobby-taken-players = { $name } sitter på plats { $n }.
lobby-fair = Rättvis giv
lobby-fair-hint = Det här är fingeravtrycket av ett hemligt tal som drogs innan någon satte sig. Varje spelare lägger till något eget; när partiet är slut avslöjas hemligheten, så att vem som helst kan kontrollera att korten gavs utifrån alltihop.
lobby-fingerprint = Fingeravtryck

## the table

table-you = Din stad
table-left = Vänster granne
table-right = Höger granne
table-both = Vänster och höger granne
table-others = Andra städer
table-open-city = Visa staden: { $name }
table-thinking = tänker
table-ready = klar
table-stand-in = Bot spelar
table-buy = Du kan köpa
table-no-cards = Inga kort än
table-paused = Värden har pausat partiet.
table-paused-way-on = Kommer värden inte tillbaka kan du själv bli värd i menyn.
table-paused-by-you = Du har pausat partiet.
table-watching = Du tittar på.
table-plays-free-city = Den här turen spelar du också Fria staden.
table-plays-free-city-drew = Den här turen spelar du också Fria staden; du drog { $card }.
table-wait = Väntar på { $names }
table-bot-plays = En bot spelar för dig.
table-take-over = Ta över igen
table-since-title = Sedan din förra tur
table-clock = Tid kvar: { $time }
table-full-log = Logg
table-fold = Fäll ihop
table-pause = Pausa
table-resume = Fortsätt
table-end = Avsluta partiet
table-end-sure = Avsluta partiet för alla?
table-hand-sure = Göra { $name } till värd? Du behåller din plats, men då är det bara { $name } som kan pausa eller avsluta partiet och låta bottar spela.
table-replace = Låt en bot spela för { $name }
table-give-back = Ge tillbaka platsen till { $name }
table-take-host = Bli värd
table-take-host-hint = Om värden inte kommer tillbaka: då kan du pausa eller avsluta partiet och låta en bot spela för värden.
table-device = Fortsätt på en annan enhet
table-device-hint = Alla som öppnar länken inom en timme kan spela som du. Behåll den för dig själv.
table-hint = Tips
table-hint-says = Den försiktiga boten skulle { $action }.
table-new-hand = Ny hand: { $cards }

## the shared screen

tv-title = Delad skärm
tv-lead = Visar ett bord på en tv eller en annan stor skärm för alla i rummet. Händerna stannar på era egna enheter.
tv-menu = Visa på en tv
tv-how = Öppna { $address } på tv:n och ange den här koden:
tv-here = Visa här
tv-code = Kod
tv-code-hint = Bordskoden; för ett privat bord följd av skärmkoden. Spelarna hittar den i lobbyn och i bordets meny under ”Visa på en tv”.
tv-show = Visa bordet
tv-scan = Skanna med telefonen för att gå med
tv-type = eller öppna { $address } och ange koden

## the hand

hand-title = Din hand
hand-free = gratis
hand-chain = gratis med { $card }
hand-wonder-free = gratis med underverket
hand-built = byggt
hand-not = inte möjligt
hand-chosen = Valt
hand-drawn = Draget den här turen
hand-keys = Piltangenterna flyttar dig längs handen, Enter öppnar ett kort; B bygger, W bygger ett steg, S säljer.

## a choice

choice-buys = { $payment }: { $goods }
choice-for = Välj för
choice-undo = Ändra val
choice-not-now = Inte möjligt just nu.
choice-yours = Du valde att { $action }.

## the log

log-title = Partiets logg
log-empty = Inget än.
log-before = Före den första turen
log-sat = { $name } slår sig ner.
log-left = Plats { $n } är ledig igen.
log-removed = Värden tar bort { $name }.
log-handed = { $name } är värd nu.
log-handed-away = Värden är borta; { $name } är värd nu.
log-terms_set = Värden ändrar partiets inställningar.
log-began = Partiet börjar.
log-stood_in-clock = Tiden tog slut för { $name }; en bot fattar beslutet.
log-stood_in-away = { $name } är borta; en bot tar över.
log-stood_in-host = Värden låter en bot spela för { $name }.
log-returned = { $name } är tillbaka.
log-paused-by = Värden pausar partiet.
log-resumed-by = Partiet fortsätter.
log-ended-by = Värden avslutar partiet.

## conflicts

conflict-title = Konflikter i tidsålder { $age }
conflict-against = { $a } mot { $b }
conflict-go = Fortsätt
outcome-spared = Skonade av sin pjäs: { $names }
outcome-rewarded = Belönade för sin pjäs: { $names }
outcome-choosing = Väljer fortfarande vad de förlorar: { $names }
outcome-empty = Inget att förlora: { $names }

## points

score-title = Poängtabell
score-running = Poäng just nu

## the end

result-won = { $name } vinner
result-you-won = Du vinner!
result-shared = { $names } delar på segern
result-points =
    { $n ->
        [one] med { $n } poäng
       *[other] med { $n } poäng
    }
result-how = Så vanns partiet
result-chart = Poäng tur för tur
result-chart-hint = Vad varje stad skulle ha fått i poäng efter varje tur.
result-numbers = Visa som tabell
result-after = Tidsålder { $age }, tur { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } poäng före { $other }.
       *[other] { $line }: { $n } poäng före { $other }.
    }
result-tie = Lika poäng; staden med flest mynt vinner.
result-turning = { $name } tog ledningen för gott i tidsålder { $age }, tur { $turn }.
result-counting = Poängen räknas
result-skip = Hoppa över
result-level = Lika många poäng som { $name }
result-gap =
    { $n ->
        [one] { $n } poäng efter { $name }
       *[other] { $n } poäng efter { $name }
    }
result-gap-hint = Dina poäng jämförda med vinnarens
result-opened = Här växte avståndet
result-opened-by =
    { $n ->
        [one] { $when }: { $n } poäng
       *[other] { $when }: { $n } poäng
    }
result-did = { $name }: { $deed }
result-cities = Städerna till sist
result-rematch = Spela igen
result-rematch-join = Gå med i revanschen
result-record = Ladda ner spelfilen
result-verify = Kontrollera given
result-verify-hint = Hemligheten bakom fingeravtrycket och vad varje plats lade till. Kommandot ”heptapolis verify” kontrollerar dem mot spelfilen.
result-secret = Hemlighet
result-ended-early = Värden avslutade partiet i förtid.
result-buried = Under underverket: { $cards }

## my games

games-title = Mina partier
games-running = Pågående
games-finished = Avslutade
games-none = Du har inte spelat klart något parti än.
games-none-running = Du har inga pågående partier.
games-won = vinst
games-search = Sök på spelare
games-older = Äldre partier

## how to play, in short

help-title = Så spelar du
help-goal = Du leder en stad genom tre tidsåldrar. Den som har flest poäng efter tidsålder III vinner.
help-turn = I varje tur väljer alla spelare samtidigt och i hemlighet ett kort från handen. Sedan skickar alla resten vidare till en granne.
help-card = Bygg kortet i din stad, bygg nästa steg av ditt underverk med det, eller sälj det för 3 mynt.
help-cost = En byggnad kostar resurser, mynt eller ingenting. Resurser förbrukas aldrig: allt din stad producerar har du i varje tur. Det du saknar köper du för 2 mynt styck av en granne som producerar det.
help-chain = Vissa byggnader låter dig bygga en senare byggnad gratis. På ett kort står två sammanlänkade ringar framför det som kortet är gratis med, och en ring med en pil framför det som kortet gör gratis.
help-war = Efter varje tidsålder jämförs dina sköldar med båda grannarnas. Fler sköldar ger en segermarkör, färre en förlustmarkör.
help-end = I slutet räknas konflikter, underverk, kort och mynt; var tredje mynt ger 1 poäng. I vetenskap ger varje symbol antalet du har av den gånger sig självt (1, 4, 9, 16 …), plus 7 för varje uppsättning av tre olika symboler.
help-goods = Sju resurser
help-families = Sju sorters kort
help-drawings = Vad symbolerna betyder
help-family-brown = Trä, sten, lera och malm
help-family-grey = Glas, tyg och papyrus
help-family-yellow = Mynt, billigare resurser eller poäng
help-family-blue = Poäng
help-family-green = Symboler som ger mer ju fler du har
help-family-red = Sköldar till konflikterna
help-family-purple = Bara i tidsålder III: poäng för det du eller dina grannar har byggt

## settings

settings-title = Inställningar
settings-back = Tillbaka till bordet
settings-language = Språk
settings-theme = Tema
settings-theme-auto = Följ systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Animering
settings-motion-auto = Följ systemet
settings-motion-full = Full animering
settings-motion-none = Ingen animering
settings-recap = Återblick på varje tur (en tangent, ett klick eller ett tryck hoppar över den)
settings-recap-full = Hel
settings-recap-short = Kort
settings-recap-off = Av
settings-sound = Ljud
settings-sound-hint = Diskreta ljud för kort, mynt och din tur.
settings-notify = Meddela mig när det är min tur
settings-notify-hint = En avisering från webbläsaren när bordet inte syns.
settings-notify-denied = Webbläsaren tillåter inte aviseringar för den här sidan.
settings-push = Meddela mig även när sidan är stängd
settings-push-hint = Webbläsarens pushtjänst levererar aviseringen. Den kan varken läsa bordet eller dina kort.
settings-push-failed = Den här webbläsaren kan inte ta emot aviseringar härifrån. Tillåt aviseringar eller försök igen senare.
settings-payment = Vem som får betalt när båda alternativen kostar lika mycket
settings-payment-left = Vänster granne
settings-payment-right = Höger granne
settings-payment-poorer = Grannen med färre mynt
settings-payment-ask = Fråga mig varje gång
settings-name = Ditt namn
crest-title = Din vapensköld
crest-hint = På den känner de andra igen dig vid bordet. Om någon redan har den får du en annan.
crest-drawing = Bild
crest-colour = Färg
crest-taken = Någon annan vid bordet har det
crest-ship = Skepp
crest-bull = Tjur
crest-lyre = Lyra
crest-star = Stjärna
crest-fish = Fisk
crest-amphora = Amfora
crest-cat = Katt
crest-tree = Träd
crest-key = Nyckel
crest-anchor = Ankare
crest-flame = Låga
crest-mountain = Berg
crest-colour-blue = Blå
crest-colour-orange = Orange
crest-colour-green = Grön
crest-colour-pink = Rosa
crest-colour-yellow = Gul
crest-colour-red = Röd
crest-colour-sky = Ljusblå
crest-colour-black = Svart
settings-device = En annan enhet
install-title = Heptapolis som app
install-now = Installera
install-hint = Som app öppnas Heptapolis från sin egen ikon och visar dina bord även utan anslutning.
install-menu = Webbläsaren har det i sin meny: ”Installera” eller ”Lägg till på hemskärmen”.
install-done = Det här är den installerade appen.
install-insecure = Inte möjligt på { $address }: webbläsare installerar appar, sparar sidor och aviserar stängda sidor bara över en krypterad anslutning (https).
install-secure-how = Den som driver servern kan sätta HTTPS framför den; serverns dokumentation berättar hur, även för ett hemnätverk. På datorn som kör servern fungerar { $address } också.

## talking

talk-title = Chatt
talk-unread =
    { $n ->
        [one] Chatt, { $n } oläst meddelande
       *[other] Chatt, { $n } olästa meddelanden
    }
talk-say = Säg något
talk-send = Skicka
talk-nothing = Inga meddelanden ännu. Alla som har en plats kan skriva här.
talk-off = Värden har stängt av chatten.
talk-switch-off = Stäng av chatten
talk-switch-on = Slå på chatten
talk-reactions = Reaktioner
talk-reacted = { $name }: { $words }
react-well-played = Snyggt spelat!
react-thanks = Tack!
react-oops = Hoppsan!
react-thinking = Låt mig tänka …
react-wow = Wow!

## notifications

notify-turn = Din tur vid bord { $code }
notify-over = Partiet vid bord { $code } är slut

## what can go wrong

problem-title = Något gick fel
problem-home = Gå till startsidan
problem-again = Försök igen
problem-table-unknown = Det finns inget bord med den koden. Kontrollera den, eller be om länken.
problem-no-game = Den här sidan känner inte till spelet vid det här bordet. Ladda om den; servern är kanske nyare.
problem-table-private = Det här bordet är privat: bara spelarna vid det kan se partiet.
problem-table-screen-code = Den här koden visar inte bordet på en skärm. Kontrollera den på en spelares enhet.
problem-table-full = Alla platser vid det här bordet är upptagna.
problem-table-seat-taken = Platsen är upptagen.
problem-table-seat-changed = Där sitter någon annan nu, eller ingen. Inget har ändrats.
problem-table-removed = Värden har tagit bort dig från det här bordet. Be om en ny inbjudan.
problem-table-invitation-invalid = Inbjudan gäller inte för det här bordet. Be värden om en ny.
problem-table-began = Partiet vid det här bordet har redan börjat.
problem-table-over = Det här partiet är slut.
problem-table-paused = Partiet är pausat.
problem-table-not-seated = Du har ingen plats vid det här bordet.
problem-table-options = Den här kombinationen av inställningar är inte möjlig.
problem-table-already-seated = Du har redan en plats vid det här bordet.
problem-table-not-host = Det kan bara värden göra.
problem-table-host-here = Värden är här, eller var här alldeles nyss. Fråga värden, eller försök igen om en minut.
problem-table-not-begun = Partiet vid det här bordet har inte börjat än.
problem-table-not-over = Det kan du göra när partiet är slut.
problem-table-talk-off = Värden har stängt av chatten.
problem-table-hints-off = Tips är avstängda vid det här bordet.
problem-choice-illegal = Det är inte möjligt nu; bordet kan ha ändrats. Välj igen.
problem-person-unknown = Servern känner inte igen den här webbläsaren. Ladda om sidan.
problem-server-fault = Något gick fel på servern; inget har ändrats. Försök igen om en stund.
problem-person-link-invalid = Den privata länken är fel eller har gått ut. Skapa en ny på din första enhet; länkar gäller i en timme.
problem-record-unknown = Det finns inget avslutat parti med det namnet.
problem-choice-late = För sent: turen är över.
problem-quota-tables = Du har för många oavslutade bord. Avsluta ett först.
problem-quota-requests = För många förfrågningar. Försök igen om en stund.
problem-quota-streams = För många flikar är öppna. Stäng en.
problem-server-offline = Servern går inte att nå. Partiet fortsätter så fort anslutningen är tillbaka.
problem-server-store = Servern kan inte spara något just nu; inget har ändrats. Försök igen om en stund.
problem-other = Något gick fel. Försök igen om en stund.
table-waited = Partiet väntar på dig: det fanns ingen kvar som kunde spela.
table-waits = Partiet väntar tills en spelare kommer tillbaka.
log-waits = Det finns ingen kvar som kan spela; partiet väntar.
log-goes-on = Partiet går vidare.
carry-title = Spela som någon annan?
carry-asks = Den här privata länken gör dig till { $there } på den här enheten. Nu är du { $here } här.
carry-warning = Gå bara vidare om du själv har skapat länken. De platser du har här nu blir kvar hos den du är nu, och den här enheten kommer inte tillbaka till dem.
carry-become = Bli { $name }
carry-stay = Förbli { $name }
carry-nameless = någon utan namn
problem-person-link-used = Den här privata länken är använd; varje länk fungerar en gång. Skapa en ny på den första enheten.
problem-person-replaces = Länken skulle göra dig till någon annan på den här enheten. Öppna den igen och säg att du vill det.
table-stages-built = { $n } av { $all } steg byggda
new-wonders-few = Inte med { $n } spelare: var och en får två underverk, och det finns bara { $boards }.
problem-request-malformed = Servern kunde inte läsa det som skickades. Kontrollera vad du skrev, eller ladda om sidan.
problem-request-too-large = Det är mer än servern tar emot. Gör det kortare.
problem-request-too-slow = Anslutningen är för långsam: begäran kom inte fram i tid. Försök igen.
problem-request-forbidden-origin = Servern tar bara emot detta från sina egna sidor. Öppna bordet på serverns egen adress.
problem-request-not-found = Servern har inte det som efterfrågades. Ladda om sidan.
problem-request-method = Sidan är för gammal för servern. Ladda om den.
problem-choice-malformed = Servern förstod inte valet. Ladda om sidan.
problem-choice-key-used = Ett annat val har redan skickats i stället för det här. Titta på bordet och välj igen.

## custom boxes

new-box = Din egen låda
new-box-hint = Nya kort, underverk och byggnadsverk som någon har gjort: en mapp med box.toml och andra textfiler.
new-box-none = Ingen låda
new-box-none-hint = Bara det som är tryckt.
new-box-folder = Välj en mapp
new-box-files = Välj filer
new-box-checking = Lådan undersöks …
new-box-missing = Det finns ingen box.toml bland filerna. En låda är en mapp med box.toml och, om du vill, cards.toml, wonders.toml och edifices.toml.
new-box-twice = Det finns två filer som heter { $file }. Välj mappen för en enda låda.
new-box-large = Filerna är på { $size } KB; en låda är på högst { $most } KB.
box-with = med { $box }
box-by = av { $author }
box-cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
box-wonders = { $n ->
    [one] { $n } underverk
   *[other] { $n } underverk
}
box-edifices = { $n ->
    [one] { $n } byggnadsverk
   *[other] { $n } byggnadsverk
}
box-copies = { $n ->
    [one] ett annat antal av { $n } tryckt kort
   *[other] ett annat antal av { $n } tryckta kort
}
box-players = för { $least } till { $most } spelare
box-only-players = { $box } är för { $least } till { $most } spelare.
box-only-edition = Inte med { $box }.
box-needs-edifices = En del av den spelas bara med expansionen Edifice.
problem-box-not-allowed = Den här servern tar inte emot lådor från spelare.
problem-box-faulty = Den här lådan går inte att spela.
problem-box-unknown = Lådan finns inte längre på servern. Välj den igen.
problem-quota-boxes = Det var många lådor på kort tid. Försök igen om en minut.
problem-server-closing = Servern håller på att stängas. Försök igen om en stund.
problem-page = Sidan finns inte.
problem-reload = Sidan laddades inte helt; det finns kanske en ny version. Ladda om den.
problem-no-table = Det här spelet kan inte spelas i webbläsaren än; använd terminalen.
games-ended = avslutat i förtid

## the dice table

home-play-dice = Spela med tärningar
new-rules-dice = Spelet från 2025: alla kryssar av rutor med samma sju tärningar.
dice-die-grey = grå tärning
dice-die-blue = blå tärning
dice-die-green = grön tärning
dice-die-yellow = gul tärning
dice-die-red = röd tärning
dice-die-white = vit tärning
dice-die-black = svart tärning
dice-die-purple = lila tärning
dice-turn = Tur { $n }
dice-last-turn = Sista turen
dice-ends-soon = Tur { $n } är den sista
dice-forum = Forum
dice-zone =
    { $n ->
        [one] Sektion för { $n } mynt
       *[other] Sektion för { $n } mynt
    }
dice-zone-free = Gratis sektion
dice-no-coins = gratis
dice-shows = { $die }: { $face }
dice-shows-for = { $die }: { $face }, { $price }
dice-opens =
    { $n ->
        [one] öppnar { $n } ruta
       *[other] öppnar { $n } rutor
    }
dice-unlocked = Upplåst: { $dice }
dice-unlocked-none = Ingen specialtärning upplåst
dice-resources =
    { $n ->
        [one] { $n } resurs
       *[other] { $n } resurser
    }
dice-costs =
    { $n ->
        [one] kostar { $n } resurs
       *[other] kostar { $n } resurser
    }
dice-costs-nothing = kostar inget
dice-is-crossed = avkryssad
dice-is-written =
    { $n ->
        [one] avkryssad: { $n } poäng
       *[other] avkryssad: { $n } poäng
    }
dice-is-open =
    { $n ->
        [one] din för { $n } mynt
       *[other] din för { $n } mynt
    }
dice-is-open-free = din utan kostnad
dice-any-order = i valfri ordning
dice-facing =
    { $n ->
        [one] { $name } står mot dig här med { $n } försvar
       *[other] { $name } står mot dig här med { $n } försvar
    }
dice-hit-you =
    { $n ->
        [one] har fått { $n } poäng för attacker mot dig
       *[other] har fått { $n } poäng för attacker mot dig
    }
dice-first-agora = först: +3
dice-borders = De sista konflikterna
dice-borders-hint = Alla poäng för attacker vid varje gräns, och försvaret mot dem. I mitten: den sista turen.
dice-border-defence =
    { $n ->
        [one] { $n } försvar
       *[other] { $n } försvar
    }
dice-border-quiet = ingen attack
dice-your-sheet = Ditt bräde
dice-bonuses = Bonusar
dice-bonuses-taken = { $n } av 3 bonusar
dice-reserve = Guldreserv
dice-pass = Passa: ta { $n } mynt
dice-skip = Avstå
dice-send = Skicka turen
dice-cross-off = Kryssa av
dice-take = Ta den
dice-change = Välj något annat
dice-coins-left =
    { $n ->
        [one] { $n } mynt kvar
       *[other] { $n } mynt kvar
    }
dice-price-parts = tärning { $die }, ruta { $space }
dice-off-gained_coins =
    { $n ->
        [one] ta { $n } mynt
       *[other] ta { $n } mynt
    }
dice-off-attacked =
    { $n ->
        [one] attack: { $n } poäng efter { $defence } försvar
       *[other] attack: { $n } poäng efter { $defence } försvar
    }
dice-off-unlocked = lås upp: { $die }
dice-off-finished = { $building } färdig: en bonus
dice-off-took_bonus = sista bonusen: { $bonus }
dice-then = Därefter: { $question }
dice-ways = Vilken tärning?
dice-so-far = Hittills i turen
dice-is-sent = Din tur är skickad.
dice-does-build = { $space } med { $die }
dice-does-wonder = underverk, steg { $n }
dice-does-pass = passa
dice-does-cross = kryssa av { $space }
dice-does-skip = avstå
dice-does-bonus = ta bonusen: { $bonus }
dice-hint-says = Den försiktiga botens val: { $action }.
dice-reconstructed = Rekonstruerat bräde
dice-reconstructed-hint = { $unsure } av { $all } rutor är inte avlästa från det tryckta brädet: ingen källa anger dem.
dice-correct = Om du äger spelet kan du rätta brädet: ladda ner filen, ändra det som skiljer och ladda upp den när du skapar ett bord.
dice-download = Ladda ner { $city }
dice-short-west = Väst
dice-short-east = Öst
dice-short-gallery = Galleri
dice-ahead = Från och med tur { $turn } ledde { $name } resten av partiet.
new-own-boards = Egna bräden
new-own-boards-hint = Siffrorna på våra bräden är rekonstruerade. Den som äger spelet kan rätta dem: ladda ner ett bräde, ändra filen och ladda upp den här.
new-own-boards-file = En fil med bräden (TOML)
new-own-boards-good = Spelas med: { $cities }
new-own-boards-bad = Det går inte att spela med filen:
new-own-boards-large = Filen är större än { $n } KB.
new-own-boards-remove = Spela utan den
new-own-boards-pick = Hämta ett bräde att rätta
lobby-own-boards = Egna bräden: { $cities }
help-cards-title = 7 Wonders, kortspelet
help-dice-title = 7 Wonders Dice
help-dice-goal = Alla har ett bräde med en stads byggnader. Den som har flest poäng till slut vinner.
help-dice-turn = Varje tur blandas sju tärningar i forumet. Alla väljer samtidigt och får välja samma tärning.
help-dice-act = Välj en tärning och kryssa av en ruta som den öppnar, bygg nästa steg av ditt underverk utan tärning, eller passa och ta 3 mynt.
help-dice-pay = En tärning kostar mynten i sin sektion. En ruta kostar resurser: de i ditt lager räknas fullt ut varje tur, och varje som saknas kostar ett mynt.
help-dice-chain = Det en ruta gör händer genast och kan låta dig kryssa av mer. Du kan ångra allt tills du skickar turen.
help-dice-war = En attack ger sina poäng, minus ett för varje försvar grannen hade på den sidan när turen började.
help-dice-special = Universitetet låser upp den vita, svarta och lila tärningen: de kommer in i forumet för alla, men bara den som låst upp en får välja den.
help-dice-end = En färdig byggnad ger en av tre bonusar. När någon har alla tre spelas en tur till. Mynt avgör bara vid lika poäng.
help-dice-dice = Tärningarna och vad de öppnar
help-dice-drawings = Vad teckningarna på ett bräde betyder
help-die-grey = en ruta i ditt lager
help-die-blue = ett spår på ditt torg
help-die-green = en rad i ditt universitet
help-die-yellow = ett spår på din marknad
help-die-red = yxa: attack i väst; svärd: attack i öst; sköld: försvar på valfri sida
help-die-white = en ruta i ditt ledargalleri
help-die-black = valfri nästa ruta i byggnaden den visar
help-die-purple = din skråsal, om du har minst lika många rutor i byggnaden den visar som båda grannarna (två spelare: fler)
