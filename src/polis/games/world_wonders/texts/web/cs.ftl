# World Wonders v prohlížeči, česky.

world-wonders-tagline = Stavte cesty, čtvrti a divy světa a utraťte každou minci dřív než ostatní.
world-wonders-credit = Autorem hry World Wonders je Zé Mendes; práva k ní mají její vydavatelé.
world-wonders-option-map-side = Mapy
world-wonders-option-map-side-a = A: jezero, pro všechny stejná
world-wonders-option-map-side-b = B: řeky, pro každého jiná
world-wonders-option-track-side = Stupnice
world-wonders-option-track-side-a = strana A
world-wonders-option-track-side-b = strana B
world-wonders-option-objectives = Společné cíle
world-wonders-option-objectives-none = bez cílů
world-wonders-option-objectives-three = tři vylosované
world-wonders-option-objectives-chosen = tři podle volby hráčů
world-wonders-option-solo-mode = Sólo proti automatickému protivníkovi
world-wonders-option-solo-mode-easy = snadné
world-wonders-option-solo-mode-hard = těžké

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

## Obrázky k pravidlům

ww-web-figure-tracks = Strana A po několika nákupech: každá postava přidá populaci, jakmile je dosažena nebo překročena, každý prsten na poslední stupnici je bod. Nejméně je technologie, dá tedy 3 body.
ww-web-figure-places = Cesty začínají u chodníku a dlouhá cesta smí vést přes vodu. Budovy se dotýkají cesty nebo svého typu, věž jakékoli stavby a Trójský kůň obydlí a cesty.
ww-web-figure-score = Obou přírodních bohatství se něco dotýká a obydlí je uzavřené: tři body. Chrám a tržnice jsou ještě otevřené u křížků.

## První hra

ww-web-learn-welcome = Vítejte. Každý staví město na mapě s pevninou, vodou a přírodním bohatstvím. Hra má deset kol; tady si zahrajete první dvě. Na trh přijde šest budov a k nim monumenty.
ww-web-learn-road = První cesta je zdarma a musí se dotýkat chodníku pod mapou. Položte ji od d7 dolů po d10: povede kolem přírodního bohatství na c9, a to, kterého se něco vašeho dotýká, má cenu jednoho bodu.
ww-web-learn-market = Každé kolo máte 7 mincí. V tahu koupíte jednu věc a hned ji položíte. Každá budova ukazuje svůj tvar, typ, cenu a symboly, které přidá na vaše stupnice. Kupte knihovnu (S1) za 2.
ww-web-learn-place = Budova se musí dotýkat cesty nebo budovy stejného typu. Klepněte na zvýrazněné políčko, otáčejte tlačítkem nebo klávesou r a položte ji na e7 a e8.
ww-web-learn-others = Technologie postoupila o jedno pole. Teď hraje stejně druhý hráč.
ww-web-learn-second = Během kola se nic nedoplňuje, takže co koupí ostatní, je pryč. Kupte obydlí (S2) za 3: dává potraviny a keramiku.
ww-web-learn-corner = Položte ho na b7, c7 a c8. Budova, která je na konci uzavřená ze všech stran, je městská čtvrť a boduje; uzavírá ji voda, přírodní bohatství, okraj mapy i vše postavené.
ww-web-learn-wonder = Monument stojí všechny mince, které vám zbývají, ať jich je 7, nebo 1, a vaše kolo tím končí. Zikkurat potřebuje vedle sebe knihovnu a cestu; za poslední 2 mince je to výhodný nákup. Karta, která nesvítí, po stisku řekne proč.
ww-web-learn-stand = Jeho čtyři políčka patří na zem. Na e9 až f10 se dotýká knihovny i cesty.
ww-web-learn-round = Oba jste bez mincí, kolo tedy skončilo: neprodané budovy odejdou a přijdou nové. Začíná ten, kdo má menší populaci, a to jste vy: druhý hráč už postoupil o jedno pole.
ww-web-learn-set = Máte znovu 7 mincí; staré propadly. Kupte sadu krátkých cest: tři díly za 1 minci.
ww-web-learn-pieces = Díly smíte pokládat v libovolném pořadí; vyberete je vedle mapy. Položte dvojdíl na d5 a d6.
ww-web-learn-grove = Teď druhý dvojdíl na b6 a c6: dosáhne na přírodní bohatství na a6 a shora uzavře vaše obydlí.
ww-web-learn-last = Jednodíl položte na d4.
ww-web-learn-theirs = Druhý hráč staví dál.
ww-web-learn-pedestal = Piedestaly prodávají první a druhé místo v příštím kole. Kupte první za 1 minci; tah tím končí, proto se stránka zeptá na potvrzení.
ww-web-learn-loan = Dluh vám dá 2 mince před nákupem. V některém pozdějším tahu vrátíte 3, jinak na konci ztratíte 2 body. Vezměte si ho.
ww-web-learn-house = Zase máte 7 mincí. Kupte velké obydlí (S5) za 4.
ww-web-learn-block = Položte ho na a8 až b9. Keramika překročí své třetí pole a tamní symbol zvýší vaši populaci.
ww-web-learn-tower = První obydlí je otevřené už jen na a7. Věž zabere jedno políčko a stačí, aby se něčeho dotýkala. Kupte ji za 2.
ww-web-learn-close = Položte ji na a7: obydlí je teď městská čtvrť a má značku.
ww-web-learn-coin = Zbývá jedna mince a monument stojí vše, co máte: Moai tedy za jedinou minci. Kdo může něco koupit, musí, a tohle je dobrý poslední nákup.
ww-web-learn-moai = Moai jsou tři jednotlivé díly, které spolu souvisejí, vedle cesty a přírodního bohatství. Položte je na c10, b10 a a10; uzavřou také velké obydlí.
ww-web-learn-third = Třetí kolo. Díky piedestalu začínáte.
ww-web-learn-repay = Dluh smíte splatit na začátku tahu. Udělejte to hned: 3 ze 7 mincí.
ww-web-learn-buy = Zbývají čtyři mince. Zdroj, kterého máte nejméně, dá tolik bodů, kolik ukazuje jeho pole, a to je technologie: kupte chrám (S4).
ww-web-learn-free = Položte ho na c3, d3, e3 a c4.
ww-web-learn-end = Tak se hraje do desátého kola, nebo dokud něčí populace nedojde na poslední pole. Pak se počítají prsteny na stupnici populace a na monumentech, zdroj, kterého máte nejméně, přírodní bohatství, kterého se dotýkáte, a městské čtvrti. Teď si zahrajte proti počítači.
