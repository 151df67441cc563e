### Names of cards, edifices, wonders and cities, by their id.
### Those that the catalogue prints in this language come from there.

## cards

name-card-well = Waterput
name-card-ludus = Ludus
name-card-castrum = Castrum
name-card-decorators_guild = Decorateurs{ "\u00AD" }gilde

## edifices

name-edifice-artisan_district = Ambachtswijk
name-edifice-belvedere = Belvedère
name-edifice-curtain_wall = Ringmuur
name-edifice-money_changer = Geldwisselaar
name-edifice-outpost = Buitenpost
name-edifice-factory = Manufactuur
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

## cities

name-city-alexandria = Alexandrië
name-city-babylon = Babylon
name-city-ephesos = Efeze
name-city-gizah = Gizeh
name-city-halikarnassos = Halicarnassus
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
