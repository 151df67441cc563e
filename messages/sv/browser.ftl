### The interface in the browser.

## everywhere

app-name = Heptapolis
app-skip = Hoppa till bordet
app-loading = Ett ögonblick…
app-close = Stäng
app-copy = Kopiera
app-copied = Kopierat
app-yes = Ja
app-no = Nej
app-menu = Meny
nav-home = Hem
nav-games = Mina partier
nav-settings = Inställningar
nav-main = Sidor

## the line to the server

line-lost = Ingen anslutning. Inget går förlorat; partiet fortsätter så fort servern är tillbaka.

## home

home-claim = Sju städer, tre tidsåldrar, ett bord.
home-lead = Välj kort, res ett underverk och väx om dina grannar. Ensam mot bra bottar eller med vänner via länk; inget konto behövs.
home-play = Spela nu
home-play-hint = Andra utgåvan, du och två bottar
home-create = Skapa ett bord
home-create-hint = Välj utgåva, spelare, bottar och klocka
home-join = Gå med via kod
home-code = Bordets kod
home-code-hint = Sex bokstäver och siffror
home-join-go = Gå med
home-go-on = Spela vidare
home-your-turn = Din tur
home-open = Bord som väntar på spelare
home-no-open = Inget offentligt bord väntar på spelare just nu.
home-watch = Titta på
home-fan = Ett inofficiellt fanprojekt. 7 Wonders är ett spel av Antoine Bauza, utgivet av Repos Production. Alla teckningar här är våra egna.

## states of a table

state-lobby = Väntar på start
state-playing = Pågår
state-paused = Pausat
state-over = Avslutat
state-ended = Avbrutet

## a new table

new-title = Ett nytt bord
new-rules = Utgåva
new-rules-first-edition = Spelet från 2010: sida A och B, sju underverk.
new-rules-second-edition = Spelet från 2020: tydligare bräden med en dagsida och en nattsida.
new-players = Spelare
new-players-n = { $n } spelare
new-players-two = Två spelare delar på en tredje stad, Fria staden, och turas om att spela den.
new-edifice = Edifice
new-edifice-hint = Tre gemensamma byggnadsverk: delta när du bygger steg, eller betala om de misslyckas. Ur och Karthago följer med.
new-carthage = Karthago
new-carthage-hint = Lägger till Karthagos bräde bland underverken.
new-wonders = Underverk
new-wonders-random = Delas ut slumpvis
new-wonders-draft = Väljs bland några
new-wonders-hint-random = Varje stad får sitt bräde genom lottning.
new-wonders-hint-draft = Alla får två bräden och behåller ett; bara för få spelare, eftersom brädena måste räcka.
new-sides = Sidor
new-sides-first = Första sidan (A eller dag)
new-sides-second = Andra sidan (B eller natt)
new-sides-random = Slumpvis
new-sides-choice = Alla väljer själva
new-sides-hint-first = Jämna belöningar; bra för första partiet.
new-sides-hint-second = Djärvare steg och särskilda förmågor.
new-sides-hint-random = Lotten avgör varje brädes sida.
new-sides-hint-choice = Varje spelare väljer sida före första turen.
new-seats = Platser
new-seats-hint = Den försiktiga boten är starkast; den slumpmässiga tar vad som kommer.
new-seat = Plats { $n }
new-seat-you = Du
new-seat-open = Öppen för alla med koden
new-seat-invited = Reserverad för någon du bjuder in
new-seat-bot = Bot: { $bot }
new-clock = Klocka
new-clock-none = Ingen klocka
new-clock-decision = För varje beslut
new-clock-game = För hela partiet
new-clock-hint-none = Alla får tänka så länge de vill.
new-clock-hint-decision = När tiden går ut spelar en bot tills spelaren är tillbaka.
new-clock-hint-game = En spelares alla beslut delar på en tid; sedan spelar en bot vidare.
new-clock-time = Tid
new-grace = En bot hoppar in när en spelare är borta
new-grace-never = Aldrig
new-grace-hint = Den spelar för dem tills de är tillbaka.
new-public = Offentligt
new-public-hint = Vem som helst kan hitta bordet, gå med medan det väntar och titta på.
new-talk = Chatt och reaktioner
new-talk-hint = Du kan stänga av dem senare.
new-score = Löpande poäng
new-score-hint = Alla ser allas poäng under partiet.
new-hints = Tips
new-hints-hint = Spelarna får fråga en bot vad den skulle göra.
new-webhook = Webhook
new-webhook-hint = En adress som får veta vems tur det är. För chattrum och skript; lämna tomt om du inte vet vad det är.
new-name = Ditt namn
new-name-hint = Så som andra ser det vid bordet
new-guest = Gäst
new-go = Öppna bordet
new-more = Fler val

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
lobby-invite-hint = Den som öppnar länken kan ta en ledig plats.
lobby-local = Adressen gäller bara den här datorn; vänner på andra ställen når den inte. Öppna servern för ditt nätverk med ”heptapolis serve --host 0.0.0.0” och bjud in därifrån.
lobby-link = Länk
lobby-code = Kod
lobby-kept = Inbjudan till plats { $n }
lobby-kept-hint = Bara den som har den här länken kan ta platsen.
lobby-seats = Platser
lobby-free = Ledig
lobby-is-kept = Reserverad för en inbjuden
lobby-sit = Sätt dig
lobby-leave = Res dig
lobby-begin = Börja
lobby-begin-hint =
    { $n ->
        [one] { $n } ledig plats spelas av en bot.
       *[other] { $n } lediga platser spelas av bottar.
    }
lobby-host-begins = Värden startar partiet.
lobby-options = Så spelas det
lobby-fair = Rättvis giv
lobby-fair-hint = Det här är fingeravtrycket av ett hemligt tal som drogs innan någon satte sig. Varje spelare blandar i något eget; när partiet är slut visas hemligheten, och vem som helst kan kontrollera att korten gavs utifrån båda.
lobby-fingerprint = Fingeravtryck

## the table

table-you = Din stad
table-left = Vänster granne
table-right = Höger granne
table-both = Vänster och höger granne
table-others = De andra städerna
table-open-city = Visa staden som { $name } bygger
table-thinking = tänker
table-ready = klar
table-stand-in = En bot spelar
table-buy = Du kan köpa
table-no-cards = Inga kort än
table-paused = Värden har pausat partiet.
table-watching = Du tittar på.
table-wait = Väntar på { $names }
table-bot-plays = En bot spelar på din plats.
table-take-over = Spela själv igen
table-since-title = Sedan din förra tur
table-clock = Tid kvar: { $time }
table-full-log = Logg
table-pause = Pausa
table-resume = Fortsätt
table-end = Avsluta partiet
table-end-sure = Avsluta partiet för alla?
table-replace = Låt en bot spela för { $name }
table-give-back = Ge tillbaka platsen till { $name }
table-device = Fortsätt på en annan enhet
table-device-hint = Den som öppnar länken inom en timme spelar som du. Behåll den för dig själv.
table-hint = Tips
table-hint-says = Den försiktiga boten skulle { $action }.
table-new-hand = Ny hand: { $cards }

## the hand

hand-title = Din hand
hand-free = gratis
hand-chain = gratis via { $card }
hand-wonder-free = gratis via underverket
hand-built = byggd
hand-not = inte nu
hand-chosen = Valt
hand-keys = Piltangenterna flyttar dig längs handen, Enter öppnar ett kort; B bygger, W bygger ett steg, S säljer.

## a choice

choice-undo = Ångra
choice-not-now = Går inte just nu.
choice-yours = Ditt val: { $action }.

## the log

log-title = Vad som hänt
log-empty = Inget än.
log-before = Före den första rundan
log-sat = { $name } slår sig ner.
log-left = Plats { $n } är ledig igen.
log-began = Partiet börjar.
log-stood_in-clock = Tiden tog slut för { $name }; en bot spelar.
log-stood_in-away = { $name } är borta; en bot spelar.
log-stood_in-host = Värden låter en bot spela för { $name }.
log-returned = { $name } är tillbaka.
log-paused-by = Värden pausar partiet.
log-resumed-by = Partiet fortsätter.
log-ended-by = Värden avslutar partiet.

## conflicts

conflict-title = Konflikter i tidsålder { $age }
conflict-against = { $a } mot { $b }
conflict-go = Fortsätt

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
result-chart = Poäng runda för runda
result-chart-hint = Vad varje stad skulle ha fått efter varje runda.
result-numbers = Samma sak som tabell
result-after = Tidsålder { $age }, runda { $turn }
result-best =
    { $n ->
        [one] { $line }: { $n } poäng mer än { $other }.
       *[other] { $line }: { $n } poäng mer än { $other }.
    }
result-tie = Lika poäng; den rikare staden vinner.
result-turning = Från runda { $turn } i tidsålder { $age } ledde { $name } hela vägen till slutet.
result-cities = Städerna vid slutet
result-rematch = Spela igen
result-rematch-join = Gå med i revanschen
result-record = Ladda ner protokollet
result-verify = Kontrollera given
result-verify-hint = Hemligheten bakom fingeravtrycket och vad varje plats blandade i. Kommandot heptapolis verify kontrollerar dem mot protokollet.
result-secret = Hemlighet
result-ended-early = Värden avslutade partiet i förtid.
result-buried = Under underverket: { $cards }

## my games

games-title = Mina partier
games-running = Pågående
games-finished = Avslutade
games-none = Du har inte spelat klart något parti än.
games-none-running = Inget parti pågår.
games-won = vinst
games-search = Sök på spelare
games-older = Äldre partier

## how to play, in short

help-title = Så spelar du
help-goal = Du leder en stad genom tre tidsåldrar. Den som har flest poäng efter den tredje vinner.
help-turn = I varje runda väljer alla spelare samtidigt ett kort från handen. Sedan går resten av korten vidare till grannen.
help-card = Bygg kortet i din stad, bygg nästa steg av ditt underverk med det, eller sälj det för 3 mynt.
help-cost = En byggnad kostar varor, mynt eller ingenting. Varor tar aldrig slut: det din stad tillverkar finns där i varje runda. Det som saknas köper du för 2 mynt av en granne som tillverkar det.
help-chain = Vissa byggnader gör en senare byggnad gratis. Två ringar på ett kort visar att det kan fås på det sättet.
help-war = Efter varje tidsålder jämförs dina sköldar med båda grannarnas. Fler sköldar ger en segermarkör, färre en förlustmarkör.
help-end = I slutet räknas konflikter, underverk, kort och mynt; 3 mynt är 1 poäng. I vetenskap räknas varje sorts symbol som sitt antal gånger sig självt, och varje uppsättning av alla tre ger 7 till.
help-goods = Sju varor
help-families = Sju sorters kort
help-drawings = Vad teckningarna betyder
help-family-brown = Trä, sten, lera och malm
help-family-grey = Glas, tyg och papyrus
help-family-yellow = Mynt, billigare varor eller poäng
help-family-blue = Poäng
help-family-green = Symboler som räknas mer ju fler du har
help-family-red = Sköldar till konflikterna
help-family-purple = Poäng för det som städerna har byggt, i tidsålder III

## settings

settings-title = Inställningar
settings-language = Språk
settings-theme = Färger
settings-theme-auto = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Rörelse
settings-motion-auto = Som systemet
settings-motion-full = Visa hur saker rör sig
settings-motion-none = Ingen rörelse
settings-sound = Ljud
settings-sound-hint = Diskreta ljud: ett kort, mynt, din tur.
settings-notify = Säg till när det är min tur
settings-notify-hint = En avisering från webbläsaren när bordet inte syns.
settings-notify-denied = Webbläsaren tillåter inte aviseringar för den här sidan.
settings-payment = Vem som får betalt när två sätt kostar lika mycket
settings-payment-left = Vänster granne
settings-payment-right = Höger granne
settings-payment-poorer = Grannen med färre mynt
settings-payment-ask = Fråga mig varje gång
settings-name = Ditt namn
settings-device = En annan enhet

## talking

talk-title = Chatt
talk-unread =
    { $n ->
        [one] Chatt, { $n } oläst meddelande
       *[other] Chatt, { $n } olästa meddelanden
    }
talk-say = Säg något
talk-send = Skicka
talk-off = Värden har stängt av chatten.
talk-switch-off = Stäng av chatten
talk-switch-on = Slå på chatten
talk-reactions = Reaktioner
react-well-played = Snyggt spelat!
react-thanks = Tack!
react-oops = Hoppsan!
react-thinking = Låt mig tänka…
react-wow = Wow!

## notifications

notify-turn = Din tur vid bord { $code }
notify-over = Partiet vid bord { $code } är slut

## what can go wrong

problem-title = Det gick inte
problem-home = Till startsidan
problem-again = Försök igen
problem-table-unknown = Inget bord har den koden. Titta på tecknen en gång till, eller be om länken.
problem-table-private = Det här bordet är privat: bara de som sitter vid det kan se partiet.
problem-table-full = Alla platser vid det här bordet är upptagna.
problem-table-seat-taken = Platsen är upptagen.
problem-table-invitation-invalid = Inbjudan gäller inte för det här bordet. Be värden om en ny.
problem-table-began = Partiet vid det här bordet har redan börjat.
problem-table-over = Det här partiet är slut.
problem-table-paused = Partiet är pausat.
problem-table-not-seated = Du har ingen plats vid det här bordet.
problem-table-options = Det går inte att spela med de här valen.
problem-table-already-seated = Du har redan en plats vid det här bordet.
problem-table-not-host = Det kan bara bordets värd göra.
problem-table-not-begun = Partiet vid det här bordet har inte börjat än.
problem-table-not-over = Det går när partiet är slut.
problem-table-talk-off = Värden har stängt av chatten.
problem-table-hints-off = Vid det här bordet ges inga tips.
problem-choice-illegal = Det går inte nu; bordet kan ha ändrats. Välj igen.
problem-person-unknown = Servern känner inte den här webbläsaren. Ladda om sidan.
problem-server-fault = Något gick fel på servern; inget har ändrats. Försök igen om en stund.
problem-person-link-invalid = Den privata länken är fel eller har gått ut. Be om en ny på den första enheten; den gäller i en timme.
problem-record-unknown = Inget avslutat parti har det namnet.
problem-choice-late = För sent: rundan är över.
problem-quota-tables = Du har för många oavslutade bord. Avsluta ett först.
problem-quota-requests = Det gick lite för fort. Försök igen om en stund.
problem-quota-streams = För många flikar är öppna. Stäng en.
problem-server-offline = Servern går inte att nå. Allt fortsätter där det var så fort anslutningen är tillbaka.
problem-server-store = Servern kan inte spara något just nu; inget har ändrats. Försök igen om en stund.
problem-server-closing = Servern stänger en liten stund. Försök snart igen.
problem-other = Något gick fel: { $message }
problem-page = Den sidan finns inte.
problem-reload = Sidan laddades inte helt: servern har kanske en nyare version. Ladda om den.
problem-no-table = Det här spelet har inget bord i webbläsaren än. Det går att spela i terminalen.
table-waited = Spelet väntar på dig: ingen var kvar som kunde spela.
table-waits = Spelet väntar tills en spelare kommer tillbaka.
log-waits = Ingen är kvar som kan spela; spelet väntar.
log-goes-on = Spelet går vidare.
carry-title = Spela som någon annan?
carry-asks = Den här privata länken gör dig till { $there } på den här enheten. Nu är du { $here } här.
carry-warning = Gå bara vidare om du själv har gjort länken. De platser du har här nu blir kvar hos den du är nu, och den här enheten kommer inte tillbaka till dem.
carry-become = Bli { $name }
carry-stay = Förbli { $name }
carry-nameless = någon utan namn
problem-person-link-used = Den här privata länken är använd; varje länk fungerar en gång. Gör en ny på den första enheten.
problem-person-replaces = Länken skulle göra dig till någon annan på den här enheten. Öppna den igen och säg att du vill det.
games-ended = avslutat i förtid
