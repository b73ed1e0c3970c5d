# Machi Koro: obrázky k pravidlům a první partie, česky.

## Obrázky k pravidlům

mk-web-figure-start = Začátek: Pšeničné pole, Pekárna a čtyři dominanty, které teprve postavíte. K tomu 3 mince.
mk-web-figure-blue = Modré karty vynášejí při každém hodu, i při hodu soupeře. Platí bank.
mk-web-figure-green = Zelené karty vynášejí jen při vašem vlastním hodu. Platí bank.
mk-web-figure-red = Červené karty vynášejí při hodu soupeře a platí ten, kdo hodil.
mk-web-figure-purple = Fialové karty vynášejí při vašem vlastním hodu a platí soupeři. Každý druh smí být ve městě jen jednou.
mk-web-figure-nine = Ben platí ze svých 3 mincí dvěma Restauracím: 2, potom 1. Teprve pak mu Důl přinese 5.
mk-web-figure-seven = 2 mlékárny × 3 mince × 3 krávy = 18 mincí.
mk-web-figure-four = 2 samoobsluhy × (3 + 1) = 8 mincí.

## První partie

mk-web-learn-welcome = Máte Pšeničné pole, Pekárnu a 3 mince. Kdo jako první postaví všechny čtyři dominanty, vítězí. V každém tahu se hodí, potom mince změní majitele a nakonec smíte postavit jednu kartu. Dokud házíte jednou kostkou, není před hodem co volit: hodíte tlačítkem „Dál“.
mk-web-learn-build = Pětka: nikdo nemá kartu s tímto číslem, nikdo tedy nic nedostává. Teď stavte. { $input ->
    [touch] Klepněte na Samoobsluhu za 2 mince:
   *[keys] Klikněte na Samoobsluhu za 2 mince, nebo na ni přejděte šipkami a stiskněte Enter:
} je zelená a přinese vám 3 mince pokaždé, když hodíte čtyřku.
mk-web-learn-blue = Soupeř postavil Kavárnu. Je červená: když hodíte trojku, zaplatíte mu. Hodili jste šestku a nic jste nedostali. Za poslední minci postavte Statek. Je modrý a vynáší, když kdokoli hodí dvojku.
mk-web-learn-order = Trojka. Nejdřív se platí, teprve potom se vydělává: Kavárně jste dlužili minci, ale žádnou jste neměli, a co nelze zaplatit, propadá. Pak vám Pekárna přinesla 1. Postavte za ni druhý Statek.
mk-web-learn-red = Dvojka: dva Statky a Pekárna přinesly 3 mince. Teď si pořiďte vlastní Kavárnu. Soupeř, který hodí trojku, bude od této chvíle platit vám.
mk-web-learn-gain = Takhle pracují modré karty: Statky vám přinesly 2 mince při soupeřově hodu a další 2 při vašem. Zelené číslo na kartě v zásobě říká, o kolik by v průměru zvýšila váš příjem za kolo. Postavte další Samoobsluhu.
mk-web-learn-mall = Čtyřka a dvě Samoobsluhy: 6 mincí. Máte jich 10, to stačí na první dominantu. Postavte Nákupní centrum; každá vaše karta se šálkem nebo obchodem vynese o 1 minci víc.
mk-web-learn-purple = Pekárna tentokrát přinesla 2 mince: to dělá Nákupní centrum. Postavte Stadión. Je fialový: když hodíte šestku, dá vám každý soupeř 2 mince.
mk-web-learn-more = Dvě Samoobsluhy, každá 3 + 1: dohromady 8 mincí. Se třetí vynese čtyřka 12 mincí. Postavte ji.
mk-web-learn-park = Soupeř hodil trojku a zaplatil vaší Kavárně, díky Nákupnímu centru 2 mince. Vy jste pak hodili čtyřku: 12 mincí. Máte 21, postavte Zábavní park za 16. Až budete házet dvěma kostkami, dají vám stejná čísla tah navíc.
mk-web-learn-station = Trojka: zaplatili jste dvěma soupeřovým Kavárnám, potom vynesla Pekárna. Teď postavte za 4 mince Nádraží. Od příštího tahu budete volit mezi jednou kostkou a dvěma.
mk-web-learn-one = Zvolte počet kostek. Na tlačítkách stojí, kolik mincí který hod v průměru přinese, a tabulka příštího hodu ukazuje proč. Vaše karty mají nízká čísla: { $input ->
    [touch] hoďte jednou kostkou.
   *[keys] hoďte jednou kostkou (klávesa o).
}
mk-web-learn-cows = Šestka: Stadión přinesl 2 mince. Postavte třetí Statek. Jako ty předchozí vynáší při dvojce a navíc patří k plánu.
mk-web-learn-again = Ještě jednou jedna kostka.
mk-web-learn-factory = Tři Statky a Pekárna: 5 mincí. A teď ten plán: Mlékárna přinese 3 mince za každou krávu, když hodíte sedmičku. Se třemi Statky je to 9. Postavte ji.
mk-web-learn-two = Na sedmičku jsou potřeba dvě kostky a je to jejich nejpravděpodobnější součet. Podívejte se na tabulku příštího hodu a { $input ->
    [touch] hoďte dvěma kostkami.
   *[keys] hoďte dvěma kostkami (klávesa t).
}
mk-web-learn-double = Jen čtyřka, ale Samoobsluhy vynášejí i při dvou kostkách: 12 mincí. Vysílač stojí 22, nejdřív tedy postavte druhou Mlékárnu.
mk-web-learn-seven = Znovu dvě kostky. Sedmička by teď přinesla 18 mincí.
mk-web-learn-tower = Sedmička: 2 mlékárny × 3 mince × 3 krávy = 18. S 28 mincemi můžete postavit Vysílač. Dovoloval by jednou za tah hodit znovu, ale je to vaše čtvrtá dominanta, a tou okamžitě vítězíte.
mk-web-learn-end = Vyhráli jste. Poznali jste všechny čtyři barvy i všechny čtyři dominanty. Na dvě fialové karty se nedostalo: Televizní studio vezme 5 mincí jednomu soupeři, Kancelářská budova vymění karty. Ať vás vlastní partie baví.
