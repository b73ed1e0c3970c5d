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
web-open = Otevřít
web-loading = Načítá se …
web-again = Zkusit znovu
web-reload = Načíst stránku znovu
web-copy = Kopírovat
web-copied = Odkaz je zkopírován.
web-copy-yourself = Prohlížeč kopírování nedovolil; označte odkaz a zkopírujte ho sami.
web-share = Sdílet
web-print = Vytisknout
web-download = Stáhnout záznam
web-new = něco nového
web-credit = Akropolis, Machi Koro a World Wonders (Monumenty věků) jsou hry svých autorů a vydavatelů. Polis s nimi není nijak spojena; všechny zdejší texty a kresby jsou naše vlastní, stejně jako karty a mapy hry World Wonders.

## Nastavení

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-system = Podle systému
web-theme-light = Světlé
web-theme-dark = Tmavé
web-motion = Animace
web-sounds = Zvuky
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
web-welcome-more = Tři deskové hry přesně podle pravidel, proti přátelům i botům, bez registrace.
web-players = Hráči: { $players }
web-minutes = { $minutes } minut
web-preparing = Připravuje se: { $done } z { $total }
web-preparing-later = Příprava teprve začne
web-preparing-goes-on = Potom to začne samo.
web-play-now = Hrát hned
web-play-against = { $game } proti …
web-play-alone = Sólo
web-how-many = Kolik hráčů
web-create = Založit místnost
web-learn = Naučit se hrou
web-more = Dále tu najdete
web-open-replay = Otevřít záznam
web-open-pad = Spočítat body od stolu
web-open-rules = Číst pravidla
web-my-rooms = Moje místnosti
web-forget = Zapomenout
web-open-rooms = Veřejné místnosti
web-open-rooms-none = Žádná veřejná místnost teď není otevřená. Založte ji a zaškrtněte „viditelná pro všechny“.
web-status-open = čeká na hráče
web-status-playing = hraje se
web-status-over = dohráno

## Boti

web-level-apprentice = Učeň
web-level-apprentice-is = ještě chybuje
web-level-builder = Stavitel
web-level-builder-is = myslí na tento tah
web-level-architect = Architekt
web-level-architect-is = plánuje dopředu
web-level-master = Mistr
web-level-master-is = dopřeje si čas na rozmyšlenou
web-level-greedy = Jednoduchý bot
web-level-random = Náhodný bot

## Založení místnosti

web-create-for = Místnost pro hru { $game }
web-which-game = Která hra?
web-seats = Místa
web-seat-open = volné
web-seat-me = u tohoto zařízení
web-seat-invited = na pozvání
web-seat-bot = bot
web-seat-who = Kdo sedí na místě { $number }
web-name = Vaše jméno
web-name-of = Jméno hráče { $number }
web-hot-seat = U jednoho zařízení může hrát více lidí: každému dejte jméno.
web-options = Varianty
web-room-settings = Místnost
web-set-public = viditelná pro všechny
web-set-spectators = ostatní se mohou dívat
web-set-undo = brát zpět lze bez souhlasu ostatních
web-set-chat = chat pro všechny
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
web-room-closed = Tato místnost je pro vás zavřená
web-lobby = Před partií
web-invite = Pozvání
web-invite-more = Kdo otevře tento odkaz, může si sednout na volné místo.
web-invite-link = Odkaz s pozváním
web-invite-new = Nový odkaz; starý přestane platit
web-join = Přisednout
web-guest = Host
web-fill-with = Boti na volná místa
web-start = Začít partii
web-waiting-host = Partii začne hostitel.
web-you = (vy)
web-away = pryč

## Stůl

web-board = Hrací plocha
web-rail = Hráči a seznamy
web-look-at = ukázat toto město
web-explain = { $name }, body: { $score }; vysvětlit
web-actions = Akce
web-actions-find = Hledat v seznamu akcí ({ $count })
web-actions-none-found = Tato slova nemá žádná akce.
web-actions-wait = Nejste na tahu.
web-actions-over = Partie skončila.
web-plain-table = Tato hra zatím nemá kresbu; vybírejte ze seznamu akcí.
web-confirm = Potvrdit
web-confirm-what = Potvrdit, nebo zrušit, co je připraveno
web-drop = Zrušit
web-effect = body: { $by }
web-log = Záznam
web-log-empty = Ještě se nic nestalo.
web-log-undo = { $seat } bere rozhodnutí zpět
web-log-clock = vypršel čas
web-undo = Vzít zpět
web-undo-ask = Požádat o vzetí zpět
web-undo-wish = { $seat } chce vzít rozhodnutí zpět.
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-waiting = Čeká se na odpovědi.
web-hint = Rada
web-hint-thinking = Silný bot přemýšlí …
web-hint-says = Silný bot by zvolil: { $what }
web-hint-use = Ukázat na stole
web-rules-new-tab = Pravidla, na nové kartě
web-sheet-up = Zobrazit: { $what }
web-sheet-down = Skrýt: { $what }
web-live-connecting = Připojuje se …
web-live-waiting = Spojení se přerušilo; zkouší se znovu. Z partie se nic neztratilo.
web-watching = Sledujete partii.
web-watched = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
web-seat-remove = Dát místo natrvalo botovi
web-stand-in = Hraje bot: { $level }
web-stand-in-let = Nechat hrát bota
web-stand-in-you = Hraje za vás bot.
web-stand-in-time = Váš čas vypršel. Dohraje za vás bot.
web-come-back = Jsem zpět
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-write = Napsat do místnosti
web-chat-send = Odeslat
web-chat-mute = Ztlumit
web-chat-hide = Vypnout chat
web-chat-off = Chat je vypnutý.
web-chat-on = Zapnout

## Po hře

web-result = Výsledek
web-wins = vyhrává
web-rematch = Hrát znovu
web-rematch-go = K další partii
web-replay = Přehrát záznam
web-chart = Vývoj bodů
web-chart-none = Vývoj bodů se nepodařilo načíst.
web-chart-said = Body po krocích (celkem { $moves }): { $scores }
web-analysis = Rozbor
web-analysis-about = Silný bot posoudí každé rozhodnutí. Ztráta je v jeho vlastní míře: o kolik horší se mu krok zdá než ten nejlepší.
web-analysis-begin = Posoudit všechna rozhodnutí
web-analysis-on = Posuzovat dál
web-analysis-stop = Zastavit
web-analysis-sum = { $decisions ->
    [one] ztráta { $lost } v { $decisions } rozhodnutí; stejně jako bot: { $same }
   *[other] ztráta { $lost } v { $decisions } rozhodnutích; stejně jako bot: { $same }
}
web-analysis-better = Lepší by tu bylo: { $what }
web-analysis-worst = Rozhodnutí s největší ztrátou
web-analysis-all = Všechna rozhodnutí
web-analysis-played = zahráno
web-analysis-best = nejlepší
web-analysis-lost = ztráta
web-analysis-jump = ukázat na stole
web-analysis-nothing = Žádné rozhodnutí nic neztratilo.
web-analysis-every = Všechna rozhodnutí: { $count }

## Záznamy

web-log-file = Záznam ze souboru
web-log-paste = Nebo text záznamu
web-replay-broken = Odkaz na tento záznam není úplný.
web-move = Krok
web-move-of = Krok { $at } z { $moves }
web-first = Na začátek
web-back = O krok zpět
web-run = Přehrávat kroky
web-pause = Pozastavit
web-next = O krok dál
web-last = Na konec
web-link-move = Odkaz na tento krok
web-play-on = Hrát odtud dál
web-play-on-more = Nová místnost začne po kroku { $at } tohoto záznamu.
web-play-on-as = Hraji za

## Pravidla, lekce, bodovací bloček

web-contents = Obsah
web-search = Hledat v pravidlech
web-search-nothing = V pravidlech se „{ $words }“ nevyskytuje.
web-learn-none = Pro tuto hru zatím není žádná lekce.
web-learn-show = Ukázat
web-learn-next = Dál
web-learn-done = Hotovo: na úvodní stránku
web-learn-other = To by šlo zahrát, ale tato lekce pokračuje jinak: { $what }.
web-learn-not-now = To teď zahrát nejde.
web-pad-more = Zadejte, co stojí na vašem stole, a uvidíte body i s vysvětlením.
web-pad-for = Bodovací bloček: { $game }
web-pad-table = Na stole
web-pad-broken = Odkaz na tento bodovací bloček není úplný.

## Klávesy

web-keys = Klávesy
web-key-tab = projít všechny prvky a stisknout je
web-key-confirm = potvrdit, co je připraveno
web-key-drop = zrušit, co je připraveno
web-key-undo = vzít zpět
web-key-hint = rada
web-key-list = seznam akcí
web-key-look = ukázat město hráče
web-key-chat = napsat do místnosti
web-key-help = tento seznam

## O Polis

web-about = Polis je místo, kde lze hrát, bodovat, učit se a zkoumat deskové hry o stavbě měst. Každého hráče zná jen podle jména a klíče, který zůstává v prohlížeči.
web-about-own = Texty a kresby na těchto stránkách jsou naše vlastní práce. Nic z toho není obrázek ani text vydavatelů; zejména karty a mapy hry World Wonders vznikly pro Polis.
web-about-font = Nadpisy jsou sázeny písmem Marcellus od studia Astigmatic pod licencí SIL Open Font License:
web-about-licence = licence
