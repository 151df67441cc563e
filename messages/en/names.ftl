### Names that the catalogue prints, with the places where a browser may break a long one.

## cards

name-card-fortifications = Fortifi{ "\u00AD" }cations
name-card-philosophers_guild = Philos{ "\u00AD" }ophers Guild

## edifices

name-edifice-amphitheater = Amphi{ "\u00AD" }theater

## wonders

name-wonder-halikarnassos = The Mausoleum of Halicar{ "\u00AD" }nassus

## cities

name-city-alexandria = Alexan{ "\u00AD" }dria
name-city-halikarnassos = Halikar{ "\u00AD" }nassos
