### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-you-play = Je speelt { $board }.
terminal-boards-are-chosen = Vóór tijdperk I: de borden worden gekozen.
terminal-where = Tijdperk { $age }, ronde { $turn } van { $turns }.
terminal-seat = Plaats { $n }: { $name }
terminal-seat-number = plaats { $n }
terminal-role-you = jij
terminal-role-left = je linkerbuur
terminal-role-right = je rechterbuur
terminal-stages = { $n } van { $all } fasen
terminal-conflicts = conflictpunten { $points }
terminal-makes = produceert { $good }
terminal-none = geen
terminal-pawns = pionnen: { $pawns }, schuldfiches: { $debts }
terminal-edifice = Bouwwerk van tijdperk { $age }: { $name } ({ $state }), kost { $cost }. Beloning per pion: { $reward } Straf als het mislukt: { $penalty }
terminal-stage-costs = fase { $n } (kost { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Typ help voor hulp.
terminal-not-built = kan niet worden gebouwd: { $why }
terminal-not-staged = kan niet onder het wonder worden gelegd: { $why }
terminal-no-stage = De volgende wonderfase kan niet worden gebouwd: { $why }.
terminal-no-sale = Er kan geen kaart worden verkocht: { $why }.
terminal-stage-ways = Of met een willekeurige kaart: { $ways }.
terminal-stage-ways-others = Of met een willekeurige andere kaart: { $ways }.
terminal-tokens = Overwinningsfiches ter waarde van { $tokens }
terminal-which-way = welke? (Enter: een andere kaart)
terminal-no-number = Er is geen nummer { $answer }; kies er een van 1 tot en met { $most }.
terminal-cannot = “{ $action }” kan niet: { $why }.
terminal-try = Probeer: { $options }.
terminal-no-board = Je hebt nog geen bord.
terminal-no-edifices = Er wordt zonder bouwwerken gespeeld.
terminal-cards-unseen = kaarten die je niet hebt gezien
terminal-holds = { $name } ({ $n } in de hand): { $cards }
way-build = bouwen
way-chain = gratis bouwen (keten)
way-free = gratis bouwen dankzij je wonder
way-stage = de volgende wonderfase bouwen
way-sell = verkopen
way-pick = gratis bouwen
way-decline = niets nemen
way-take = nemen
way-lose = verliezen
way-forfeit = verliezen
way-in-form = { $way } ({ $form })
way-joining = { $way } en meedoen aan het bouwwerk
way-for = { $way } voor { $price }

## the end, and files

terminal-won-by = Winnaar: { $names }.
terminal-leave = Je hebt de tafel verlaten.
terminal-bot-replaced = Vanaf nu kiest de beginnende bot in zijn plaats.
terminal-saved = Het spel is opgeslagen in { $file }.
terminal-not-saved = Het spel kon niet worden opgeslagen in { $file }: { $why }.
terminal-no-file-name = Het spel kon niet worden opgeslagen in { $file }: dat is geen geldige bestandsnaam.

## playthroughs

step-boards = Borden
step-turn = Tijdperk { $age } ronde { $turn }
step-last_card = Tijdperk { $age } laatste kaart
step-discard_pile = Tijdperk { $age } ronde { $turn } aflegstapel
step-penalty = Tijdperk { $age } straf
step-dice-turn = Ronde { $turn }
step-from = uit { $hand }
step-coins = muntstukken { $coins }
step-shields = schilden { $shields }

## help

terminal-help-cards =
    Typ het nummer van een kaart en daarna het nummer van wat je ermee wilt doen. Of typ een van deze woorden:
    {"  "}list         je kaarten en wat je ermee kunt doen
    {"  "}table        alle steden en hoe groot de aflegstapel is
    {"  "}city [SEAT]  alles wat open ligt in je stad, of in een andere: city 2, city gizah
    {"  "}wonder       de fasen van je wonder
    {"  "}card NAME    wat een kaart doet
    {"  "}edifices     de bouwwerken van de drie tijdperken, als je ermee speelt
    {"  "}seen         kaarten die je hebt gezien en die anderen nu kunnen hebben
    {"  "}log          wat er onlangs is gebeurd
    {"  "}score        het huidige scoreblad
    {"  "}save FILE    het spel opslaan in een bestand
    {"  "}back         terwijl je voor de Vrije Stad kiest: je eigen kaart opnieuw kiezen
    {"  "}quit         het spel verlaten
    Je kunt ook een hele actie typen, zoals: build altar, stage altar L2, stage altar left join, sell altar.

## the dice game

terminal-turn = Ronde { $n }.
terminal-last-turn = Ronde { $n }, de laatste.
terminal-die = { $die } ({ $mark }) toont { $face }, zone { $zone }
terminal-locked = vergrendeld
terminal-role-both = je buur aan beide kanten
terminal-resources =
    { $n ->
        [one] { $n } grondstof
       *[other] { $n } grondstoffen
    }
terminal-defence = verdediging { $west } in het westen en { $east } in het oosten
terminal-finished = voltooid: { $buildings }
terminal-bonuses = bonussen: { $bonuses }
terminal-unlocked = ontgrendeld: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] tot nu toe { $n } punt
       *[other] tot nu toe { $n } punten
    }
terminal-nothing = niets
terminal-board-numbers = getallen op het bord: { $status }; hieronder gemarkeerd met ?
terminal-building = { $building } ({ $die }), { $n } van { $all }
terminal-building-first = { $building } ({ $die }), { $n } van { $all }, als eerste voltooid
terminal-needs-die = { $colour } dobbelsteen
terminal-needs-no-die = geen dobbelsteen nodig
terminal-points-won = ({ $n } behaald)
terminal-pass =
    { $n ->
        [one] Passen en { $n } muntstuk krijgen
       *[other] Passen en { $n } muntstukken krijgen
    }
terminal-skip = Overslaan
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Wonder, fase { $n }
terminal-for-choosing =
    { $n ->
        [one] je krijgt { $n } muntstuk voor deze keuze
       *[other] je krijgt { $n } muntstukken voor deze keuze
    }
terminal-space = { $space }: kost { $cost }; { $effects } (betrouwbaarheid: { $confidence })
terminal-send = Je beurt afronden? Druk op Enter om af te ronden, of typ back om terug te gaan
terminal-taken-back = Ongedaan gemaakt.
terminal-wonder = wonder
terminal-help-dice =
    Typ het nummer van wat je wilt doen. Of typ een van deze woorden:
    {"  "}list         wat je nu kunt doen, en waarom je de andere dobbelstenen niet kunt gebruiken
    {"  "}dice         de dobbelstenen in het Forum
    {"  "}sheet [SEAT] je eigen bord, of dat van een andere stad
    {"  "}table        alle steden in het kort
    {"  "}space NAME   wat een vakje van je bord kost en doet, zoals: space agora.mask.1
    {"  "}log          wat er onlangs is gebeurd
    {"  "}score        het huidige scoreblad
    {"  "}save FILE    het spel opslaan in een bestand
    {"  "}back         je laatste keuze van deze ronde ongedaan maken
    {"  "}quit         het spel verlaten
    Je kunt ook een hele actie typen, zoals: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Tijdperk { $age }, { $colour } ({ $family }, teken: { $mark })
show-cost = kosten: { $cost }
show-from = gratis als je { $cards } hebt
show-to = maakt gratis: { $cards }
show-guild = één exemplaar; met 3 spelers worden er { $n } gilden getrokken, plus één voor elke extra speler
show-copies = exemplaren: { $copies }
show-copy = één met minstens { $n } spelers
show-side = { $side }, { $makes }
show-stage = fase { $n }, kost { $cost }: { $effects }
show-edifice = Tijdperk { $age }; meedoen kost { $cost }
show-reward = beloning per pion: { $effects }
show-penalty = straf zonder pion, als het mislukt: { $effects }
show-disputed = omstreden: { $text }
show-with-either = met beide edities
show-with-edifices = alleen met bouwwerken
show-unsure = { $name } (getallen gereconstrueerd)
show-alike = de andere gebouwen zijn op alle borden gelijk: show Agora, show Market …; het hele bord, om te verbeteren: heptapolis dice export-board { $board }
show-on-board = op het bord { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } dobbelsteen, teken: { $mark }
show-in-order = in deze volgorde
show-any-order = { $symbols }, in willekeurige volgorde
show-space = kost { $cost }: { $effects } (betrouwbaarheid: { $confidence })
show-die = Dobbelsteen { $die }, { $game }
show-faces = { $colour } dobbelsteen (teken: { $mark }), zijden: { $faces }

## what everyone can see in a city

terminal-tokens-held = fiches van tijdperk { $age }: { $tokens }
terminal-made = grondstoffen: { $goods }
terminal-sold = te koop: { $goods }
terminal-science = wetenschap: { $symbols }
terminal-symbol-choice = naar keuze
terminal-free-builds =
    { $n ->
        [one] nog { $n } gebouw gratis in dit tijdperk
       *[other] nog { $n } gebouwen gratis in dit tijdperk
    }
terminal-hand-size =
    { $n ->
        [one] { $n } kaart in de hand
       *[other] { $n } kaarten in de hand
    }
terminal-stage-built-form = Fase { $n }, gebouwd ({ $form })
terminal-no-seat = Er is geen stad { $name }; probeer: { $cities }.

## the Free City's turn: the sentences above, about the city instead of you

terminal-asks-play_for_free_city = Kies een kaart voor { $city }
terminal-asks-play_last_card = Dankzij haar wonder mag { $city } haar laatste kaart spelen
terminal-asks-dig = Kies een kaart van de aflegstapel die { $city } gratis bouwt
terminal-asks-lose_card = { $edifice } is mislukt: kies een kaart in de kleur { $colour } die { $city } verliest
terminal-asks-lose_tokens = { $edifice } is mislukt: kies de overwinningsfiches die { $city } verliest
terminal-city-cannot = “{ $action }” kan niet voor { $city }: { $why }.
way-free-its = gratis bouwen dankzij haar wonder
why-already_built-its = de stad heeft dit al gebouwd
why-goods_short-its =
    { $kinds ->
        [one] de stad komt { $goods } tekort, en geen van haar buren kan het haar verkopen
       *[other] de stad komt { $goods } tekort, en geen van haar buren kan ze haar verkopen
    }
why-coins_short-its =
    { $n ->
        [one] de ontbrekende grondstoffen kosten { $n } muntstuk; de stad heeft er { $purse } te besteden
       *[other] de ontbrekende grondstoffen kosten { $n } muntstukken; de stad heeft er { $purse } te besteden
    }
why-price_short-its =
    { $n ->
        [one] het kost { $n } muntstuk; de stad heeft er { $purse } te besteden
       *[other] het kost { $n } muntstukken; de stad heeft er { $purse } te besteden
    }
why-costs_nothing-its = de kaart kost niets, dus de kracht van haar wonder is niet nodig
why-wonder_complete-its = haar wonder is voltooid
why-free_already-its = haar wonder maakt deze kaart gratis, dus wordt ze zo gebouwd
why-no_chain-its = geen van haar gebouwen maakt deze kaart gratis
why-no_free_build-its = haar wonder laat de stad nu niet gratis bouwen
why-joined_already-its = de stad heeft al meegedaan aan het bouwwerk van dit tijdperk
why-not_in_city-its = deze kaart ligt niet in de stad
why-wrong_tokens-its = de stad heeft deze overwinningsfiches niet, of de straf geldt voor een ander aantal
effect-produce-its = Produceert elke ronde { $goods }; haar buren kunnen het kopen.
effect-produce_choice-its = { effect-produce-its }
effect-private_choice-its = Produceert elke ronde { $goods }; haar buren kunnen het niet kopen.
effect-science_choice-its = 1 wetenschapssymbool naar keuze; de stad kiest het bij de puntentelling.
effect-points_if_complete-its =
    { $n ->
        [one] { $n } punt aan het eind als haar wonder voltooid is.
       *[other] { $n } punten aan het eind als haar wonder voltooid is.
    }
effect-free_build_each_age-its = Eén keer per tijdperk mag de stad een kaart uit de hand gratis bouwen.
effect-free_first_of_colour-its = Haar eerste kaart van elke kleur is gratis te bouwen.
effect-free_first_of_age-its = Haar eerste kaart van elk tijdperk is gratis te bouwen.
effect-free_last_of_age-its = Haar zesde kaart van elk tijdperk is gratis te bouwen.
effect-build_from_discard-its = Zodra dit gebouwd is, mag de stad aan het eind van de ronde één kaart van de aflegstapel gratis bouwen.
effect-play_last_card-its = De stad mag haar laatste kaart van elk tijdperk spelen in plaats van die af te leggen.
effect-copy_guild-its = Aan het eind telt één gilde van haar buren voor de stad mee alsof het van haar is.
effect-points_per_set-its =
    { $n ->
        [one] { $n } punt aan het eind per set van { $things } in de stad.
       *[other] { $n } punten aan het eind per set van { $things } in de stad.
    }
effect-points_per_colour-its =
    { $n ->
        [one] { $n } punt aan het eind per kaartkleur in de stad.
       *[other] { $n } punten aan het eind per kaartkleur in de stad.
    }
effect-drop_defeats-its = De stad levert meteen al haar nederlaagfiches in.
effect-repeat_guild-its = Aan het eind telt één van haar eigen gilden nog een keer.
where-own-its = in de stad zelf
where-left-its = in de stad links van haar
where-right-its = in de stad rechts van haar
where-own-left-its = in de stad zelf en de stad links van haar
where-own-right-its = in de stad zelf en de stad rechts van haar
where-left-right-its = in haar beide buursteden
where-own-left-right-its = in de stad zelf en beide buursteden
from-left-its = haar linkerbuur
from-right-its = haar rechterbuur
from-left-right-its = haar beide buren
terminal-no-board-its = De stad heeft nog geen bord.
## what is played, and the seats of the bots

title-players = { $game }, { $n } spelers
title-with = { $game }, met { $added }
title-variant = { $title } (huisregels)
title-reconstructed = { $title } (getallen op de borden gereconstrueerd)
terminal-bot-random = Willekeurige bot { $n }
terminal-bot-builder = Snel bouwende bot { $n }
terminal-bot-beginner = Beginnende bot { $n }
terminal-bot-rulebook = Voorzichtige bot { $n }
terminal-bot-oracle = Vooruitziende bot { $n }

## the analysis of a game

analysis-heading = Analyse: { $title }
analysis-method = Elke optie is { $n } keer tot het einde gespeeld, waarbij { $bot } voor iedereen speelde. Wat de speler niet kon weten, werd elke keer opnieuw gedeeld. Intervallen zijn 95 %-intervallen.
analysis-players = Spelers
analysis-player = speler
analysis-won = overwinning
analysis-total-cost = alle keuzes kostten
analysis-chances = Winkans voor elke ronde
analysis-chances-note = De kans van elke speler is beoordeeld naar wat die speler zelf kon weten, dus samen hoeven de kansen geen 100 % te zijn.
analysis-open = Winkans met alle handen open
analysis-open-note = Dit kon niemand tijdens het spel weten, en geen enkele keuze wordt ernaar beoordeeld.
analysis-numbers = In getallen
analysis-turning = Keerpunten
analysis-turned = { $where }: { $player } ging van { $before } % naar { $after } %
analysis-no-turning = Geen enkele ronde veranderde een winkans duidelijk.
analysis-denied = Punten die anderen misliepen
analysis-denied-note = Kaarten die de volgende speler met de hand een ronde later had kunnen bouwen, met de punten die ze na betaling meteen hadden opgeleverd.
analysis-denied-card =
    { $n ->
        [one] { $where }: { $player } nam { $card }, { $n } punt waard voor { $other }
       *[other] { $where }: { $player } nam { $card }, { $n } punten waard voor { $other }
    }
analysis-slips = Onnauwkeurigheden en fouten
analysis-no-slips = Er waren geen onnauwkeurigheden of fouten.
analysis-choices = Alle keuzes
analysis-when = wanneer
analysis-chosen = gekozen
analysis-best = beste optie
analysis-cost = kostte
analysis-judged = keuze
analysis-option = optie
analysis-option-of = { $thing }: { $way }
analysis-chance = winkans
analysis-points = punten
analysis-grade-forced = enige optie
analysis-grade-best = beste
analysis-grade-good = goed
analysis-grade-inaccuracy = onnauwkeurigheid
analysis-grade-mistake = fout
analysis-grades-best = beste
analysis-grades-good = goed
analysis-grades-inaccuracy = onnauwkeurigheden
analysis-grades-mistake = fouten
analysis-page = De pagina is opgeslagen in { $file }.
