### Names of cards, edifices, wonders and cities, by their id.

## cards

name-card-lumber_yard = Tømmer{ "\u00AD" }plass
name-card-stone_pit = Steintak
name-card-clay_pool = Leirdam
name-card-ore_vein = Malmåre
name-card-tree_farm = Treplantasje
name-card-excavation = Utgravning
name-card-clay_pit = Leirtak
name-card-timber_yard = Tømmer{ "\u00AD" }lager
name-card-forest_cave = Skogshule
name-card-mine = Gruve
name-card-loom_1 = Veveri
name-card-glassworks_1 = Glassverk
name-card-press_1 = Papyrus{ "\u00AD" }presse
name-card-pawnshop = Pantelåner
name-card-baths = Badehus
name-card-altar = Alter
name-card-theater = Teater
name-card-tavern = Vertshus
name-card-east_trading_post = Handels{ "\u00AD" }stasjon øst
name-card-west_trading_post = Handels{ "\u00AD" }stasjon vest
name-card-marketplace = Markeds{ "\u00AD" }plass
name-card-stockade = Palisade
name-card-barracks = Kaserne
name-card-guard_tower = Vakttårn
name-card-apothecary = Apotek
name-card-workshop = Verksted
name-card-scriptorium = Skrivestue
name-card-sawmill = Sagbruk
name-card-quarry = Steinbrudd
name-card-brickyard = Teglverk
name-card-foundry = Støperi
name-card-loom_2 = Veveri
name-card-glassworks_2 = Glassverk
name-card-press_2 = Papyrus{ "\u00AD" }presse
name-card-aqueduct = Akvedukt
name-card-temple = Tempel
name-card-statue = Statue
name-card-courthouse = Tinghus
name-card-forum = Forum
name-card-caravansery = Karavan{ "\u00AD" }serai
name-card-vineyard = Vingård
name-card-bazar = Basar
name-card-walls = Bymur
name-card-training_ground = Øvelses{ "\u00AD" }plass
name-card-stables = Staller
name-card-archery_range = Bueskyte{ "\u00AD" }bane
name-card-dispensary = Sykestue
name-card-laboratory = Laborato{ "\u00AD" }rium
name-card-library = Bibliotek
name-card-school = Skole
name-card-pantheon = Pantheon
name-card-gardens = Hageanlegg
name-card-town_hall = Rådhus
name-card-palace = Palass
name-card-senate = Senat
name-card-haven = Havn
name-card-lighthouse = Fyrtårn
name-card-chamber_of_commerce = Handels{ "\u00AD" }kammer
name-card-arena = Arena
name-card-fortifications = Festnings{ "\u00AD" }verk
name-card-circus = Sirkus
name-card-arsenal = Arsenal
name-card-siege_workshop = Beleirings{ "\u00AD" }verk{ "\u00AD" }sted
name-card-lodge = Losje
name-card-observatory = Observa{ "\u00AD" }torium
name-card-university = Universitet
name-card-academy = Akademi
name-card-study = Studer{ "\u00AD" }kammer
name-card-workers_guild = Arbeider{ "\u00AD" }lauget
name-card-craftsmens_guild = Hånd{ "\u00AD" }verker{ "\u00AD" }lauget
name-card-traders_guild = Kjøp{ "\u00AD" }manns{ "\u00AD" }lauget
name-card-philosophers_guild = Filosof{ "\u00AD" }lauget
name-card-spies_guild = Spionlauget
name-card-strategists_guild = Strateg{ "\u00AD" }lauget
name-card-shipowners_guild = Rederlauget
name-card-scientists_guild = Forsker{ "\u00AD" }lauget
name-card-magistrates_guild = Dommer{ "\u00AD" }lauget
name-card-builders_guild = Bygg{ "\u00AD" }mester{ "\u00AD" }lauget
name-card-well = Brønn
name-card-ludus = Gladiator{ "\u00AD" }skole
name-card-castrum = Legionsleir
name-card-decorators_guild = Dekoratør{ "\u00AD" }lauget

## edifices

name-edifice-artisan_district = Hånd{ "\u00AD" }verker{ "\u00AD" }kvarter
name-edifice-belvedere = Belvedere
name-edifice-curtain_wall = Ringmur
name-edifice-money_changer = Vekslebod
name-edifice-outpost = Utpost
name-edifice-factory = Manufaktur
name-edifice-amphitheater = Amfiteater
name-edifice-auction_house = Auksjonshus
name-edifice-staging_camp = Feltleir
name-edifice-river_port = Elvehavn
name-edifice-gold_reserves = Gullreserve
name-edifice-archives = Arkiv
name-edifice-concentric_castle = Konsentrisk borg
name-edifice-agora = Agora
name-edifice-military_school = Militærskole

## wonders

name-wonder-alexandria = Fyrtårnet i Alexandria
name-wonder-babylon = Babylons hengende hager
name-wonder-ephesos = Artemis{ "\u00AD" }tempelet i Efesos
name-wonder-gizah = Pyramidene i Giza
name-wonder-halikarnassos = Mausoleet i Hali{ "\u00AD" }karnassos
name-wonder-olympia = Zevsstatuen i Olympia
name-wonder-rhodos = Kolossen på Rhodos
name-wonder-carthage = Havnen i Kartago
name-wonder-ur = Zigguraten i Ur

## cities

name-city-alexandria = Alexan{ "\u00AD" }dria
name-city-babylon = Babylon
name-city-ephesos = Efesos
name-city-gizah = Giza
name-city-halikarnassos = Hali{ "\u00AD" }karnassos
name-city-olympia = Olympia
name-city-rhodos = Rhodos
name-city-carthage = Kartago
name-city-ur = Ur

## cities of the dice game that are spelt otherwise in its English rules

name-city-ephesus = { name-city-ephesos }
name-city-giza = { name-city-gizah }
name-city-halicarnassus = { name-city-halikarnassos }
name-city-rhodes = { name-city-rhodos }

## boxes

name-box-first-edition = 7 Wonders, første utgave
name-box-second-edition = 7 Wonders, andre utgave
name-box-edifice = Edifice
name-box-carthage = { name-city-carthage }
