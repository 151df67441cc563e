### Names of cards, edifices, wonders and cities, by their id.

## cards

name-card-lumber_yard = Tømmer{ "\u00AD" }plads
name-card-stone_pit = Stenleje
name-card-clay_pool = Lerhul
name-card-ore_vein = Malmåre
name-card-tree_farm = Træplantage
name-card-excavation = Udgravning
name-card-clay_pit = Lergrav
name-card-timber_yard = Tømmer{ "\u00AD" }lager
name-card-forest_cave = Skovhule
name-card-mine = Mine
name-card-loom_1 = Væveri
name-card-glassworks_1 = Glasværk
name-card-press_1 = Papyrus{ "\u00AD" }presse
name-card-pawnshop = Pantelåner
name-card-baths = Badeanstalt
name-card-altar = Alter
name-card-theater = Teater
name-card-tavern = Taverne
name-card-east_trading_post = Handels{ "\u00AD" }station øst
name-card-west_trading_post = Handels{ "\u00AD" }station vest
name-card-marketplace = Markeds{ "\u00AD" }plads
name-card-stockade = Palisade
name-card-barracks = Kaserne
name-card-guard_tower = Vagttårn
name-card-apothecary = Apotek
name-card-workshop = Værksted
name-card-scriptorium = Skrivestue
name-card-sawmill = Savværk
name-card-quarry = Stenbrud
name-card-brickyard = Teglværk
name-card-foundry = Støberi
name-card-loom_2 = Væveri
name-card-glassworks_2 = Glasværk
name-card-press_2 = Papyrus{ "\u00AD" }presse
name-card-aqueduct = Akvædukt
name-card-temple = Tempel
name-card-statue = Statue
name-card-courthouse = Domhus
name-card-forum = Forum
name-card-caravansery = Karavan{ "\u00AD" }serai
name-card-vineyard = Vingård
name-card-bazar = Basar
name-card-walls = Bymur
name-card-training_ground = Øvelses{ "\u00AD" }plads
name-card-stables = Stalde
name-card-archery_range = Bueskyde{ "\u00AD" }bane
name-card-dispensary = Lægehus
name-card-laboratory = Laborato{ "\u00AD" }rium
name-card-library = Bibliotek
name-card-school = Skole
name-card-pantheon = Pantheon
name-card-gardens = Haveanlæg
name-card-town_hall = Rådhus
name-card-palace = Palads
name-card-senate = Senat
name-card-haven = Havn
name-card-lighthouse = Fyrtårn
name-card-chamber_of_commerce = Handels{ "\u00AD" }kammer
name-card-arena = Arena
name-card-fortifications = Befæstning
name-card-circus = Cirkus
name-card-arsenal = Arsenal
name-card-siege_workshop = Belejrings{ "\u00AD" }værk{ "\u00AD" }sted
name-card-lodge = Loge
name-card-observatory = Observa{ "\u00AD" }torium
name-card-university = Universitet
name-card-academy = Akademi
name-card-study = Studere{ "\u00AD" }kammer
name-card-workers_guild = Arbejder{ "\u00AD" }lauget
name-card-craftsmens_guild = Hånd{ "\u00AD" }værker{ "\u00AD" }lauget
name-card-traders_guild = Købmands{ "\u00AD" }lauget
name-card-philosophers_guild = Filosof{ "\u00AD" }lauget
name-card-spies_guild = Spionlauget
name-card-strategists_guild = Strateg{ "\u00AD" }lauget
name-card-shipowners_guild = Rederlauget
name-card-scientists_guild = Forsker{ "\u00AD" }lauget
name-card-magistrates_guild = Dommer{ "\u00AD" }lauget
name-card-builders_guild = Byg{ "\u00AD" }mester{ "\u00AD" }lauget
name-card-well = Brønd
name-card-ludus = Gladiator{ "\u00AD" }skole
name-card-castrum = Legionslejr
name-card-decorators_guild = Dekoratør{ "\u00AD" }lauget

## edifices

name-edifice-artisan_district = Hånd{ "\u00AD" }værker{ "\u00AD" }kvarter
name-edifice-belvedere = Belvedere
name-edifice-curtain_wall = Ringmur
name-edifice-money_changer = Vekselbod
name-edifice-outpost = Forpost
name-edifice-factory = Manufaktur
name-edifice-amphitheater = Amfiteater
name-edifice-auction_house = Auktionshus
name-edifice-staging_camp = Feltlejr
name-edifice-river_port = Flodhavn
name-edifice-gold_reserves = Guldreserve
name-edifice-archives = Arkiv
name-edifice-concentric_castle = Koncentrisk borg
name-edifice-agora = Agora
name-edifice-military_school = Militærskole

## wonders

name-wonder-alexandria = Fyrtårnet i Alexandria
name-wonder-babylon = Babylons hængende haver
name-wonder-ephesos = Artemis{ "\u00AD" }templet i Efesos
name-wonder-gizah = Pyramiderne i Giza
name-wonder-halikarnassos = Mausoleet i Hali{ "\u00AD" }karnassos
name-wonder-olympia = Zeusstatuen i Olympia
name-wonder-rhodos = Kolossen på Rhodos
name-wonder-carthage = Havnen i Karthago
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

name-box-first-edition = 7 Wonders, første udgave
name-box-second-edition = 7 Wonders, anden udgave
name-box-edifice = Edifice
name-box-carthage = { name-city-carthage }
