# Akropolis česky.

## Druhy budov

ak-kind-house = rezidence
ak-kind-market = tržnice
ak-kind-barracks = posádky
ak-kind-temple = chrámy
ak-kind-garden = zahrady

## Jeden hex

ak-hex-house = rezidence
ak-hex-market = tržnice
ak-hex-barracks = posádka
ak-hex-temple = chrám
ak-hex-garden = zahrada
ak-hex-quarry = lom
ak-hex-house-plaza = náměstí rezidencí
ak-hex-market-plaza = náměstí tržnic
ak-hex-barracks-plaza = náměstí posádek
ak-hex-temple-plaza = náměstí chrámů
ak-hex-garden-plaza = náměstí zahrad
ak-tile = { $first }, { $second } a { $third }

## Kdo je na tahu a co má udělat

ak-asks-take = { $stones ->
    [0] { $seat } vybírá desku (bez kamenů)
    [one] { $seat } vybírá desku (k dispozici: { $stones } kámen)
    [few] { $seat } vybírá desku (k dispozici: { $stones } kameny)
   *[other] { $seat } vybírá desku (k dispozici: { $stones } kamenů)
}
ak-asks-place = { $seat } přikládá desku ({ $tile })
ak-asks-reveal = na staveniště se právě vykládá deska
ak-you-take = { $stones ->
    [0] vyberte si desku (nemáte žádné kameny)
    [one] vyberte si desku (máte { $stones } kámen)
    [few] vyberte si desku (máte { $stones } kameny)
   *[other] vyberte si desku (máte { $stones } kamenů)
}
ak-you-place = přiložte desku ({ $tile })
ak-wins = { $seats } vítězí
    .seats = vítězíte
ak-share = o vítězství se dělí: { $seats }

## Co se stalo

ak-tell-take = { $price ->
    [0] { $seat } si zdarma bere desku ({ $tile })
    [one] { $seat } si za { $price } kámen bere desku ({ $tile })
    [few] { $seat } si za { $price } kameny bere desku ({ $tile })
   *[other] { $seat } si za { $price } kamenů bere desku ({ $tile })
}
    .seat = { $price ->
        [0] zdarma si berete desku ({ $tile })
        [one] za { $price } kámen si berete desku ({ $tile })
        [few] za { $price } kameny si berete desku ({ $tile })
       *[other] za { $price } kamenů si berete desku ({ $tile })
    }
ak-tell-place = { $stones ->
    [0] { $seat } přikládá desku do { $level }. patra
    [one] { $seat } přikládá desku do { $level }. patra a dostává { $stones } kámen
    [few] { $seat } přikládá desku do { $level }. patra a dostává { $stones } kameny
   *[other] { $seat } přikládá desku do { $level }. patra a dostává { $stones } kamenů
}
    .seat = { $stones ->
        [0] přikládáte desku do { $level }. patra
        [one] přikládáte desku do { $level }. patra a dostáváte { $stones } kámen
        [few] přikládáte desku do { $level }. patra a dostáváte { $stones } kameny
       *[other] přikládáte desku do { $level }. patra a dostáváte { $stones } kamenů
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
ak-uneven = výšky pod třemi hexy se liší
ak-touches-nothing = deska by se nedotýkala města
ak-one-tile-below = pod všemi třemi hexy leží jen jedna deska, a musí tam být aspoň dvě
ak-none-unseen = taková deska už mezi skrytými není ({ $tile })

## Body, budova po budově

ak-line-kind = { $kind }: { $value } × { $stars }
    .source = { $kind }
ak-line-stones = kameny: { $stones }
    .source = kameny
ak-why-counts = počítá se
ak-why-doubles = počítá se dvojnásobně
ak-why-not-largest = nepatří do největší skupiny
ak-why-beside-market = sousedí s jinou tržnicí
ak-why-not-on-edge = nestojí na okraji města
ak-why-not-surrounded = ne všechny hexy kolem jsou zastavěné
ak-counts = { $cell }, { $level }. patro: { ak-why-counts }
    .page = { $level }. patro: { ak-why-counts }
ak-doubles = { $cell }, { $level }. patro: { ak-why-doubles }
    .page = { $level }. patro: { ak-why-doubles }
ak-not-largest = { $cell }, { $level }. patro: { ak-why-not-largest }
    .page = { $level }. patro: { ak-why-not-largest }
ak-beside-market = { $cell }, { $level }. patro: { ak-why-beside-market } ({ $other })
    .page = { $level }. patro: { ak-why-beside-market }
ak-not-on-edge = { $cell }, { $level }. patro: { ak-why-not-on-edge }
    .page = { $level }. patro: { ak-why-not-on-edge }
ak-not-surrounded = { $cell }, { $level }. patro: { ak-why-not-surrounded }
    .page = { $level }. patro: { ak-why-not-surrounded }

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
ak-pad-stones = { $most ->
    [one] „stones“ má hodnotu { $stones }; s těmito deskami má hráč nejvýš { $most } kámen.
    [few] „stones“ má hodnotu { $stones }; s těmito deskami má hráč nejvýš { $most } kameny.
   *[other] „stones“ má hodnotu { $stones }; s těmito deskami má hráč nejvýš { $most } kamenů.
}

ak-prospect-stars = hvězdičky na náměstích: { SIGNED($change) }
