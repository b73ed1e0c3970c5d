# Denní hry a úlohy v prohlížeči, česky.

web-daily-more = Dnes mají všichni stejné kostky, desky a budovy i stejného soupeře. Počítá se váš první pokus; tahy nelze vracet a rady nejsou. Vaše jméno a výsledek vidí všichni a zítra i nejlepší dnešní partii.
web-daily-left = do konce zbývá { $time }
web-daily-against = Váš soupeř: { $level }
web-daily-play = Zahrát dnešní hru
web-daily-continue = Pokračovat
web-daily-result = Znovu ukázat výsledek
web-daily-done = Vaše místo: { $place } (výsledků: { $count })
web-daily-nobody = Zatím ji nikdo nedohrál.
web-daily-yesterday = Včera
web-daily-best = Přehrát nejlepší partii
web-daily-all = Všechny denní hry
web-daily-place = Místo
web-daily-player = Hráč
web-daily-points = Body
web-daily-rival = Bot
web-daily-moves = Tahy
web-daily-nameless = Beze jména
web-daily-you = (vy)
web-daily-of = Nejlepší výsledky: { $shown } z { $count }.
web-daily-today-hash = Otisk dnešního tajemství
web-daily-tomorrow-hash = Otisk zítřejšího tajemství
web-daily-yesterday-hash = Otisk včerejšího tajemství
web-daily-yesterday-secret = Včerejší tajemství
web-puzzles-more = Pozice z partií botů, ve kterých je jeden tah zřetelně nejlepší. Najděte ho.
web-puzzles-none = Na tomto serveru žádné úlohy nejsou.
web-puzzles-of = Vyřešeno { $solved } z { $count }
web-puzzle-number = Úloha { $number } z { $count }
web-puzzle-hard = těžká
web-puzzle-streak = Série { $streak }, nejdelší { $best }
web-puzzle-points = { $points ->
    [one] Najděte tah, který přinese aspoň o { $points } bod víc než kterýkoli jiný.
    [few] Najděte tah, který přinese aspoň o { $points } body víc než kterýkoli jiný.
   *[other] Najděte tah, který přinese aspoň o { $points } bodů víc než kterýkoli jiný.
}
web-puzzle-chance = Najděte tah, který přinese aspoň o { PERCENT($chance) } šance na výhru víc než kterýkoli jiný.
web-puzzle-right = Správně.
web-puzzle-wrong = To není nejlepší tah.
web-puzzle-best = Nejlepší tah: { $what }.
web-puzzle-second = Druhý nejlepší tah: { $what }; ztrácí { $loss }.
web-puzzle-lost = Váš tah ztrácí { $loss }.
web-puzzle-next = Další úloha
