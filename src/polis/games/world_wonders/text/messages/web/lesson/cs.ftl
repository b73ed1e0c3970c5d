# World Wonders: obrázky k pravidlům a první partie, česky.

## Obrázky k pravidlům

ww-web-figure-tracks = Strana A po několika nákupech: jakmile ukazatel dojde k postavě nebo ji mine, přibude populace; každý prsten na poslední stupnici je bod. Nejníž je technologie, proto přinese 3 body.
ww-web-figure-places = Cesty začínají u chodníku a dlouhá cesta smí vést přes vodu. Budova sousedí s cestou nebo s budovou svého druhu, věž s jakýmkoli objektem a Trójský kůň s obydlím a s cestou.
ww-web-figure-score = S oběma přírodními bohatstvími něco sousedí a obydlí je obklopené: tři body. Chrám a tržnice jsou u křížků ještě otevřené.

## První partie

ww-web-learn-welcome = Vítejte. Každý staví město na mapě se zemí, vodou a přírodním bohatstvím. Partie má deset kol; tady si zahrajete první dvě a začátek třetího. V nabídce leží šest budov a vedle nich monumenty.
ww-web-learn-road = První cesta je zdarma a musí sousedit s chodníkem pod mapou. Umístěte ji svisle od chodníku, hned napravo od přírodního bohatství vlevo dole: to je za bod, jakmile s ním něco vašeho sousedí. { $input ->
    [touch] Klepnutím na zvýrazněné políčko místo vyzkoušíte.
   *[keys] Místo vyzkoušíte kliknutím na zvýrazněné políčko, nebo přecházejte šipkami.
} Nenajdete-li správné místo, zvolte „Ukázat“.
ww-web-learn-market = V každém kole máte 7 mincí. V tahu koupíte jednu věc a hned ji umístíte. U každé budovy vidíte tvar, druh, cenu a symboly, podle kterých se posunou ukazatele na vašich stupnicích. Kupte knihovnu za 2.
ww-web-learn-place = Budova musí sousedit s cestou nebo s budovou téhož druhu. { $input ->
    [touch] Klepněte na zvýrazněné políčko, otáčejte tlačítkem
   *[keys] Vyberte zvýrazněné políčko, otáčejte tlačítkem nebo klávesou r
} a umístěte knihovnu svisle, napravo od horního konce cesty.
ww-web-learn-others = Technologie postoupila o jedno pole. Teď nakupuje druhý hráč.
ww-web-learn-second = Během kola se nabídka nedoplňuje, takže co koupí ostatní, je pryč. Kupte obydlí za 3: dává potraviny a keramiku.
ww-web-learn-corner = Umístěte ho nalevo od cesty, rohem k jejímu hornímu konci. Budova, která je na konci obklopená ze všech stran, je městská čtvrť a přináší body; obklopuje ji voda, přírodní bohatství, okraj mapy i všechno, co stojí.
ww-web-learn-wonder = Monument stojí všechny mince, které vám zbývají, ať jich je 7, nebo jen 1, a vaše kolo tím končí. Zikkurat potřebuje vedle sebe knihovnu a cestu; za poslední 2 mince je to výhodný nákup. { $input ->
    [touch] Klepnete-li na kartu, která nesvítí, dozvíte se proč.
   *[keys] Kliknete-li na kartu, která nesvítí, dozvíte se proč.
}
ww-web-learn-stand = Jeho čtyři políčka patří na zem. Napravo od cesty a pod knihovnou sousedí s obojím.
ww-web-learn-round = Nikdo z vás už nemá mince, kolo tedy končí: neprodané budovy zmizí a přijdou nové. Začíná ten, kdo má menší populaci, a to jste vy: druhý hráč už postoupil o jedno pole.
ww-web-learn-set = Máte znovu 7 mincí; staré propadly. Kupte sadu krátkých cest: tři části za 1 minci.
ww-web-learn-pieces = Části smíte umístit v libovolném pořadí; { $input ->
    [touch] vybíráte je vedle mapy.
   *[keys] vybíráte je vedle mapy nebo klávesou n.
} Část o dvou políčkách umístěte svisle tak, aby cesta pokračovala nahoru.
ww-web-learn-grove = Druhou část o dvou políčkách umístěte vodorovně nalevo od ní, podél obydlí: dosáhne k přírodnímu bohatství u levého okraje a shora obydlí uzavře.
ww-web-learn-last = Část o jednom políčku umístěte na horní konec cesty.
ww-web-learn-theirs = Druhý hráč staví dál.
ww-web-learn-pedestal = Za piedestaly se kupuje první a druhé místo v příštím kole. Kupte první za 1 minci; tah tím končí, proto stránka žádá o potvrzení.
ww-web-learn-loan = Dluh vám před nákupem přinese 2 mince. V některém z dalších tahů splatíte 3, jinak na konci přijdete o 2 body. Vezměte si ho.
ww-web-learn-house = Zase máte 7 mincí. Kupte velké obydlí za 4.
ww-web-learn-block = Umístěte ho k levému okraji, hned pod první obydlí. Keramika mine své třetí pole a tamní symbol zvýší vaši populaci.
ww-web-learn-tower = První obydlí je otevřené už jen na jedné straně, u levého okraje mapy. Věž zabere jedno políčko a stačí, když s něčím sousedí. Kupte ji za 2.
ww-web-learn-close = Umístěte ji do té mezery: obydlí je teď městská čtvrť a má značku.
ww-web-learn-coin = Zbývá jedna mince a monument stojí vše, co máte: Moai tedy za jedinou minci. Kdo může něco koupit, musí, a tohle je dobrý poslední nákup.
ww-web-learn-moai = Moai jsou tři samostatné části, které spolu sousedí a stojí u cesty a u přírodního bohatství. Umístěte je do nejspodnější řady, od cesty k levému okraji; uzavřou také velké obydlí.
ww-web-learn-third = Třetí kolo. Díky piedestalu začínáte.
ww-web-learn-repay = Dluh smíte splatit na začátku tahu. Udělejte to hned: 3 ze 7 mincí.
ww-web-learn-buy = Zbývají čtyři mince. Za zdroj, kterého máte nejméně, získáte tolik bodů, kolik ukazuje jeho pole. Nejméně máte technologie: kupte chrám za 4.
ww-web-learn-free = Umístěte ho napříč přes horní konec cesty, patou vlevo.
ww-web-learn-end = Tak se hraje do desátého kola, nebo dokud něčí populace nedojde na poslední pole. Pak se počítají prsteny na stupnici populace a na monumentech, zdroj, kterého máte nejméně, přírodní bohatství, se kterým sousedíte, a městské čtvrti. Teď si zahrajte proti botovi.
