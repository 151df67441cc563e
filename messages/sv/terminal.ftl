### What only the terminal says. Commands and actions are typed in English whatever the language.

## where the game stands

terminal-you-play = Du spelar { $board }.
terminal-boards-are-chosen = Före tidsålder I: bräden väljs.
terminal-where = Tidsålder { $age }, tur { $turn } av { $turns }.
terminal-seat = Plats { $n }: { $name }
terminal-seat-number = plats { $n }
terminal-role-you = du
terminal-role-left = din vänstra granne
terminal-role-right = din högra granne
terminal-stages = { $n } av { $all } steg
terminal-conflicts = konfliktpoäng { $points }
terminal-makes = producerar { $good }
terminal-none = inga
terminal-pawns = pjäser: { $pawns }, skuldmarkörer: { $debts }
terminal-edifice = Byggnadsverk i tidsålder { $age }: { $name } ({ $state }), kostar { $cost }. Belöning per pjäs: { $reward } Straff om det misslyckas: { $penalty }
terminal-stage-costs = steg { $n } (kostar { $cost })

## what is asked, and how it can be answered

terminal-welcome = { $title }. Skriv help för hjälp.
terminal-not-built = kan inte byggas: { $why }
terminal-not-staged = kan inte läggas under underverket: { $why }
terminal-no-stage = Nästa underverkssteg kan inte byggas: { $why }.
terminal-no-sale = Inget kort kan säljas: { $why }.
terminal-stage-ways = Eller med vilket kort som helst: { $ways }.
terminal-stage-ways-others = Eller med vilket annat kort som helst: { $ways }.
terminal-tokens = Segermarkörer värda { $tokens }
terminal-which-way = vilket? (Enter: ett annat kort)
terminal-no-number = Det finns inget nummer { $answer }; välj ett från 1 till { $most }.
terminal-cannot = ”{ $action }” är inte möjligt: { $why }.
terminal-try = Prova: { $options }.
terminal-no-board = Du har inget bräde än.
terminal-no-edifices = Partiet spelas utan byggnadsverk.
terminal-cards-unseen = kort du inte har sett
terminal-holds = { $name } ({ $n } på handen): { $cards }
way-build = bygg
way-chain = bygg gratis (kedja)
way-free = bygg gratis med ditt underverk
way-stage = bygg nästa underverkssteg
way-sell = sälj
way-pick = bygg gratis
way-decline = avstå
way-take = ta
way-lose = förlora det
way-forfeit = förlora dem
way-in-form = { $way } ({ $form })
way-joining = { $way } och delta i byggnadsverket
way-for = { $way } för { $price }

## the end, and files

terminal-won-by = Vinnare: { $names }.
terminal-leave = Du har lämnat bordet.
terminal-bot-replaced = Från och med nu väljer den oerfarna boten i dess ställe.
terminal-saved = Partiet har sparats i { $file }.
terminal-not-saved = Partiet kunde inte sparas i { $file }: { $why }.
terminal-no-file-name = Partiet kunde inte sparas i { $file }: det är inget giltigt filnamn.

## playthroughs

step-boards = Bräden
step-turn = Tidsålder { $age } tur { $turn }
step-last_card = Tidsålder { $age } sista kortet
step-discard_pile = Tidsålder { $age } tur { $turn } slänghögen
step-penalty = Tidsålder { $age } straff
step-dice-turn = Tur { $turn }
step-from = ur { $hand }
step-coins = mynt { $coins }
step-shields = sköldar { $shields }

## help

terminal-help-cards =
    Skriv numret på ett kort, sedan numret på det du vill göra med det. Eller skriv något av följande:
    {"  "}list         dina kort och vad du kan göra med dem
    {"  "}table        alla städer och hur stor slänghögen är
    {"  "}city [SEAT]  allt som ligger öppet i din stad eller i en annan: city 2, city gizah
    {"  "}wonder       stegen i ditt underverk
    {"  "}card NAME    vad ett kort gör
    {"  "}edifices     byggnadsverken i de tre tidsåldrarna, om du spelar med dem
    {"  "}seen         kort du har sett som andra nu kan ha på handen
    {"  "}log          vad som har hänt på sistone
    {"  "}score        poängtabellen just nu
    {"  "}save FILE    spara partiet i en fil
    {"  "}back         medan du väljer för Fria staden: välj om ditt eget kort
    {"  "}quit         lämna partiet
    Du kan också skriva en hel handling, till exempel: build altar, stage altar L2, stage altar left join, sell altar.

## the dice game

terminal-turn = Tur { $n }.
terminal-last-turn = Tur { $n }, den sista.
terminal-die = { $die } ({ $mark }) visar { $face }, sektion { $zone }
terminal-locked = låst
terminal-role-both = din granne på båda sidor
terminal-resources =
    { $n ->
        [one] { $n } resurs
       *[other] { $n } resurser
    }
terminal-defence = försvar { $west } i väst och { $east } i öst
terminal-finished = färdigt: { $buildings }
terminal-bonuses = bonusar: { $bonuses }
terminal-unlocked = upplåsta: { $dice }
terminal-as-it-stands =
    { $n ->
        [one] { $n } poäng hittills
       *[other] { $n } poäng hittills
    }
terminal-nothing = inget
terminal-board-numbers = siffrorna på brädet: { $status }; märkta med ? nedan
terminal-building = { $building } ({ $die }), { $n } av { $all }
terminal-building-first = { $building } ({ $die }), { $n } av { $all }, först färdig
terminal-needs-die = { $colour } tärning
terminal-needs-no-die = ingen tärning behövs
terminal-points-won = (gav { $n })
terminal-pass =
    { $n ->
        [one] Passa och få { $n } mynt
       *[other] Passa och få { $n } mynt
    }
terminal-skip = Avstå
terminal-bonus = Bonus { $bonus }: { $effects }
terminal-wonder-stage = Underverk, steg { $n }
terminal-for-choosing =
    { $n ->
        [one] du får { $n } mynt för valet
       *[other] du får { $n } mynt för valet
    }
terminal-space = { $space }: kostar { $cost }; { $effects } (tillförlitlighet: { $confidence })
terminal-send = Är du klar med turen? Tryck Enter för att avsluta den, eller skriv back för att ångra
terminal-taken-back = Ångrat.
terminal-wonder = underverk
terminal-help-dice =
    Skriv numret på det du vill göra. Eller skriv något av följande:
    {"  "}list         vad du kan göra nu, och varför de andra tärningarna inte går att använda
    {"  "}dice         tärningarna i forumet
    {"  "}sheet [SEAT] ditt bräde, eller en annan stads
    {"  "}table        alla städer i korthet
    {"  "}space NAME   vad en ruta på ditt bräde kostar och gör, till exempel: space agora.mask.1
    {"  "}log          vad som har hänt på sistone
    {"  "}score        poängtabellen just nu
    {"  "}save FILE    spara partiet i en fil
    {"  "}back         ångra ditt senaste val i den här turen
    {"  "}quit         lämna partiet
    Du kan också skriva en hel handling, till exempel: build blue agora.mask.1, wonder, pass, cross market.coin.2, skip.

## cards, wonders and buildings one by one

show-card = Tidsålder { $age }, { $colour } ({ $family }, märke: { $mark })
show-cost = kostnad: { $cost }
show-from = gratis om du har { $cards }
show-to = gör gratis: { $cards }
show-guild = ett exemplar; med 3 spelare dras { $n } skrån, plus ett för varje ytterligare spelare
show-copies = exemplar: { $copies }
show-copy = ett med minst { $n } spelare
show-side = { $side }, { $makes }
show-stage = steg { $n }, kostar { $cost }: { $effects }
show-edifice = Tidsålder { $age }; att delta kostar { $cost }
show-reward = belöning per pjäs: { $effects }
show-penalty = straff utan pjäs, om det misslyckas: { $effects }
show-disputed = omtvistat: { $text }
show-with-either = med vilken utgåva som helst
show-with-edifices = bara med byggnadsverk
show-unsure = { $name } (siffrorna rekonstruerade)
show-alike = de andra byggnaderna är likadana på alla bräden: show Agora, show Market …; hela brädet, för att rätta det: heptapolis dice export-board { $board }
show-on-board = på brädet { $board }:
show-building = { $building } ({ $die })
show-die-mark = { $colour } tärning, märke: { $mark }
show-in-order = i den här ordningen
show-any-order = { $symbols }, i valfri ordning
show-space = kostar { $cost }: { $effects } (tillförlitlighet: { $confidence })
show-die = Tärningen { $die }, { $game }
show-faces = { $colour } (märke: { $mark }), sidor: { $faces }

## what everyone can see in a city

terminal-tokens-held = markörer från tidsålder { $age }: { $tokens }
terminal-made = resurser: { $goods }
terminal-sold = till salu: { $goods }
terminal-science = vetenskap: { $symbols }
terminal-symbol-choice = av valfritt slag
terminal-free-builds =
    { $n ->
        [one] { $n } gratis byggnad kvar i denna tidsålder
       *[other] { $n } gratis byggnader kvar i denna tidsålder
    }
terminal-hand-size =
    { $n ->
        [one] { $n } kort på handen
       *[other] { $n } kort på handen
    }
terminal-stage-built-form = Steg { $n }, byggt ({ $form })
terminal-no-seat = Det finns ingen stad { $name }; prova: { $cities }.

## the Free City's turn: the sentences above, about the city instead of you

terminal-asks-play_for_free_city = Välj ett kort för { $city }
terminal-asks-play_last_card = Underverket i { $city } låter staden spela sitt sista kort
terminal-asks-dig = Välj ett kort från slänghögen som { $city } bygger gratis
terminal-asks-lose_card = { $edifice } misslyckades: välj ett { $colour } kort som { $city } förlorar
terminal-asks-lose_tokens = { $edifice } misslyckades: välj segermarkörerna som { $city } förlorar
terminal-city-cannot = ”{ $action }” är inte möjligt för { $city }: { $why }.
way-free-its = bygg gratis med stadens underverk
why-already_built-its = staden har redan byggt det här
why-goods_short-its =
    { $kinds ->
        [one] staden behöver { $goods }, och ingen av grannarna kan sälja det till den
       *[other] staden behöver { $goods }, och ingen av grannarna kan sälja dem till den
    }
why-coins_short-its =
    { $n ->
        [one] det kostar { $n } mynt att köpa resurserna som saknas; staden har { $purse } att betala med
       *[other] det kostar { $n } mynt att köpa resurserna som saknas; staden har { $purse } att betala med
    }
why-price_short-its =
    { $n ->
        [one] det kostar { $n } mynt; staden har { $purse } att betala med
       *[other] det kostar { $n } mynt; staden har { $purse } att betala med
    }
why-costs_nothing-its = kortet kostar ingenting, så förmågan hos stadens underverk behövs inte
why-wonder_complete-its = stadens underverk är färdigt
why-free_already-its = stadens underverk gör kortet gratis, så det byggs på det sättet
why-no_chain-its = ingen av stadens byggnader gör det här kortet gratis
why-no_free_build-its = stadens underverk låter den inte bygga gratis just nu
why-joined_already-its = staden har redan deltagit i den här tidsålderns byggnadsverk
why-not_in_city-its = kortet ligger inte i staden
why-wrong_tokens-its = staden har inte de här segermarkörerna, eller så gäller straffet ett annat antal
effect-produce-its = Producerar { $goods } varje tur; stadens grannar kan köpa det.
effect-produce_choice-its = { effect-produce-its }
effect-private_choice-its = Producerar { $goods } varje tur; stadens grannar kan inte köpa det.
effect-science_choice-its = 1 valfri vetenskapssymbol; staden väljer när poängen räknas.
effect-points_if_complete-its =
    { $n ->
        [one] { $n } poäng i slutet om stadens underverk är färdigt.
       *[other] { $n } poäng i slutet om stadens underverk är färdigt.
    }
effect-free_build_each_age-its = En gång per tidsålder får staden bygga ett kort från handen gratis.
effect-free_first_of_colour-its = Stadens första kort av varje färg är gratis att bygga.
effect-free_first_of_age-its = Stadens första kort i varje tidsålder är gratis att bygga.
effect-free_last_of_age-its = Stadens sjätte kort i varje tidsålder är gratis att bygga.
effect-build_from_discard-its = När det är byggt får staden i slutet av turen bygga ett kort från slänghögen gratis.
effect-play_last_card-its = Staden får spela sitt sista kort i varje tidsålder i stället för att slänga det.
effect-copy_guild-its = I slutet får staden poäng för ett av grannarnas skrån som om det vore dess eget.
effect-points_per_set-its =
    { $n ->
        [one] { $n } poäng i slutet för varje uppsättning av { $things } i staden.
       *[other] { $n } poäng i slutet för varje uppsättning av { $things } i staden.
    }
effect-points_per_colour-its =
    { $n ->
        [one] { $n } poäng i slutet för varje kortfärg i staden.
       *[other] { $n } poäng i slutet för varje kortfärg i staden.
    }
effect-drop_defeats-its = Staden lämnar genast tillbaka alla sina förlustmarkörer.
effect-repeat_guild-its = I slutet får staden poäng för ett av sina egna skrån en gång till.
where-own-its = i staden själv
where-left-its = i staden till vänster om den
where-right-its = i staden till höger om den
where-own-left-its = i staden själv och i staden till vänster om den
where-own-right-its = i staden själv och i staden till höger om den
where-left-right-its = i båda dess grannstäder
where-own-left-right-its = i staden själv och båda grannstäderna
from-left-its = stadens vänstra granne
from-right-its = stadens högra granne
from-left-right-its = stadens båda grannar
terminal-no-board-its = Staden har inget bräde än.
## what is played, and the seats of the bots

title-players = { $game }, { $n } spelare
title-with = { $game }, med { $added }
title-variant = { $title } (husregler)
title-reconstructed = { $title } (siffrorna på brädena är rekonstruerade)
terminal-bot-random = Slumpmässig bot { $n }
terminal-bot-builder = Snabbyggande bot { $n }
terminal-bot-beginner = Oerfaren bot { $n }
terminal-bot-rulebook = Försiktig bot { $n }
terminal-bot-oracle = Framsynt bot { $n }

## the analysis of a game

analysis-heading = Analys: { $title }
analysis-method = Varje alternativ har spelats till slutet { $n } gånger, och { $bot } spelade för alla. Det som spelaren inte kunde veta delades ut på nytt varje gång. Intervallen är på 95 %.
analysis-players = Spelare
analysis-player = spelare
analysis-won = seger
analysis-total-cost = alla val kostade
analysis-chances = Vinstchans före varje tur
analysis-chances-note = Varje spelares chans bedöms efter vad spelaren själv kunde veta, så chanserna behöver inte bli 100 % tillsammans.
analysis-open = Vinstchans med alla händer öppna
analysis-open-note = Det här kunde ingen veta under partiet, och inget val bedöms efter det.
analysis-numbers = Som siffror
analysis-turning = Vändpunkter
analysis-turned = { $where }: { $player } gick från { $before } % till { $after } %
analysis-no-turning = Ingen tur ändrade tydligt en vinstchans.
analysis-denied = Poäng som andra gick miste om
analysis-denied-note = Kort som nästa spelare med handen kunde ha byggt turen efter, och poängen de genast hade gett, efter betalning.
analysis-denied-card =
    { $n ->
        [one] { $where }: { $player } tog { $card }, värt { $n } poäng för { $other }
       *[other] { $where }: { $player } tog { $card }, värt { $n } poäng för { $other }
    }
analysis-slips = Felbedömningar och misstag
analysis-no-slips = Det fanns inga felbedömningar eller misstag.
analysis-choices = Alla val
analysis-when = när
analysis-chosen = valt
analysis-best = bästa alternativ
analysis-cost = kostade
analysis-judged = val
analysis-option = alternativ
analysis-option-of = { $thing }: { $way }
analysis-chance = vinstchans
analysis-points = poäng
analysis-grade-forced = enda alternativet
analysis-grade-best = bäst
analysis-grade-good = bra
analysis-grade-inaccuracy = felbedömning
analysis-grade-mistake = misstag
analysis-grades-best = bästa
analysis-grades-good = bra
analysis-grades-inaccuracy = felbedömningar
analysis-grades-mistake = misstag
analysis-page = Sidan har sparats i { $file }.
