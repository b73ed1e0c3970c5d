# World Wonders v prohlížeči, česky.

world-wonders-tagline = Stavte cesty, čtvrti a divy světa a utraťte každou minci dřív než ostatní.
world-wonders-credit = Autorem hry World Wonders je Zé Mendes; práva k ní mají její vydavatelé.
world-wonders-option-map_side = Mapy
world-wonders-option-map_side-a = A: jezero, pro všechny stejná
world-wonders-option-map_side-b = B: řeky, pro každého jiná
world-wonders-option-track_side = Stupnice
world-wonders-option-track_side-a = strana A
world-wonders-option-track_side-b = strana B
world-wonders-option-objectives = Společné cíle
world-wonders-option-objectives-none = bez cílů
world-wonders-option-objectives-three = tři vylosované
world-wonders-option-objectives-chosen = tři podle volby hráčů
world-wonders-option-solo_mode = Sólo proti automatickému protivníkovi
world-wonders-option-solo_mode-easy = snadné
world-wonders-option-solo_mode-hard = těžké

## Nabídka

ww-web-monuments = Monumenty
ww-web-stack = { $stack }: { $type }, { $gains }; cena { $cost }, ve sloupku zbývá { $left }
ww-web-stack-sold = { $stack }: v tomto kole prodáno, ve sloupku zbývá { $left }
ww-web-sold = prodáno
ww-web-supply = { $item }; cena { $cost }, v nabídce { $left }
ww-web-pedestal = piedestal { $number }. hráče: { $number }. místo v příštím kole za cenu { $cost }
ww-web-pedestal-sold = piedestal { $number }. hráče: má ho { $name }
ww-web-all-gold = všechny mince
ww-web-monument = { $name }; zabere { $ground }; musí sousedit s: { $touches }; přinese { $gains }; stojí všechny vaše mince
ww-web-ground-land = { $cells ->
    [one] 1 políčko země
    [few] { $cells } políčka země
   *[other] { $cells } políček země
}
ww-web-ground-water = { $cells ->
    [one] 1 políčko vody
    [few] { $cells } políčka vody
   *[other] { $cells } políček vody
}
ww-web-ground-either = { $cells ->
    [one] 1 políčko země nebo vody
    [few] { $cells } políčka země nebo vody
   *[other] { $cells } políček země nebo vody
}
ww-web-why-not = Proč ne? Stiskněte a uvidíte.

## Pokládání

ww-web-hand = V ruce
ww-web-piece = { $count ->
    [one] díl { $number }, počet políček: { $cells }
   *[other] díl { $number }, počet políček: { $cells }, { $count }×
}
ww-web-rotate = Otočit
ww-web-move = Posunout díl
ww-web-move-left = doleva
ww-web-move-up = nahoru
ww-web-move-down = dolů
ww-web-move-right = doprava
ww-web-close-up = Větší mapa
ww-web-place-at = { $ways ->
    [one] { $cell }: položit lze 1 způsobem
   *[other] { $cell }: položit lze { $ways } způsoby
}
ww-web-laid-at = leží na { $cells }: stiskem potvrdíte
ww-web-lay = položit na { $cells }
ww-web-buy = koupit: { $item }

## Město

ww-web-city = Stupnice a cíle
ww-web-my-city = Moje mapa
ww-web-map-of = Mapa: { $name }, body: { $total }
ww-web-land = země
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = nejnižší
ww-web-next-population = +1 populace za { $steps }
ww-web-next-ring = další prsten za { $steps }
ww-web-owes = dluh 3
ww-web-loan = Dluh: +2
ww-web-repay = Splatit: −3
ww-web-leave = Vystoupit z kola
ww-web-objectives = Cíle
ww-web-objective-worth = za první místo { $first }, za druhé { $second }

## Automatický protivník

ww-web-automaton-score = k překonání: { $score }
ww-web-automaton-card = jeho karta: první řádek, který lze provést
ww-web-automaton-left = monument vlevo
ww-web-automaton-right = monument vpravo
ww-web-automaton-took = monumenty, které vzal
ww-web-automaton-cards = { $cards ->
    [one] do zamíchání zbývá 1 karta
    [few] do zamíchání zbývají { $cards } karty
   *[other] do zamíchání zbývá { $cards } karet
}

## Seznamy a klávesy

ww-web-group-buy = Koupit
ww-web-group-step = Dluh a odchod
ww-web-group-column = Od sloupce { $column }
ww-web-group-piece = { $cells ->
    [one] Díl o 1 políčku, od sloupce { $column }
   *[other] Díl o { $cells } políčkách, od sloupce { $column }
}
ww-web-key-rotate = otočit díl
ww-web-key-move = posunout díl na další místo
ww-web-key-piece = vzít další díl sady nebo monumentu

## Počítání bodů

ww-web-pad-whose = Čí mapa
ww-web-pad-roads = Cesty a věže
ww-web-pad-road = { $cells ->
    [one] cesta dlouhá 1 políčko
    [few] cesta dlouhá { $cells } políčka
   *[other] cesta dlouhá { $cells } políček
}
ww-web-pad-type = Typ budovy
ww-web-pad-buildings = Budovy
ww-web-pad-building = budova { $number }, { $type }
ww-web-pad-part = díl { $number } z { $all }
ww-web-pad-lay = Položit
ww-web-pad-remove = Odebrat: { $thing }
ww-web-pad-choose = Vyberte díl a klepněte, kde leží; klepnutím na díl na mapě ho můžete odebrat.
ww-web-pad-map = Mapa: { $name }
