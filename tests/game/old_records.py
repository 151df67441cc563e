"""Records as the program wrote them before there were two players or expansions; they must stay readable."""

from __future__ import annotations

TEXT = (
    "second-edition players=3 wonders=random sides=first seed=7 | 0 build timber_yard; 1 build clay_pit; 2 build "
    "stone_pit; 0 build stockade; 1 build loom_1; 2 build lumber_yard; 0 build ore_vein; 1 build press_1; 2 build"
    " clay_pool; 0 build theater; 1 build glassworks_1; 2 build barracks; 0 build altar; 1 build guard_tower; 2 "
    "stage marketplace L2; 0 stage west_trading_post L4; 1 build baths L2; 2 build east_trading_post; 0 build "
    "loom_2; 1 build forum; 2 build press_2; 0 build glassworks_2; 1 build quarry; 2 build caravansery L2; 0 "
    "build brickyard; 1 build stables L2; 2 build archery_range; 0 build school; 1 build sawmill; 2 stage "
    "dispensary R1; 0 build foundry; 1 stage library; 2 build aqueduct R1; 0 build temple; 1 stage vineyard; 2 "
    "build statue; 0 chain gardens; 1 free shipowners_guild; 2 build senate; 0 build haven; 1 build palace; 2 "
    "build fortifications R1; 0 chain pantheon; 1 stage builders_guild L2; 2 build workers_guild; 0 build "
    "siege_workshop R2; 1 build town_hall; 2 build study R2; 0 build traders_guild; 1 build arena; 2 build lodge "
    "L2; 0 stage academy R2; 1 build philosophers_guild L2; 2 chain lighthouse"
)
"""A whole game of three bots in the short text form; the deal comes from the seed."""
TOTALS = [40, 44, 48]

FILE = (
    '{"format": "heptapolis-record/1", "rules": "second-edition", "rules_version": 1, "options": {"players": 3, '
    '"wonders": "random", "sides": "first"}, "seats": ["Zoë", "Bea", "Cy"], "seed": 7, "deal": {"boards": '
    '[["ephesos/day"], ["olympia/day"], ["rhodos/day"]], "hands": [[["clay_pool", "timber_yard", "loom_1", '
    '"theater", "east_trading_post", "guard_tower", "apothecary"], ["lumber_yard", "ore_vein", "clay_pit", '
    '"glassworks_1", "west_trading_post", "marketplace", "workshop"], ["stone_pit", "press_1", "altar", "baths", '
    '"stockade", "barracks", "scriptorium"]], [["loom_2", "aqueduct", "caravansery", "vineyard", "stables", '
    '"laboratory", "school"], ["sawmill", "foundry", "glassworks_2", "statue", "forum", "walls", '
    '"archery_range"], ["quarry", "brickyard", "press_2", "temple", "courthouse", "dispensary", "library"]], '
    '[["gardens", "palace", "lighthouse", "arena", "siege_workshop", "observatory", "workers_guild"], '
    '["pantheon", "town_hall", "fortifications", "arsenal", "lodge", "academy", "shipowners_guild"], ["senate", '
    '"haven", "university", "study", "traders_guild", "philosophers_guild", "builders_guild"]]]}, "decisions": '
    '["0 build timber_yard", "1 build clay_pit", "2 build stone_pit"], "result": null, "digest": '
    '"458d75b1462da2bda7615b74e4b357a7"}'
)
"""The file of a game after its first turn, on one line."""
