# Akropolis po polsku.

## Rodzaje dzielnic

ak-kind-house = domy
ak-kind-market = targowiska
ak-kind-barracks = koszary
ak-kind-temple = świątynie
ak-kind-garden = ogrody

## Jeden obszar

ak-hex-house = dom
ak-hex-market = targowisko
ak-hex-barracks = koszary
ak-hex-temple = świątynia
ak-hex-garden = ogród
ak-hex-quarry = kamieniołom
ak-hex-house-plaza = plac przydomowy
ak-hex-market-plaza = plac targowy
ak-hex-barracks-plaza = plac koszarowy
ak-hex-temple-plaza = plac świątynny
ak-hex-garden-plaza = plac ogrodowy
ak-tile = { $first }, { $second } i { $third }

## Czyja jest tura i co trzeba zrobić

ak-asks-take = { $stones ->
    [0] { $seat } dobiera kafel (bez kamieni)
    [one] { $seat } dobiera kafel (do wydania: { $stones } kamień)
    [few] { $seat } dobiera kafel (do wydania: { $stones } kamienie)
    [many] { $seat } dobiera kafel (do wydania: { $stones } kamieni)
   *[other] { $seat } dobiera kafel (do wydania: { $stones } kamienia)
}
ak-asks-place = { $seat } dodaje do miasta kafel ({ $tile })
ak-asks-reveal = na rynku zaraz zostanie odkryty kafel
ak-you-take = { $stones ->
    [0] dobierz kafel (nie masz kamieni)
    [one] dobierz kafel (masz { $stones } kamień)
    [few] dobierz kafel (masz { $stones } kamienie)
    [many] dobierz kafel (masz { $stones } kamieni)
   *[other] dobierz kafel (masz { $stones } kamienia)
}
ak-you-place = dodaj do miasta kafel ({ $tile })
ak-wins = { $seats } wygrywa
    .seats = wygrywasz
ak-share = zwycięstwem dzielą się: { $seats }

## Co się stało

ak-tell-take = { $price ->
    [0] { $seat } dobiera za darmo kafel ({ $tile })
    [one] { $seat } dobiera za { $price } kamień kafel ({ $tile })
    [few] { $seat } dobiera za { $price } kamienie kafel ({ $tile })
    [many] { $seat } dobiera za { $price } kamieni kafel ({ $tile })
   *[other] { $seat } dobiera za { $price } kamienia kafel ({ $tile })
}
    .seat = { $price ->
        [0] dobierasz za darmo kafel ({ $tile })
        [one] dobierasz za { $price } kamień kafel ({ $tile })
        [few] dobierasz za { $price } kamienie kafel ({ $tile })
        [many] dobierasz za { $price } kamieni kafel ({ $tile })
       *[other] dobierasz za { $price } kamienia kafel ({ $tile })
    }
ak-tell-place = { $stones ->
    [0] { $seat } dodaje kafel na poziomie { $level }
    [one] { $seat } dodaje kafel na poziomie { $level } i dostaje { $stones } kamień
    [few] { $seat } dodaje kafel na poziomie { $level } i dostaje { $stones } kamienie
    [many] { $seat } dodaje kafel na poziomie { $level } i dostaje { $stones } kamieni
   *[other] { $seat } dodaje kafel na poziomie { $level } i dostaje { $stones } kamienia
}
    .seat = { $stones ->
        [0] dodajesz kafel na poziomie { $level }
        [one] dodajesz kafel na poziomie { $level } i dostajesz { $stones } kamień
        [few] dodajesz kafel na poziomie { $level } i dostajesz { $stones } kamienie
        [many] dodajesz kafel na poziomie { $level } i dostajesz { $stones } kamieni
       *[other] dodajesz kafel na poziomie { $level } i dostajesz { $stones } kamienia
    }
ak-tell-reveal = odkryty kafel: { $tile }

## Dlaczego nie

ak-not-lying = { $lying ->
    [one] w rzędzie nie ma { $place }. kafla, leży tam tylko { $lying } kafel
    [few] w rzędzie nie ma { $place }. kafla, leżą tam tylko { $lying } kafle
    [many] w rzędzie nie ma { $place }. kafla, leży tam tylko { $lying } kafli
   *[other] w rzędzie nie ma { $place }. kafla, leży tam tylko { $lying } kafla
}
ak-too-dear = { $stones ->
    [0] { $place }. kafel w rzędzie kosztuje { $price }, a nie ma ani jednego kamienia
    [one] { $place }. kafel w rzędzie kosztuje { $price }, a do wydania jest tylko { $stones } kamień
    [few] { $place }. kafel w rzędzie kosztuje { $price }, a do wydania są tylko { $stones } kamienie
    [many] { $place }. kafel w rzędzie kosztuje { $price }, a do wydania jest tylko { $stones } kamieni
   *[other] { $place }. kafel w rzędzie kosztuje { $price }, a do wydania jest tylko { $stones } kamienia
}
ak-no-such-place = w tej grze nie ma takiego miejsca
ak-uneven = wysokości pod trzema obszarami się różnią
ak-touches-nothing = kafel nie dotykałby miasta
ak-one-tile-below = pod wszystkimi trzema obszarami leży tylko jeden kafel, a muszą być co najmniej dwa
ak-none-unseen = wśród zakrytych nie ma już takiego kafla ({ $tile })

## Punkty, dzielnica po dzielnicy

ak-line-kind = { $kind }: { $value } × { $stars }
    .source = { $kind }
ak-line-stones = kamienie: { $stones }
    .source = kamienie
ak-why-counts = liczy się
ak-why-doubles = liczy się podwójnie
ak-why-not-largest = nie należy do największej grupy
ak-why-beside-market = sąsiaduje z innym targowiskiem
ak-why-not-on-edge = nie leży na krawędzi miasta
ak-why-not-surrounded = nie jest w całości otoczona
ak-counts = { $cell }, poziom { $level }: { ak-why-counts }
    .page = poziom { $level }: { ak-why-counts }
ak-doubles = { $cell }, poziom { $level }: { ak-why-doubles }
    .page = poziom { $level }: { ak-why-doubles }
ak-not-largest = { $cell }, poziom { $level }: { ak-why-not-largest }
    .page = poziom { $level }: { ak-why-not-largest }
ak-beside-market = { $cell }, poziom { $level }: { ak-why-beside-market } ({ $other })
    .page = poziom { $level }: { ak-why-beside-market }
ak-not-on-edge = { $cell }, poziom { $level }: { ak-why-not-on-edge }
    .page = poziom { $level }: { ak-why-not-on-edge }
ak-not-surrounded = { $cell }, poziom { $level }: { ak-why-not-surrounded }
    .page = poziom { $level }: { ak-why-not-surrounded }

## Stół

ak-site = rynek (koszt:kafel)
ak-hand = w ręce
ak-unseen = { $tiles ->
    [one] { $tiles } zakryty kafel
    [few] { $tiles } zakryte kafle
    [many] { $tiles } zakrytych kafli
   *[other] { $tiles } zakrytego kafla
}
ak-stones = kamienie
ak-total = razem

## Miasto z prawdziwego stołu

ak-pad-too-many = { $tiles ->
    [one] W mieście jest { $tiles } kafel, ale przy { $players } graczach nikt nie dodaje więcej niż { $most }.
    [few] W mieście są { $tiles } kafle, ale przy { $players } graczach nikt nie dodaje więcej niż { $most }.
    [many] W mieście jest { $tiles } kafli, ale przy { $players } graczach nikt nie dodaje więcej niż { $most }.
   *[other] W mieście jest { $tiles } kafla, ale przy { $players } graczach nikt nie dodaje więcej niż { $most }.
}
# Przykłady to JSON do skopiowania, stąd proste cudzysłowy.
ak-pad-tile = Kafel { $number } ma postać { $value }; powinien wyglądać tak: {"{"}"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]{"}"}.
ak-pad-letters = Kafel { $number }, „{ $code }”: kod powinien mieć trzy litery, każdą z następujących: { $letters }.
ak-pad-cells = Kafel { $number }, „{ $code }”: „cells” ma wartość { $value }; powinno wyglądać tak: [[1, -1], [2, -1], [1, 0]].
ak-pad-triangle = Kafel { $number }, „{ $code }”: obszary { $cells } nie sąsiadują każdy z każdym.
ak-pad-mirrored = Kafel { $number } (zgodnie z ruchem wskazówek zegara „{ $code }”) jest lustrzanym odbiciem innego kafla; kafli nie odwraca się na drugą stronę.
ak-pad-not-in-box = Kafla { $number } (zgodnie z ruchem wskazówek zegara „{ $code }”) nie ma wśród kafli dla { $players } graczy.
ak-pad-too-often = { $times ->
    [one] Kafel { $number }, „{ $code }”: w grze jest tylko { $times } taki kafel.
    [few] Kafel { $number }, „{ $code }”: w grze są tylko { $times } takie kafle.
    [many] Kafel { $number }, „{ $code }”: w grze jest tylko { $times } takich kafli.
   *[other] Kafel { $number }, „{ $code }”: w grze jest tylko { $times } takiego kafla.
}
ak-pad-illegal = Kafel { $number }, „{ $code }”, nie może tam leżeć: { $reason }.
ak-pad-stones = { $most ->
    [one] „stones” ma wartość { $stones }; z tymi kaflami gracz ma najwyżej { $most } kamień.
    [few] „stones” ma wartość { $stones }; z tymi kaflami gracz ma najwyżej { $most } kamienie.
    [many] „stones” ma wartość { $stones }; z tymi kaflami gracz ma najwyżej { $most } kamieni.
   *[other] „stones” ma wartość { $stones }; z tymi kaflami gracz ma najwyżej { $most } kamienia.
}

ak-prospect-stars = gwiazdki na placach: { SIGNED($change) }
