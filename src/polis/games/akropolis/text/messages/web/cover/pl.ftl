# Akropolis na stronie głównej i na stronie o Polis, po polsku.

akropolis-tagline = Buduj miasto wszerz i wzwyż; place mnożą to, co stoi na właściwym miejscu.
akropolis-credit = Autorem gry Akropolis jest Jules Messaud; prawa do niej mają jej wydawcy.
