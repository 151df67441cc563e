### Names of cards, edifices, wonders and cities, by their id.
### Those that the catalogue prints in this language come from there.

## cards

name-card-well = Waterput
name-card-ludus = Ludus
name-card-castrum = Castrum
name-card-decorators_guild = Decora{ "\u00AD" }teurs{ "\u00AD" }gilde
name-card-scientists_guild = Weten{ "\u00AD" }schappers{ "\u00AD" }gilde
name-card-magistrates_guild = Magis{ "\u00AD" }traten{ "\u00AD" }gilde
name-card-traders_guild = Handelaren{ "\u00AD" }gilde
name-card-siege_workshop = Leger{ "\u00AD" }werk{ "\u00AD" }plaats
name-card-training_ground = Trainings{ "\u00AD" }plaats
name-card-strategists_guild = Strategen{ "\u00AD" }gilde
name-card-observatory = Observa{ "\u00AD" }torium
name-card-craftsmens_guild = Ambachts{ "\u00AD" }gilde
name-card-workers_guild = Arbeiders{ "\u00AD" }gilde
name-card-spies_guild = Spionnen{ "\u00AD" }gilde
name-card-town_hall = Gemeente{ "\u00AD" }huis
name-card-philosophers_guild = Filosofen{ "\u00AD" }gilde
name-card-laboratory = Labora{ "\u00AD" }torium
name-card-builders_guild = Bouwers{ "\u00AD" }gilde
name-card-caravansery = Karavan{ "\u00AD" }serai

## edifices

name-edifice-artisan_district = Ambachts{ "\u00AD" }wijk
name-edifice-belvedere = Belvedère
name-edifice-curtain_wall = Ringmuur
name-edifice-money_changer = Geld{ "\u00AD" }wisselaar
name-edifice-outpost = Buitenpost
name-edifice-factory = Manufac{ "\u00AD" }tuur
name-edifice-amphitheater = Amfitheater
name-edifice-auction_house = Veilinghuis
name-edifice-staging_camp = Legerkamp
name-edifice-river_port = Rivierhaven
name-edifice-gold_reserves = Goudreserve
name-edifice-archives = Archief
name-edifice-concentric_castle = Ringburcht
name-edifice-agora = Agora
name-edifice-military_school = Krijgsschool

## wonders

name-wonder-carthage = De Haven van Carthago
name-wonder-ur = De Ziggoerat van Ur
name-wonder-halikarnassos = Het Mausoleum van Halicar{ "\u00AD" }nassus

## cities

name-city-alexandria = Alexan{ "\u00AD" }drië
name-city-babylon = Babylon
name-city-ephesos = Efeze
name-city-gizah = Gizeh
name-city-halikarnassos = Halicar{ "\u00AD" }nassus
name-city-olympia = Olympia
name-city-rhodos = Rhodos
name-city-carthage = Carthago
name-city-ur = Ur

## cities of the dice game that are spelt otherwise in its English rules

name-city-ephesus = { name-city-ephesos }
name-city-giza = { name-city-gizah }
name-city-halicarnassus = { name-city-halikarnassos }
name-city-rhodes = { name-city-rhodos }

## boxes

name-box-first-edition = 7 Wonders, eerste editie
name-box-second-edition = 7 Wonders, tweede editie
name-box-edifice = Edifice
name-box-carthage = { name-city-carthage }
