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
refused-no-chance = V této pozici není na řadě náhoda.
player-refused = Teď to nejde: { $reason }.
player-refused-over = Partie už skončila.
nothing-to-undo = Není co vrátit: zatím nepadlo žádné rozhodnutí.

log-json = Toto není záznam partie, protože to není objekt JSON: { $error }.
log-deep = Toto není záznam partie, protože jeho části jsou do sebe vnořeny hlouběji než { $most }krát.
log-long = Počet kroků v tomto záznamu je { $moves }, server ale otevře nejvýš { $most }; delší záznamy ukáže na vašem počítači polis replay.
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

bot-count = Počet míst ({ $bots }) se liší od počtu hráčů ({ $players }); zadejte pro každého hráče jedno místo.
hint-no-decision = Po kroku { $place } se v tomto záznamu o ničem nerozhoduje: na řadě je náhoda, nebo partie skončila.

pad-object = Soubor má obsahovat jeden objekt JSON.
pad-part = V tomto souboru má „{ $part }“ hodnotu { $value }; mělo by to vypadat takto: { $wanted }.
pad-too-long = V tomto souboru je u „{ $part }“ položek { $count }; možných je nejvýš { $most }.
pad-player = Hráč { $player }: { $problem }
pad-none = Hra { $game } nemá bodovací bloček; mají ho: { $games }.
draw-other = Toto je záznam hry { $other }, ne hry { $game }.
components-none = Hra { $game } se hraje jen s vlastními součástmi; jinou sadu přijímají: { $games }.
components-wrong = { $count ->
    [one] Toto není sada součástí hry { $game }, protože jeden řádek je chybný. { $first }
    [few] Toto není sada součástí hry { $game }, protože { $count } řádky jsou chybné; první z nich: { $first }
   *[other] Toto není sada součástí hry { $game }, protože { $count } řádků je chybných; první z nich: { $first }
}

## Příprava

building = Sestavuje se nativní kód hry { $game }; děje se to jednou a trvá to necelou minutu.

## Rady a rozbory

hint-points = { SIGNED($change) }: { $line }
hint-runner-up = Druhá nejlepší možnost ztrácí { $loss }: { $move }
hint-runner-up-alike = Druhá nejlepší možnost je tentýž tah na jiném místě; ztrácí { $loss }.
hint-only = Jiný tah není.
hint-same = { $count ->
    [one] Jeden další tah je úplně rovnocenný.
    [few] { $count } další tahy jsou úplně rovnocenné.
    [many] { $count } dalšího tahu je úplně rovnocenných.
   *[other] { $count } dalších tahů je úplně rovnocenných.
}
hint-equal = Zhruba stejně dobré: { $move }
hint-equal-alike = Zhruba stejně dobrý je tentýž tah na jiném místě.
hint-clear = Žádný jiný tah zdaleka nevypadá tak dobře; druhá nejlepší možnost ztrácí { $loss }: { $move }
hint-chance = Šance na výhru: asi { PERCENT($chance) }.
loss-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
loss-chance = { PERCENT($chance) } šance na výhru
loss-both = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a { PERCENT($chance) } šance na výhru
loss-value = { $value } ve vlastní jednotce bota
grade-good = dobře
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba

## Hra v terminálu

player = Hráč { $number }
score-total = { $points ->
    [one] { $name }: { $points } bod
    [few] { $name }: { $points } body
   *[other] { $name }: { $points } bodů
}

## Hra bez vlastních textů

plain-action = { $seat }: { $action }
plain-outcome = náhoda: { $outcome }
plain-asks = { $seat } je na tahu
plain-request = vyberte akci
plain-asks-chance = rozhoduje náhoda
plain-wins = { $seats } vítězí
plain-share = o vítězství se dělí: { $seats }
plain-over = partie skončila
plain-points = body
plain-why-not = pravidla to tady nedovolují

## Server

http-host = Tento server se nejmenuje „{ $host }“; jméno povolíte volbou --name.
http-origin = Požadavky ze stránek „{ $origin }“ se nepřijímají.
http-too-many = Příliš mnoho požadavků; zkuste to za chvíli znovu.
http-database = Databáze neodpovídá; zkuste to za chvíli znovu.
http-too-big = Požadavek je příliš dlouhý; povoleno je { $most } bajtů.
http-too-many-values = Požadavek obsahuje příliš mnoho hodnot; povoleno jich je { $most }.
http-slow = Požadavek přicházel příliš pomalu; pošlete ho znovu.
http-malformed = Požadavek je nesrozumitelný; „{ $place }“: { $error }.
http-missing = Na adrese { $path } nic není.
http-method = { $path } neodpovídá na { $method }.
http-metrics = Metriky lze číst jen z tohoto počítače nebo ze soukromé sítě.

push-address = Na adresu „{ $address }“ se upozornění neposílají: musí to být adresa veřejné služby push, která začíná na https.
push-full = Víc prohlížečů teď tento server upozorňovat nemůže.
push-no-seat = Upozornění jsou pro hráče: nejdřív se v některé místnosti posaďte ke stolu.

live-hello-first = První zprávou spojení je „hello“.
live-hello-once = „hello“ se posílá jen jednou; pro jinou místnost otevřete další spojení.
live-not-text = Zprávy jsou text, ne bajty.
live-not-understood = Zpráva je nesrozumitelná; „{ $place }“: { $error }.
live-too-many = Příliš mnoho zpráv; poslední nebyla přečtena.
live-too-many-values = Zpráva obsahuje příliš mnoho hodnot; nebyla přečtena.
live-too-many-asks = Příliš mnoho dotazů najednou; zkuste to za chvíli znovu.
live-too-many-moves = Z této adresy přichází příliš mnoho tahů; zkuste to za chvíli znovu.
live-too-many-changes = Příliš mnoho zpráv nebo změn najednou; zkuste to za chvíli znovu.
live-fault = Server na tuto zprávu nedokázal odpovědět; nic se nezměnilo.

## Místnosti

level-random = náhodný
level-greedy = jednoduchý
level-apprentice = učeň
level-builder = stavitel
level-architect = architekt
level-master = mistr

room-unknown = Místnost „{ $room }“ neexistuje.
room-version = V této místnosti se hraje podle verze { $version } pravidel hry { $game }, kterou tento server nemá; má tyto verze: { $known }.
room-your-turn = Jste na tahu: { $request }
room-stale = Stůl se mezitím změnil; podívejte se znovu.
room-no-seat = Místo { $seat } tu není; místa se počítají od 0 a jejich počet je { $seats }.
room-not-yours = Toto místo není vaše; sedí na něm { $seat }.
room-not-your-turn = Nejste na tahu: teď rozhoduje { $seat }.
room-host-only = To smí jen hostitel místnosti.
room-begun = Partie už začala.
room-not-begun = Partie ještě nezačala.
room-not-over = Partie ještě neskončila.
room-log-over = Partie v tomto záznamu už skončila; lze ji prohlížet, ale ne v ní pokračovat.
room-log-components = Tato partie se hrála s jinou sadou součástí, ale v místnostech se { $game } hraje s vlastní; záznam si prohlédněte, nebo v partii pokračujte na svém počítači: polis play --resume.
upload-busy = Na přečtení tu čeká příliš mnoho záznamů; zkuste to za chvíli znovu.
upload-slow = Čtení tohoto záznamu trvalo příliš dlouho, déle než { UNIT($seconds, unit: "second") }; na vašem počítači ho ukáže polis replay.
upload-stored = Odtud se za den uložilo tolik záznamů, že se další neuloží; povoleno je { $most } bajtů za den.
analysis-components = Tato partie se hrála s jinou sadou součástí a { $game } se tu rozebírá jen s vlastní; na vlastním počítači ji rozebere polis analyse.
room-nothing-to-decide = Teď není o čem rozhodovat.
room-log-full = Záznam této partie má už { $most } položek, a proto tu končí; ze staženého záznamu se dá pokračovat v nové místnosti.
room-hint-players = Rady jsou jen pro hráče této partie; vy ji sledujete.
room-hint-waits = Rada pro toto místo se už připravuje.
room-hint-busy = Všichni boti teď hrají; o radu požádejte za chvíli znovu.
room-no-wish = Nikdo vás nežádá o souhlas s vrácením tahu.
room-undo-refused = { $seat } nesouhlasí s vrácením tahu, o které žádá { $other }.
room-stand-in = { $seat } teď nehraje; zaskakuje bot: { $level }.
room-stand-in-plays = { $seat } teď nehraje, zaskakuje bot; nejdřív se vraťte ke stolu.
room-no-person = Na tomto místě nikdo nesedí: { $seat }.
room-bot-replaced = Bot { $seat } ({ $failed }) selhal; dál hraje { $level }.
room-levels-building = Teprve se připravuje: { $levels }. Zatím zaskakuje rychlý bot.
room-levels-unavailable = Na tomto serveru není k dispozici: { $levels }. Zaskakuje rychlý bot.
room-time = { $seat }: čas vypršel, dál hraje bot.
room-time-move = { $seat }: čas vypršel, tentokrát rozhodl bot.
room-only-players-talk = Psát tu mohou jen hráči a hostitel.
room-chat-off = Hostitel vypnul chat.
room-clock-late = Hodiny na celou partii se nastavují, než začne; později jim lze jen přidat čas nebo je zrušit. Hodiny na každé rozhodnutí se dají nastavit kdykoli.
room-no-spectators = Do této místnosti smějí jen ti, kdo v ní hrají.
room-invited-only = Do této místnosti se lze přidat jen odkazem s pozvánkou.
room-seat-taken = Toto místo už není volné.
room-token = Do této místnosti nemáte přístup.
room-undo-over = Partie skončila a už je zveřejněno, jak se losovalo; nic nelze vrátit.
room-contributed = Toto místo už náhodnou hodnotou přispělo.
room-no-contribution = Náhodnou hodnotou lze přispět jen před partií s ověřitelnou náhodou.
room-present = { $seat } je tady; nechat hrát bota může jen { $seat }.
room-away-shortly = { $seat } je pryč teprve { UNIT($seconds, unit: "second") }; po { UNIT($least, unit: "second") } mohou ostatní nechat hrát bota.
room-presence-unknown = Teď není známo, zda je { $seat } pryč.
room-long-clock = Kde je na rozhodnutí den nebo víc, nastoupí bot, až když čas vyprší; { $seat } ho ještě má.
room-back = { $seat } zase hraje.
room-removal = { $seat } je pryč; za { UNIT($seconds, unit: "second") } dostane toto místo bot, pokud se { $seat } nevrátí.
room-removal-void = { $seat } je zpátky a místo si nechává.
room-removed = { $name } už nehraje; místo patří botovi: { $level }.
room-removed-you = Vaše místo dostal bot. Dívat se smíte dál, pokud místnost připouští diváky.
room-to-bot = { $seat } přijde o místo; natrvalo ho dostane bot: { $level }.
room-renamed = { $old } se teď jmenuje { $name }.
room-line-erased = Zpráva byla odstraněna.
room-mutes = Hostitel umlčel hráče { $seat }.
room-unmutes = { $seat } smí zase psát.
room-muted = Hostitel vás umlčel: můžete hrát, ale ne psát ani měnit své jméno.
room-mutes-spectator = Hostitel umlčel jednoho z diváků.
room-unmutes-spectator = Umlčený divák už zase smí psát.
room-muted-spectator = Hostitel vás umlčel: můžete se dívat, ale ne psát.
room-no-spectator = Tento divák tu nic nenapsal.
room-spectator-secret = Diváci mohou psát jen s tajemstvím, které uchovává jejich prohlížeč.
room-no-line = Zpráva { $line } tu není nebo ji nelze odstranit.
room-proposed = Hostitel navrhuje změnu, se kterou musí souhlasit všichni ostatní: { $change }
room-proposal-refused = { $seat } nesouhlasí; nic se nemění.
room-proposal-dropped = Hostitel návrh stáhl.
room-no-proposal = Žádný návrh teď na vaši odpověď nečeká.
room-undo-free = Tahy lze vracet bez ptaní.
room-undo-agreement = Tahy lze vracet, jen když ostatní souhlasí.
room-clock-none = Hraje se bez hodin.
# Jak dlouho něco smí trvat: čtvrtý pád.
time-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dnů
}
time-hours = { $hours ->
    [one] { $hours } hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
time-minutes = { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
time-seconds = { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
room-clock-move = Každé rozhodnutí smí trvat { $time }.
room-clock-game = Každý hráč má na celou partii { $time }.
room-now-public = Místnost je teď ve veřejném seznamu.
room-now-private = Místnost už ve veřejném seznamu není.
room-watched = Ostatní se smějí dívat.
room-unwatched = Dívat se smějí jen hráči.
room-chat-on = Hostitel zapnul chat.
room-spectators-talk = Psát tu smějí i ti, kdo se dívají.

## Denní hry a úlohy

room-daily = V denní hře se jen hraje: tahy nelze vracet, rady nejsou, nastavení nelze měnit a záznam je k dispozici až po konci.
daily-too-many = Dnešních pokusů o tuto hru z vaší adresy je už { $most }; zahrajte si zase zítra.
daily-none = Hra { $game } nemá denní hru.
daily-building = Úroveň { $level } se připravuje; zkuste to za minutu znovu.
daily-unavailable = Úroveň { $level } na tomto serveru není, a proto se tu tato denní hra nehraje.
daily-running = Den { DAY($day) } ještě neskončil; nejlepší partie se ukáže potom.
daily-no-games = Dne { DAY($day) } tuto denní hru nikdo nedohrál.
puzzles-unknown = { $puzzles ->
    [0] K této hře nejsou žádné úlohy.
   *[other] Úloha { $number } tu není; tato hra jich má { $puzzles }.
}
