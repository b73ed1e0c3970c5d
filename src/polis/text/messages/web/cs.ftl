# Stránky v prohlížeči, česky. Texty jednotlivých her jsou u nich.

## Všude

web-home = Polis, úvodní stránka
web-nav = Stránky
web-nav-replays = Záznamy
web-nav-pad = Bodovací bloček
web-nav-rules = Pravidla
web-nav-about = O Polis
web-skip = Přejít k obsahu
web-close = Zavřít
web-loading = Načítá se …
web-again = Zkusit znovu
web-reload = Načíst stránku znovu
web-copy = Kopírovat
web-copied = Odkaz byl zkopírován.
web-copy-yourself = Prohlížeč kopírování nedovolil; označte odkaz a zkopírujte ho sami.
web-share = Sdílet
web-print = Vytisknout
web-download = Stáhnout záznam
web-new = něco nového
web-credit = Akropolis, Machi Koro a World Wonders (Monumenty věků) jsou hry svých autorů a vydavatelů. Polis s nimi nijak nesouvisí; všechny zdejší texty a kresby jsou naše vlastní, stejně jako karty a mapy hry World Wonders.

## Nastavení

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = Podle systému
web-theme-light = Světlé
web-theme-dark = Tmavé
web-motion = Animace
web-sounds = Zvuky
web-volume = Hlasitost: { $share }
web-speed = Rychlost tahů ostatních
web-speed-instant = Hned
web-speed-quick = Rychle
web-speed-normal = Normálně
web-speed-slow = Pomalu
web-follow = Ukazovat město hráče, který je na tahu
web-roll-self = Házet kostkami ručně
web-confirm-when = Potvrzovat tahy
web-confirm-always = Vždy
web-confirm-final = Jen když tah nejde vrátit
web-confirm-never = Nikdy
web-chat-show = Zobrazovat chat

## Když se něco nepovede

web-failed = Něco se nepovedlo; načtěte stránku znovu a zkuste to ještě jednou.
web-failed-status = Server odpověděl chybou { $status }; zkuste to za chvíli znovu.
web-offline = Server není dostupný; zkontrolujte připojení a zkuste to znovu.
web-left = Spojení s touto místností bylo ukončeno.
web-outdated = Existuje novější verze Polis; načtěte stránku znovu.
web-page-failed = Tuto část stránky se nepodařilo načíst.
web-missing = Taková stránka neexistuje
web-missing-more = Adresa možná není úplná.

## Úvodní stránka

web-welcome = Stavte města, společně i sami
web-welcome-more = Tři deskové hry přesně podle pravidel. Hrajte s přáteli i s boty, bez registrace.
web-players = Hráči: { $players }
web-minutes = { $minutes } minut
web-play-now = Hrát hned
web-opponents = Soupeři
web-play-alone = Sólo
web-how-many = Kolik hráčů
web-create = Založit místnost
web-learn = Naučit se hrou
web-more = Dále tu najdete
web-open-replay = Otevřít záznam
web-open-pad = Spočítat body skutečné partie
web-open-rules = Číst pravidla
web-forget = Odebrat ze seznamu
web-open-rooms = Veřejné místnosti
web-open-rooms-none = Žádná veřejná místnost teď není otevřená. Založte ji a zaškrtněte „ve veřejném seznamu“.
web-status-open = čeká na hráče
web-status-playing = hraje se
web-status-over = dohráno

## Boti

web-level-apprentice = Učeň
web-level-apprentice-is = na první partie: chybuje, porazíte ho snadno
web-level-builder = Stavitel
web-level-builder-is = když už znáte pravidla: vyrovnaný soupeř
web-level-architect = Architekt
web-level-architect-is = pro zkušené hráče: plánuje dopředu
web-level-master = Mistr
web-level-master-is = nejsilnější: počítejte s tím, že většinou prohrajete
web-level-greedy = Jednoduchý bot
web-level-random = Náhodný bot

## Založení místnosti

web-create-for = Místnost pro hru { $game }
web-which-game = Která hra?
web-seats = Místa
web-seat-open = volné
web-seat-me = na tomto zařízení
web-seat-invited = na pozvání
web-seat-bot = bot
web-seat-who = Kdo sedí na místě { $number }
web-name = Vaše jméno
web-name-of = Jméno hráče { $number }
web-hot-seat = Na jednom zařízení může hrát víc lidí; zadejte jméno každého z nich.
web-options = Varianty
web-room-settings = Místnost
web-set-public = ve veřejném seznamu
web-set-spectators = ostatní se mohou dívat
web-set-undo = tahy lze vracet bez souhlasu ostatních
web-set-chat = hráči si mohou psát
web-set-spectator-chat = psát mohou i ti, kdo se dívají
web-set-auto-start = partie začne, jakmile se obsadí poslední místo
web-set-clock = Hodiny
web-clock = zbývající čas
web-clock-none = žádné
web-clock-move-60 = 1 minuta na každé rozhodnutí
web-clock-move-180 = 3 minuty na každé rozhodnutí
web-clock-game-600 = 10 minut na celou partii
web-clock-game-1800 = 30 minut na celou partii
web-clock-move-86400 = 1 den na každé rozhodnutí

## Před hrou

web-room = Místnost
web-room-closed = Do této místnosti nemáte přístup
web-lobby = Před partií
web-invite = Pozvánka
web-invite-more = Kdo otevře tento odkaz, může si sednout na volné místo.
web-invite-link = Odkaz s pozvánkou
web-invite-new = Nový odkaz (starý přestane platit)
web-join = Přisednout si
web-host = Hostitel
web-spectator = Divák
web-spectator-named = { $name } (divák)
web-fill-with = Volná místa obsadí
web-start = Začít partii
web-waiting-host = Partii začne hostitel.
web-begins-full = Partie začne, jakmile se obsadí poslední místo; hostitel ji může začít i dřív.
web-begins-full-you = Partie začne, jakmile se obsadí poslední místo. Můžete ji začít i dřív; volná místa pak obsadí boti.
web-begins-you = Partie začne, až ji spustíte; místa, která zůstanou volná, obsadí boti.
web-begins-ready = Všechna místa jsou obsazená: můžete začít partii.
web-no-variants = bez variant
web-no-clock = bez hodin
web-you = (vy)
web-away = pryč

## Stůl

web-board = Hrací plocha
web-rail = Hráči a seznamy
web-look-at = ukázat toto město
web-my-board = Moje město
web-lists = Průběh, chat a akce
web-explain = { $name }, body: { $score }; vysvětlit
web-roll-ask = Jste na tahu: hoďte kostkou
web-roll-others = { $seat } hází kostkou
web-since = Od vašeho posledního tahu
web-since-nothing = Zatím nic.
web-actions = Akce
web-actions-find = Hledat v seznamu akcí ({ $count })
web-actions-none-found = Žádná akce neodpovídá.
web-actions-wait = Nejste na tahu.
web-actions-over = Partie skončila.
web-plain-table = Stůl této hry zatím není nakreslený; vybírejte ze seznamu akcí.
web-confirm = Potvrdit
web-confirm-what = Potvrdit, nebo zrušit tah
web-drop = Zrušit
web-where-upper-left = vlevo nahoře
web-where-upper-middle = nahoře
web-where-upper-right = vpravo nahoře
web-where-middle-left = vlevo
web-where-middle-middle = uprostřed
web-where-middle-right = vpravo
web-where-lower-left = vlevo dole
web-where-lower-middle = dole
web-where-lower-right = vpravo dole
web-effect = { $points ->
    [one] { $by } bod
    [few] { $by } body
   *[other] { $by } bodů
}
web-log = Průběh
web-log-empty = Ještě se nic nestalo.
web-log-earlier = Zobrazit dřívější tahy
web-log-undo = { $seat } vrací tah
    .seat = vracíte tah
web-log-clock = vypršel čas
web-undo = Vrátit tah
web-undo-ask = Požádat o vrácení tahu
web-undo-wish = { $seat } chce vrátit tah:
    .seat = Chcete vrátit tah:
web-undo-later = { $count ->
    [one] Spolu s tím se vrátí i jeden pozdější tah.
    [few] Spolu s tím se vrátí i { $count } pozdější tahy.
   *[other] Spolu s tím se vrátí i { $count } pozdějších tahů.
}
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-waiting = Čeká se na odpovědi ostatních.
web-proposal = Hostitel navrhuje:
web-proposal-drop = Stáhnout návrh
web-hint = Rada
web-hint-thinking = Silný bot přemýšlí …
web-hint-says = Silný bot by zvolil: { $what }
web-hint-use = Ukázat na stole
web-rules-new-tab = Pravidla, na nové kartě
web-sheet-up = Zobrazit: { $what }
web-sheet-down = Skrýt: { $what }
web-live-connecting = Připojuje se …
web-live-waiting = Spojení se přerušilo, obnovuje se. Partie je v bezpečí.
web-watching = Sledujete partii.
web-watched = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
web-seat-remove = Dát místo natrvalo botovi
web-seat-remove-more = { $name } je pryč. Za minutu dostane toto místo natrvalo bot; do té doby stačí, když se { $name } vrátí. U dosavadních tahů jméno zůstane.
web-seat-keep = Místo ponechat
web-seat-removal = Toto místo dostane bot, pokud se hráč hned nevrátí.
web-stand-in = Hraje bot: { $level }
web-stand-in-let = Nechat hrát bota
web-stand-in-you = Hraje za vás bot.
web-stand-in-time = Váš čas vypršel. Hraje za vás bot.
web-come-back = Jsem zpět
web-chat = Chat
web-chat-empty = Zatím nikdo nic nenapsal.
web-chat-write = Napsat do místnosti
web-chat-send = Odeslat
web-chat-mute = Umlčet
web-chat-hide = Vypnout chat
web-chat-off = Chat je vypnutý.
web-chat-on = Zapnout

## Po hře

web-result = Výsledek
web-wins = vyhrává
web-end-you = Vyhráli jste
web-end-you-share = O vítězství se dělíte
web-end-other = { $count ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
web-end-landmarks = Jedno město má všechny dominanty.
web-end-tiles = Poslední deska je přiložena.
web-end-population = Jedno město má plnou populaci.
web-end-rounds = Skončilo poslední kolo.
web-end-lost = Prohráli jste
web-end-scores = Body řádek po řádku
web-end-boards = Města na konci
web-end-best = { $points ->
    [one] Nejlepší tah, { $points } bod:
    [few] Nejlepší tah, { $points } body:
   *[other] Nejlepší tah, { $points } bodů:
}
web-total = Celkem
web-reveal = Ukázat vše
web-share-picture = Uložit jako obrázek
web-luck = Náhoda
web-luck-before = O všem náhodném v této partii rozhodne tajemství serveru spolu s náhodnými hodnotami z prohlížečů hráčů. Po partii najdete vše v záznamu. Toto je otisk tajemství:
web-luck-same = V záznamu je otisk, který tento prohlížeč viděl před partií, i hodnoty, kterými přispěl. Příkaz „polis verify“ ze záznamu ověří, že z nich vše plyne.
web-luck-different = V záznamu není otisk nebo hodnoty, které si tento prohlížeč pamatuje. Náhoda v této partii není ta, která byla slíbena.
web-luck-nothing = Příkaz „polis verify“ ze záznamu ověří, že vše plyne z tajemství. Tento prohlížeč k němu ničím nepřispěl.
web-luck-unverifiable = Náhodu v této partii nelze ověřit: partie pokračuje z nahraného záznamu, nebo začala na starším serveru.
web-luck-commitment = Otisk tajemství, ukázaný před partií
web-luck-secret = Tajemství serveru
web-luck-value = Hodnota místa { $number }
web-rematch = Hrát znovu
web-rematch-go = K další partii
web-replay = Přehrát partii
web-chart = Vývoj bodů
web-chart-none = Vývoj bodů se nepodařilo načíst.
web-chart-said = Body po krocích (celkem { $moves }): { $scores }
web-analysis = Rozbor
web-analysis-jump = ukázat na stole

## Pravidla, lekce, bodovací bloček

web-contents = Obsah
web-search = Hledat v pravidlech
web-search-nothing = V pravidlech se „{ $words }“ nevyskytuje.
web-learn-none = Pro tuto hru zatím není žádná lekce.
web-learn-show = Ukázat
web-learn-next = Dál
web-learn-done = Hotovo: na úvodní stránku
web-learn-other = To by šlo zahrát, ale lekce pokračuje takto: { $what }.
web-learn-not-now = To teď zahrát nejde.
web-pad-more = Zadejte, co máte na stole, a uvidíte body i s vysvětlením.
web-pad-for = Bodovací bloček: { $game }
web-pad-table = Na stole
web-pad-broken = Odkaz na tento bodovací bloček není úplný.

## Klávesy

web-keys = Klávesy
web-key-tab = projít všechny prvky a stisknout je
web-key-confirm = potvrdit tah
web-key-drop = zrušit tah
web-key-undo = vrátit tah
web-key-hint = rada
web-key-list = seznam akcí
web-key-look = ukázat město hráče
web-key-chat = napsat do místnosti
web-key-help = tento seznam

## O Polis

web-about = Polis je místo, kde si můžete zahrát deskové hry o stavbě měst, spočítat v nich body, naučit se je a zkoumat je. Každého hráče zná jen podle jména a klíče, který zůstává v prohlížeči.
web-about-own = Texty a kresby na těchto stránkách jsou naše vlastní práce. Nic z toho není obrázek ani text vydavatelů; zejména karty a mapy hry World Wonders vznikly pro Polis.
web-about-font = Nadpisy jsou sázeny písmem Marcellus od studia Astigmatic pod licencí SIL Open Font License:
web-about-licence = licence

## Coming back

web-my-games = Moje partie
web-stats-open = Moje statistiky
web-games-turn = Jste na tahu
web-games-turn-short = jste na tahu
web-games-others = Rozehrané
web-games-finished = Dohrané
web-older-games = Zobrazit starší partie
web-game-won = Výhra · { $scores }
web-game-shared = Dělená výhra · { $scores }
web-game-won-by = Vítězství: { $names } · { $scores }
web-game-not-won = Bez výhry · { $scores }
web-people = Hráči
web-people-spectators = Diváci
web-people-mute = Umlčet pro všechny: { $name }
web-people-remove = Odebrat místo: { $name }
web-people-remove-more = Místo dostane natrvalo bot. Pokud je { $name } tady, musí souhlasit všichni ostatní hráči, jinak stačí minuta čekání. U dosavadních tahů jméno zůstane.
web-chat-erase = Odstranit tuto zprávu pro všechny: { $name }
web-privacy = Soukromí
web-clock-move-259200 = 3 dny na každé rozhodnutí
web-clock-move-604800 = 7 dní na každé rozhodnutí
web-cancel = Zrušit
web-me-open = Moje jméno, obrázek a partie

## Denní hry a úlohy

web-daily = Denní hra
web-daily-table = Tabulka dne
web-daily-luck = Vše, co v dnešní hře závisí na náhodě, plyne z jednoho tajemství. Jeho otisk je vidět předem; tajemství se zveřejní po skončení dne a „polis verify“ pak ověří záznam vaší partie.
web-puzzles = Úlohy
