# Záznamy partií a jejich rozbor v prohlížeči, česky.

web-open = Otevřít
web-my-rooms = Moje místnosti
web-analysis-about = Silný bot posoudí každé rozhodnutí. Ztráta je v bodech a v šanci na výhru, která je odhadnutá z partií mezi boty.
web-analysis-thresholds = Hodnocení podle ztracené šance na výhru: nepřesnost od { PERCENT($inaccuracy) }, chyba od { PERCENT($mistake) }, hrubá chyba od { PERCENT($blunder) }.
web-analysis-begin = Posoudit všechna rozhodnutí
web-analysis-on = Pokračovat
web-analysis-stop = Zastavit
web-analysis-better = Nejlepší: { $what }
web-analysis-worst = Rozhodnutí s největší ztrátou
web-analysis-all = Všechna rozhodnutí
web-analysis-played = zahráno
web-analysis-best = nejlepší
web-analysis-lost = ztráta
web-analysis-nothing = Žádným rozhodnutím se nic neztratilo.
web-analysis-every = Všechna rozhodnutí: { $count }
web-analysis-sum = { $decisions ->
    [one] { $decisions } rozhodnutí; stejně jako bot: { $same }
    [few] { $decisions } rozhodnutí; stejně jako bot: { $same }
   *[other] { $decisions } rozhodnutí; stejně jako bot: { $same }
}
web-analysis-was-played = Zahráno: { $what }
web-analysis-same = Byl zahrán nejlepší tah.
web-analysis-move = Krok { $number }, { $name }:
web-analysis-costs = Ztráta: { $loss }.
web-analysis-costs-least = Ztráta: nejméně { $loss }.
web-analysis-costs-nothing = Oba tahy jsou zhruba stejně dobré.
web-analysis-retry = Zkusit tuto pozici znovu
web-analysis-before = Předchozí slabý tah
web-analysis-after = Další slabý tah
web-analysis-weak = Slabé tahy: { $count }
web-analysis-no-choice = V tomto tahu nebylo z čeho vybírat.
web-analysis-chance = { $name }: { PERCENT($chance) }
web-analysis-bar = Šance na výhru, { $name }: { PERCENT($chance) } po zahraném tahu, { PERCENT($best) } po nejlepším
web-log-file = Záznam ze souboru
web-log-too-long = Soubor „{ $name }“ je na záznam příliš velký: otevřít lze nejvýše { UNIT($most, unit: "kilobyte") }.
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
