# World Wonders v prohlížeči, česky.

world-wonders-tagline = Stavte cesty, čtvrti a divy světa a utraťte každou minci dřív než ostatní.
world-wonders-alone = proti automatickému protivníkovi
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
world-wonders-option-objectives-chosen = tři podle volby prvního hráče
world-wonders-option-solo-mode = Sólo proti automatickému protivníkovi
world-wonders-option-solo-mode-easy = snadný mód
world-wonders-option-solo-mode-hard = náročný mód

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
    [one] { $cell }: lze umístit 1 způsobem
   *[other] { $cell }: lze umístit { $ways } způsoby
}
ww-web-laid-at = leží na { $cells }: stiskem potvrdíte
ww-web-lay = umístit na { $cells }
ww-web-buy = koupit: { $item }

## Město

ww-web-city = Stupnice a cíle
ww-web-my-city = Moje mapa
ww-web-map-of = Mapa: { $name }, body: { $total }
ww-web-land = země
ww-web-bridge = most
ww-web-track = { $name }: pole { $space } z { $last }
ww-web-lowest = nejnižší
ww-web-next-population = populace +1 za { $steps }
ww-web-next-ring = další prsten za { $steps }
ww-web-owes = nesplaceno: 3
ww-web-loan = Vzít dluh: +2
ww-web-repay = Splatit: −3
ww-web-leave = Vystoupit z kola
ww-web-asks-choose = { $seat } vybírá pro všechny společný cíl
ww-web-objectives = Cíle
ww-web-objective-worth = za první místo { $first }, za druhé { $second }

## Automatický protivník

ww-web-automaton-score = kolik překonat: { $score }
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
ww-web-group-column = Od sloupce { $column }
ww-web-group-piece = { $cells ->
    [one] Část o 1 políčku, od sloupce { $column }
   *[other] Část o { $cells } políčkách, od sloupce { $column }
}
ww-web-key-rotate = otočit část
ww-web-key-move = posunout část na další místo
ww-web-key-piece = vzít další část sady nebo monumentu

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
ww-web-pad-choose = Vyberte objekt a klepněte, kde leží; klepnutím na objekt na mapě ho odeberete.
ww-web-pad-map = Mapa: { $name }

## Obrázky k pravidlům

ww-web-figure-tracks = Strana A po několika nákupech: jakmile ukazatel dojde k postavě nebo ji mine, přibude populace; každý prsten na poslední stupnici je bod. Nejméně je technologie, takže přinese 3 body.
ww-web-figure-places = Cesty začínají u chodníku a dlouhá cesta smí vést přes vodu. Budova sousedí s cestou nebo s budovou svého druhu, věž s jakýmkoli objektem a Trójský kůň s obydlím a s cestou.
ww-web-figure-score = S oběma přírodními bohatstvími něco sousedí a obydlí je obklopené: tři body. Chrám a tržnice jsou u křížků ještě otevřené.

## První partie

ww-web-learn-welcome = Vítejte. Každý staví město na mapě se zemí, vodou a přírodním bohatstvím. Partie má deset kol; tady si zahrajete první dvě a začátek třetího. V nabídce leží šest budov a vedle nich monumenty.
ww-web-learn-road = První cesta je zdarma a musí sousedit s chodníkem pod mapou. Umístěte ji od d7 dolů po d10: povede kolem přírodního bohatství na c9, a to je za bod, jakmile s ním něco vašeho sousedí.
ww-web-learn-market = V každém kole máte 7 mincí. V tahu koupíte jednu věc a hned ji umístíte. U každé budovy vidíte tvar, druh, cenu a symboly, o které se posunou vaše stupnice. Kupte knihovnu (S1) za 2.
ww-web-learn-place = Budova musí sousedit s cestou nebo s budovou téhož druhu. Klepněte na zvýrazněné políčko, otáčejte tlačítkem nebo klávesou r a umístěte ji na e7 a e8.
ww-web-learn-others = Technologie postoupila o jedno pole. Teď nakupuje druhý hráč.
ww-web-learn-second = Během kola se nabídka nedoplňuje, takže co koupí ostatní, je pryč. Kupte obydlí (S2) za 3: dává potraviny a keramiku.
ww-web-learn-corner = Umístěte ho na b7, c7 a c8. Budova, která je na konci obklopená ze všech stran, je městská čtvrť a přináší body; obklopuje ji voda, přírodní bohatství, okraj mapy i všechno, co stojí.
ww-web-learn-wonder = Monument stojí všechny mince, které vám zbývají, ať jich je 7, nebo jen 1, a vaše kolo tím končí. Zikkurat potřebuje vedle sebe knihovnu a cestu; za poslední 2 mince je to výhodný nákup. Karta, která nesvítí, po stisku řekne proč.
ww-web-learn-stand = Jeho čtyři políčka patří na zem. Na e9 až f10 sousedí s knihovnou i s cestou.
ww-web-learn-round = Oba jste bez mincí, kolo tedy končí: neprodané budovy zmizí a přijdou nové. Začíná ten, kdo má menší populaci, a to jste vy: druhý hráč už postoupil o jedno pole.
ww-web-learn-set = Máte znovu 7 mincí; staré propadly. Kupte sadu krátkých cest: tři části za 1 minci.
ww-web-learn-pieces = Části smíte umístit v libovolném pořadí; vybíráte je vedle mapy. Část o dvou políčkách umístěte na d5 a d6.
ww-web-learn-grove = Druhou část o dvou políčkách umístěte na b6 a c6: dosáhne k přírodnímu bohatství na a6 a shora uzavře vaše obydlí.
ww-web-learn-last = Část o jednom políčku umístěte na d4.
ww-web-learn-theirs = Druhý hráč staví dál.
ww-web-learn-pedestal = Za piedestaly se kupuje první a druhé místo v příštím kole. Kupte první za 1 minci; tah tím končí, proto stránka žádá o potvrzení.
ww-web-learn-loan = Dluh vám před nákupem přinese 2 mince. V některém z dalších tahů splatíte 3, jinak na konci přijdete o 2 body. Vezměte si ho.
ww-web-learn-house = Zase máte 7 mincí. Kupte velké obydlí (S5) za 4.
ww-web-learn-block = Umístěte ho na a8 až b9. Keramika mine své třetí pole a tamní symbol zvýší vaši populaci.
ww-web-learn-tower = První obydlí je otevřené už jen na a7. Věž zabere jedno políčko a stačí, když s něčím sousedí. Kupte ji za 2.
ww-web-learn-close = Umístěte ji na a7: obydlí je teď městská čtvrť a má značku.
ww-web-learn-coin = Zbývá jedna mince a monument stojí vše, co máte: Moai tedy za jedinou minci. Kdo může něco koupit, musí, a tohle je dobrý poslední nákup.
ww-web-learn-moai = Moai jsou tři samostatné části, které spolu sousedí a stojí u cesty a u přírodního bohatství. Umístěte je na c10, b10 a a10; uzavřou také velké obydlí.
ww-web-learn-third = Třetí kolo. Díky piedestalu začínáte.
ww-web-learn-repay = Dluh smíte splatit na začátku tahu. Udělejte to hned: 3 ze 7 mincí.
ww-web-learn-buy = Zbývají čtyři mince. Zdroj, kterého máte nejméně, přinese tolik bodů, na kterém poli je, a to je technologie: kupte chrám (S4).
ww-web-learn-free = Umístěte ho na c3, d3, e3 a c4.
ww-web-learn-end = Tak se hraje do desátého kola, nebo dokud něčí populace nedojde na poslední pole. Pak se počítají prsteny na stupnici populace a na monumentech, zdroj, kterého máte nejméně, přírodní bohatství, se kterým sousedíte, a městské čtvrti. Teď si zahrajte proti botovi.
