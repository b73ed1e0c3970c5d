# Co Polis říká mimo hry, česky.

## Chyby

game-unknown = Hra „{ $game }“ tu není; na výběr jsou: { $games }.
option-unknown = Hra { $game } nemá volbu „{ $option }“; má tyto: { $options }.
option-value = „{ $value }“ není hodnota volby { $option }; možné hodnoty: { $values }.
player-count = { $most ->
    [one] Hra { $game } je pro { $least }–{ $most } hráče, ne pro { $players }.
    [few] Hra { $game } je pro { $least }–{ $most } hráče, ne pro { $players }.
   *[other] Hra { $game } je pro { $least }–{ $most } hráčů, ne pro { $players }.
}
action-unknown = „{ $text }“ není akce; pište takto: { $form }.
action-ambiguous = „{ $text }“ není jednoznačné: „{ $word }“ může znamenat: { $choices }.
action-code = { $code } není kód akce; kódů je { $codes } a počítají se od 0.
refused = „{ $action }“ teď zahrát nejde: { $reason }.
refused-over = „{ $action }“ už zahrát nejde: partie skončila.
nothing-to-undo = Není co vzít zpět: zatím nepadlo žádné rozhodnutí.

log-json = Toto není záznam partie, protože to není objekt JSON: { $error }.
log-part = V tomto záznamu má „{ $part }“ hodnotu { $value }; mělo by to vypadat takto: { $wanted }.
log-version = Tento záznam vznikl podle verze { $version } pravidel hry { $game }; známé verze: { $known }.
log-move = Krok { $number } tohoto záznamu, „{ $move }“, není možný: { $reason }
log-place = { $moves ->
    [one] Krok { $place } v tomto záznamu není; záznam má { $moves } krok.
    [few] Krok { $place } v tomto záznamu není; záznam má { $moves } kroky.
   *[other] Krok { $place } v tomto záznamu není; záznam má { $moves } kroků.
}
log-result = V záznamu je výsledek { $value }, ale jeho kroky vedou k výsledku { $expected }.
file-unreadable = Soubor „{ $path }“ nejde přečíst: { $error }.
file-unwritable = Soubor „{ $path }“ nejde zapsat: { $error }.

bot-unknown = Bot „{ $bot }“ tu není; na výběr jsou: { $bots }, cesta/k/souboru.py:Název nebo program:./příkaz.
bot-parameters = Bot „{ $bot }“ nepřijímá „{ $parameters }“.
bot-parameter-form = V „{ $bot }“ zapište parametr „{ $parameter }“ jako klíč=hodnota.
bot-parameter-whole = Parametr { $parameter } bota má být celé číslo větší než nula, ne „{ $value }“.
bot-parameter-number = Parametr { $parameter } bota má být číslo větší než nula, ne „{ $value }“.
bot-no-file = Bota „{ $bot }“ nejde načíst: soubor „{ $path }“ neexistuje.
bot-not-in-file = Bota „{ $bot }“ nejde načíst: v souboru „{ $path }“ není třída ani kernel „{ $name }“.
bot-no-choose = Bot „{ $bot }“ nemůže hrát: třída „{ $name }“ nemá metodu choose(position, seconds).
bot-broken = Bota „{ $bot }“ nejde načíst: soubor „{ $path }“ končí chybou { $error }.
bot-failed = Bot „{ $bot }“ u stolu selhal: { $error }.
bot-illegal = Bot „{ $bot }“ odpověděl „{ $answer }“, což tam zahrát nejde.
bot-other-game = Bot „{ $bot }“ hraje jen { $games }, ne { $game }.
bot-noise = V „{ $bot }“ má být šum „{ $value }“ číslo větší než 0, třeba 2.5, nebo inf.
bot-no-command = V „{ $bot }“ chybí příkaz nebo nejsou uzavřené uvozovky; pište to takto: program:./muj-bot --fast.
bot-needs-game = Bot „{ $bot }“ je program a musí znát celou partii, samotná pozice mu nestačí.
bot-late = Bot „{ $bot }“ neodpověděl do { NUMBER($seconds, maximumFractionDigits: 2) } s.
bot-garbled = Bot „{ $bot }“ odpověděl „{ $answer }“ místo řádku jako {"{"}"action": "…"{"}"}.
bot-ended = Bot „{ $bot }“ skončil dřív, než odpověděl.
bot-complaint = { $failure } Jeho poslední slova: { $complaint }
bot-lost = { $count ->
    [one] Bot „{ $bot }“ prohrál selháním { $count } partii: partie { $game }: { $reason }
    [few] Bot „{ $bot }“ prohrál selháním { $count } partie, první z nich je partie { $game }: { $reason }
   *[other] Bot „{ $bot }“ prohrál selháním { $count } partií, první z nich je partie { $game }: { $reason }
}
bot-count = Počet míst ({ $bots }) se liší od počtu hráčů ({ $players }); zadejte pro každého hráče jedno místo.
ladder-bots = Z „{ $bots }“ žebříček nevznikne: zadejte aspoň dva boty, každého jednou.
hint-no-decision = Po kroku { $place } se v tomto záznamu o ničem nerozhoduje: na řadě je náhoda, nebo partie skončila.

pad-json = Soubor „{ $path }“ není JSON: { $error }.
pad-object = Soubor má obsahovat jeden objekt JSON.
pad-part = V tomto souboru má „{ $part }“ hodnotu { $value }; mělo by to vypadat takto: { $wanted }.
pad-none = Hra { $game } nemá bodovací bloček; mají ho: { $games }.
draw-none = Pozice hry { $game } nejde nakreslit; jde to u her: { $games }.
draw-other = Toto je záznam hry { $other }, ne hry { $game }.

command-unknown = Příkaz „{ $command }“ neexistuje; na výběr jsou: { $commands }.

## Příprava

preparing = Příprava hry { $game }: pravidla se kompilují jen jednou, potrvá to několik sekund.
preparing-step = { $number }/{ $total }: { $name }
warm-done = { $game }: hotovo (zkompilováno: { $compiled })

## Přehled her

games-game = hra
games-players = hráči
games-minutes = minuty
games-options = volby
games-hint = „polis play HRA“ začne partii, „polis rules HRA“ ukáže pravidla.

## Simulace

simulating = hraje se
simulate-seat = místo
simulate-bot = bot
simulate-wins = výhry
simulate-rate = podíl (95 %)
simulate-score = body
simulate-range = od–do
simulate-summary = { $games ->
    [one] { $games } partie, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [few] { $games } partie, v průměru { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } partií, v průměru { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
}
## Žebříček

ladder-bot = bot
ladder-rating = síla
ladder-games = partie
ladder-won = výhry (95 %)
ladder-score = body
ladder-seconds = s na rozhodnutí
ladder-against = proti
ladder-other = body soupeře
ladder-mirror = sám se sebou
ladder-first = první místo u stolu (95 %)
ladder-stopped = Odehrané partie zůstávají v „{ $path }“; stejný příkaz s --resume pokračuje.

## Rady a rozbory

hint-best = { $bot } by hrál: { $move }
hint-move = krok
hint-value = hodnota
hint-visits = návštěvy
hint-line = potom
hint-change = { "  " }{ $change }  { $line }
hint-one-move = { $bot } neříká, co si myslí; hodnoty patří pozici po každém z kroků.
analysing = přemýšlení
analyse-at = krok
analyse-name = hráč
analyse-move = zahráno
analyse-best = lepší
analyse-lost = ztráta
analyse-title = { $game }: hodnota ztracená každým krokem
analyse-sum = { $decisions ->
    [one] { $name }: ztráta { $lost } v { $decisions } rozhodnutí
    [few] { $name }: ztráta { $lost } ve { $decisions } rozhodnutích
   *[other] { $name }: ztráta { $lost } v { $decisions } rozhodnutích
}

## Hra v terminálu

player = Hráč { $number }
choose-game = Kterou hru si zahrajete?
play-help = Odpovězte číslem nebo slovy; slova můžete zkracovat. Dále lze napsat: undo (vzít zpět), hint (rada), score (body), all (všechny možné akce), quit (konec).
play-more = { $count ->
    [one] … a { $count } další: napište akci, nebo „all“ pro celý seznam
    [few] … a { $count } další: napište akci, nebo „all“ pro celý seznam
   *[other] … a { $count } dalších: napište akci, nebo „all“ pro celý seznam
}
play-hint = Rada bota greedy: { $action }
# Příkaz se kopíruje do příkazové řádky, proto má rovné uvozovky.
play-left = Partie je uložena v „{ $path }“; vrátíte se k ní příkazem: polis play --resume "{ $path }"
play-saved = Záznam této partie je v „{ $path }“.
news = { "  " }{ $news }
score-total = { $points ->
    [one] { $name }: { $points } bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodů
}
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }

## Měření

bench-what = co
bench-value = naměřeno
bench-ratio = kroky smyčky
