### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-you-play = Du spiller { $board }.
terminal-boards-are-chosen = Før alder I: Vidunderkortene vælges.
terminal-where = Alder { $age }, tur { $turn } af { $turns }.
terminal-seat = Plads { $n }: { $name }
terminal-seat-number = plads { $n }
terminal-role-you = dig
terminal-role-left = din sidemand til venstre
terminal-role-right = din sidemand til højre
terminal-stages = { $n } af { $all } stadier
terminal-conflicts = konfliktpoint { $points }
terminal-makes = producerer { $good }
terminal-none = ingen
terminal-pawns = deltagerbrikker: { $pawns }, gældsbrikker: { $debts }
terminal-edifice = Bygningsværk i alder { $age }: { $name } ({ $state }), koster { $cost }. Belønning pr. deltagerbrik: { $reward } Straf, hvis det slår fejl: { $penalty }
terminal-stage-costs = stadie { $n } (koster { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Skriv help for at få hjælp.
terminal-not-built = kan ikke bygges: { $why }
terminal-not-staged = kan ikke lægges under vidunderet: { $why }
terminal-no-stage = Det næste vidunderstadie kan ikke bygges: { $why }.
terminal-no-sale = Intet kort kan sælges: { $why }.
terminal-stage-ways = Eller med et hvilket som helst kort: { $ways }.
terminal-stage-ways-others = Eller med et hvilket som helst andet kort: { $ways }.
terminal-tokens = Sejrsbrikker med værdien { $tokens }
terminal-which-way = hvilken? (Enter: et andet kort)
terminal-no-number = Der er intet nummer { $answer }; vælg et fra 1 til { $most }.
terminal-cannot = »{ $action }« er ikke muligt: { $why }.
terminal-try = Prøv: { $options }.
terminal-no-board = Du har ikke noget vidunderkort endnu.
terminal-no-edifices = Der spilles uden bygningsværker.
terminal-cards-unseen = kort, du ikke har set
terminal-holds = { $name } ({ $n } på hånden): { $cards }
way-build = byg
way-chain = byg gratis (kæde)
way-free = byg gratis med dit vidunder
way-stage = byg det næste vidunderstadie
way-sell = sælg
way-pick = byg gratis
way-decline = tag intet
way-take = vælg
way-lose = mist det
way-forfeit = mist dem
way-in-form = { $way } ({ $form })
way-joining = { $way } og deltag i bygningsværket
way-for = { $way } for { $price }

## the end, and files

terminal-won-by = Vundet af { $names }.
terminal-leave = Du har forladt bordet.
terminal-bot-replaced = Fra nu af vælger den uøvede bot i dens sted.
terminal-saved = Spillet er gemt i { $file }.
terminal-not-saved = Spillet kunne ikke gemmes i { $file }: { $why }.
terminal-no-file-name = Spillet kunne ikke gemmes i { $file }: Det er ikke et gyldigt filnavn.

## playthroughs

step-boards = Vidunderkort
step-turn = Alder { $age }, tur { $turn }
step-last_card = Alder { $age }, sidste kort
step-discard_pile = Alder { $age }, tur { $turn }, bunken med brugte kort
step-penalty = Alder { $age }, straf
step-dice-turn = Tur { $turn }
step-from = fra { $hand }
step-coins = mønter { $coins }
step-shields = skjolde { $shields }

## help

terminal-help-cards =
    Skriv nummeret på et kort og derefter nummeret på det, du vil gøre med det. Eller skriv et af disse ord:
    {"  "}list         dine kort, og hvad du kan gøre med dem
    {"  "}table        alle byer og størrelsen på bunken med brugte kort
    {"  "}city [SEAT]  alt, hvad der ligger åbent i din by eller i en anden: city 2, city gizah
    {"  "}wonder       stadierne af dit vidunder
    {"  "}card NAME    hvad et kort gør
    {"  "}edifices     bygningsværkerne i de tre aldre, hvis du spiller med dem
    {"  "}seen         kort, du har set, som andre nu kan have på hånden
    {"  "}log          hvad der er sket for nylig
    {"  "}score        pointblokken lige nu
    {"  "}save FILE    gem spillet i en fil
    {"  "}back         mens du vælger for Den Frie By: vælg dit eget kort om
    {"  "}quit         forlad spillet
    Du kan også skrive en hel handling, for eksempel: build altar, stage altar L2, stage altar left join, sell altar.

## the dice game

terminal-turn = Tur { $n }.
terminal-last-turn = Tur { $n }, den sidste.
terminal-die = { $die } ({ $mark }) viser { $face }, zone { $zone }
terminal-locked = låst
terminal-role-both = din sidemand på begge sider
terminal-resources =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressourcer
    }
terminal-defence = forsvar { $west } i vest og { $east } i øst
terminal-finished = fuldført: { $buildings }
terminal-bonuses = bonusser: { $bonuses }
terminal-unlocked = låst op: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] { $n } point indtil nu
       *[other] { $n } point indtil nu
    }
terminal-nothing = intet
terminal-board-numbers = pladens tal: { $status }; markeret med ? nedenfor
terminal-building = { $building } ({ $die }), { $n } af { $all }
terminal-building-first = { $building } ({ $die }), { $n } af { $all }, fuldført først
terminal-needs-die = { $colour } terning
terminal-needs-no-die = kræver ingen terning
terminal-points-won = ({ $n } fået)
terminal-pass =
    { $n ->
        [one] Meld pas, og få { $n } mønt
       *[other] Meld pas, og få { $n } mønter
    }
terminal-skip = Spring over
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Vidunder, stadie { $n }
terminal-for-choosing =
    { $n ->
        [one] valget giver { $n } mønt
       *[other] valget giver { $n } mønter
    }
terminal-space = { $space }: koster { $cost }; { $effects } (pålidelighed: { $confidence })
terminal-send = Vil du afslutte turen? Tryk Enter for at afslutte, eller skriv back for at fortryde
terminal-taken-back = Fortrudt.
terminal-wonder = vidunder
terminal-help-dice =
    Skriv nummeret på det, du vil gøre. Eller skriv et af disse ord:
    {"  "}list         hvad du kan gøre nu, og hvorfor de andre terninger ikke kan bruges
    {"  "}dice         terningerne i Forum
    {"  "}sheet [SEAT] din plade eller en anden bys
    {"  "}table        alle byer i korte træk
    {"  "}space NAME   hvad et felt på din plade koster og gør, for eksempel: space agora.mask.1
    {"  "}log          hvad der er sket for nylig
    {"  "}score        pointblokken lige nu
    {"  "}save FILE    gem spillet i en fil
    {"  "}back         fortryd dit seneste valg i denne tur
    {"  "}quit         forlad spillet
    Du kan også skrive en hel handling, for eksempel: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Alder { $age }, { $colour } ({ $family }, farvesymbol: { $mark })
show-cost = pris: { $cost }
show-from = gratis, hvis du har { $cards }
show-to = gør gratis: { $cards }
show-guild = ét eksemplar; med 3 spillere trækkes { $n } laug plus ét for hver yderligere spiller
show-copies = eksemplarer: { $copies }
show-copy = ét med mindst { $n } spillere
show-side = { $side }, { $makes }
show-stage = stadie { $n }, koster { $cost }: { $effects }
show-edifice = Alder { $age }; det koster { $cost } at deltage
show-reward = belønning pr. deltagerbrik: { $effects }
show-penalty = straf uden deltagerbrik, hvis det slår fejl: { $effects }
show-disputed = omstridt: { $text }
show-with-either = til begge udgaver
show-with-edifices = kun med bygningsværker
show-unsure = { $name } (tallene er rekonstrueret)
show-alike = de andre bygninger er ens på alle plader: show Agora, show Market …; hele pladen, klar til at rette: heptapolis dice export-board { $board }
show-on-board = på pladen { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } terning, farvesymbol: { $mark }
show-in-order = i denne rækkefølge
show-any-order = { $symbols }, i vilkårlig rækkefølge
show-space = koster { $cost }: { $effects } (pålidelighed: { $confidence })
show-die = terningen { $die }, { $game }
show-faces = { $colour } (farvesymbol: { $mark }), sider: { $faces }

## what everyone can see in a city

terminal-tokens-held = brikker fra alder { $age }: { $tokens }
terminal-made = ressourcer: { $goods }
terminal-sold = til salg: { $goods }
terminal-science = videnskab: { $symbols }
terminal-symbol-choice = efter eget valg
terminal-free-builds =
    { $n ->
        [one] { $n } gratis bygning tilbage i denne alder
       *[other] { $n } gratis bygninger tilbage i denne alder
    }
terminal-hand-size =
    { $n ->
        [one] { $n } kort på hånden
       *[other] { $n } kort på hånden
    }
terminal-stage-built-form = Stadie { $n }, bygget ({ $form })
terminal-no-seat = Der er ingen by { $name }; prøv: { $cities }.

## the Free City's turn: the sentences above, about the city instead of you

terminal-asks-play_for_free_city = Vælg et kort for { $city }
terminal-asks-play_last_card = Vidunderet i { $city } lader byen spille sit sidste kort
terminal-asks-dig = Vælg et kort fra bunken med brugte kort, som { $city } bygger gratis
terminal-asks-lose_card = { $edifice } slog fejl: Vælg et kort i farven { $colour }, som { $city } mister
terminal-asks-lose_tokens = { $edifice } slog fejl: Vælg de sejrsbrikker, som { $city } mister
terminal-city-cannot = »{ $action }« er ikke muligt for { $city }: { $why }.
way-free-its = byg gratis med byens vidunder
why-already_built-its = byen har allerede bygget dette
why-goods_short-its =
    { $kinds ->
        [one] byen mangler { $goods }, og ingen af dens sidemænd kan sælge den det
       *[other] byen mangler { $goods }, og ingen af dens sidemænd kan sælge den dem
    }
why-coins_short-its =
    { $n ->
        [one] det koster { $n } mønt at købe de manglende ressourcer; byen har { $purse } at bruge
       *[other] det koster { $n } mønter at købe de manglende ressourcer; byen har { $purse } at bruge
    }
why-price_short-its =
    { $n ->
        [one] det koster { $n } mønt; byen har { $purse } at bruge
       *[other] det koster { $n } mønter; byen har { $purse } at bruge
    }
why-costs_nothing-its = kortet koster intet, så evnen hos byens vidunder er ikke nødvendig
why-wonder_complete-its = byens vidunder er færdigt
why-free_already-its = byens vidunder gør kortet gratis, så det bygges på den måde
why-no_chain-its = ingen af byens bygninger gør dette kort gratis
why-no_free_build-its = byens vidunder lader den ikke bygge gratis nu
why-joined_already-its = byen deltager allerede i denne alders bygningsværk
why-not_in_city-its = kortet er ikke bygget i byen
why-wrong_tokens-its = byen har ikke disse sejrsbrikker, eller straffen gælder et andet antal
effect-produce-its = Producerer { $goods } hver tur; byens sidemænd kan købe det.
effect-produce_choice-its = { effect-produce-its }
effect-private_choice-its = Producerer { $goods } hver tur; byens sidemænd kan ikke købe det.
effect-science_choice-its = 1 valgfrit videnskabssymbol; byen vælger det, når pointene tælles op.
effect-points_if_complete-its =
    { $n ->
        [one] { $n } point ved spillets slutning, hvis byens vidunder er færdigt.
       *[other] { $n } point ved spillets slutning, hvis byens vidunder er færdigt.
    }
effect-free_build_each_age-its = Én gang i hver alder må byen bygge ét kort fra hånden gratis.
effect-free_first_of_colour-its = Byens første kort af hver farve er gratis at bygge.
effect-free_first_of_age-its = Byens første kort i hver alder er gratis at bygge.
effect-free_last_of_age-its = Byens sjette kort i hver alder er gratis at bygge.
effect-build_from_discard-its = Når det er bygget, må byen ved turens slutning bygge et kort gratis fra bunken med brugte kort.
effect-play_last_card-its = Byen må spille sit sidste kort i hver alder i stedet for at smide det ud.
effect-copy_guild-its = Ved spillets slutning får byen point for et af sine sidemænds laug, som var det dens eget.
effect-points_per_set-its =
    { $n ->
        [one] { $n } point ved spillets slutning for hvert sæt med { $things } i byen.
       *[other] { $n } point ved spillets slutning for hvert sæt med { $things } i byen.
    }
effect-points_per_colour-its =
    { $n ->
        [one] { $n } point ved spillets slutning for hver kortfarve i byen.
       *[other] { $n } point ved spillets slutning for hver kortfarve i byen.
    }
effect-drop_defeats-its = Byen afleverer straks alle sine nederlagsbrikker.
effect-repeat_guild-its = Ved spillets slutning får byen point for et af sine egne laug én gang til.
where-own-its = i byen selv
where-left-its = i byen til venstre for den
where-right-its = i byen til højre for den
where-own-left-its = i byen selv og i byen til venstre for den
where-own-right-its = i byen selv og i byen til højre for den
where-left-right-its = i begge dens sidemænds byer
where-own-left-right-its = i byen selv og begge dens sidemænds byer
from-left-its = byens sidemand til venstre
from-right-its = byens sidemand til højre
from-left-right-its = begge byens sidemænd
terminal-no-board-its = Byen har ikke noget vidunderkort endnu.
## what is played, and the seats of the bots

title-players = { $game }, { $n } spillere
title-with = { $game }, med { $added }
title-variant = { $title } (husregler)
title-reconstructed = { $title } (pladernes tal er rekonstrueret)
terminal-bot-random = Tilfældig bot { $n }
terminal-bot-builder = Byggeglad bot { $n }
terminal-bot-beginner = Uøvet bot { $n }
terminal-bot-rulebook = Forsigtig bot { $n }
terminal-bot-oracle = Fremsynet bot { $n }

## the analysis of a game

analysis-heading = Analyse: { $title }
analysis-method = Hver mulighed er spillet til ende { $n } gange, og { $bot } spillede for alle. Det, som spilleren ikke kunne vide, blev delt ud på ny hver gang. Intervallerne er på 95 %.
analysis-players = Spillere
analysis-player = spiller
analysis-won = sejr
analysis-total-cost = alle valg kostede
analysis-chances = Vinderchance før hver tur
analysis-chances-note = Hver spillers chance er bedømt ud fra, hvad spilleren selv kunne vide, så chancerne behøver ikke at give 100 % tilsammen.
analysis-open = Vinderchance med alle hænder åbne
analysis-open-note = Det kunne ingen vide under spillet, og ingen valg er bedømt ud fra det.
analysis-numbers = Som tal
analysis-turning = Vendepunkter
analysis-turned = { $where }: { $player } gik fra { $before } % til { $after } %
analysis-no-turning = Ingen tur ændrede tydeligt en vinderchance.
analysis-denied = Point, som andre ikke fik
analysis-denied-note = Kort, som den næste med hånden kunne have bygget i turen efter, og de point, kortene straks ville have givet, når de var betalt.
analysis-denied-card =
    { $n ->
        [one] { $where }: { $player } tog { $card }, der var { $n } point værd for { $other }
       *[other] { $where }: { $player } tog { $card }, der var { $n } point værd for { $other }
    }
analysis-slips = Unøjagtigheder og fejl
analysis-no-slips = Der var ingen unøjagtigheder eller fejl.
analysis-choices = Alle valg
analysis-when = hvornår
analysis-chosen = valgt
analysis-best = bedste mulighed
analysis-cost = kostede
analysis-judged = valg
analysis-option = mulighed
analysis-option-of = { $thing }: { $way }
analysis-chance = vinderchance
analysis-points = point
analysis-grade-forced = eneste mulighed
analysis-grade-best = bedst
analysis-grade-good = godt
analysis-grade-inaccuracy = unøjagtighed
analysis-grade-mistake = fejl
analysis-grades-best = bedste
analysis-grades-good = gode
analysis-grades-inaccuracy = unøjagtigheder
analysis-grades-mistake = fejl
analysis-page = Siden er gemt i { $file }.
