# Co Polis mówi poza grami, po polsku.

## Błędy

game-unknown = Nie ma gry „{ $game }”; do wyboru są: { $games }.
game-broken = Gra „{ $game }” w folderze { $path } została pominięta, bo nie można jej wczytać: { $error }
option-unknown = Gra { $game } nie ma opcji „{ $option }”; jej opcje to: { $options }.
option-value = „{ $value }” nie jest wartością opcji { $option }; możliwe wartości: { $values }.
player-count = Gra { $game } jest dla { $least }–{ $most } graczy, nie dla { $players }.
action-unknown = „{ $text }” to nie akcja; pisz tak: { $form }.
action-ambiguous = „{ $text }” nie jest jednoznaczne: „{ $word }” może znaczyć: { $choices }.
action-code = { $code } nie jest kodem akcji; liczba kodów: { $codes }, licząc od 0.
refused = Nie można teraz zagrać „{ $action }”: { $reason }.
refused-over = Nie można już zagrać „{ $action }”: partia się skończyła.
nothing-to-undo = Nie ma czego cofnąć: nie zapadła jeszcze żadna decyzja.

log-json = To nie jest zapis partii, bo nie jest to obiekt JSON: { $error }.
log-deep = To nie jest zapis partii, bo jego części są zagnieżdżone głębiej niż { $most } razy.
log-part = W tym zapisie „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
log-version = Ten zapis powstał według wersji { $version } zasad gry { $game }; znane wersje: { $known }.
log-move = Ruch { $number } w tym zapisie, „{ $move }”, jest niemożliwy: { $reason }
log-place = { $moves ->
    [one] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruch.
    [few] W tym zapisie nie ma ruchu { $place }; są w nim { $moves } ruchy.
    [many] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruchów.
   *[other] W tym zapisie nie ma ruchu { $place }; jest w nim { $moves } ruchu.
}
log-result = W zapisie jest wynik { $value }, ale jego ruchy prowadzą do wyniku { $expected }.
log-digest = Zestaw elementów ma w tym zapisie skrót { $digest }, ale zawarty w nim zestaw ma skrót { $expected }: jedno z nich zostało zmienione.
file-unreadable = Nie można odczytać pliku „{ $path }”: { $error }.
file-unwritable = Nie można zapisać pliku „{ $path }”: { $error }.
file-json = Plik „{ $path }” nie jest w formacie JSON: { $error }.
file-key-twice = W pliku „{ $path }” klucz „{ $field }” występuje w jednym miejscu dwa razy; zostaw tylko jeden.

bot-unknown = Nie ma bota „{ $bot }”; do wyboru są: { $bots }, ścieżka/do/pliku.py:Nazwa albo program:./polecenie.
bot-parameters = Bot „{ $bot }” nie przyjmuje „{ $parameters }”.
bot-parameter-form = W „{ $bot }” zapisz parametr „{ $parameter }” jako klucz=wartość.
bot-parameter-whole = Parametr { $parameter } bota powinien być liczbą całkowitą większą od zera, a nie „{ $value }”.
bot-parameter-number = Parametr { $parameter } bota powinien być liczbą większą od zera, a nie „{ $value }”.
bot-no-file = Nie można wczytać bota „{ $bot }”: nie ma pliku „{ $path }”.
bot-not-in-file = Nie można wczytać bota „{ $bot }”: w pliku „{ $path }” nie ma klasy ani kernela „{ $name }”.
bot-no-choose = Bot „{ $bot }” nie może grać: klasa „{ $name }” nie ma metody choose(position, seconds).
bot-broken = Nie można wczytać bota „{ $bot }”: plik „{ $path }” kończy się błędem { $error }.
bot-failed = Bot „{ $bot }” zawiódł przy stole: { $error }.
bot-illegal = Bot „{ $bot }” odpowiedział „{ $answer }”, a tego nie można tam zagrać.
bot-other-game = Bot „{ $bot }” gra tylko w { $games }, a nie w { $game }.
bot-noise = W „{ $bot }” szum „{ $value }” powinien być liczbą większą od 0, na przykład 2.5, albo inf.
bot-no-command = W „{ $bot }” brakuje polecenia albo cudzysłów nie jest zamknięty; zapisz to tak: program:./moj-bot --fast.
bot-parameter-width = „width={ $value }” powinno być liczbą od 1 wzwyż, na przykład width=2.
bot-no-thought = Bot „{ $bot }” nie ma nic do powiedzenia o żadnym ruchu; zapytaj innego.
bot-program-time = W „{ $bot }” czas „{ $value }” powinien być liczbą sekund większą od 0, na przykład time=2.
bot-needs-game = Bot „{ $bot }” jest programem i musi znać całą partię, sama pozycja mu nie wystarczy.
bot-late = Bot „{ $bot }” nie odpowiedział w ciągu { NUMBER($seconds, maximumFractionDigits: 2) } s.
bot-garbled = Bot „{ $bot }” odpowiedział „{ $answer }” zamiast wiersza takiego jak {"{"}"action": "…"{"}"}.
bot-ended = Bot „{ $bot }” zakończył się, zanim odpowiedział.
bot-complaint = { $failure } Jego ostatnie słowa: { $complaint }
bot-lost = { $count ->
    [one] Bot „{ $bot }” przegrał przez awarię { $count } partię: partia { $game }: { $reason }
    [few] Bot „{ $bot }” przegrał przez awarie { $count } partie, pierwsza z nich to partia { $game }: { $reason }
    [many] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
   *[other] Bot „{ $bot }” przegrał przez awarie { $count } partii, pierwsza z nich to partia { $game }: { $reason }
}
bot-count = Liczba miejsc ({ $bots }) różni się od liczby graczy ({ $players }); podaj po jednym miejscu dla każdego gracza.
ladder-bots = Z „{ $bots }” nie powstanie drabinka: podaj co najmniej dwa boty, każdy raz.
ladder-champion = „{ $bot }” nie może być mistrzem: musi to być jeden z botów „{ $bots }”, a nie mogą grać wszyscy przy jednym stole.
ladder-champion-alone = „{ $bot }” nie może być mistrzem: przy jednym graczu nikt z nikim się nie spotka; pomiń „--champion”.
hint-no-decision = Po ruchu { $place } w tym zapisie nie ma nic do rozstrzygnięcia: następny jest los albo partia się skończyła.

pad-object = Plik powinien zawierać jeden obiekt JSON.
pad-part = W tym pliku „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
pad-player = Gracz { $player }: { $problem }
pad-none = Gra { $game } nie ma notatnika punktacji; mają go: { $games }.
draw-none = Pozycji z gry { $game } nie można narysować; można to zrobić w grach: { $games }.
draw-other = To jest zapis gry { $other }, a nie gry { $game }.
components-none = W grę { $game } gra się tylko jej własnymi elementami; inny zestaw przyjmują: { $games }.
components-which = Podaj, o którą grę chodzi: { $games }.
components-resume = Zapis zawiera własny zestaw elementów, więc „{ $path }” nie można użyć razem z --resume; pomiń --components.
components-wrong = { $count ->
    [one] To nie jest zestaw elementów gry { $game }, bo jeden wiersz jest błędny. { $first }
    [few] To nie jest zestaw elementów gry { $game }, bo { $count } wiersze są błędne; pierwszy z nich: { $first }
    [many] To nie jest zestaw elementów gry { $game }, bo { $count } wierszy jest błędnych; pierwszy z nich: { $first }
   *[other] To nie jest zestaw elementów gry { $game }, bo { $count } wiersza jest błędne; pierwszy z nich: { $first }
}

command-unknown = Nie ma polecenia „{ $command }”; do wyboru są: { $commands }.

## Przygotowanie

preparing = Przygotowanie gry { $game }: zasady kompilują się tylko raz, potrwa to kilka sekund.
preparing-step = { $number }/{ $total }: { $name }
warm-done = { $game }: gotowe (skompilowano: { $compiled })

## Lista gier

games-game = gra
games-players = gracze
games-minutes = minuty
games-options = opcje
games-hint = „polis play GRA” rozpoczyna partię, „polis rules GRA” pokazuje zasady.

## Elementy

components-row = wiersz
components-holds = zawartość
components-status = co o nim wiadomo
components-good = { $path }: wszystko się zgadza, w grę { $game } można grać tym zestawem (wierszy: { $rows }).
components-bad = { $count ->
    [one] { $path }: { $count } wiersz jest błędny.
    [few] { $path }: { $count } wiersze są błędne.
    [many] { $path }: { $count } wierszy jest błędnych.
   *[other] { $path }: { $count } wiersza jest błędne.
}

## Symulacje

simulating = trwa gra
simulate-seat = miejsce
simulate-bot = bot
simulate-wins = wygrane
simulate-rate = odsetek (95%)
simulate-score = punkty
simulate-range = od–do
simulate-summary = { $games ->
    [one] { $games } partia, { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [few] { $games } partie, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
    [many] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
   *[other] { $games } partii, średnio { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji; partii na sekundę CPU: { NUMBER($speed, maximumFractionDigits: 0) }
}
## Drabinka

ladder-bot = bot
ladder-rating = siła
ladder-games = partie
ladder-won = wygrane (95 %)
ladder-score = punkty
ladder-seconds = s na decyzję
ladder-against = przeciw
ladder-other = punkty przeciwnika
ladder-mirror = sam ze sobą
ladder-first = pierwsze miejsce przy stole (95 %)
ladder-stopped = Rozegrane partie są w „{ $path }”; to samo polecenie z --resume gra dalej.

## Podpowiedzi i analizy

hint-best = { $bot } zagrałby: { $move }
hint-move = ruch
hint-value = wartość
hint-visits = wizyty
hint-line = potem
hint-change = { "  " }{ $change }  { $line }
hint-one-move = { $bot } nie mówi, co myśli; wartości dotyczą pozycji po każdym z ruchów.
hint-points = { $change }: { $line }
hint-runner-up = Następny najlepszy ruch, gorszy o { $less }: { $move }
hint-only = Innego ruchu nie ma.
hint-equal = Mniej więcej równie dobre: { $move }
hint-clear = Żaden inny ruch nie wydaje się równie dobry.
analysing = namysł
analyse-at = ruch
analyse-name = gracz
analyse-move = zagrano
analyse-best = lepiej
analyse-lost = strata
analyse-title = { $game }: wartość stracona w każdym ruchu
analyse-sum = { $decisions ->
    [one] { $name }: strata { $lost } w { $decisions } decyzji
    [few] { $name }: strata { $lost } w { $decisions } decyzjach
    [many] { $name }: strata { $lost } w { $decisions } decyzjach
   *[other] { $name }: strata { $lost } w { $decisions } decyzjach
}

## Gra w terminalu

player = Gracz { $number }
choose-game = W co zagrasz?
play-help = Odpowiedz numerem albo słowami; słowa można skracać. Możesz też wpisać: undo (cofnij), hint (podpowiedź), score (punkty), all (wszystkie możliwe akcje), quit (koniec).
play-more = … i jeszcze { $count }: wpisz akcję albo „all”, aby zobaczyć wszystkie
play-hint = Podpowiedź bota { $bot }: { $action }
# Polecenie kopiuje się do wiersza poleceń, stąd proste cudzysłowy.
play-left = Partia jest zapisana w „{ $path }”; wrócisz do niej poleceniem: polis play --resume "{ $path }"
play-saved = Zapis tej partii jest w „{ $path }”.
news = { "  " }{ $news }
score-total = { $points ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
    [many] { $name }: { $points } punktów
   *[other] { $name }: { $points } punktu
}
score-line = { "  " }{ $points }  { $line }
score-part = { "       " }{ $worth }  { $part }

## Pomiary

bench-what = co
bench-value = zmierzono
bench-ratio = kroki pętli

## Serwer

serve-listening = Polis działa pod adresem { $address } (zatrzymasz go klawiszami Ctrl+C).
serve-no-pages = Strony dla przeglądarki nie są jeszcze zbudowane; w terminalu zagrasz poleceniem: polis play
serve-bind = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $error }.
serve-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”; ma to być { $wanted }.
serve-wants-flag = yes albo no
serve-wants-whole = liczba całkowita większa od 0
serve-wants-port = liczba całkowita od 0 do 65535
serve-wants-number = liczba większa od 0
serve-name = „{ $name }” nie jest nazwą, pod którą przeglądarki mogłyby znaleźć serwer; zapisz ją jako polis.example.org.
database-unknown = „{ $database }” nie jest bazą danych; zapisz ją jako sqlite:///polis.sqlite albo postgresql://użytkownik@komputer/nazwa.
database-away = Nie można otworzyć bazy danych { $database }: { $error }.
database-newer = Tabele w bazie { $database } utworzyła nowsza wersja Polis; użyj jej albo innej bazy danych.
redis-unknown = „{ $redis }” nie jest adresem serwera Redis; zapisz go jako redis://komputer:6379.

http-host = Ten serwer nie nazywa się „{ $host }”; na tę nazwę zezwala opcja --name.
http-origin = Żądania ze stron „{ $origin }” nie są przyjmowane.
http-too-many = Zbyt wiele żądań; spróbuj ponownie za chwilę.
http-database = Baza danych nie odpowiada; spróbuj ponownie za chwilę.
http-too-big = Żądanie jest zbyt długie; dozwolona liczba bajtów to { $most }.
http-malformed = Nie można zrozumieć żądania; „{ $place }”: { $error }.
http-missing = Pod adresem { $path } nic nie ma.
http-method = { $path } nie odpowiada na { $method }.
http-metrics = Metryki można czytać tylko z tego komputera albo z sieci prywatnej.

live-hello-first = Pierwszą wiadomością połączenia jest „hello”.
live-hello-once = „hello” mówi się tylko raz; dla innego pokoju otwórz kolejne połączenie.
live-not-text = Wiadomości są tekstem, a nie bajtami.
live-not-understood = Nie można zrozumieć wiadomości; „{ $place }”: { $error }.
live-too-many = Zbyt wiele wiadomości; ostatnia nie została przeczytana.
live-too-many-asks = Zbyt wiele pytań naraz; spróbuj ponownie za chwilę.
live-fault = Serwer popełnił błąd; nic się nie zmieniło.

## Pokoje

level-random = los
level-greedy = zachłanny
level-apprentice = uczeń
level-builder = budowniczy
level-architect = architekt
level-master = mistrz

room-unknown = Nie ma pokoju „{ $room }”.
room-preparing = Gra { $game } jest jeszcze przygotowywana; przy pierwszym uruchomieniu trwa to najwyżej kilka minut.
room-your-turn = Twoja kolej: { $prompt }
room-stale = Stół zmienił się w międzyczasie; spójrz jeszcze raz.
room-no-seat = Nie ma tu miejsca { $seat }; miejsca liczy się od 0, a ich liczba to { $seats }.
room-not-yours = Miejsce { $seat } nie jest twoje.
room-not-your-turn = To nie twoja kolej: teraz decyduje { $seat }.
room-host-only = Może to zrobić tylko gospodarz pokoju.
room-begun = Partia już się zaczęła.
room-not-begun = Partia jeszcze się nie zaczęła.
room-not-over = Partia jeszcze się nie skończyła.
room-log-over = Partia w tym zapisie już się skończyła; można ją przejrzeć, ale nie kontynuować.
room-log-components = Tę partię rozgrywano innym zestawem elementów, a w pokojach w grę { $game } gra się jej własnym; przejrzyj zapis albo graj dalej na swoim komputerze: polis play --resume.
review-components = Na tym serwerze przejrzano już zapisy z innymi zestawami elementów, najwięcej { $most }, i na następne nie ma miejsca; na własnym komputerze pokaże je polis replay.
analysis-components = Tę partię rozgrywano innym zestawem elementów, a grę { $game } analizuje się tutaj tylko z jej własnym; na własnym komputerze zrobi to polis analyse.
room-nothing-to-decide = Nie ma teraz o czym decydować.
room-no-wish = Nikt nie prosi cię o zgodę na cofnięcie.
room-undo-refused = { $seat } nie zgadza się na cofnięcie decyzji gracza { $other }.
room-stand-in = Zamiast gracza { $seat } gra teraz bot: { $level }.
room-stand-in-plays = Zamiast gracza { $seat } gra bot; najpierw wróć do stołu.
room-no-person = Na miejscu { $seat } nie siedzi człowiek.
room-bot-replaced = Bot na miejscu { $seat } ({ $failed }) zawiódł; dalej gra { $level }.
room-time = Graczowi { $seat } skończył się czas; gra bot.
room-only-players-talk = Pisać mogą tu tylko gracze i gospodarz.
room-chat-off = Gospodarz wyłączył czat.
room-clock-late = Zegar na całą partię ustawia się przed jej początkiem; później można tylko dodać czas albo go wyłączyć. Zegar na każdy ruch można ustawić w każdej chwili.
room-no-spectators = Ten pokój jest tylko dla tych, którzy w nim grają.
room-invited-only = Do tego pokoju można dołączyć tylko przez link z zaproszeniem.
room-seat-taken = To miejsce nie jest już wolne.
room-token = Te klucze nie pasują do tego pokoju.
