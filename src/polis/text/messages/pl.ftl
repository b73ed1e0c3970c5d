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
refused-no-chance = W tej pozycji nie decyduje los.
player-refused = Teraz nie można: { $reason }.
player-refused-over = Partia już się skończyła.
nothing-to-undo = Nie ma czego cofnąć: nie zapadła jeszcze żadna decyzja.

log-json = To nie jest zapis partii, bo nie jest to obiekt JSON: { $error }.
log-deep = To nie jest zapis partii, bo jego części są zagnieżdżone głębiej niż { $most } razy.
log-long = Liczba ruchów w tym zapisie to { $moves }, a serwer otwiera najwyżej { $most }; dłuższe zapisy pokaże na twoim komputerze polis replay.
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

bot-count = Liczba miejsc ({ $bots }) różni się od liczby graczy ({ $players }); podaj po jednym miejscu dla każdego gracza.
hint-no-decision = Po ruchu { $place } w tym zapisie nie ma nic do rozstrzygnięcia: teraz kolej na los albo partia się skończyła.

pad-object = Plik powinien zawierać jeden obiekt JSON.
pad-part = W tym pliku „{ $part }” ma wartość { $value }; powinno wyglądać tak: { $wanted }.
pad-too-long = W tym pliku liczba pozycji „{ $part }” to { $count }; możliwych jest najwyżej { $most }.
pad-player = Gracz { $player }: { $problem }
pad-none = Gra { $game } nie ma notatnika punktacji; mają go: { $games }.
draw-other = To jest zapis gry { $other }, a nie gry { $game }.
components-none = W grę { $game } gra się tylko jej własnymi elementami; inny zestaw przyjmują: { $games }.
components-wrong = { $count ->
    [one] To nie jest zestaw elementów gry { $game }, bo jeden wiersz jest błędny. { $first }
    [few] To nie jest zestaw elementów gry { $game }, bo { $count } wiersze są błędne; pierwszy z nich: { $first }
    [many] To nie jest zestaw elementów gry { $game }, bo { $count } wierszy jest błędnych; pierwszy z nich: { $first }
   *[other] To nie jest zestaw elementów gry { $game }, bo { $count } wiersza jest błędne; pierwszy z nich: { $first }
}

## Przygotowanie

building = Budowanie kodu natywnego gry { $game }; dzieje się to raz i trwa niecałą minutę.

## Podpowiedzi i analizy

hint-points = { SIGNED($change) }: { $line }
hint-runner-up = Drugi najlepszy ruch traci { $loss }: { $move }
hint-runner-up-alike = Drugi najlepszy ruch to taki sam ruch w innym miejscu; traci { $loss }.
hint-only = Innego ruchu nie ma.
hint-same = { $count ->
    [one] Jeden inny ruch jest dokładnie tak samo dobry.
    [few] { $count } inne ruchy są dokładnie tak samo dobre.
    [many] { $count } innych ruchów jest dokładnie tak samo dobrych.
   *[other] { $count } innego ruchu jest dokładnie tak samo dobre.
}
hint-equal = Mniej więcej równie dobry ruch: { $move }
hint-equal-alike = Mniej więcej równie dobry jest taki sam ruch w innym miejscu.
hint-clear = Żaden inny ruch nie jest nawet w przybliżeniu tak dobry; drugi najlepszy traci { $loss }: { $move }
hint-chance = Szansa na wygraną: około { PERCENT($chance) }.
loss-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
loss-chance = { PERCENT($chance) } szansy na wygraną
loss-both = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { PERCENT($chance) } szansy na wygraną
loss-value = { $value } we własnej jednostce bota
grade-good = dobrze
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd

## Gra w terminalu

player = Gracz { $number }
score-total = { $points ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
    [many] { $name }: { $points } punktów
   *[other] { $name }: { $points } punktu
}

## Gra bez własnych tekstów

plain-action = { $seat }: { $action }
plain-outcome = los: { $outcome }
plain-asks = { $seat } decyduje
plain-request = wybierz akcję
plain-asks-chance = decyduje los
plain-wins = { $seats } wygrywa
plain-share = zwycięstwem dzielą się: { $seats }
plain-over = partia się skończyła
plain-points = punkty
plain-why-not = zasady na to tutaj nie pozwalają

## Serwer

http-host = Ten serwer nie nazywa się „{ $host }”; na tę nazwę zezwala opcja --name.
http-origin = Żądania ze stron „{ $origin }” nie są przyjmowane.
http-too-many = Zbyt wiele żądań; spróbuj ponownie za chwilę.
http-database = Baza danych nie odpowiada; spróbuj ponownie za chwilę.
http-too-big = Żądanie jest zbyt długie; dozwolona liczba bajtów to { $most }.
http-too-many-values = Żądanie zawiera zbyt wiele wartości; dozwolona ich liczba to { $most }.
http-slow = Żądanie przychodziło zbyt wolno; wyślij je ponownie.
http-malformed = Żądanie jest niezrozumiałe; „{ $place }”: { $error }.
http-missing = Pod adresem { $path } nic nie ma.
http-method = { $path } nie odpowiada na { $method }.
http-metrics = Metryki można czytać tylko z tego komputera albo z sieci prywatnej.

push-address = Na adres „{ $address }” powiadomienia nie są wysyłane: musi to być adres publicznej usługi push, zaczynający się od https.
push-full = Ten serwer nie może teraz powiadamiać większej liczby przeglądarek.
push-no-seat = Powiadomienia są dla graczy: najpierw zajmij miejsce w jakimś pokoju.

live-hello-first = Pierwszą wiadomością połączenia jest „hello”.
live-hello-once = „hello” wysyła się tylko raz; dla innego pokoju otwórz kolejne połączenie.
live-not-text = Wiadomości są tekstem, a nie bajtami.
live-not-understood = Wiadomość jest niezrozumiała; „{ $place }”: { $error }.
live-too-many = Zbyt wiele wiadomości; ostatnia nie została przeczytana.
live-too-many-values = Wiadomość zawiera zbyt wiele wartości; nie została przeczytana.
live-too-many-asks = Zbyt wiele pytań naraz; spróbuj ponownie za chwilę.
live-too-many-moves = Zbyt wiele ruchów z tego adresu; spróbuj ponownie za chwilę.
live-too-many-changes = Zbyt wiele wiadomości lub zmian naraz; spróbuj ponownie za chwilę.
live-fault = Serwer nie zdołał odpowiedzieć na tę wiadomość; nic się nie zmieniło.

## Pokoje

level-random = losowy
level-greedy = prosty
level-apprentice = uczeń
level-builder = budowniczy
level-architect = architekt
level-master = mistrz

room-unknown = Nie ma pokoju „{ $room }”.
room-version = W tym pokoju gra się według wersji { $version } zasad gry { $game }, której ten serwer nie ma; ma wersje: { $known }.
room-your-turn = Twoja kolej: { $request }
room-stale = Sytuacja na stole zmieniła się w międzyczasie; spójrz jeszcze raz.
room-no-seat = Nie ma tu miejsca { $seat }; miejsca liczy się od 0, a ich liczba to { $seats }.
room-not-yours = To miejsce nie jest twoje; gra tu { $seat }.
room-not-your-turn = To nie twoja kolej: teraz decyduje { $seat }.
room-host-only = Może to zrobić tylko gospodarz pokoju.
room-begun = Partia już się zaczęła.
room-not-begun = Partia jeszcze się nie zaczęła.
room-not-over = Partia jeszcze się nie skończyła.
room-log-over = Partia w tym zapisie już się skończyła; można ją przejrzeć, ale nie kontynuować.
room-log-components = Tę partię rozgrywano innym zestawem elementów, a w pokojach w grę { $game } gra się jej własnym; przejrzyj zapis albo graj dalej na swoim komputerze: polis play --resume.
upload-busy = Na odczytanie czeka tu zbyt wiele zapisów; spróbuj ponownie za chwilę.
upload-slow = Odczyt tego zapisu trwał zbyt długo, ponad { UNIT($seconds, unit: "second") }; na twoim komputerze pokaże go polis replay.
upload-stored = W ciągu dnia zapisano stąd tyle partii, że kolejna nie zostanie zachowana; dozwolona liczba bajtów na dobę to { $most }.
analysis-components = Tę partię rozgrywano innym zestawem elementów, a grę { $game } analizuje się tutaj tylko z jej własnym; na własnym komputerze zrobi to polis analyse.
room-nothing-to-decide = Nie ma teraz o czym decydować.
room-log-full = Zapis tej partii ma już { $most } wpisów, więc kończy się ona tutaj; z pobranego zapisu można grać dalej w nowym pokoju.
room-hint-players = Podpowiedzi są dla graczy tej partii; ty ją oglądasz.
room-hint-waits = Podpowiedź dla tego miejsca jest już przygotowywana.
room-hint-busy = Wszystkie boty są teraz zajęte grą; poproś o podpowiedź ponownie za chwilę.
room-no-wish = Nikt nie prosi cię o zgodę na cofnięcie ruchu.
room-undo-refused = { $seat } nie zgadza się na cofnięcie ruchu, o które prosi { $other }.
room-stand-in = { $seat } teraz nie gra; w zastępstwie gra bot: { $level }.
room-stand-in-plays = { $seat } teraz nie gra, w zastępstwie gra bot; najpierw wróć do stołu.
room-no-person = Na tym miejscu nikt nie siedzi: { $seat }.
room-bot-replaced = Bot { $seat } ({ $failed }) zawiódł; dalej gra { $level }.
room-levels-building = Jeszcze w przygotowaniu: { $levels }. Na razie w zastępstwie gra szybki bot.
room-levels-unavailable = Niedostępne na tym serwerze: { $levels }. W zastępstwie gra szybki bot.
room-time = { $seat }: czas minął, dalej gra bot.
room-time-move = { $seat }: czas minął, ten ruch wykonał bot.
room-only-players-talk = Pisać mogą tu tylko gracze i gospodarz.
room-chat-off = Gospodarz wyłączył czat.
room-clock-late = Zegar na całą partię ustawia się przed jej początkiem; później można tylko dodać czasu albo wyłączyć zegar. Zegar na każdą decyzję można ustawić w każdej chwili.
room-no-spectators = Ten pokój jest tylko dla tych, którzy w nim grają.
room-invited-only = Do tego pokoju można dołączyć tylko przez link z zaproszeniem.
room-seat-taken = To miejsce nie jest już wolne.
room-token = Nie masz dostępu do tego pokoju.
room-undo-over = Partia się skończyła, a losowania są już jawne; niczego nie można już cofnąć.
room-contributed = Z tego miejsca dodano już wartość losową.
room-no-contribution = Wartość losową można dodać tylko przed partią, w której losowania da się sprawdzić.
room-present = { $seat } jest tutaj; tylko { $seat } może oddać grę botowi.
room-away-shortly = { $seat } nie siedzi przy stole dopiero od { UNIT($seconds, unit: "second") }; po { UNIT($least, unit: "second") } inni mogą wpuścić bota.
room-presence-unknown = Nie wiadomo teraz, czy { $seat } siedzi przy stole.
room-long-clock = Gdy na decyzję jest dzień lub więcej, bot wchodzi do gry dopiero po upływie czasu; { $seat } jeszcze go ma.
room-back = { $seat } znowu gra.
room-removal = { $seat } nie siedzi przy stole; za { UNIT($seconds, unit: "second") } to miejsce dostanie bot, chyba że { $seat } wróci.
room-removal-void = { $seat } wraca i zachowuje miejsce.
room-removed = { $name } już nie gra; miejsce należy teraz do bota: { $level }.
room-removed-you = Twoje miejsce dostał bot. Możesz dalej oglądać, jeśli pokój dopuszcza widzów.
room-to-bot = { $seat } traci miejsce; na stałe dostanie je bot: { $level }.
room-renamed = { $old } nazywa się teraz { $name }.
room-line-erased = Wiadomość została usunięta.
room-mutes = Gospodarz wyciszył gracza { $seat }.
room-unmutes = { $seat } może znowu pisać.
room-muted = Gospodarz cię wyciszył: możesz grać, ale nie pisać ani zmieniać imienia.
room-mutes-spectator = Gospodarz wyciszył jednego z widzów.
room-unmutes-spectator = Wyciszony widz znów może pisać.
room-muted-spectator = Gospodarz cię wyciszył: możesz oglądać, ale nie pisać.
room-no-spectator = Ten widz nic tu nie napisał.
room-spectator-secret = Widzowie mogą pisać tylko z sekretem, który przechowuje ich przeglądarka.
room-no-line = Nie ma wiadomości { $line }, którą można by usunąć.
room-proposed = Gospodarz proponuje zmianę, na którą muszą się zgodzić wszyscy pozostali: { $change }
room-proposal-refused = { $seat } nie zgadza się; nic się nie zmienia.
room-proposal-dropped = Gospodarz wycofał propozycję.
room-no-proposal = Żadna propozycja nie czeka teraz na twoją odpowiedź.
room-undo-free = Ruchy można cofać bez pytania.
room-undo-agreement = Ruch można cofnąć tylko za zgodą pozostałych.
room-clock-none = Gra się bez zegara.
# Jak długo coś może trwać: biernik.
time-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
time-hours = { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
time-minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
time-seconds = { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
room-clock-move = Każda decyzja może trwać { $time }.
room-clock-game = Każdy gracz ma na całą partię { $time }.
room-now-public = Pokój jest teraz na publicznej liście.
room-now-private = Pokoju nie ma już na publicznej liście.
room-watched = Inni mogą oglądać tę partię.
room-unwatched = Oglądać mogą tylko gracze.
room-chat-on = Gospodarz włączył czat.
room-spectators-talk = Pisać mogą tu także widzowie.

## Gry dnia i zadania

room-daily = W grze dnia można tylko grać: bez cofania, podpowiedzi, zmian i podglądu zapisu przed końcem.
daily-too-many = Liczba dzisiejszych prób w tej grze z twojego adresu to już { $most }; zagraj znowu jutro.
daily-none = Gra { $game } nie ma gry dnia.
daily-building = Poziom { $level } jest przygotowywany; spróbuj za minutę.
daily-unavailable = Poziomu { $level } nie ma na tym serwerze, więc nie gra się tu w tę grę dnia.
daily-running = Dzień { DAY($day) } jeszcze trwa; najlepszą partię pokażemy po jego końcu.
daily-no-games = Dnia { DAY($day) } nikt nie ukończył tej gry dnia.
puzzles-unknown = { $puzzles ->
    [0] Do tej gry nie ma zadań.
   *[other] Nie ma zadania { $number }; ta gra ma ich { $puzzles }.
}
