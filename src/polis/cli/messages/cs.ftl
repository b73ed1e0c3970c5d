# Co říkají jen příkazy, česky; prohlížeč to nenačítá.

positive-number = „{ $value }“ se pro { $name } nehodí; zapište číslo větší než 0 a menší než 1000000, například 2.5.
ladder-bots = Z „{ $bots }“ žebříček nevznikne: zadejte aspoň dva boty, každého jednou.
ladder-champion = „{ $bot }“ nemůže být šampionem: musí to být jeden z botů „{ $bots }“ a nesmějí hrát všichni u jednoho stolu.
ladder-champion-alone = „{ $bot }“ nemůže být šampionem: při jednom hráči se nikdo s nikým nepotká; vynechte „--champion“.
shard-form = „{ $value }“ není díl; napište číslo dílu a počet dílů, například 3/8.
shard-done = Díl { $shard }: v souboru „{ $path }“ { $games ->
    [one] je jedna partie
    [few] jsou { $games } partie
   *[other] je { $games } partií
}; soubory všech dílů spojíte příkazem: polis { $command } merge SOUBOR…
run-not-games = „{ $path }“ není soubor partií odehraných v Polis; uveďte jiný soubor, nebo tento odstraňte.
run-other = V souboru „{ $path }“ jsou partie s jinými pravidly, boty, volbami nebo semínkem (otisk { $digest } místo { $wanted }); uveďte jiný soubor, nebo začněte znovu bez --resume.
run-other-worker = Jeden z pracovních procesů hraje s jinými pravidly nebo boty než tento počítač (otisk { $digest } místo { $wanted }); nainstalujte všude stejnou verzi Polis a stejné soubory botů.
merge-command = Soubor „{ $path }“ patří příkazu „polis { $command }“; spojte ho příkazem: polis { $command } merge.
merge-other = Soubor „{ $path }“ patří k jinému běhu než „{ $first }“; spojujte jen díly jednoho běhu.
merge-itself = „{ $path }“ nemůže být dílem i souborem pro všechny partie; uveďte u --state jiný název.
merge-missing = { $count ->
    [one] Jedna partie chybí
    [few] { $count } partie chybějí
   *[other] { $count } partií chybí
} v souborech { $files }; přidejte soubory všech dílů, nebo zastavený díl dohrajte s --resume.
cluster-address = „{ $address }“ není adresa clusteru; napište ji jako tcp://10.0.0.5:8786, nebo local pro procesy na tomto počítači.
cluster-no-dask = „--cluster { $address }“ potřebuje Dask; nainstalujte ho příkazem: pip install "polis-games[cluster]"; v naklonovaném repozitáři: .venv/bin/uv pip install --editable ".[cluster]"
cluster-unreachable = Na adrese „{ $address }“ neodpovídá žádný plánovač Dask; spusťte ho příkazem „dask scheduler“ a uveďte jeho adresu, například tcp://10.0.0.5:8786.
cluster-lost = Cluster „{ $address }“ přišel s úlohou „{ $task }“ o několik pracovních procesů; podívejte se do jejich záznamů a pokračujte s --resume.
cluster-no-workers = Cluster „{ $address }“ zatím nemá žádné pracovní procesy; partie na ně čekají: spusťte „dask worker { $address }“ tam, kde je nainstalován Polis.
cluster-lonely = Cluster „{ $address }“ nemá už { $seconds } sekund žádné pracovní procesy; podívejte se do záznamů těch, které skončily, spusťte „dask worker { $address }“ tam, kde je nainstalován Polis, a pokračujte s --resume.
cluster-failed = Cluster „{ $address }“ nemůže hrát: { $error }; jeho plánovač a pracovní procesy potřebují stejnou verzi Polis jako tento počítač; pokračujte s --resume.
cluster-broken = Plánovač na „{ $address }“ už neodpovídá; spusťte ho znovu a pokračujte s --resume.
jobs-lost = Jeden z procesů ({ $jobs }) skončil uprostřed partie: pro nedostatek paměti, nebo protože ho ukončil bot; má-li běh soubor, pokračujte s --resume.
by-time = Výsledky závisejí na počítači, protože na čas hraje: { $bots }.
by-time-twins = Výsledky závisejí na počítači, protože na čas hraje: { $bots }; totéž podle počtu simulací: { $twins }.
puzzles-done = { $puzzles ->
    [one] Soubor „{ $path }“ obsahuje { $puzzles } úlohu.
    [few] Soubor „{ $path }“ obsahuje { $puzzles } úlohy.
   *[other] Soubor „{ $path }“ obsahuje { $puzzles } úloh.
}
puzzles-file = „{ $path }“ není soubor úloh zapsaný v Polis; zadejte jiný soubor.
puzzles-there = Soubor „{ $path }“ už něco obsahuje; pokračujte s --resume, nebo zadejte jiný soubor.
puzzles-other = Soubor „{ $path }“ vznikl s jiným nastavením; použijte stejné, nebo zadejte jiný soubor.
puzzles-no-judge = Pro hru „{ $game }“ úlohy nejsou: její list neuvádí rozhodčího, který hledá s daným počtem simulací, nebo chybí soubor šancí.
dataset-no-arrow = „polis dataset“ potřebuje PyArrow; nainstalujte ho příkazem: pip install "polis-games[data]"; v naklonovaném repozitáři: .venv/bin/uv pip install --editable ".[data]"
dataset-feature = „{ $feature }“ není příznak hry { $game }; příznaky jsou: { $features }, nebo none.
dataset-folder = Ve složce „{ $path }“ už je datová sada; pokračujte v ní s --resume, nebo uveďte jinou složku.
dataset-other = Soubor „{ $path }“ patří k jiné datové sadě: k jiným botům, pravidlům, volbám, příznakům nebo počtům partií; uveďte jinou složku.
dataset-file = „{ $path }“ není soubor partií zapsaný v Polis; odstraňte ho, nebo uveďte jinou složku.
dataset-done = Ve složce „{ $path }“ { $games ->
    [one] je jedna partie
    [few] jsou { $games } partie
   *[other] je { $games } partií
}, celkem kroků: { $rows }; popisuje je tamní README.md.
dataset-part = Ve složce „{ $path }“ jsou hotové soubory: { $files } z { $total }; ostatní zapište s --resume nebo jako další díly.
warm-done = { $game }: hotovo
warm-failed = { $game }: nesestaveno, hraje se v čistém Pythonu
simulating = hraje se
simulate-summary = { $games ->
    [one] { $games } partie, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [few] { $games } partie, v průměru { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } partií, v průměru { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tahu a { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí; partií za sekundu CPU: { NUMBER($speed, maximumFractionDigits: 0) }
}
ladder-bot = bot
ladder-rating = síla
ladder-games = partie
ladder-won = výhry ({ PERCENT(95) })
ladder-score = body
ladder-seconds = s na rozhodnutí
ladder-against = proti
ladder-other = body soupeře
ladder-mirror = sám se sebou
ladder-first = první místo u stolu ({ PERCENT(95) })
ladder-stopped = Odehrané partie zůstávají v „{ $path }“; stejný příkaz s --resume pokračuje.
bench-what = co
bench-value = naměřeno
bench-ratio = hashe
simulate-seat = místo
simulate-bot = bot
simulate-wins = výhry
simulate-rate = podíl ({ PERCENT(95) })
simulate-score = body
simulate-range = od–do
luck-follows = { $events ->
    [one] Jediný výsledek náhody v této partii plyne z jejího tajemství a z hodnot hráčů.
    [few] Všechny { $events } výsledky náhody v této partii plynou z jejího tajemství a z hodnot hráčů.
   *[other] Všech { $events } výsledků náhody v této partii plyne z jejího tajemství a z hodnot hráčů.
}
luck-compare = Porovnejte s otiskem, který váš prohlížeč ukázal před partií: { $commitment }
luck-with = { $name } přispívá hodnotou { $value }
luck-without = { $name } nepřispívá ničím
draw-none = Pozice hry { $game } nejde nakreslit; jde to u her: { $games }.
components-which = Napište, kterou hru myslíte: { $games }.
components-resume = Záznam má vlastní sadu součástí, takže „{ $path }“ nejde použít spolu s --resume; vynechte --components.
building-step = { $number }/{ $total }: { $name }
native-failed = Nativní kód hry { $game } se nepodařilo sestavit, hraje se proto v čistém Pythonu, tedy pomaleji: { $reason }.
native-no-compiler = { $game } se hraje v čistém Pythonu, tedy pomaleji, protože pro tento počítač není nativní kód; aby se sestavil, nainstalujte polis-games[kernels].
games-hint = „polis play HRA“ začne partii, „polis rules HRA“ ukáže pravidla.
components-good = { $path }: vše je v pořádku, hru { $game } s touto sadou lze hrát (řádků: { $rows }).
components-bad = { $count ->
    [one] { $path }: { $count } řádek je chybný.
    [few] { $path }: { $count } řádky jsou chybné.
   *[other] { $path }: { $count } řádků je chybných.
}
choose-game = Kterou hru si zahrajete?
play-help = Odpovězte číslem nebo slovy; slova můžete zkracovat. Dále lze napsat: undo (vrátit tah), hint (rada), score (body), all (všechny možné akce), quit (konec).
play-more = { $count ->
    [one] … a { $count } další: napište akci, nebo „all“ pro celý seznam
    [few] … a { $count } další: napište akci, nebo „all“ pro celý seznam
   *[other] … a { $count } dalších: napište akci, nebo „all“ pro celý seznam
}
play-hint = Rada bota { $bot }: { $action }
# Příkaz se kopíruje do příkazové řádky, proto má rovné uvozovky.
play-left = Partie je uložena v „{ $path }“; vrátíte se k ní příkazem: polis play --resume "{ $path }"
play-saved = Záznam této partie je v „{ $path }“.
serve-listening = Polis běží na { $address } (ukončíte Ctrl+C).
serve-already = Polis už běží na { $address }
serve-no-pages = Stránky pro prohlížeč ještě nejsou sestavené; v terminálu si zahrajete příkazem: polis play
server-not-installed = Server pro prohlížeč není nainstalovaný: nainstalujte polis-games[server]; v terminálu si zahrajete příkazem: polis play
serve-bind = Server nemůže naslouchat na { $host }, port { $port }: { $error }.
serve-setting = Nastavení { $name } nemůže mít hodnotu „{ $value }“; musí to být { $wanted }.
serve-wants-flag = yes nebo no
serve-wants-whole = celé číslo větší než 0
serve-wants-port = celé číslo od 0 do 65535
serve-wants-number = číslo větší než 0
serve-name = „{ $name }“ není jméno, pod kterým by prohlížeče server našly; zapište ho jako polis.example.org.
database-unknown = „{ $database }“ není databáze; zapište ji jako sqlite:///polis.sqlite nebo postgresql://uživatel@počítač/název.
database-away = Databázi { $database } nelze otevřít: { $error }.
database-served = Databázi { $database } používá server na { $address }; ukončete ho, nebo použijte jinou databázi.
database-in-use = Databázi { $database } používá jiný proces Polis; počkejte, až skončí, nebo použijte jinou databázi.
database-newer = Tabulky v databázi { $database } vytvořila novější verze Polis; použijte ji, nebo jinou databázi.
backup-done = Záloha je v souboru { $path } (místnosti: { $rooms }, kroky: { $moves }, zprávy v chatu: { $lines }).
backup-nothing = Databáze { $database }, která se má zálohovat, neexistuje.
backup-exists = Soubor „{ $path }“ už existuje; zvolte jméno, které je volné.
backup-postgresql = polis backup slouží pro SQLite; PostgreSQL zálohujte příkazem: pg_dump --format=custom --file={ $path } DATABÁZE
restore-done = V databázi je teď obsah souboru { $path } (místnosti: { $rooms }, kroky: { $moves }, zprávy v chatu: { $lines }).
restore-kept = Předchozí obsah je v souboru { $path }
restore-postgresql = polis restore slouží pro SQLite; PostgreSQL obnovte po zastavení všech serverů příkazem: pg_restore --clean --if-exists --dbname=DATABÁZE { $path }
erase-seat = { $room }, místo { $number }: { $name }
erase-line = { $room }, zpráva { $number }: { $name }:
erase-nothing = „{ $text }“ není v žádném jméně ani v žádné zprávě chatu.
erase-name-done = Jméno „{ $name }“ je smazáno (místnosti: { $rooms }).
erase-line-done = Zpráva { $number } v místnosti { $room } je smazána.
erase-no-line = V místnosti „{ $room }“ není zpráva { $number }; zprávy s čísly vypíše polis erase find TEXT.
erase-no-database = Databáze { $database } neexistuje; zadejte správnou pomocí --database.
exploit-won = výhry ({ PERCENT(95) })
exploit-style = styl
exploit-generation = generace { $number }: { $rate } z { $games } partií proti dvojčeti se stylem { $style }
exploit-summary = Proti botovi { $bot } na každém místě, nových rozdání: { $deals }. Hledáno proti botovi { $twin }, generací: { $generations }, sekund času procesoru: { $seconds }.
exploit-no-styles = Hra { $game } nemá seznamy ani váhy, které by šlo obměňovat, takže není jaké styly zkoušet.
exploit-other = „{ $path }“ patří k jinému hledání; zadejte jiný soubor, nebo vynechte --resume a začněte znovu.
train-progress = partií: { $games }, sekund času procesoru: { $seconds }, ztráta { $loss }: { $rates }
train-rate = { $rate } proti botovi { $bot }
train-done = Sítě jsou v souboru { $path }.
train-none = Hra { $game } nemá sítě, které by šlo učit.
train-players = Hra { $game } nemá síť pro tento počet hráčů: { $players }.
train-other = „{ $path }“ není stav tohoto učení; zadejte jiný soubor, nebo vynechte --resume a začněte znovu.
erase-club = klub: { $name }
erase-club-done = Jméno „{ $name }“ je smazáno z klubu (hráči: { $players }).

file-json = Soubor „{ $path }“ není JSON: { $error }.
file-key-twice = V souboru „{ $path }“ je klíč „{ $field }“ v jednom objektu dvakrát; nechte jen jeden.
bot-no-file = Bota „{ $bot }“ nejde načíst: soubor „{ $path }“ neexistuje.
bot-not-in-file = Bota „{ $bot }“ nejde načíst: v souboru „{ $path }“ není třída ani kernel „{ $name }“.
bot-no-choose = Bot „{ $bot }“ nemůže hrát: třída „{ $name }“ nemá metodu choose(position, seconds).
bot-broken = Bota „{ $bot }“ nejde načíst: soubor „{ $path }“ končí chybou { $error }.
kernel-no-compiler = Bot „{ $bot }“ hraje v čistém Pythonu, tedy pomaleji, protože není nainstalovaná Numba; aby se zkompiloval, nainstalujte polis-games[kernels].
kernel-not-compiled = Bot „{ $bot }“ hraje v čistém Pythonu, tedy pomaleji, protože Numba jeho kernel nepřijala: { $reason }
bot-no-command = V „{ $bot }“ chybí příkaz nebo nejsou uzavřené uvozovky; pište to takto: program:./muj-bot --fast.
bot-program-time = V „{ $bot }“ má být čas „{ $value }“ počet sekund větší než 0, například time=2.
bot-needs-game = Bot „{ $bot }“ je program a musí znát celou partii, samotná pozice mu nestačí.
bot-late = Bot „{ $bot }“ neodpověděl do { UNIT($seconds, unit: "second") }.
bot-garbled = Bot „{ $bot }“ odpověděl „{ $answer }“ místo řádku jako {"{"}"action": "…"{"}"}.
bot-ended = Bot „{ $bot }“ skončil dřív, než odpověděl.
bot-complaint = { $failure } Jeho poslední výstup: { $complaint }
bot-lost = { $count ->
    [one] Bot „{ $bot }“ prohrál selháním { $count } partii: partie { $game }: { $reason }
    [few] Bot „{ $bot }“ prohrál selháním { $count } partie, první z nich je partie { $game }: { $reason }
   *[other] Bot „{ $bot }“ prohrál selháním { $count } partií, první z nich je partie { $game }: { $reason }
}
whole-number = „{ $value }“ není celé číslo; { $name } zapište takto: { $example }.
whole-number-range = „{ $value }“ je pro { $name } mimo rozsah; možné je { $least } až { $most }.
command-unknown = Příkaz „{ $command }“ neexistuje; na výběr jsou: { $commands }.
games-game = hra
games-players = hráči
games-minutes = minuty
games-options = volby
components-row = řádek
components-holds = obsah
components-status = co se o něm ví
hint-best = { $bot } by hrál: { $move }
hint-move = tah
hint-value = hodnota
hint-visits = návštěvy
hint-line = potom
hint-change = { "  " }{ SIGNED($change) }  { $line }
hint-one-move = { $bot } neuvádí odhady; hodnoty platí pro pozici po každém z tahů.
analysing = probíhá rozbor
analyse-at = krok
analyse-name = hráč
analyse-move = zahráno
analyse-best = lepší
analyse-lost = ztráta
analyse-title = { $game }: hodnota ztracená každým tahem
analyse-grade = hodnocení
analyse-sum = { $decisions ->
    [one] { $name }: ztráta { $lost } v { $decisions } rozhodnutí
    [few] { $name }: ztráta { $lost } ve { $decisions } rozhodnutích
   *[other] { $name }: ztráta { $lost } v { $decisions } rozhodnutích
}
analyse-grades = { $name }: { $grades }
grades-inaccuracy = { $count ->
    [one] { $count } nepřesnost
    [few] { $count } nepřesnosti
   *[other] { $count } nepřesností
}
grades-mistake = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
grades-blunder = { $count ->
    [one] { $count } hrubá chyba
    [few] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
}
news = { "  " }{ $news }
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }
game-broken = Hra „{ $game }“ ve složce { $path } je vynechána, protože ji nelze načíst: { $error }
luck-none = Tento záznam neříká, jak se losovalo, a nelze ho proto ověřit: partie neskončila, nebo se nehrála v místnosti s ověřitelnou náhodou.
luck-uploaded = Tato partie pokračuje z nahraného záznamu, a proto ji nelze ověřit.
luck-commitment = Tento záznam uvádí jako otisk svého tajemství { $commitment }, ale otisk tajemství v něm je { $expected }; jedno z obou někdo změnil.
luck-outcome = Krok { $number } tohoto záznamu, „{ $move }“, z jeho tajemství neplyne; podle něj má být „{ $expected }“.
file-unreadable = Soubor „{ $path }“ nejde přečíst: { $error }.
file-unwritable = Soubor „{ $path }“ nejde zapsat: { $error }.
bot-unknown = Bot „{ $bot }“ tu není; na výběr jsou: { $bots }; vlastní bot se zadává jako cesta/k/souboru.py:Název nebo program:./příkaz.
bot-parameters = Bot „{ $bot }“ nepřijímá „{ $parameters }“.
bot-parameter-form = V „{ $bot }“ zapište parametr „{ $parameter }“ jako klíč=hodnota.
bot-parameter-whole = Parametr { $parameter } bota má být celé číslo větší než nula, ne „{ $value }“.
bot-parameter-number = Parametr { $parameter } bota má být číslo větší než nula, ne „{ $value }“.
bot-failed = Bot „{ $bot }“ u stolu selhal: { $error }.
bot-illegal = Bot „{ $bot }“ odpověděl „{ $answer }“, což tam zahrát nejde.
bot-other-game = Bot „{ $bot }“ hraje jen { $games }, ne { $game }.
bot-noise = V „{ $bot }“ má být šum „{ $value }“ číslo větší než 0, třeba 2.5, nebo inf.
bot-parameter-width = „width={ $value }“ má být číslo od 1 výše, například width=2.
bot-style = Styl „{ $style }“ ve hře { $game } není; na výběr jsou: { $styles }.
bot-no-styles = Styl „{ $style }“ není: hra { $game } má jen jeden styl hledání.
bot-no-thought = Bot „{ $bot }“ neuvedl žádný tah; zeptejte se jiného.
whole-number-least = „{ $value }“ je pro { $name } příliš málo; nejmenší možné číslo je { $least }.
redis-unknown = „{ $redis }“ není adresa serveru Redis; zapište ji jako redis://počítač:6379.
