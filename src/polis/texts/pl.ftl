# Co Polis mówi poza grami, po polsku.

## Błędy

game-unknown = Nie ma gry „{ $game }”; do wyboru są: { $games }.
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

bot-unknown = Nie ma bota „{ $bot }”; do wyboru są: { $bots } albo ścieżka/do/pliku.py:Nazwa.
bot-parameters = Bot „{ $bot }” nie przyjmuje „{ $parameters }”.
bot-parameter-form = W „{ $bot }” zapisz parametr „{ $parameter }” jako klucz=wartość.
bot-no-file = Nie można wczytać bota „{ $bot }”: nie ma pliku „{ $path }”.
bot-not-in-file = Nie można wczytać bota „{ $bot }”: w pliku „{ $path }” nie ma klasy ani kernela „{ $name }”.
bot-no-choose = Bot „{ $bot }” nie może grać: klasa „{ $name }” nie ma metody choose(position, seconds).
bot-broken = Nie można wczytać bota „{ $bot }”: plik „{ $path }” kończy się błędem { $error }.
bot-failed = Bot „{ $bot }” zawiódł przy stole: { $error }.
bot-illegal = Bot „{ $bot }” odpowiedział „{ $answer }”, a tego nie można tam zagrać.
bot-count = Liczba miejsc ({ $bots }) różni się od liczby graczy ({ $players }); podaj po jednym miejscu dla każdego gracza.

pad-object = Plik powinien zawierać jeden obiekt JSON.
pad-part = W tym pliku „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
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

## Gra w terminalu

player = Gracz { $number }
choose-game = W co zagrasz?
play-help = Odpowiedz numerem albo słowami; słowa można skracać. Możesz też wpisać: undo (cofnij), hint (podpowiedź), score (punkty), all (wszystkie możliwe akcje), quit (koniec).
play-more = … i jeszcze { $count }: wpisz akcję albo „all”, aby zobaczyć wszystkie
play-hint = Podpowiedź bota greedy: { $action }
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
