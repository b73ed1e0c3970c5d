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

## Obrázky k pravidlům

ak-web-figure-start = Počáteční deska: náměstí rezidencí s jednou hvězdičkou a tři lomy.
ak-web-figure-row = První deska je zdarma, každá další stojí o kámen víc.
ak-web-figure-ground = Na zemi, v dotyku s městem.
ak-web-figure-above = O patro výš: tři hexy stejného patra, ze dvou desek. Dva lomy jedné a lom druhé přinesou 3 kameny.
ak-web-figure-single = Takto ne: pod všemi třemi hexy leží jediná deska.
ak-web-figure-house = Počítá se jen největší skupina.
ak-web-figure-market = Tržnice, které spolu sousedí, se nepočítají.
ak-web-figure-barracks = Posádky mimo okraj se nepočítají.
ak-web-figure-temple = Chrám se počítá, když je všech šest hexů kolem něj zastavěno.
ak-web-figure-garden = Počítá se každá zahrada.

## První partie

ak-web-learn-welcome = V této partii postavíte město z osmnácti desek. Začínáte s náměstím rezidencí a třemi lomy. Na konci každý druh budov přinese svou hodnotu krát hvězdičky na jeho náměstích. Nejprve se vyloží desky na staveniště.
ak-web-learn-take = V řadě leží čtyři desky. První je zdarma, každá další stojí tolik kamenů, kolik desek leží před ní. Máte jeden kámen. Vyberte první desku: je na ní druhé náměstí rezidencí.
ak-web-learn-place = Všechna místa, kam smíte desku přiložit, svítí. { $input ->
    [touch] Klepnutím desku zkusíte, dalším klepnutím ji otočíte, a když sedí, potvrďte.
   *[keys] Kliknutím desku zkusíte, dalším kliknutím (nebo klávesou r či kolečkem) ji otočíte, a když sedí, potvrďte.
} Nenajdete-li správné místo, zvolte „Ukázat“.
ak-web-learn-pay = Druhá deska stojí váš jediný kámen a vyplatí se: tržnice nepřinese nic, dokud nemáte náměstí tržnic. Toto má dvě hvězdičky. Vyberte ji.
ak-web-learn-plaza = Rezidence i tržnice mají hodnotu 1, protože stojí na zemi. Dvě náměstí rezidencí dají 1 × 2, náměstí tržnic také 1 × 2: tato deska přinese čtyři body.
ak-web-learn-round = Když zbude jediná deska, posune se na začátek a za ni se vyloží nové. Kameny teď nemáte, zbývá vám tedy jen první deska. Je na ní náměstí posádek: vaše posádka stojí na okraji města, a tak se počítá.
ak-web-learn-edge = Přiložte oba lomy vedle lomů počáteční desky. Lomy nebodují, ale tvoří podlahu pro další patro a každý překrytý lom přinese kámen.
ak-web-learn-plan = Podlaha je hotová: tři lomy vedle sebe, a patří ke dvěma různým deskám. Vyberte desku zdarma.
ak-web-learn-up = Přiložte ji na tyto tři lomy. Dostanete 3 kameny a tržnice ve 2. patře má hodnotu 2 místo 1.
ak-web-learn-choose = S kameny si můžete vybírat. Za jeden z nich vezměte druhou desku: posádku, rezidenci a zahradu.
ak-web-learn-cover = Znovu nahoru. O to, co překryjete, přijdete: o rezidenci, chrám a lom. Ve 2. patře ale nová rezidence i posádka mají hodnotu 2 a lom vám vrátí zaplacený kámen.
ak-web-learn-market = Teď se hodí deska zdarma: tržnice a posádka, a oba druhy už mají své náměstí.
ak-web-learn-apart = Pozor: ze dvou tržnic vedle sebe se nepočítá ani jedna. Na tomto místě je nová od ostatních oddělená a posádka stojí na okraji.
ak-web-learn-garden = Zahrady se počítají vždy, jen ta vaše zatím nemá náměstí. Na druhé desce je jedno se třemi hvězdičkami. Vyberte ji za kámen.
ak-web-learn-surround = Přiložte ji tak, aby se uzavřel kruh kolem chrámu ve 2. patře. Chrám se počítá, jen když je všech šest hexů kolem něj zastavěno. Ještě mu chybí náměstí, mějte ho na paměti.
ak-web-learn-stars = Druhé náměstí tržnic za jeden kámen. Hvězdičky jednoho druhu se sčítají: čtyři místo dvou zdvojnásobí všechny vaše tržnice. Lomy položte tam, kde má být další podlaha.
ak-web-learn-quarries = Poslední kámen za druhou desku: tři lomy čekají na překrytí a rázem přinesou tři kameny. Posádka na okraji ve 2. patře má hodnotu 2.
ak-web-learn-third = Třetí deska stojí dva kameny, ale druhé náměstí posádek zdvojnásobí všechny vaše posádky.
ak-web-learn-level = Teď do 3. patra. Tržnice tam má hodnotu 3. Pravidlo je stejné: pod všemi třemi hexy stejné patro a aspoň dvě desky. Tento tah přinese 19 bodů.
ak-web-learn-more = Další náměstí tržnic: šest hvězdiček. Vyberte desku za jeden kámen a přiložte ji tak, aby její posádka stála na okraji.
ak-web-learn-alone = Pravidla už znáte. Vyberte druhou desku a najděte místo, kde její tržnice nesousedí s jinou: každá tržnice na zemi vám přinese 6 bodů.
ak-web-learn-stack = Bez kamenů zbývá první deska. Ve 2. patře má její tržnice hodnotu 2, o jednu víc než tržnice, kterou překryje. Než se rozhodnete, podívejte se na body v potvrzení.
ak-web-learn-wide = Na desce zdarma je to, na co máte náměstí: posádka a tržnice. Na zemi u okraje se počítá obojí.
ak-web-learn-fourth = Vaše čtvrté náměstí tržnic. Tržnice mají hodnotu 8, takže další dvě hvězdičky přinesou 16 bodů a zahrada další 3.
ak-web-learn-both = Znovu tržnice a posádka. { $input ->
    [touch] Klepněte
   *[keys] Najeďte ukazatelem
} na řádky svých bodů: na městě uvidíte, které budovy se počítají a proč jiné ne. Dvě z vašich rezidencí například nejsou v největší skupině.
ak-web-learn-little = Zahrada na zemi: 1 × 3 body. Druhá deska by stála kámen, a ten nemáte.
ak-web-learn-temple = Poslední tah a konečně náměstí chrámů. Dvě hvězdičky pro chrám, který je už dávno obklopený: 2 × 2 body. Nenajdete-li správné místo, zvolte „Ukázat“.
ak-web-learn-end = 130 bodů proti 116. Samotné tržnice přinesly 9 × 8 = 72: pár vysokých budov a mnoho hvězdiček. Rozbalte si body obou měst a prohlédněte si, co se počítalo. Ať se vám hraje dobře.

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
