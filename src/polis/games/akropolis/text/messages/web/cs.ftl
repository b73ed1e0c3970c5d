# Akropolis v prohlížeči, česky.

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
akropolis-option-empty-places = Prázdné hexy u zdvojených posádek
akropolis-option-empty-places-all = i v jezerech
akropolis-option-empty-places-outside = jen vně města

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
ak-web-closer = Přiblížit
ak-web-farther = Oddálit
ak-web-fit = Ukázat celé město
ak-web-my-city = Moje město
ak-web-city-of = { $name }: město, body: { $total }
ak-web-place-at = { $ways ->
    [one] místo { $number }, { $where }, { $level }. patro: desku lze otočit { $ways } způsobem
    [few] místo { $number }, { $where }, { $level }. patro: desku lze otočit { $ways } způsoby
   *[other] místo { $number }, { $where }, { $level }. patro: desku lze otočit { $ways } způsoby
}
ak-web-lay = { $ground ->
    [yes] místo { $number }, deska směřuje { $way }
   *[no] místo { $number }, deska směřuje { $way }; překryje: { $covered }
}
ak-web-laid = { $ground ->
    [yes] přikládáte desku do { $level }. patra ({ $where })
   *[no] přikládáte desku do { $level }. patra ({ $where }) a překrýváte: { $covered }
}
ak-web-way-0 = vpravo nahoru
ak-web-way-1 = vpravo
ak-web-way-2 = vpravo dolů
ak-web-way-3 = vlevo dolů
ak-web-way-4 = vlevo
ak-web-way-5 = vlevo nahoru
ak-web-group-take = Vybrat desku
ak-web-group-level = Přiložit do { $level }. patra

## Proč se co počítá

ak-web-column = { $name }, { $level }. patro
ak-web-column-why = { $name }, { $level }. patro: { $why }
ak-web-no-plaza = zatím žádné náměstí tohoto druhu
ak-web-product = { $value } × { $stars } ★ = { $points }

## Klávesy

ak-web-key-rotate = otočit desku
ak-web-key-move = od místa k místu
ak-web-key-flat = plasticky, nebo shora
ak-web-key-zoom = přiblížit, oddálit, celé město

## Bodovací bloček

ak-web-pad-whose = Čí město
ak-web-pad-placed = { $tiles ->
    [one] přiložena { $tiles } deska
    [few] přiloženy { $tiles } desky
   *[other] přiloženo { $tiles } desek
}
ak-web-pad-next = { $number }. deska: vyberte ji a potom místo, kde leží
ak-web-pad-showing = Jen desky, na kterých je
ak-web-pad-tiles = Desky v krabici
ak-web-pad-tile = { $count ->
    [one] { $tile }; zbývá { $count }
    [few] { $tile }; zbývají { $count }
   *[other] { $tile }; zbývá { $count }
}
ak-web-pad-no-tile = Tohle všechno na žádné desce není. Některý ze znaků zrušte.
ak-web-pad-lay = Přiložit
ak-web-pad-back = Vzít zpět poslední desku
ak-web-pad-stones = Kameny na konci hry
ak-web-pad-fewer = o kámen méně
ak-web-pad-more = o kámen více

## Od vašeho posledního tahu

ak-web-since-take = { $stones ->
    [0] bere zdarma desku
    [one] bere za { $stones } kámen desku
    [few] bere za { $stones } kameny desku
   *[other] bere za { $stones } kamenů desku
}
ak-web-since-place = { $level ->
    [1] přikládá ji na zem
   *[other] přikládá ji do { $level }. patra
}
ak-web-since-stones = { $stones ->
    [one] dostává { $stones } kámen
    [few] dostává { $stones } kameny
   *[other] dostává { $stones } kamenů
}

## Konec

akropolis-tie-stones = Body jsou stejné; rozhoduje počet kamenů.
