# Akropolis česky.

## Druhy budov

ak-kind-house = rezidence
ak-kind-market = tržnice
ak-kind-barracks = posádky
ak-kind-temple = chrámy
ak-kind-garden = zahrady

## Kdo je na tahu a co má udělat

ak-asks-take = { $stones ->
    [0] { $seat } vybírá desku a nemá žádné kameny
    [one] { $seat } vybírá desku a má { $stones } kámen
    [few] { $seat } vybírá desku a má { $stones } kameny
   *[other] { $seat } vybírá desku a má { $stones } kamenů
}
ak-asks-place = { $seat } přikládá desku { $tile }
ak-asks-reveal = na staveniště se právě vykládá deska
ak-wins = { $seats } vítězí
ak-share = o vítězství se dělí: { $seats }

## Co se stalo

ak-tell-take = { $price ->
    [0] { $seat } vybírá desku { $tile } zdarma
    [one] { $seat } vybírá desku { $tile } za { $price } kámen
    [few] { $seat } vybírá desku { $tile } za { $price } kameny
   *[other] { $seat } vybírá desku { $tile } za { $price } kamenů
}
ak-tell-place = { $stones ->
    [0] { $seat } přikládá desku do { $level }. patra ({ $cells })
    [one] { $seat } přikládá desku do { $level }. patra ({ $cells }) a dostává { $stones } kámen
    [few] { $seat } přikládá desku do { $level }. patra ({ $cells }) a dostává { $stones } kameny
   *[other] { $seat } přikládá desku do { $level }. patra ({ $cells }) a dostává { $stones } kamenů
}
ak-tell-reveal = vyložená deska: { $tile }

## Proč ne

ak-not-lying = { $lying ->
    [one] { $place }. deska v řadě není, leží tam jen { $lying } deska
    [few] { $place }. deska v řadě není, leží tam jen { $lying } desky
   *[other] { $place }. deska v řadě není, leží tam jen { $lying } desek
}
ak-too-dear = { $stones ->
    [0] { $place }. deska v řadě stojí { $price }, ale k dispozici nejsou žádné kameny
    [one] { $place }. deska v řadě stojí { $price }, ale k dispozici je jen { $stones } kámen
    [few] { $place }. deska v řadě stojí { $price }, ale k dispozici jsou jen { $stones } kameny
   *[other] { $place }. deska v řadě stojí { $price }, ale k dispozici je jen { $stones } kamenů
}
ak-no-such-place = takové místo tato hra nemá
ak-uneven = výšky pod třemi hexy se liší ({ $cells })
ak-touches-nothing = deska by se nedotýkala města ({ $cells })
ak-one-tile-below = pod všemi třemi hexy ({ $cells }) leží jen jedna deska, a musí tam být aspoň dvě
ak-none-unseen = deska { $tile } už mezi skrytými není

## Body, budova po budově

ak-line-kind = { $kind }: { $value } × { $stars }
ak-line-stones = kameny: { $stones }
ak-why-counts = počítá se
ak-why-doubles = počítá se dvakrát
ak-why-not-largest = nepatří do největší skupiny
ak-why-beside-market = sousedí s jinou tržnicí
ak-why-not-on-edge = nestojí na okraji města
ak-why-not-surrounded = ne všechny hexy kolem jsou zastavěné
ak-counts = { $cell }, { $level }. patro: { ak-why-counts }
ak-doubles = { $cell }, { $level }. patro: { ak-why-doubles }
ak-not-largest = { $cell }, { $level }. patro: { ak-why-not-largest }
ak-beside-market = { $cell }, { $level }. patro: { ak-why-beside-market } ({ $other })
ak-not-on-edge = { $cell }, { $level }. patro: { ak-why-not-on-edge }
ak-not-surrounded = { $cell }, { $level }. patro: { ak-why-not-surrounded }

## Stůl

ak-site = staveniště (cena:deska)
ak-hand = v ruce
ak-unseen = { $tiles ->
    [one] { $tiles } skrytá deska
    [few] { $tiles } skryté desky
   *[other] { $tiles } skrytých desek
}
ak-stones = kameny
ak-total = celkem

## Město ze skutečného stolu

ak-pad-too-many = { $tiles ->
    [one] Ve městě je { $tiles } deska, ale při { $players } hráčích nikdo nepřiloží víc než { $most }.
    [few] Ve městě jsou { $tiles } desky, ale při { $players } hráčích nikdo nepřiloží víc než { $most }.
   *[other] Ve městě je { $tiles } desek, ale při { $players } hráčích nikdo nepřiloží víc než { $most }.
}
# Příklady jsou JSON ke zkopírování, proto mají rovné uvozovky.
ak-pad-tile = Deska { $number } má podobu { $value }; měla by vypadat takto: {"{"}"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]{"}"}.
ak-pad-letters = Deska { $number }, „{ $code }“: kód má mít tři písmena, každé z těchto: { $letters }.
ak-pad-cells = Deska { $number }, „{ $code }“: „cells“ má hodnotu { $value }; mělo by to vypadat takto: [[1, -1], [2, -1], [1, 0]].
ak-pad-triangle = Deska { $number }, „{ $code }“: hexy { $cells } nesousedí každý s každým.
ak-pad-mirrored = Deska { $number } (po směru hodinových ručiček „{ $code }“) je zrcadlovým obrazem jiné desky; na rub se desky neobracejí.
ak-pad-not-in-box = Deska { $number } (po směru hodinových ručiček „{ $code }“) není mezi deskami pro { $players } hráče.
ak-pad-too-often = { $times ->
    [one] Deska { $number }, „{ $code }“: ve hře je jen { $times } taková deska.
    [few] Deska { $number }, „{ $code }“: ve hře jsou jen { $times } takové desky.
   *[other] Deska { $number }, „{ $code }“: ve hře je jen { $times } takových desek.
}
ak-pad-illegal = Deska { $number }, „{ $code }“, tam ležet nemůže: { $reason }.
ak-pad-stones = „stones“ je { $stones }; s těmito deskami má hráč nejvýš { $most }.
