# Akropolis: obrázky k pravidlům a první partie, česky.

## Obrázky k pravidlům

ak-web-figure-start = Počáteční deska: náměstí rezidencí s jednou hvězdičkou a tři lomy.
ak-web-figure-row = První deska je zdarma, každá další stojí o kámen víc.
ak-web-figure-ground = Na zemi, v dotyku s městem.
ak-web-figure-above = O patro výš: tři hexy stejného patra, ze dvou desek. Dva lomy jedné a lom druhé přinesou 3 kameny.
ak-web-figure-single = Takto ne: pod všemi třemi hexy leží jediná deska.
ak-web-figure-house = Počítá se jen největší skupina.
ak-web-figure-market = Tržnice, které spolu sousedí, se nepočítají.
ak-web-figure-barracks = Posádky mimo okraj se nepočítají.
ak-web-figure-temple = Chrám se počítá, když je všech šest hexů kolem něj zastavěno.
ak-web-figure-garden = Počítá se každá zahrada.

## První partie

ak-web-learn-welcome = V této partii postavíte město z osmnácti desek. Začínáte s náměstím rezidencí a třemi lomy. Na konci každý druh budov přinese svou hodnotu krát hvězdičky na jeho náměstích. Nejprve se vyloží desky na staveniště.
ak-web-learn-take = V řadě leží čtyři desky. První je zdarma, každá další stojí tolik kamenů, kolik desek leží před ní. Máte jeden kámen. Vyberte první desku: je na ní druhé náměstí rezidencí.
ak-web-learn-place = Všechna místa, kam smíte desku přiložit, svítí. { $input ->
    [touch] Klepnutím desku zkusíte, dalším klepnutím ji otočíte, a když sedí, potvrďte.
   *[keys] Kliknutím desku zkusíte, dalším kliknutím (nebo klávesou r či kolečkem) ji otočíte, a když sedí, potvrďte.
} Nenajdete-li správné místo, zvolte „Ukázat“.
ak-web-learn-pay = Druhá deska stojí váš jediný kámen a vyplatí se: tržnice nepřinese nic, dokud nemáte náměstí tržnic. Toto má dvě hvězdičky. Vyberte ji.
ak-web-learn-plaza = Rezidence i tržnice mají hodnotu 1, protože stojí na zemi. Dvě náměstí rezidencí dají 1 × 2, náměstí tržnic také 1 × 2: tato deska přinese čtyři body.
ak-web-learn-round = Když zbude jediná deska, posune se na začátek a za ni se vyloží nové. Kameny teď nemáte, zbývá vám tedy jen první deska. Je na ní náměstí posádek: vaše posádka stojí na okraji města, a tak se počítá.
ak-web-learn-edge = Přiložte oba lomy vedle lomů počáteční desky. Lomy nebodují, ale tvoří podlahu pro další patro a každý překrytý lom přinese kámen.
ak-web-learn-plan = Podlaha je hotová: tři lomy vedle sebe, a patří ke dvěma různým deskám. Vyberte desku zdarma.
ak-web-learn-up = Přiložte ji na tyto tři lomy. Dostanete 3 kameny a tržnice ve 2. patře má hodnotu 2 místo 1.
ak-web-learn-choose = S kameny si můžete vybírat. Za jeden z nich vezměte druhou desku: posádku, rezidenci a zahradu.
ak-web-learn-cover = Znovu nahoru. O to, co překryjete, přijdete: o rezidenci, chrám a lom. Ve 2. patře ale nová rezidence i posádka mají hodnotu 2 a lom vám vrátí zaplacený kámen.
ak-web-learn-market = Teď se hodí deska zdarma: tržnice a posádka, a oba druhy už mají své náměstí.
ak-web-learn-apart = Pozor: ze dvou tržnic vedle sebe se nepočítá ani jedna. Na tomto místě je nová od ostatních oddělená a posádka stojí na okraji.
ak-web-learn-garden = Zahrady se počítají vždy, jen ta vaše zatím nemá náměstí. Na druhé desce je jedno se třemi hvězdičkami. Vyberte ji za kámen.
ak-web-learn-surround = Přiložte ji tak, aby se uzavřel kruh kolem chrámu ve 2. patře. Chrám se počítá, jen když je všech šest hexů kolem něj zastavěno. Ještě mu chybí náměstí, mějte ho na paměti.
ak-web-learn-stars = Druhé náměstí tržnic za jeden kámen. Hvězdičky jednoho druhu se sčítají: čtyři místo dvou zdvojnásobí všechny vaše tržnice. Lomy položte tam, kde má být další podlaha.
ak-web-learn-quarries = Poslední kámen za druhou desku: tři lomy čekají na překrytí a rázem přinesou tři kameny. Posádka na okraji ve 2. patře má hodnotu 2.
ak-web-learn-third = Třetí deska stojí dva kameny, ale druhé náměstí posádek zdvojnásobí všechny vaše posádky.
ak-web-learn-level = Teď do 3. patra. Tržnice tam má hodnotu 3. Pravidlo je stejné: pod všemi třemi hexy stejné patro a aspoň dvě desky. Tento tah přinese 19 bodů.
ak-web-learn-more = Další náměstí tržnic: šest hvězdiček. Vyberte desku za jeden kámen a přiložte ji tak, aby její posádka stála na okraji.
ak-web-learn-alone = Pravidla už znáte. Vyberte druhou desku a najděte místo, kde její tržnice nesousedí s jinou: každá tržnice na zemi vám přinese 6 bodů.
ak-web-learn-stack = Bez kamenů zbývá první deska. Ve 2. patře má její tržnice hodnotu 2, o jednu víc než tržnice, kterou překryje. Než se rozhodnete, podívejte se na body v potvrzení.
ak-web-learn-wide = Na desce zdarma je to, na co máte náměstí: posádka a tržnice. Na zemi u okraje se počítá obojí.
ak-web-learn-fourth = Vaše čtvrté náměstí tržnic. Tržnice mají hodnotu 8, takže další dvě hvězdičky přinesou 16 bodů a zahrada další 3.
ak-web-learn-both = Znovu tržnice a posádka. { $input ->
    [touch] Klepněte
   *[keys] Najeďte ukazatelem
} na řádky svých bodů: na městě uvidíte, které budovy se počítají a proč jiné ne. Dvě z vašich rezidencí například nejsou v největší skupině.
ak-web-learn-little = Zahrada na zemi: 1 × 3 body. Druhá deska by stála kámen, a ten nemáte.
ak-web-learn-temple = Poslední tah a konečně náměstí chrámů. Dvě hvězdičky pro chrám, který je už dávno obklopený: 2 × 2 body. Nenajdete-li správné místo, zvolte „Ukázat“.
ak-web-learn-end = 130 bodů proti 116. Samotné tržnice přinesly 9 × 8 = 72: pár vysokých budov a mnoho hvězdiček. Rozbalte si body obou měst a prohlédněte si, co se počítalo. Ať se vám hraje dobře.
