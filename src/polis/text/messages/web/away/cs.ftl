# Upozornění a chvíle bez připojení; stránky si tyto texty načtou, až když je potřebují.
away-turn = Jste na tahu.
away-turn-in = { $game }: jste na tahu.
away-notices = Upozornit mě, když jsem na tahu a tato stránka není vidět
away-notices-insecure = Prohlížeče zobrazují upozornění jen ze stránek načtených přes https.
away-notices-unsupported = Tento prohlížeč upozornění nezobrazuje.
away-notices-denied = Prohlížeč této stránce nedovoluje vás upozorňovat. Můžete jí to povolit v nastavení prohlížeče.
away-push = I když je stránka zavřená
away-push-unsupported = Tento prohlížeč nepřijímá upozornění, když je stránka zavřená. Na iPhonu nebo iPadu si nejdřív přidejte Polis na plochu.
away-push-server = Tento server zavřeným stránkám upozornění neposílá.
away-push-failed = Prohlížeč se nedokázal přihlásit ke své službě push. Některé ji nemají nebo ji v anonymním okně nepoužívají.
away-keep = Uchovat lekce, pravidla a bodovací bločky v tomto zařízení, aby šly číst i bez internetu
away-keep-insecure = Prohlížeče to dovolují jen u stránek načtených přes https.
away-offline = Jste bez připojení k internetu.
away-offline-kept = Jste bez připojení k internetu. Pravidla, bodovací bločky a lekce, které jste už otevřeli, můžete číst dál.
