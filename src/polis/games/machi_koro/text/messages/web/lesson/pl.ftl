# Machi Koro: rysunki do zasad i pierwsza partia, po polsku.

## Rysunki do zasad

mk-web-figure-start = Początek: Pole pszenicy, Piekarnia i cztery atrakcje, które dopiero zbudujesz. Do tego 3 monety.
mk-web-figure-blue = Niebieskie karty przynoszą dochód przy każdym rzucie, także przeciwnika. Płaci bank.
mk-web-figure-green = Zielone karty przynoszą dochód tylko przy twoim własnym rzucie. Płaci bank.
mk-web-figure-red = Czerwone karty przynoszą dochód przy rzucie przeciwnika, a płaci ten, kto rzucił.
mk-web-figure-purple = Fioletowe karty przynoszą dochód przy twoim własnym rzucie, a płacą przeciwnicy. W mieście może być tylko jedna karta każdego rodzaju.
mk-web-figure-nine = Ben płaci ze swoich 3 monet dwóm Restauracjom: 2, potem 1. Dopiero wtedy Kopalnia przynosi mu 5.
mk-web-figure-seven = 2 serowarnie × 3 monety × 3 krowy = 18 monet.
mk-web-figure-four = 2 sklepy × (3 + 1) = 8 monet.

## Pierwsza partia

mk-web-learn-welcome = Masz Pole pszenicy, Piekarnię i 3 monety. Kto pierwszy zbuduje wszystkie cztery atrakcje, wygrywa. W każdej turze jest rzut, potem monety zmieniają właściciela, a na końcu możesz zbudować jedną kartę. Dopóki rzucasz jedną kostką, przed rzutem nie ma czego wybierać: rzucasz przyciskiem „Dalej”.
mk-web-learn-build = Piątka: nikt nie ma karty z tą liczbą, więc nikt nic nie dostaje. Teraz buduj. { $input ->
    [touch] Dotknij Sklepu spożywczego za 2 monety:
   *[keys] Kliknij Sklep spożywczy za 2 monety albo przejdź do niego strzałkami i naciśnij Enter:
} jest zielony i przyniesie ci 3 monety, ilekroć wyrzucisz czwórkę.
mk-web-learn-blue = Przeciwnik zbudował Kawiarnię. Jest czerwona: jeśli wyrzucisz trójkę, zapłacisz przeciwnikowi. Wypadła szóstka, która nic nie dała. Za ostatnią monetę zbuduj Farmę. Jest niebieska i przynosi dochód, gdy ktokolwiek wyrzuci dwójkę.
mk-web-learn-order = Trójka. Najpierw się płaci, dopiero potem zarabia: Kawiarni należała się moneta, ale jej nie było, a czego nie da się zapłacić, to przepada. Potem Piekarnia przyniosła 1. Zbuduj za nią drugą Farmę.
mk-web-learn-red = Dwójka: dwie Farmy i Piekarnia przynoszą 3 monety. Teraz weź własną Kawiarnię. Od tej chwili przeciwnik, który wyrzuci trójkę, płaci tobie.
mk-web-learn-gain = Tak działają niebieskie karty: Farmy przyniosły 2 monety przy rzucie przeciwnika i jeszcze 2 przy twoim. Zielona liczba na karcie w puli mówi, o ile średnio zwiększyłaby twój dochód w rundzie. Zbuduj kolejny Sklep spożywczy.
mk-web-learn-mall = Czwórka i dwa sklepy: 6 monet. Masz ich 10, to wystarczy na pierwszą atrakcję. Zbuduj Centrum handlowe; każda twoja karta z filiżanką lub sklepem da o 1 monetę więcej.
mk-web-learn-purple = Piekarnia przyniosła tym razem 2 monety: to zasługa Centrum handlowego. Zbuduj Stadion. Jest fioletowy: gdy wyrzucisz szóstkę, każdy przeciwnik daje ci 2 monety.
mk-web-learn-more = Dwa sklepy, każdy 3 + 1: razem 8 monet. Z trzecim czwórka będzie warta 12. Zbuduj go.
mk-web-learn-park = Przeciwnik wyrzucił trójkę i zapłacił twojej Kawiarni, dzięki Centrum handlowemu 2 monety. Potem u ciebie wypadła czwórka: 12 monet. Masz 21, zbuduj Park rozrywki za 16. Gdy będziesz rzucać dwiema kostkami, takie same oczka dadzą ci dodatkową turę.
mk-web-learn-station = Trójka: najpierw płacisz dwóm Kawiarniom przeciwnika, potem zarabia Piekarnia. Teraz zbuduj za 4 monety Dworzec. Od następnej tury wybierasz między jedną kostką a dwiema.
mk-web-learn-one = Wybierz liczbę kostek. Przyciski mówią, ile monet średnio przyniesie każdy rzut, a tabela następnego rzutu pokazuje dlaczego. Twoje karty mają niskie liczby: { $input ->
    [touch] rzuć jedną kostką.
   *[keys] rzuć jedną kostką (klawisz o).
}
mk-web-learn-cows = Szóstka: Stadion przyniósł 2 monety. Zbuduj trzecią Farmę. Tak jak poprzednie daje dochód przy dwójce, a do tego należy do planu.
mk-web-learn-again = Jeszcze raz jedna kostka.
mk-web-learn-factory = Trzy Farmy i Piekarnia: 5 monet. A oto plan: Serowarnia daje 3 monety za każdą krowę, gdy wyrzucisz siódemkę. Z trzema Farmami to 9. Zbuduj ją.
mk-web-learn-two = Siódemka wymaga dwóch kostek i jest ich najbardziej prawdopodobną sumą. Spójrz na tabelę następnego rzutu i { $input ->
    [touch] rzuć dwiema kostkami.
   *[keys] rzuć dwiema kostkami (klawisz t).
}
mk-web-learn-double = Tylko czwórka, ale sklepy działają też przy dwóch kostkach: 12 monet. Wieża radiowa kosztuje 22, więc najpierw zbuduj drugą Serowarnię.
mk-web-learn-seven = Znowu dwie kostki. Siódemka przyniosłaby teraz 18 monet.
mk-web-learn-tower = Siódemka: 2 serowarnie × 3 monety × 3 krowy = 18. Mając 28 monet, możesz zbudować Wieżę radiową. Pozwalałaby raz na turę rzucić ponownie, ale to twoja czwarta atrakcja, a ta od razu daje zwycięstwo.
mk-web-learn-end = Koniec: wygrywasz. Znasz już wszystkie cztery kolory i wszystkie cztery atrakcje. Dwie fioletowe karty nie wystąpiły: Stacja telewizyjna zabiera 5 monet jednemu przeciwnikowi, Centrum biznesowe wymienia karty. Miłej zabawy we własnych partiach.
