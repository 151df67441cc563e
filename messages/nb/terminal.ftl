### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-you-play = Du spiller { $board }.
terminal-boards-are-chosen = Før tidsalder I: Brettene velges.
terminal-where = Tidsalder { $age }, tur { $turn } av { $turns }.
terminal-seat = Plass { $n }: { $name }
terminal-seat-number = plass { $n }
terminal-role-you = deg
terminal-role-left = naboen din til venstre
terminal-role-right = naboen din til høyre
terminal-stages = { $n } av { $all } faser
terminal-conflicts = konfliktpoeng { $points }
terminal-makes = produserer { $good }
terminal-none = ingen
terminal-pawns = deltakerbrikker: { $pawns }, gjeldsmarkører: { $debts }
terminal-edifice = Byggverk i tidsalder { $age }: { $name } ({ $state }), koster { $cost }. Belønning per deltakerbrikke: { $reward } Straff hvis det mislykkes: { $penalty }
terminal-stage-costs = fase { $n } (koster { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Skriv help for å få hjelp.
terminal-not-built = kan ikke bygges: { $why }
terminal-not-staged = kan ikke legges under underverket: { $why }
terminal-no-stage = Den neste underverk-fasen kan ikke bygges: { $why }.
terminal-no-sale = Ingen kort kan selges: { $why }.
terminal-stage-ways = Eller med et hvilket som helst kort: { $ways }.
terminal-stage-ways-others = Eller med et hvilket som helst annet kort: { $ways }.
terminal-tokens = Seiersbrikker verdt { $tokens }
terminal-which-way = hvilken? (Enter: et annet kort)
terminal-no-number = Det finnes ikke noe nummer { $answer }; velg et fra 1 til { $most }.
terminal-cannot = «{ $action }» er ikke mulig: { $why }.
terminal-try = Prøv: { $options }.
terminal-no-board = Du har ikke noe brett ennå.
terminal-no-edifices = Det spilles uten byggverk.
terminal-cards-unseen = kort du ikke har sett
terminal-holds = { $name } ({ $n } på hånden): { $cards }
way-build = bygg
way-chain = bygg gratis (kjede)
way-free = bygg gratis med underverket ditt
way-stage = bygg den neste underverk-fasen
way-sell = selg
way-pick = bygg gratis
way-decline = ta ingenting
way-take = velg
way-lose = mist det
way-forfeit = mist dem
way-in-form = { $way } ({ $form })
way-joining = { $way } og delta i byggverket
way-for = { $way } for { $price }

## the end, and files

terminal-won-by = Vunnet av { $names }.
terminal-leave = Du har forlatt bordet.
terminal-bot-replaced = Fra nå av velger den uerfarne boten i dens sted.
terminal-saved = Spillet er lagret i { $file }.
terminal-not-saved = Spillet kunne ikke lagres i { $file }: { $why }.
terminal-no-file-name = Spillet kunne ikke lagres i { $file }: Det er ikke et gyldig filnavn.

## playthroughs

step-boards = Brett
step-turn = Tidsalder { $age }, tur { $turn }
step-last_card = Tidsalder { $age }, siste kort
step-discard_pile = Tidsalder { $age }, tur { $turn }, kastebunken
step-penalty = Tidsalder { $age }, straff
step-dice-turn = Runde { $turn }
step-from = fra { $hand }
step-coins = mynter { $coins }
step-shields = skjold { $shields }

## help

terminal-help-cards =
    Skriv nummeret på et kort og deretter nummeret på det du vil gjøre med det. Eller skriv et av disse ordene:
    {"  "}list         kortene dine og hva du kan gjøre med dem
    {"  "}table        alle byene og hvor stor kastebunken er
    {"  "}city [SEAT]  alt som ligger åpent i byen din eller i en annen: city 2, city gizah
    {"  "}wonder       fasene av underverket ditt
    {"  "}card NAME    hva et kort gjør
    {"  "}edifices     byggverkene i de tre tidsaldrene, hvis du spiller med dem
    {"  "}seen         kort du har sett, som andre nå kan ha på hånden
    {"  "}log          hva som har skjedd i det siste
    {"  "}score        poengblokken akkurat nå
    {"  "}save FILE    lagre spillet i en fil
    {"  "}back         mens du velger for Den frie byen: velg ditt eget kort på nytt
    {"  "}quit         forlat spillet
    Du kan også skrive en hel handling, for eksempel: build altar, stage altar L2, stage altar left join, sell altar.

## the dice game

terminal-turn = Runde { $n }.
terminal-last-turn = Runde { $n }, den siste.
terminal-die = { $die } ({ $mark }) viser { $face }, sone { $zone }
terminal-locked = låst
terminal-role-both = naboen din på begge sider
terminal-resources =
    { $n ->
        [one] { $n } ressurs
       *[other] { $n } ressurser
    }
terminal-defence = forsvar { $west } i vest og { $east } i øst
terminal-finished = fullført: { $buildings }
terminal-bonuses = bonuser: { $bonuses }
terminal-unlocked = låst opp: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] { $n } poeng så langt
       *[other] { $n } poeng så langt
    }
terminal-nothing = ingenting
terminal-board-numbers = tallene på brettet: { $status }; merket med ? nedenfor
terminal-building = { $building } ({ $die }), { $n } av { $all }
terminal-building-first = { $building } ({ $die }), { $n } av { $all }, fullført først
terminal-needs-die = { $colour } terning
terminal-needs-no-die = krever ingen terning
terminal-points-won = ({ $n } fått)
terminal-pass =
    { $n ->
        [one] Pass og få { $n } mynt
       *[other] Pass og få { $n } mynter
    }
terminal-skip = Hopp over
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Underverk, fase { $n }
terminal-for-choosing =
    { $n ->
        [one] valget gir { $n } mynt
       *[other] valget gir { $n } mynter
    }
terminal-space = { $space }: koster { $cost }; { $effects } (pålitelighet: { $confidence })
terminal-send = Vil du avslutte turen din? Trykk Enter for å avslutte, eller skriv back for å angre
terminal-taken-back = Angret.
terminal-wonder = underverk
terminal-help-dice =
    Skriv nummeret på det du vil gjøre. Eller skriv et av disse ordene:
    {"  "}list         hva du kan gjøre nå, og hvorfor de andre terningene ikke kan brukes
    {"  "}dice         terningene i Forum
    {"  "}sheet [SEAT] brettet ditt eller brettet til en annen by
    {"  "}table        alle byene i korte trekk
    {"  "}space NAME   hva et felt på brettet ditt koster og gjør, for eksempel: space agora.mask.1
    {"  "}log          hva som har skjedd i det siste
    {"  "}score        poengblokken akkurat nå
    {"  "}save FILE    lagre spillet i en fil
    {"  "}back         angre det siste valget ditt i denne turen
    {"  "}quit         forlat spillet
    Du kan også skrive en hel handling, for eksempel: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Tidsalder { $age }, { $colour } ({ $family }, fargesymbol: { $mark })
show-cost = kostnad: { $cost }
show-from = gratis hvis du har { $cards }
show-to = gjør gratis: { $cards }
show-guild = ett eksemplar; med 3 spillere trekkes { $n } laug pluss ett for hver ekstra spiller
show-copies = eksemplarer: { $copies }
show-copy = ett med minst { $n } spillere
show-side = { $side }, { $makes }
show-stage = fase { $n }, koster { $cost }: { $effects }
show-edifice = Tidsalder { $age }; det koster { $cost } å delta
show-reward = belønning per deltakerbrikke: { $effects }
show-penalty = straff uten deltakerbrikke, hvis det mislykkes: { $effects }
show-disputed = omstridt: { $text }
show-with-either = til begge utgavene
show-with-edifices = bare med byggverk
show-unsure = { $name } (tallene er rekonstruert)
show-alike = de andre bygningene er like på alle brettene: show Agora, show Market …; hele brettet, klart til å rettes: heptapolis dice export-board { $board }
show-on-board = på brettet { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } terning, fargesymbol: { $mark }
show-in-order = i denne rekkefølgen
show-any-order = { $symbols }, i valgfri rekkefølge
show-space = koster { $cost }: { $effects } (pålitelighet: { $confidence })
show-die = terningen { $die }, { $game }
show-faces = { $colour } (fargesymbol: { $mark }), sider: { $faces }

## what everyone can see in a city

terminal-tokens-held = brikker fra tidsalder { $age }: { $tokens }
terminal-made = ressurser: { $goods }
terminal-sold = til salgs: { $goods }
terminal-science = vitenskap: { $symbols }
terminal-symbol-choice = etter eget valg
terminal-free-builds =
    { $n ->
        [one] { $n } gratis bygning igjen i denne tidsalderen
       *[other] { $n } gratis bygninger igjen i denne tidsalderen
    }
terminal-hand-size =
    { $n ->
        [one] { $n } kort på hånden
       *[other] { $n } kort på hånden
    }
terminal-stage-built-form = Fase { $n }, bygget ({ $form })
terminal-no-seat = Det er ingen by { $name }; prøv: { $cities }.

## the Free City's turn: the sentences above, about the city instead of you

terminal-asks-play_for_free_city = Velg et kort for { $city }
terminal-asks-play_last_card = Underverket i { $city } lar byen spille sitt siste kort
terminal-asks-dig = Velg et kort fra kastebunken som { $city } bygger gratis
terminal-asks-lose_card = { $edifice } mislyktes: Velg et kort i fargen { $colour } som { $city } mister
terminal-asks-lose_tokens = { $edifice } mislyktes: Velg seiersbrikkene { $city } mister
terminal-city-cannot = «{ $action }» er ikke mulig for { $city }: { $why }.
way-free-its = bygg gratis med byens underverk
why-already_built-its = byen har allerede bygget dette
why-goods_short-its =
    { $kinds ->
        [one] byen mangler { $goods }, og ingen av naboene kan selge den det
       *[other] byen mangler { $goods }, og ingen av naboene kan selge den dem
    }
why-coins_short-its =
    { $n ->
        [one] det koster { $n } mynt å kjøpe ressursene byen mangler; den har { $purse } å bruke
       *[other] det koster { $n } mynter å kjøpe ressursene byen mangler; den har { $purse } å bruke
    }
why-price_short-its =
    { $n ->
        [one] det koster { $n } mynt; byen har { $purse } å bruke
       *[other] det koster { $n } mynter; byen har { $purse } å bruke
    }
why-costs_nothing-its = kortet koster ingenting, så evnen til byens underverk trengs ikke
why-wonder_complete-its = byens underverk er ferdig
why-free_already-its = byens underverk gjør kortet gratis, så det bygges på den måten
why-no_chain-its = ingen av byens bygninger gjør dette kortet gratis
why-no_free_build-its = byens underverk lar den ikke bygge gratis nå
why-joined_already-its = byen deltar allerede i denne tidsalderens byggverk
why-not_in_city-its = kortet er ikke bygget i byen
why-wrong_tokens-its = byen har ikke disse seiersbrikkene, eller straffen gjelder et annet antall
effect-produce-its = Produserer { $goods } hver tur; byens naboer kan kjøpe det.
effect-produce_choice-its = { effect-produce-its }
effect-private_choice-its = Produserer { $goods } hver tur; byens naboer kan ikke kjøpe det.
effect-science_choice-its = 1 valgfritt vitenskapssymbol; byen velger det når poengene telles opp.
effect-points_if_complete-its =
    { $n ->
        [one] { $n } poeng ved spillets slutt hvis byens underverk er ferdig.
       *[other] { $n } poeng ved spillets slutt hvis byens underverk er ferdig.
    }
effect-free_build_each_age-its = Én gang i hver tidsalder kan byen bygge ett kort fra hånden gratis.
effect-free_first_of_colour-its = Byens første kort av hver farge er gratis å bygge.
effect-free_first_of_age-its = Byens første kort i hver tidsalder er gratis å bygge.
effect-free_last_of_age-its = Byens sjette kort i hver tidsalder er gratis å bygge.
effect-build_from_discard-its = Når det er bygget, kan byen ved turens slutt bygge et kort gratis fra kastebunken.
effect-play_last_card-its = Byen kan spille det siste kortet sitt i hver tidsalder i stedet for å kaste det.
effect-copy_guild-its = Ved spillets slutt får byen poeng for et av naboenes laug som om det var dens eget.
effect-points_per_set-its =
    { $n ->
        [one] { $n } poeng ved spillets slutt for hvert sett med { $things } i byen.
       *[other] { $n } poeng ved spillets slutt for hvert sett med { $things } i byen.
    }
effect-points_per_colour-its =
    { $n ->
        [one] { $n } poeng ved spillets slutt for hver kortfarge i byen.
       *[other] { $n } poeng ved spillets slutt for hver kortfarge i byen.
    }
effect-drop_defeats-its = Byen leverer tilbake alle nederlagsbrikkene sine med én gang.
effect-repeat_guild-its = Ved spillets slutt får byen poeng for et av sine egne laug én gang til.
where-own-its = i byen selv
where-left-its = i byen til venstre for den
where-right-its = i byen til høyre for den
where-own-left-its = i byen selv og i byen til venstre for den
where-own-right-its = i byen selv og i byen til høyre for den
where-left-right-its = i begge nabobyene dens
where-own-left-right-its = i byen selv og begge nabobyene
from-left-its = byens nabo til venstre
from-right-its = byens nabo til høyre
from-left-right-its = begge byens naboer
terminal-no-board-its = Byen har ikke noe brett ennå.
## what is played, and the seats of the bots

title-players = { $game }, { $n } spillere
title-with = { $game }, med { $added }
title-variant = { $title } (husregler)
title-reconstructed = { $title } (tallene på brettene er rekonstruert)
terminal-bot-random = Tilfeldig bot { $n }
terminal-bot-builder = Byggeglad bot { $n }
terminal-bot-beginner = Uerfaren bot { $n }
terminal-bot-rulebook = Forsiktig bot { $n }
terminal-bot-oracle = Fremsynt bot { $n }

## the analysis of a game

analysis-heading = Analyse: { $title }
analysis-method = Hvert alternativ er spilt til slutten { $n } ganger, og { $bot } spilte for alle. Det spilleren ikke kunne vite, ble delt ut på nytt hver gang. Intervallene er på 95 %.
analysis-players = Spillere
analysis-player = spiller
analysis-won = seier
analysis-total-cost = alle valg kostet
analysis-chances = Vinnersjanse før hver runde
analysis-chances-note = Hver spillers sjanse er bedømt ut fra det spilleren selv kunne vite, så sjansene trenger ikke å bli 100 % til sammen.
analysis-open = Vinnersjanse med alle hender åpne
analysis-open-note = Dette kunne ingen vite under spillet, og ingen valg er bedømt ut fra det.
analysis-numbers = Som tall
analysis-turning = Vendepunkter
analysis-turned = { $where }: { $player } gikk fra { $before } % til { $after } %
analysis-no-turning = Ingen runde endret tydelig en vinnersjanse.
analysis-denied = Poeng som andre ikke fikk
analysis-denied-note = Kort som den neste med hånden kunne ha bygd i runden etter, og poengene de straks ville ha gitt, etter betaling.
analysis-denied-card =
    { $n ->
        [one] { $where }: { $player } tok { $card }, som var verdt { $n } poeng for { $other }
       *[other] { $where }: { $player } tok { $card }, som var verdt { $n } poeng for { $other }
    }
analysis-slips = Unøyaktigheter og feil
analysis-no-slips = Det var ingen unøyaktigheter eller feil.
analysis-choices = Alle valg
analysis-when = når
analysis-chosen = valgt
analysis-best = beste alternativ
analysis-cost = kostet
analysis-judged = valg
analysis-option = alternativ
analysis-option-of = { $thing }: { $way }
analysis-chance = vinnersjanse
analysis-points = poeng
analysis-grade-forced = eneste alternativ
analysis-grade-best = best
analysis-grade-good = bra
analysis-grade-inaccuracy = unøyaktighet
analysis-grade-mistake = feil
analysis-grades-best = beste
analysis-grades-good = bra
analysis-grades-inaccuracy = unøyaktigheter
analysis-grades-mistake = feil
analysis-page = Siden er lagret i { $file }.
