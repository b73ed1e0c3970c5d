# World Wonders v prohlížeči, česky.

world-wonders-option-map-side = Mapy
world-wonders-option-map-side-a = A: jezero, pro všechny stejná
world-wonders-option-map-side-b = B: řeky, pro každého jiná
world-wonders-option-track-side = Stupnice
world-wonders-option-track-side-a = strana A
world-wonders-option-track-side-b = strana B
world-wonders-option-objectives = Společné cíle
world-wonders-option-objectives-none = žádné
world-wonders-option-objectives-three = tři náhodné
world-wonders-option-objectives-chosen = tři podle volby prvního hráče
world-wonders-option-solo-mode = Sólo proti automatickému protivníkovi
world-wonders-option-solo-mode-easy = snadný mód
world-wonders-option-solo-mode-hard = náročný mód

## Nabídka

ww-web-monuments = Monumenty
ww-web-stack = { $item }; cena { $cost }, ve sloupku zbývá { $left }
ww-web-stack-sold = { $item }: v tomto kole prodáno, ve sloupku zbývá { $left }
ww-web-hold = Podržte prst na kterékoli položce a zjistíte, co to je.
ww-web-sold = prodáno
ww-web-name-road = cesta
ww-web-name-set = krátké cesty
ww-web-name-tower = věž
ww-web-name-pedestal = piedestal
ww-web-supply = { $item }; cena { $cost }, v nabídce { $left }
ww-web-pedestal = piedestal: { $number }. místo v příštím kole za cenu { $cost }
ww-web-pedestal-sold = piedestal pro { $number }. místo: má ho { $name }
ww-web-all-gold = všechny mince; končí vám kolo
ww-web-monument = { $name }; zabere { $ground }; musí sousedit s: { $touches }; přinese { $gains }; stojí všechny vaše mince a kolo pro vás končí
ww-web-touching = vedle: { $touches }
ww-web-lacks = chybí: { $touches }
ww-web-no-ground = na této mapě pro něj není místo
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

## Umísťování

ww-web-hand = V ruce
ww-web-piece = { $count ->
    [one] část { $number }, počet políček: { $cells }
    [few] část { $number }, počet políček: { $cells }, { $count }×
   *[other] část { $number }, počet políček: { $cells }, { $count }×
}
ww-web-rotate = Otočit
ww-web-move = Posunout část
ww-web-move-left = doleva
ww-web-move-up = nahoru
ww-web-move-down = dolů
ww-web-move-right = doprava
ww-web-close-up = Větší mapa
ww-web-place-at = { $ways ->
    [one] místo { $number }, { $where }: lze umístit 1 způsobem
    [few] místo { $number }, { $where }: lze umístit { $ways } způsoby
   *[other] místo { $number }, { $where }: lze umístit { $ways } způsoby
}
ww-web-laid-at = leží tady: stiskem potvrdíte
ww-web-lay-first = Nejdřív umístěte to, co máte v ruce.
ww-web-off-map = Tady by přečnívalo přes okraj mapy.
ww-web-monument-price = Tento monument stojí všechny vaše mince a kolo pro vás končí.
ww-web-lay = { $alone ->
    [yes] místo { $number }, { $way }
   *[no] místo { $number }, { $way }; vedle: { $beside }
}
ww-web-laid = { $alone ->
    [yes] umisťujete sem ({ $where })
   *[no] umisťujete sem ({ $where }), vedle: { $beside }
}
ww-web-way-0 = bez otočení
ww-web-way-1 = otočení doprava
ww-web-way-2 = otočení o polovinu
ww-web-way-3 = otočení doleva
ww-web-buy = kupujete: { $item }

## Město

ww-web-city = Stupnice a cíle
ww-web-my-city = Moje mapa
ww-web-map-of = Mapa: { $name }, body: { $total }
ww-web-land = země
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = nejméně
ww-web-next-population = { $steps ->
    [one] populace +1 za { $steps } pole
    [few] populace +1 za { $steps } pole
   *[other] populace +1 za { $steps } polí
}
ww-web-next-ring = { $steps ->
    [one] další prsten za { $steps } pole
    [few] další prsten za { $steps } pole
   *[other] další prsten za { $steps } polí
}
ww-web-sidewalk = chodník: vaše první cesta s ním musí sousedit a další od něj mohou vycházet
ww-web-symbol-ring = prsten: 1 bod
ww-web-symbol-population = populace +1
ww-web-last-population = Populace je plná: poslední kolo
ww-web-last-population-of = { $name } má plnou populaci: hra končí tímto kolem
ww-web-last-rounds = Poslední kolo
ww-web-gold = { $gold ->
    [one] { $gold } mince na toto kolo; co zbude na jeho konci, propadne
    [few] { $gold } mince na toto kolo; co zbude na jeho konci, propadne
   *[other] { $gold } mincí na toto kolo; co zbude na jeho konci, propadne
}
ww-web-owes = nesplaceno: { $repay }
ww-web-loan = Vzít dluh: +{ $gives }, splatit { $repay }
ww-web-loan-price = { $gives ->
    [one] Dluh vám teď přinese { $gives } minci.
    [few] Dluh vám teď přinese { $gives } mince.
   *[other] Dluh vám teď přinese { $gives } mincí.
} { $repay ->
    [one] V některém z dalších tahů splatíte { $repay } minci,
    [few] V některém z dalších tahů splatíte { $repay } mince,
   *[other] V některém z dalších tahů splatíte { $repay } mincí,
} { $penalty ->
    [one] jinak na konci přijdete o { $penalty } bod.
    [few] jinak na konci přijdete o { $penalty } body.
   *[other] jinak na konci přijdete o { $penalty } bodů.
}
ww-web-repay = Splatit: −{ $repay }
ww-web-leave = Vystoupit z kola
ww-web-objectives = Cíle
ww-web-objective-worth = za první místo { $first }, za druhé { $second }

## Jak bodujete

ww-web-score = Jak bodujete
ww-web-score-total = Celkem
ww-web-score-ring = { $steps ->
    [one] Další bod: ještě { $steps } pole populace k dalšímu prstenu
    [few] Další bod: ještě { $steps } pole populace k dalšímu prstenu
   *[other] Další bod: ještě { $steps } polí populace k dalšímu prstenu
}
ww-web-score-rings-done = Máte všechny prsteny
ww-web-score-resource = { $count ->
    [one] Další bod: o pole dál na této stupnici: { $resources }
    [few] Další bod: o pole dál na každé z těchto stupnic: { $resources }
   *[other] Další bod: o pole dál na každé z těchto stupnic: { $resources }
}
ww-web-score-resource-done = Všechny zdroje jsou na konci stupnic
ww-web-score-monuments = V nabídce: { $monuments }
ww-web-score-monument = { $monument } (+{ $rings })
ww-web-score-monuments-done = V nabídce není žádný monument
ww-web-score-nature = { $count ->
    [one] Další bod: postavte něco vedle posledního volného přírodního bohatství
    [few] Další bod: postavte něco vedle jednoho ze { $count } volných přírodních bohatství
   *[other] Další bod: postavte něco vedle jednoho z { $count } volných přírodních bohatství
}
ww-web-score-nature-done = Vedle každého přírodního bohatství už něco stojí
ww-web-score-district = { $open ->
    [one] Další bod: zaplňte { $open } políčko a tato budova bude obklopená: { $type } ({ $where })
    [few] Další bod: zaplňte { $open } políčka a tato budova bude obklopená: { $type } ({ $where })
   *[other] Další bod: zaplňte { $open } políček a tato budova bude obklopená: { $type } ({ $where })
}
ww-web-score-district-done = Žádnou další budovu nezbývá obklopit
ww-web-score-loan-none = Nemáte dluh; nesplacený stojí { $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
   *[other] { $penalty } bodů
}
ww-web-score-loan = Zbavíte se ho za { $repay ->
    [one] { $repay } minci
    [few] { $repay } mince
   *[other] { $repay } mincí
}
ww-web-score-objective = Ještě { $missing } a první místo bude jen vaše: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ww-web-score-objective-first = První místo je jen vaše
ww-web-score-automaton = Tolik bodů je třeba překonat

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
ww-web-group-step = Dluh a konec kola
ww-web-group-place = Umístit: { $where }
ww-web-group-piece = { $cells ->
    [one] Část o 1 políčku: { $where }
    [few] Část o { $cells } políčkách: { $where }
   *[other] Část o { $cells } políčkách: { $where }
}
ww-web-key-rotate = otočit část
ww-web-key-move = posunout část na další místo
ww-web-key-piece = vzít další část sady nebo monumentu
ww-web-key-score = jak bodujete

## Počítání bodů

ww-web-pad-whose = Čí mapa
ww-web-pad-roads = Cesty a věže
ww-web-pad-road = { $cells ->
    [one] cesta dlouhá 1 políčko
    [few] cesta dlouhá { $cells } políčka
   *[other] cesta dlouhá { $cells } políček
}
ww-web-pad-type = Druh budovy
ww-web-pad-buildings = Budovy
ww-web-pad-building = budova { $number }, { $type }
ww-web-pad-part = část { $number } z { $all }
ww-web-pad-lay = Umístit
ww-web-pad-remove = Odebrat: { $thing }
ww-web-pad-choose = Vyberte objekt a místo, kde leží; objekt vybraný na mapě se odebere.
ww-web-pad-map = Mapa: { $name }

## Od vašeho posledního tahu

ww-web-since-buy = { $price ->
    [one] kupuje: { $items } ({ $price } mince)
    [few] kupuje: { $items } ({ $price } mince)
   *[other] kupuje: { $items } ({ $price } mincí)
}
ww-web-since-building = { $type }
ww-web-since-free = pokládá první cestu zdarma
ww-web-since-loan = bere si dluh
ww-web-since-repay = splácí dluh
ww-web-since-out = vystupuje z kola
ww-web-since-objective = vybírá cíl

## Konec

world-wonders-tie-monuments = Body jsou stejné; rozhoduje počet monumentů.
