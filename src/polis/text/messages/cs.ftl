# Co Polis říká mimo hry, česky.

## Chyby

game-unknown = Hra „{ $game }“ tu není; na výběr jsou: { $games }.
game-broken = Hra „{ $game }“ ve složce { $path } je vynechána, protože ji nelze načíst: { $error }
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
log-deep = Toto není záznam partie, protože jeho části jsou do sebe vnořeny hlouběji než { $most }krát.
log-part = V tomto záznamu má „{ $part }“ hodnotu { $value }; mělo by to vypadat takto: { $wanted }.
log-version = Tento záznam vznikl podle verze { $version } pravidel hry { $game }; známé verze: { $known }.
log-move = Krok { $number } tohoto záznamu, „{ $move }“, není možný: { $reason }
log-place = { $moves ->
    [one] Krok { $place } v tomto záznamu není; záznam má { $moves } krok.
    [few] Krok { $place } v tomto záznamu není; záznam má { $moves } kroky.
   *[other] Krok { $place } v tomto záznamu není; záznam má { $moves } kroků.
}
log-result = V záznamu je výsledek { $value }, ale jeho kroky vedou k výsledku { $expected }.
log-digest = Sada součástí má v tomto záznamu otisk { $digest }, ale uložená sada má otisk { $expected }: jedno z toho někdo změnil.
file-unreadable = Soubor „{ $path }“ nejde přečíst: { $error }.
file-unwritable = Soubor „{ $path }“ nejde zapsat: { $error }.
file-json = Soubor „{ $path }“ není JSON: { $error }.
file-key-twice = V souboru „{ $path }“ je klíč „{ $field }“ na jednom místě dvakrát; nechte jen jeden.

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
bot-parameter-width = „width={ $value }“ má být číslo od 1 výše, například width=2.
bot-no-thought = Bot „{ $bot }“ nemá o žádném tahu co říct; zeptejte se jiného.
bot-program-time = V „{ $bot }“ má být čas „{ $value }“ počet sekund větší než 0, například time=2.
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
ladder-champion = „{ $bot }“ nemůže být šampionem: musí to být jeden z botů „{ $bots }“ a nesmějí hrát všichni u jednoho stolu.
ladder-champion-alone = „{ $bot }“ nemůže být šampionem: při jednom hráči se nikdo s nikým nepotká; vynechte „--champion“.
hint-no-decision = Po kroku { $place } se v tomto záznamu o ničem nerozhoduje: na řadě je náhoda, nebo partie skončila.

pad-object = Soubor má obsahovat jeden objekt JSON.
pad-part = V tomto souboru má „{ $part }“ hodnotu { $value }; mělo by to vypadat takto: { $wanted }.
pad-player = Hráč { $player }: { $problem }
pad-none = Hra { $game } nemá bodovací bloček; mají ho: { $games }.
draw-none = Pozice hry { $game } nejde nakreslit; jde to u her: { $games }.
draw-other = Toto je záznam hry { $other }, ne hry { $game }.
components-none = Hra { $game } se hraje jen s vlastními součástmi; jinou sadu přijímají: { $games }.
components-which = Napište, kterou hru myslíte: { $games }.
components-resume = Záznam má vlastní sadu součástí, takže „{ $path }“ nejde použít spolu s --resume; vynechejte --components.
components-wrong = { $count ->
    [one] Toto není sada součástí hry { $game }, protože jeden řádek je chybný. { $first }
    [few] Toto není sada součástí hry { $game }, protože { $count } řádky jsou chybné; první z nich: { $first }
   *[other] Toto není sada součástí hry { $game }, protože { $count } řádků je chybných; první z nich: { $first }
}

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

## Součásti

components-row = řádek
components-holds = obsah
components-status = co se o něm ví
components-good = { $path }: vše je v pořádku, hru { $game } s touto sadou lze hrát (řádků: { $rows }).
components-bad = { $count ->
    [one] { $path }: { $count } řádek je chybný.
    [few] { $path }: { $count } řádky jsou chybné.
   *[other] { $path }: { $count } řádků je chybných.
}

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
hint-points = { $change }: { $line }
hint-runner-up = Druhá nejlepší možnost, o { $less } horší: { $move }
hint-only = Jiný krok není.
hint-equal = Zhruba stejně dobré: { $move }
hint-clear = Žádný jiný krok nevypadá tak dobře.
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
play-hint = Rada bota { $bot }: { $action }
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

## Server

serve-listening = Polis běží na { $address } (ukončíte ho Ctrl+C).
serve-no-pages = Stránky pro prohlížeč ještě nejsou sestavené; v terminálu si zahrajete příkazem: polis play
serve-bind = Server nemůže naslouchat na { $host }, port { $port }: { $error }.
serve-setting = Nastavení { $name } nemůže mít hodnotu „{ $value }“; musí to být { $wanted }.
serve-wants-flag = yes nebo no
serve-wants-whole = celé číslo větší než 0
serve-wants-port = celé číslo od 0 do 65535
serve-wants-number = číslo větší než 0
serve-name = „{ $name }“ není jméno, pod kterým by prohlížeče server našly; zapište ho jako polis.example.org.
database-unknown = „{ $database }“ není databáze; zapište ji jako sqlite:///polis.sqlite nebo postgresql://uživatel@počítač/název.
database-away = Databázi { $database } nelze otevřít: { $error }.
database-newer = Tabulky v databázi { $database } vytvořila novější verze Polis; použijte ji, nebo jinou databázi.
redis-unknown = „{ $redis }“ není adresa serveru Redis; zapište ji jako redis://počítač:6379.

http-host = Tento server se nejmenuje „{ $host }“; jméno povolíte volbou --name.
http-origin = Požadavky ze stránek „{ $origin }“ se nepřijímají.
http-too-many = Příliš mnoho požadavků; zkuste to za chvíli znovu.
http-database = Databáze neodpovídá; zkuste to za chvíli znovu.
http-too-big = Požadavek je příliš dlouhý; povoleno je { $most } bajtů.
http-malformed = Požadavku nelze rozumět; „{ $place }“: { $error }.
http-missing = Na adrese { $path } nic není.
http-method = { $path } neodpovídá na { $method }.
http-metrics = Metriky lze číst jen z tohoto počítače nebo ze soukromé sítě.

live-hello-first = První zprávou spojení je „hello“.
live-hello-once = „hello“ se říká jen jednou; pro jinou místnost otevřete další spojení.
live-not-text = Zprávy jsou text, ne bajty.
live-not-understood = Zprávě nelze rozumět; „{ $place }“: { $error }.
live-too-many = Příliš mnoho zpráv; poslední nebyla přečtena.
live-too-many-asks = Příliš mnoho dotazů najednou; zkuste to za chvíli znovu.
live-fault = Server udělal chybu; nic se nezměnilo.

## Místnosti

level-random = náhoda
level-greedy = hltavec
level-apprentice = učeň
level-builder = stavitel
level-architect = architekt
level-master = mistr

room-unknown = Místnost „{ $room }“ neexistuje.
room-preparing = Hra { $game } se ještě připravuje; při prvním spuštění to trvá nejvýš pár minut.
room-your-turn = Jste na tahu: { $prompt }
room-stale = Stůl se mezitím změnil; podívejte se znovu.
room-no-seat = Místo { $seat } tu není; místa se počítají od 0 a jejich počet je { $seats }.
room-not-yours = Místo { $seat } není vaše.
room-not-your-turn = Nejste na tahu: teď rozhoduje { $seat }.
room-host-only = To smí jen hostitel místnosti.
room-begun = Partie už začala.
room-not-begun = Partie ještě nezačala.
room-not-over = Partie ještě neskončila.
room-log-over = Partie v tomto záznamu už skončila; lze ji prohlížet, ale ne v ní pokračovat.
room-log-components = Tato partie se hrála s jinou sadou součástí, ale v místnostech se { $game } hraje s vlastní; záznam si prohlédněte, nebo v partii pokračujte na svém počítači: polis play --resume.
review-components = Na tomto serveru už se prohlížely záznamy s jinými sadami součástí, nejvýše { $most }, a pro další tu není místo; na vlastním počítači je ukáže polis replay.
analysis-components = Tato partie se hrála s jinou sadou součástí a { $game } se tu rozebírá jen s vlastní; na vlastním počítači ji rozebere polis analyse.
room-nothing-to-decide = Teď není o čem rozhodovat.
room-no-wish = Nikdo vás nežádá, abyste svolili k vrácení.
room-undo-refused = { $seat } nesouhlasí s vrácením rozhodnutí hráče { $other }.
room-stand-in = Místo hráče { $seat } teď hraje bot: { $level }.
room-stand-in-plays = Místo hráče { $seat } hraje bot; nejdřív se vraťte ke stolu.
room-no-person = Na místě { $seat } nesedí člověk.
room-bot-replaced = Bot na místě { $seat } ({ $failed }) selhal; dál hraje { $level }.
room-time = Hráči { $seat } vypršel čas; hraje bot.
room-only-players-talk = Psát tu mohou jen hráči a hostitel.
room-chat-off = Hostitel vypnul chat.
room-clock-late = Hodiny na celou partii se nastavují, než začne; později jim lze jen přidat čas nebo je zrušit. Hodiny na každý krok se dají nastavit kdykoli.
room-no-spectators = Do této místnosti smějí jen ti, kdo v ní hrají.
room-invited-only = Do této místnosti se lze přidat jen odkazem s pozvánkou.
room-seat-taken = Toto místo už není volné.
room-token = Tyto klíče k této místnosti nepatří.
