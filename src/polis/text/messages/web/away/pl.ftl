# Powiadomienia i chwile bez połączenia; strony wczytują te teksty, gdy są potrzebne.
away-turn = Twoja kolej.
away-turn-in = { $game }: twoja kolej.
away-notices = Powiadom mnie, gdy przyjdzie moja kolej, a ta strona nie jest widoczna
away-notices-insecure = Przeglądarki pokazują powiadomienia tylko ze stron wczytanych przez https.
away-notices-unsupported = Ta przeglądarka nie pokazuje powiadomień.
away-notices-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Możesz na to zezwolić w ustawieniach przeglądarki.
away-push = Także wtedy, gdy strona jest zamknięta
away-push-unsupported = Ta przeglądarka nie odbiera powiadomień, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj Polis do ekranu początkowego.
away-push-server = Ten serwer nie wysyła powiadomień do zamkniętych stron.
away-push-failed = Przeglądarce nie udało się zarejestrować w swojej usłudze push. Niektóre jej nie mają albo nie używają jej w oknach prywatnych.
away-keep = Przechowuj lekcje, zasady i notatniki punktacji na tym urządzeniu, żeby można je było czytać bez internetu
away-keep-insecure = Przeglądarki pozwalają na to tylko na stronach wczytanych przez https.
away-offline = Nie masz połączenia z internetem.
away-offline-kept = Nie masz połączenia z internetem. Nadal możesz czytać zasady, notatniki punktacji i otwarte wcześniej lekcje.
