# Akropolis v prohlížeči, česky.

akropolis-tagline = Stavte město do šířky i do výšky; náměstí násobí, co stojí na správném místě.
akropolis-credit = Autorem hry Akropolis je Jules Messaud; práva k ní mají její vydavatelé.

## Volby

akropolis-option-all-tiles = Všechny desky, delší partie
akropolis-option-house-variant = Rezidence: skupina s hodnotou aspoň 10 se počítá dvojnásobně
akropolis-option-market-variant = Tržnice: vedle náměstí tržnic se počítají dvojnásobně
akropolis-option-barracks-variant = Posádky: se třemi nebo čtyřmi prázdnými hexy okolo se počítají dvojnásobně
akropolis-option-temple-variant = Chrámy: od 2. patra se počítají dvojnásobně
akropolis-option-garden-variant = Zahrady: vedle jezera se počítají dvojnásobně
akropolis-option-lake-is-edge = Posádky se počítají i u jezera
akropolis-option-house-group = Která skupina rezidencí boduje
akropolis-option-house-group-count = ta s nejvíce rezidencemi
akropolis-option-house-group-value = ta nejhodnotnější
akropolis-option-lake-size = Jezera pro zahrady
akropolis-option-lake-size-any = jakkoli velká
akropolis-option-lake-size-single = jen jednohexová

## Jeden hex

ak-web-house = rezidence
ak-web-market = tržnice
ak-web-barracks = posádka
ak-web-temple = chrám
ak-web-garden = zahrada
ak-web-quarry = lom
ak-web-house-plaza = náměstí rezidencí
ak-web-market-plaza = náměstí tržnic
ak-web-barracks-plaza = náměstí posádek
ak-web-temple-plaza = náměstí chrámů
ak-web-garden-plaza = náměstí zahrad

## Stůl

ak-web-site = Staveniště
ak-web-free = zdarma
ak-web-take = { $price ->
    [0] { $number }. deska: { $tile }; zdarma
    [one] { $number }. deska: { $tile }; stojí { $price } kámen
    [few] { $number }. deska: { $tile }; stojí { $price } kameny
   *[other] { $number }. deska: { $tile }; stojí { $price } kamenů
}
ak-web-to-come = Co ještě přijde
ak-web-stones = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
ak-web-rotate = Otočit
ak-web-view = Pohled na město
ak-web-flat = Shora, s čísly pater
ak-web-closer = Blíž
ak-web-farther = Dál
ak-web-fit = Ukázat celé
ak-web-my-city = Mé město
ak-web-city-of = { $name }: město, body: { $total }
ak-web-place-at = { $ways ->
    [one] { $cell }, { $level }. patro, desku lze otočit { $ways } způsobem
   *[other] { $cell }, { $level }. patro, desku lze otočit { $ways } způsoby
}
ak-web-lay = { $level }. patro: { $where }
ak-web-group-take = Vybrat desku
ak-web-group-level = Přiložit do { $level }. patra

## Proč se co počítá

ak-web-column = { $name }, { $level }. patro
ak-web-column-why = { $name }, { $level }. patro: { $why }
ak-web-why-counts = počítá se
ak-web-why-doubles = počítá se dvojnásobně
ak-web-why-not-largest = není v největší skupině
ak-web-why-beside-market = sousedí s jinou tržnicí
ak-web-why-not-on-edge = není na okraji města
ak-web-why-not-surrounded = není ze všech stran obklopen
ak-web-no-plaza = zatím žádné náměstí tohoto druhu
ak-web-product = { $value } × { $stars } ★ = { $points }

## Klávesy

ak-web-key-rotate = otočit desku
ak-web-key-move = od místa k místu
ak-web-key-flat = plasticky, nebo shora
ak-web-key-zoom = blíž, dál, celé město

## Bodovací bloček

ak-web-district = { $cell }, { $level }. patro: { $why }
ak-web-pad-whose = Čí město
ak-web-pad-placed = { $tiles ->
    [one] přiložena { $tiles } deska
    [few] přiloženy { $tiles } desky
   *[other] přiloženo { $tiles } desek
}
ak-web-pad-next = { $number }. deska: vyberte ji a klikněte, kde leží
ak-web-pad-showing = Jen desky, na kterých je
ak-web-pad-tiles = Desky v krabici
ak-web-pad-tile = { $tile }; zbývá { $count }
ak-web-pad-no-tile = Tohle všechno na žádné desce není. Některý ze znaků zrušte.
ak-web-pad-lay = Přiložit
ak-web-pad-back = Poslední desku zpět
ak-web-pad-stones = Kameny na konci hry
ak-web-pad-fewer = o kámen méně
ak-web-pad-more = o kámen více
