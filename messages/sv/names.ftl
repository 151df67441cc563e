### Names of cards, edifices, wonders and cities, by their id.

## cards

name-card-lumber_yard = Brädgård
name-card-stone_pit = Stentäkt
name-card-clay_pool = Lertäkt
name-card-ore_vein = Malmåder
name-card-tree_farm = Trädodling
name-card-excavation = Utgrävning
name-card-clay_pit = Lergrop
name-card-timber_yard = Timmer{ "\u00AD" }upplag
name-card-forest_cave = Skogsgrotta
name-card-mine = Gruva
name-card-loom_1 = Vävstol
name-card-glassworks_1 = Glasbruk
name-card-press_1 = Papyrus{ "\u00AD" }press
name-card-pawnshop = Pantbank
name-card-well = Brunn
name-card-baths = Badhus
name-card-altar = Altare
name-card-theater = Teater
name-card-tavern = Taverna
name-card-east_trading_post = Handelspost i öst
name-card-west_trading_post = Handelspost i väst
name-card-marketplace = Marknad
name-card-stockade = Palissad
name-card-barracks = Kasern
name-card-guard_tower = Vakttorn
name-card-apothecary = Apotek
name-card-workshop = Verkstad
name-card-scriptorium = Skriptorium
name-card-sawmill = Sågverk
name-card-quarry = Stenbrott
name-card-brickyard = Tegelbruk
name-card-foundry = Gjuteri
name-card-loom_2 = Vävstol
name-card-glassworks_2 = Glasbruk
name-card-press_2 = Papyrus{ "\u00AD" }press
name-card-aqueduct = Akvedukt
name-card-temple = Tempel
name-card-statue = Staty
name-card-courthouse = Domstol
name-card-forum = Forum
name-card-caravansery = Karavan{ "\u00AD" }seraj
name-card-vineyard = Vingård
name-card-bazar = Basar
name-card-walls = Murar
name-card-training_ground = Övningsfält
name-card-stables = Stall
name-card-archery_range = Bågskytte{ "\u00AD" }bana
name-card-dispensary = Sjukstuga
name-card-laboratory = Labora{ "\u00AD" }torium
name-card-library = Bibliotek
name-card-school = Skola
name-card-pantheon = Pantheon
name-card-gardens = Trädgårdar
name-card-town_hall = Rådhus
name-card-palace = Palats
name-card-senate = Senat
name-card-haven = Hamn
name-card-lighthouse = Fyrtorn
name-card-chamber_of_commerce = Handels{ "\u00AD" }kammare
name-card-arena = Arena
name-card-ludus = Ludus
name-card-fortifications = Befäst{ "\u00AD" }ningar
name-card-circus = Cirkus
name-card-arsenal = Arsenal
name-card-siege_workshop = Belägrings{ "\u00AD" }verk{ "\u00AD" }stad
name-card-castrum = Castrum
name-card-lodge = Ordenshus
name-card-observatory = Observa{ "\u00AD" }torium
name-card-university = Universitet
name-card-academy = Akademi
name-card-study = Studer{ "\u00AD" }kammare
name-card-workers_guild = Arbetarskrå
name-card-craftsmens_guild = Hantverkar{ "\u00AD" }skrå
name-card-traders_guild = Köpmanna{ "\u00AD" }skrå
name-card-philosophers_guild = Filosofskrå
name-card-spies_guild = Spionskrå
name-card-strategists_guild = Strategskrå
name-card-shipowners_guild = Redarskrå
name-card-scientists_guild = Forskarskrå
name-card-magistrates_guild = Ämbets{ "\u00AD" }manna{ "\u00AD" }skrå
name-card-builders_guild = Bygg{ "\u00AD" }mästar{ "\u00AD" }skrå
name-card-decorators_guild = Dekoratörs{ "\u00AD" }skrå

## edifices

name-edifice-artisan_district = Hantverkar{ "\u00AD" }kvarter
name-edifice-belvedere = Belvedere
name-edifice-curtain_wall = Ringmur
name-edifice-money_changer = Växelkontor
name-edifice-outpost = Utpost
name-edifice-factory = Manufaktur
name-edifice-amphitheater = Amfiteater
name-edifice-auction_house = Auktionshus
name-edifice-staging_camp = Fältläger
name-edifice-river_port = Flodhamn
name-edifice-gold_reserves = Guldreserv
name-edifice-archives = Arkiv
name-edifice-concentric_castle = Koncentrisk borg
name-edifice-agora = Agora
name-edifice-military_school = Krigsskola

## wonders

name-wonder-alexandria = Fyrtornet i Alexandria
name-wonder-babylon = Babylons hängande trädgårdar
name-wonder-ephesos = Artemis{ "\u00AD" }templet i Efesos
name-wonder-gizah = Pyramiderna i Giza
name-wonder-halikarnassos = Mausoleet i Hali{ "\u00AD" }karnassos
name-wonder-olympia = Zeusstatyn i Olympia
name-wonder-rhodos = Kolossen på Rhodos
name-wonder-carthage = Hamnen i Karthago
name-wonder-ur = Zigguraten i Ur

## cities

name-city-alexandria = Alexan{ "\u00AD" }dria
name-city-babylon = Babylon
name-city-ephesos = Efesos
name-city-gizah = Giza
name-city-halikarnassos = Hali{ "\u00AD" }karnassos
name-city-olympia = Olympia
name-city-rhodos = Rhodos
name-city-carthage = Karthago
name-city-ur = Ur

## cities of the dice game that are spelt otherwise in its English rules

name-city-ephesus = { name-city-ephesos }
name-city-giza = { name-city-gizah }
name-city-halicarnassus = { name-city-halikarnassos }
name-city-rhodes = { name-city-rhodos }

## boxes

name-box-first-edition = 7 Wonders, första utgåvan
name-box-second-edition = 7 Wonders, andra utgåvan
name-box-edifice = Edifice
name-box-carthage = { name-city-carthage }
