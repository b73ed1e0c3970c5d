# World Wonders česky.

## Součásti

ww-type-B = knihovna
ww-type-F = pozemek
ww-type-H = obydlí
ww-type-M = tržnice
ww-type-T = chrám

ww-resource-food = potraviny
ww-resource-ceramics = keramika
ww-resource-gears = technologie
ww-gain = { $number }× { $resource }
ww-no-gain = bez symbolů

ww-touch-R = cesta
ww-touch-TW = věž
ww-touch-W = voda
ww-touch-N = přírodní bohatství
ww-touch-S = chodník

ww-item-road = dlouhá cesta
ww-item-first-road = první cesta zdarma
ww-item-set = sada krátkých cest
ww-item-tower = věž
ww-item-pedestal = { $number ->
    [1] piedestal pro první místo
   *[2] piedestal pro druhé místo
}
ww-item-building = { $cells ->
    [one] { $type } o { $cells } políčku ({ $gains })
    [few] { $type } o { $cells } políčkách ({ $gains })
   *[other] { $type } o { $cells } políčkách ({ $gains })
}
ww-item-stack = { $cells ->
    [one] budova o { $cells } políčku
    [few] budova o { $cells } políčkách
   *[other] budova o { $cells } políčkách
}
ww-item-monument = monument { $monument }

ww-monument-ziggurat = Zikkurat
ww-monument-giza = Pyramidy v Gíze
ww-monument-obelisks = Obelisky
ww-monument-trojan = Trójský kůň
ww-monument-ishtar = Ištařina brána
ww-monument-theater = Amfiteátr
ww-monument-parthenon = Parthenón
ww-monument-carthage = Přístav v Kartágu
ww-monument-aqueduct = Akvadukt
ww-monument-petra = Skalní město Petra
ww-monument-lighthouse = Maják na Faru
ww-monument-greatwall = Velká čínská zeď
ww-monument-bridge = Římský most
ww-monument-colosseum = Koloseum
ww-monument-hippodrome = Hipodrom
ww-monument-castillo = Chichén Itzá / El Castillo
ww-monument-shitennoji = Šitennódži
ww-monument-angkor = Angkor Vat
ww-monument-moai = Moai
ww-monument-machu = Machu Picchu
ww-monument-thienmu = Pagoda Thien Mu

ww-objective-1 = největší uzavřená plocha volné země
ww-objective-2 = nejdelší souvislá cesta
ww-objective-3 = nejvíc monumentů
ww-objective-4 = nejvíc budov u přírodního bohatství
ww-objective-5 = nejvíc budov u vody
ww-objective-6 = nejvíc budov druhu { $param }
ww-objective-7 = nejdál na stupnici „{ $param }“
ww-objective-8 = největší skupina budov druhu { $param }
ww-objective-9 = nejvíc budov u okraje mapy
ww-objective-10 = nejvíc druhů městských čtvrtí

ww-card-B = knihovna
ww-card-F = pozemek
ww-card-H = obydlí
ww-card-M = tržnice
ww-card-T = chrám
ww-card-ANY = libovolná budova
ww-card-LONG = dlouhá cesta
ww-card-SHORT = sada krátkých cest
ww-card-TOWER = věž
ww-card-RESHUFFLE = zamíchat

## Kdo je na tahu a co má udělat

ww-asks-buy = { $gold ->
    [one] { $seat } nakupuje (zbývá { $gold } mince)
    [few] { $seat } nakupuje (zbývají { $gold } mince)
   *[other] { $seat } nakupuje (zbývá { $gold } mincí)
}
ww-asks-lay = { $seat } umisťuje: { $item }
ww-asks-river = právě se rozdávají mapy měst
ww-asks-objective = právě se otáčí společný cíl
ww-asks-choose = { $seat } vybírá pro všechny společný cíl: { $objectives }
    .page = { $seat } vybírá pro všechny společný cíl
ww-objective-choice = { $number } { $objective }
ww-asks-tile = právě se otáčí budova
ww-asks-monument = právě se otáčí karta monumentu
ww-asks-card = automatický protivník otáčí kartu
ww-you-buy = { $gold ->
    [one] nakupte (máte { $gold } minci)
    [few] nakupte (máte { $gold } mince)
   *[other] nakupte (máte { $gold } mincí)
}
ww-you-lay = umístěte: { $item }
ww-you-choose = vyberte společný cíl pro všechny
ww-wins = { $seats } vítězí
    .seats = vítězíte
ww-share = o vítězství se dělí: { $seats }
ww-automaton-wins = vítězí automatický protivník

## Co se stalo

ww-tell-loan = { $seat } si bere dluh
    .seat = berete si dluh
ww-tell-repay = { $seat } splácí dluh
    .seat = splácíte dluh
ww-tell-out = { $seat } vystupuje z kola
    .seat = vystupujete z kola
ww-tell-buy = { $price ->
    [one] { $seat } kupuje za { $price } minci: { $item }
    [few] { $seat } kupuje za { $price } mince: { $item }
   *[other] { $seat } kupuje za { $price } mincí: { $item }
}
    .seat = { $price ->
        [one] kupujete za { $price } minci: { $item }
        [few] kupujete za { $price } mince: { $item }
       *[other] kupujete za { $price } mincí: { $item }
    }
ww-tell-lay = { $seat } umisťuje: { $item }
    .seat = umisťujete: { $item }
ww-tell-river = { $seat } dostává mapu s řekou
    .seat = dostáváte mapu s řekou
ww-tell-objective = společný cíl: { $objective }
ww-tell-tile = { $cells ->
    [one] otočená budova: { $type } o { $cells } políčku ({ $gains })
    [few] otočená budova: { $type } o { $cells } políčkách ({ $gains })
   *[other] otočená budova: { $type } o { $cells } políčkách ({ $gains })
}
ww-tell-monument = otočená karta: { $monument }
ww-tell-card = karta automatického protivníka: { $top }; jinak { $middle }; jinak monument { $arrow }
ww-tell-reshuffle = karty automatického protivníka se znovu míchají

## Proč ne

ww-must-buy = dokud je co koupit, je nákup povinný
ww-one-step = v jednom tahu lze dluh vzít nebo splatit jen jednou
ww-has-loan = předchozí dluh ještě není splacen
ww-has-no-loan = není co splácet
ww-cannot-repay = { $gold ->
    [0] splacení dluhu stojí { $price }, ale žádné mince nezbývají
    [one] splacení dluhu stojí { $price }, ale k dispozici je jen { $gold } mince
    [few] splacení dluhu stojí { $price }, ale k dispozici jsou jen { $gold } mince
   *[other] splacení dluhu stojí { $price }, ale k dispozici je jen { $gold } mincí
}
ww-no-pedestals = v sólové hře piedestaly nejsou
ww-not-on-offer = { $item } není v nabídce
ww-too-dear = { $gold ->
    [0] { $item } stojí { $price }, ale žádné mince nezbývají
    [one] { $item } stojí { $price }, ale k dispozici je jen { $gold } mince
    [few] { $item } stojí { $price }, ale k dispozici jsou jen { $gold } mince
   *[other] { $item } stojí { $price }, ale k dispozici je jen { $gold } mincí
}
ww-no-place = ve městě pro to není místo: { $item }
ww-nothing-to-touch = { $item } musí sousedit s něčím, čeho je ve městě málo: { $things }
ww-no-room = na volných políčkách správného terénu není dost místa: { $item }
ww-not-all-touched = { $item } musí sousedit s tím vším zároveň, ale takové místo tu není: { $things }
ww-other-stack = otáčí se budova ze sloupku { $stack }
ww-not-left = nic takového už nezbývá
ww-no-such-piece = taková část k umístění už nezbývá
ww-same-turn = tento tvar vypadá stejně i po menším otočení; zapisuje se: { $turns }
ww-off-map = objekt by přesahoval přes okraj mapy
ww-occupied = tady už něco stojí
ww-not-land = část by neležela na zemi
ww-not-water = část by neležela na vodě
ww-not-at-sidewalk = první cesta musí sousedit s chodníkem
ww-road-alone = cesta musí sousedit s cestou, s věží nebo s chodníkem
ww-tower-alone = věž musí sousedit s nějakým objektem
ww-building-alone = { $type } musí sousedit s cestou nebo s budovou téhož druhu
ww-rest-has-no-place = ostatní části by už nebylo kam umístit
ww-not-touched = vedle chybí: { $things }
ww-not-joined = části by spolu nesousedily

## Body

ww-line-population = populace { $space }: prsteny
    .source = populace
ww-line-resource = zdroj, kterého je nejméně
ww-line-monuments = monumenty
ww-line-nature = přírodní bohatství
ww-line-districts = městské čtvrti
ww-line-loan = nesplacený dluh
ww-line-objective = společný cíl: { $objective }
ww-line-automaton = { $score ->
    [one] automatický protivník má { $score } bod
    [few] automatický protivník má { $score } body
   *[other] automatický protivník má { $score } bodů
}
ww-part-resource = { $resource }: { $space }
ww-part-monument = { $monument }
    .source = { $monument }
ww-part-visited = { $cell }: sousedí s objektem
    .page = přírodní bohatství: sousedí s objektem
ww-part-lonely = { $cell }: nesousedí s žádným objektem
    .page = přírodní bohatství: nesousedí s žádným objektem
ww-part-district = { $type } ({ $cells }): městská čtvrť
    .page = { $type }: městská čtvrť
ww-part-open = { $type } ({ $cells }): volná země na { $openings }
    .page = { $type }: zatím neuzavřeno
ww-part-rank = { $place }. { $seat }: { $measure }

## Stůl

ww-round = { $round }. kolo z { $rounds }
ww-market = nabídka
ww-costs = cena
ww-left = zbývá
ww-supply = { $item }: cena { $price }, zbývá { $left }
ww-supply-pedestal = piedestal: cena { $price }
ww-bridge = most
ww-gold = mince
ww-out = kolo skončeno
ww-loan = dluh
ww-population = populace
ww-score = body
ww-order = pořadí
ww-pedestal = { $number }. piedestal
ww-deck = { $cards ->
    [one] { $cards } monument v balíčku
    [few] { $cards } monumenty v balíčku
   *[other] { $cards } monumentů v balíčku
}
ww-touches = vedle
ww-rings = { $rings ->
    [one] { $rings } prsten
    [few] { $rings } prsteny
   *[other] { $rings } prstenů
}
ww-settlers = populace +{ $number }
ww-automaton = automatický protivník
ww-total = celkem

## Součásti ze souboru

ww-components-about = Karty, destičky a mapy hry World Wonders jsou tu naše vlastní a souhlasí se vším, co říkají pravidla; kdo má krabici, může zapsat ty tištěné.
ww-data-kind = { $row }: je tu { $value }, ale mělo by to vypadat takto: { $wanted }.
ww-data-missing = { $row }: chybí „{ $field }“.
ww-data-unknown = { $row }: „{ $field }“ sem nepatří; patří sem: { $keys }.
ww-data-number = { $row }: „{ $field }“ má hodnotu { $value }, ale mělo by to být celé číslo od { $least } do { $most }.
ww-data-word = { $row }: „{ $field }“ má hodnotu „{ $value }“; možné hodnoty: { $words }.
ww-data-size = { $row }: počet je { $size }, ale měl by být od { $least } do { $most }.
ww-data-id = { $row }: „{ $value }“ není jméno; má začínat písmenem, obsahovat jen písmena, číslice a spojovníky a nesmí to být slovo zápisu.
ww-data-twice = { $row }: jméno „{ $value }“ je tu dvakrát.
ww-data-shape = { $row }: tvar { $shape } má mít stejně dlouhé řádky složené z: { $letters }.
ww-data-large = { $row }: tvar { $shape } má mít 1 až { $cells } políček a žádnou stranu delší než { $side }.
ww-data-margin = { $row }: tvar { $shape } má na kraji prázdný řádek nebo sloupec.
ww-data-apart = { $row }: políčka tvaru { $shape } nejsou souvislá.
ww-data-road = { $row }: cesta { $shape } má být jeden rovný řádek o délce { $least } až { $most } znaků X.
ww-data-map-size = { $row }: velikost mapy má být (řádky × políčka v řádku) { $rows } × { $columns }.
ww-data-letters = { $row }: mapa se skládá z těchto znaků: { $letters }.
ww-data-first-road = { $row }: u chodníku nejde umístit žádná dlouhá cesta s oběma konci na zemi.
ww-data-often = { $most ->
    [1] { $row }: „{ $value }“ je tu víc než jednou.
   *[other] { $row }: „{ $value }“ je tu víc než { $most }krát.
}
ww-data-text = { $row }: „{ $field }“ má hodnotu { $value }, ale měl by to být text na jednom řádku o délce nejvýš { $most }.
ww-data-search = { $row }: hledání míst by mohlo potřebovat { $work } kroků, povoleno je { $most }; stačí méně částí, menší části nebo více částí stejného tvaru.
ww-data-spaces = { $row }: místo { $value } tu mají být vzestupně seřazená čísla polí od 1 do { $last }.

## Dohraný stůl

ww-pad-no-legal = Uveďte v „next“, co se má umístit, například {"{"}"player": 1, "piece": "S1"{"}"}.
ww-pad-shape = { $place }: objekt takového tvaru na { $cells } ležet nemůže.
    .page = Takový díl tam ležet nemůže.
ww-pad-taken = { $place }: políčko { $cell } je obsazené.
    .page = Na některém z těchto políček už něco leží; nejdřív to odeberte.
ww-pad-monument-twice = { $place }: monument { $monument } už vlastníka má.
ww-pad-towers = { $place }: na stole je víc věží, než kolik jich nabídne { $rounds } kol ({ $most }); odeberte tu na { $cells }.
    .page = Na stole je víc věží, než kolik jich nabídne { $rounds } kol ({ $most }); jednu odeberte.
ww-pad-roads = { $size ->
    [one] { $place }: na stole je víc cest dlouhých { $size } políčko, než kolik jich nabídne { $rounds } kol ({ $most }); odeberte tu na { $cells }.
    [few] { $place }: na stole je víc cest dlouhých { $size } políčka, než kolik jich nabídne { $rounds } kol ({ $most }); odeberte tu na { $cells }.
   *[other] { $place }: na stole je víc cest dlouhých { $size } políček, než kolik jich nabídne { $rounds } kol ({ $most }); odeberte tu na { $cells }.
}
    .page = { $size ->
        [one] Na stole je víc cest dlouhých { $size } políčko, než kolik jich nabídne { $rounds } kol ({ $most }); jednu odeberte.
        [few] Na stole je víc cest dlouhých { $size } políčka, než kolik jich nabídne { $rounds } kol ({ $most }); jednu odeberte.
       *[other] Na stole je víc cest dlouhých { $size } políček, než kolik jich nabídne { $rounds } kol ({ $most }); jednu odeberte.
    }
ww-pad-buildings = { $most ->
    [0] { $place }: ve hře není žádná budova tohoto tvaru a druhu { $type } (sloupek { $stacks }); odeberte tu na { $cells }.
    [one] { $place }: ve hře je jen { $most } budova tohoto tvaru a druhu { $type } (sloupek { $stacks }); odeberte tu na { $cells }.
    [few] { $place }: ve hře jsou jen { $most } budovy tohoto tvaru a druhu { $type } (sloupek { $stacks }); odeberte tu na { $cells }.
   *[other] { $place }: ve hře je jen { $most } budov tohoto tvaru a druhu { $type } (sloupek { $stacks }); odeberte tu na { $cells }.
}
    .page = { $most ->
        [0] Ve hře není žádná budova tohoto tvaru a druhu { $type }; odeberte ji.
        [one] Ve hře je jen { $most } budova tohoto tvaru a druhu { $type }; jednu odeberte.
        [few] Ve hře jsou jen { $most } budovy tohoto tvaru a druhu { $type }; jednu odeberte.
       *[other] Ve hře je jen { $most } budov tohoto tvaru a druhu { $type }; jednu odeberte.
    }
ww-pad-players = { $players ->
    [one] { $place }: budova na { $cells } je ze sloupku { $stacks }, se kterým se hraje až od { $least } hráčů; tady je jen { $players }.
    [few] { $place }: budova na { $cells } je ze sloupku { $stacks }, se kterým se hraje až od { $least } hráčů; tady jsou jen { $players }.
   *[other] { $place }: budova na { $cells } je ze sloupku { $stacks }, se kterým se hraje až od { $least } hráčů; tady je jich { $players }.
}
    .page = { $players ->
        [one] S touto budovou se hraje až od { $least } hráčů, tady je jen { $players }; odeberte ji.
        [few] S touto budovou se hraje až od { $least } hráčů, tady jsou jen { $players }; odeberte ji.
       *[other] S touto budovou se hraje až od { $least } hráčů, tady je jich { $players }; odeberte ji.
    }
ww-pad-map-sides = { $place }: mapa { $map } a mapa { $first } hráče 1 jsou různé strany; všichni hráči hrají na stejné straně.
ww-pad-river-twice = { $place }: mapu { $map } už má hráč { $player }; žádní dva hráči nemají stejnou řeku.
ww-pad-solo-objectives = „objectives“ má hodnotu { $objectives }; sólová hra společné cíle nemá, vynechte je.

ww-prospect-population = populace: { SIGNED($change) }
ww-prospect-resources = pole na stupnicích zdrojů: { SIGNED($change) }
