BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	room VARCHAR(16) NOT NULL, 
	line INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	client_id VARCHAR(64) NOT NULL, 
	said_at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (room, line), 
	CONSTRAINT fk_chat_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_room_client_id UNIQUE (room, client_id)
);
INSERT INTO "chat" VALUES('akropolis-play--',0,0,'Anna','Good luck!','request-0',1.79491077467468786244e+09);
INSERT INTO "chat" VALUES('akropolis-play--',1,0,'Anna','Hodně štěstí, powodzenia.','request-8',1.7949107749159588814e+09);
INSERT INTO "chat" VALUES('akropolis-over--',0,0,'Anna','Thank you.','request-19',1.79491077629863643645e+09);
INSERT INTO "chat" VALUES('machi-play------',0,0,'Anna','Your turn.','request-32',1.79491077801991653437e+09);
INSERT INTO "chat" VALUES('machi-over------',0,0,'Anna','Again?','request-45',1.79491078302343749998e+09);
INSERT INTO "chat" VALUES('wonders-play----',0,1,'Boris','Hello, Anna.','request-52',1.79491078386308932301e+09);
INSERT INTO "chat" VALUES('wonders-over----',0,0,'Anna','Well built.','request-66',1.79491078656312918657e+09);
CREATE TABLE moves (
	room VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(5) NOT NULL, 
	seat INTEGER, 
	"by" VARCHAR(6) NOT NULL, 
	action TEXT, 
	chance TEXT NOT NULL, 
	undo_to INTEGER, 
	client_id VARCHAR(64), 
	made_at DOUBLE NOT NULL, 
	spent DOUBLE NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (room, number), 
	CONSTRAINT fk_moves_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE, 
	CONSTRAINT uq_moves_room_client_id UNIQUE (room, client_id)
);
INSERT INTO "moves" VALUES('akropolis-play--',0,'start',NULL,'dealer',NULL,'["reveal Thq", "reveal mqt", "reveal gmh", "reveal Hqq"]',NULL,NULL,1.79491077456238603592e+09,0.0);
INSERT INTO "moves" VALUES('akropolis-play--',1,'act',0,'person','take 2','[]',NULL,'request-1',1.79491077469481706617e+09,1.324310302734375e-01);
INSERT INTO "moves" VALUES('akropolis-play--',2,'act',0,'person','place -2,1 n','[]',NULL,'request-2',1.79491077474802565574e+09,5.32085895538330078125e-02);
INSERT INTO "moves" VALUES('akropolis-play--',3,'act',1,'person','take 3','[]',NULL,'request-3',1.7949107747740325928e+09,2.60069370269775390625e-02);
INSERT INTO "moves" VALUES('akropolis-play--',4,'act',1,'person','place 0,2 sw','[]',NULL,'request-4',1.79491077479711341855e+09,2.30808258056640625e-02);
INSERT INTO "moves" VALUES('akropolis-play--',5,'act',0,'person','take 1','[]',NULL,'request-5',1.79491077481994438166e+09,2.2830963134765625e-02);
INSERT INTO "moves" VALUES('akropolis-play--',6,'act',0,'person','place -2,3 nw','["reveal Tqh", "reveal bqh", "reveal gqm"]',NULL,'request-6',1.79491077485603475567e+09,3.6090373992919921875e-02);
INSERT INTO "moves" VALUES('akropolis-play--',7,'act',1,'person','take 1','[]',NULL,'request-7',1.79491077487507247919e+09,1.9037723541259765625e-02);
INSERT INTO "moves" VALUES('akropolis-play--',8,'undo',0,'person',NULL,'[]',5,'request-9',1.79491077492974352835e+09,5.46710491180419921875e-02);
INSERT INTO "moves" VALUES('akropolis-play--',9,'act',0,'person','place -1,3 n','["reveal Tqh", "reveal bqh", "reveal gqm"]',NULL,'request-10',1.79491077500006198882e+09,7.03184604644775390625e-02);
INSERT INTO "moves" VALUES('akropolis-play--',10,'act',1,'person','take 1','[]',NULL,'request-11',1.7949107750373365879e+09,3.72745990753173828125e-02);
INSERT INTO "moves" VALUES('akropolis-over--',0,'start',NULL,'dealer',NULL,'[]',NULL,NULL,1.7949107757706930637e+09,0.0);
INSERT INTO "moves" VALUES('akropolis-over--',1,'act',0,'person','place 3,-6 sw','["reveal Mqq", "reveal mqt", "reveal Mhg"]',NULL,'request-12',1.79491077599213051793e+09,2.214374542236328125e-01);
INSERT INTO "moves" VALUES('akropolis-over--',2,'act',1,'person','take 1','[]',NULL,'request-13',1.79491077602646327019e+09,0.0343327522277832);
INSERT INTO "moves" VALUES('akropolis-over--',3,'act',1,'person','place 7,-6 n','[]',NULL,'request-14',1.79491077607331967359e+09,4.6856403350830078125e-02);
INSERT INTO "moves" VALUES('akropolis-over--',4,'act',0,'person','take 1','[]',NULL,'request-15',1.79491077611195254328e+09,3.8632869720458984375e-02);
INSERT INTO "moves" VALUES('akropolis-over--',5,'act',0,'person','place -1,5 n','[]',NULL,'request-16',1.79491077615337753289e+09,4.14249897003173828125e-02);
INSERT INTO "moves" VALUES('akropolis-over--',6,'act',1,'person','take 1','[]',NULL,'request-17',1.79491077619226288789e+09,3.88853549957275390625e-02);
INSERT INTO "moves" VALUES('akropolis-over--',7,'act',1,'person','place 8,-3 sw','[]',NULL,'request-18',1.794910776231366396e+09,3.910350799560546875e-02);
INSERT INTO "moves" VALUES('machi-play------',0,'start',NULL,'dealer',NULL,'["dice 1"]',NULL,NULL,1.7949107763735268116e+09,0.0);
INSERT INTO "moves" VALUES('machi-play------',1,'act',0,'person','build family-restaurant','["dice 3"]',NULL,'request-20',1.79491077649923062324e+09,1.257038116455078125e-01);
INSERT INTO "moves" VALUES('machi-play------',2,'act',1,'person','build wheat-field','["dice 4"]',NULL,'request-21',1.79491077659205150603e+09,9.28208827972412109375e-02);
INSERT INTO "moves" VALUES('machi-play------',3,'act',0,'person','build wheat-field','["dice 6"]',NULL,'request-22',1.79491077668803977965e+09,9.598827362060546875e-02);
INSERT INTO "moves" VALUES('machi-play------',4,'act',1,'person','build nothing','["dice 4"]',NULL,'request-23',1.79491077678379464151e+09,9.57548618316650390625e-02);
INSERT INTO "moves" VALUES('machi-play------',5,'act',0,'person','build nothing','["dice 3"]',NULL,'request-24',1.79491077688798975941e+09,1.04195117950439453125e-01);
INSERT INTO "moves" VALUES('machi-play------',6,'act',1,'person','build forest','["dice 3"]',NULL,'request-25',1.79491077701194715497e+09,1.23957395553588867187e-01);
INSERT INTO "moves" VALUES('machi-play------',7,'act',0,'person','build ranch','["dice 6"]',NULL,'request-26',1.79491077712487506865e+09,1.12927913665771484375e-01);
INSERT INTO "moves" VALUES('machi-play------',8,'act',1,'person','build wheat-field','["dice 3"]',NULL,'request-27',1.79491077726817679404e+09,1.43301725387573242187e-01);
INSERT INTO "moves" VALUES('machi-play------',9,'act',0,'person','build bakery','["dice 1"]',NULL,'request-28',1.79491077739998769764e+09,1.31810903549194335937e-01);
INSERT INTO "moves" VALUES('machi-play------',10,'act',1,'person','build ranch','["dice 3"]',NULL,'request-29',1.79491077755996680256e+09,1.59979104995727539062e-01);
INSERT INTO "moves" VALUES('machi-play------',11,'act',0,'person','build wheat-field','["dice 1"]',NULL,'request-30',1.79491077770268654817e+09,1.42719745635986328125e-01);
INSERT INTO "moves" VALUES('machi-play------',12,'act',1,'person','build ranch','["dice 5"]',NULL,'request-31',1.79491077788193941116e+09,1.79252862930297851562e-01);
INSERT INTO "moves" VALUES('machi-over------',0,'start',NULL,'dealer',NULL,'[]',NULL,NULL,1.79491077878850078587e+09,0.0);
INSERT INTO "moves" VALUES('machi-over------',1,'act',0,'person','swap mine forest B','[]',NULL,'request-34',1.79491077924298095703e+09,4.5448017120361328125e-01);
INSERT INTO "moves" VALUES('machi-over------',2,'act',0,'person','build fruit-market','[]',NULL,'request-35',1.79491077958129525179e+09,3.38314294815063476562e-01);
INSERT INTO "moves" VALUES('machi-over------',3,'act',1,'person','roll 2','["dice 1+6"]',NULL,'request-36',1.79491077999427962302e+09,4.12984371185302734375e-01);
INSERT INTO "moves" VALUES('machi-over------',4,'act',1,'person','keep','[]',NULL,'request-37',1.79491078034581160545e+09,0.351531982421875);
INSERT INTO "moves" VALUES('machi-over------',5,'act',1,'person','build bakery','["dice 2"]',NULL,'request-38',1.79491078067737340928e+09,0.331561803817749);
INSERT INTO "moves" VALUES('machi-over------',6,'act',0,'person','keep','[]',NULL,'request-39',1.79491078108805203437e+09,4.10678625106811523437e-01);
INSERT INTO "moves" VALUES('machi-over------',7,'act',0,'person','build nothing','[]',NULL,'request-40',1.7949107813938930035e+09,3.05840969085693359375e-01);
INSERT INTO "moves" VALUES('machi-over------',8,'act',1,'person','roll 1','["dice 6"]',NULL,'request-41',1.794910781690289259e+09,2.963962554931640625e-01);
INSERT INTO "moves" VALUES('machi-over------',9,'act',1,'person','keep','[]',NULL,'request-42',1.79491078199355888369e+09,0.303269624710083);
INSERT INTO "moves" VALUES('machi-over------',10,'act',1,'person','swap ranch apple-orchard A','[]',NULL,'request-43',1.79491078237594938273e+09,3.82390499114990234375e-01);
INSERT INTO "moves" VALUES('machi-over------',11,'act',1,'person','build amusement-park','[]',NULL,'request-44',1.79491078272441506383e+09,3.48465681076049804687e-01);
INSERT INTO "moves" VALUES('wonders-play----',0,'start',NULL,'dealer',NULL,'["reveal S1 S1-05", "reveal S2 S2-04", "reveal S3 S3-01", "reveal S4 S4-01", "reveal S5 S5-08", "reveal S6 S6-01", "reveal monument lighthouse", "reveal monument machu", "reveal monument obelisks"]',NULL,NULL,1.79491078330177068712e+09,0.0);
INSERT INTO "moves" VALUES('wonders-play----',1,'act',0,'person','lay f10 r0','[]',NULL,'request-46',1.79491078337610459325e+09,7.43339061737060546875e-02);
INSERT INTO "moves" VALUES('wonders-play----',2,'act',0,'person','buy pedestal 1','[]',NULL,'request-47',1.79491078345424199102e+09,7.813739776611328125e-02);
INSERT INTO "moves" VALUES('wonders-play----',3,'act',1,'person','lay b7 r1','[]',NULL,'request-48',1.79491078353130698204e+09,7.7064990997314453125e-02);
INSERT INTO "moves" VALUES('wonders-play----',4,'act',1,'person','buy tower','[]',NULL,'request-49',1.79491078361822700495e+09,8.69200229644775390625e-02);
INSERT INTO "moves" VALUES('wonders-play----',5,'act',1,'person','lay c10 r0','[]',NULL,'request-50',1.79491078370140671733e+09,8.31797122955322265625e-02);
INSERT INTO "moves" VALUES('wonders-play----',6,'act',0,'person','buy pedestal 2','[]',NULL,'request-51',1.79491078378404307364e+09,8.2636356353759765625e-02);
INSERT INTO "moves" VALUES('wonders-over----',0,'start',NULL,'dealer',NULL,'[]',NULL,NULL,1794910785.88833,0.0);
INSERT INTO "moves" VALUES('wonders-over----',1,'act',1,'person','lay g5 r1','["reveal monument aqueduct"]',NULL,'request-54',1.79491078619275355341e+09,3.04423570632934570312e-01);
INSERT INTO "moves" VALUES('wonders-over----',2,'act',0,'person','buy tower','[]',NULL,'request-55',1.79491078620990514758e+09,1.71515941619873046875e-02);
INSERT INTO "moves" VALUES('wonders-over----',3,'act',0,'person','lay c10 r0','[]',NULL,'request-56',1794910786.23528,2.5374889373779296875e-02);
INSERT INTO "moves" VALUES('wonders-over----',4,'act',0,'person','buy pedestal 1','[]',NULL,'request-57',1.79491078626790618892e+09,3.262615203857421875e-02);
INSERT INTO "moves" VALUES('wonders-over----',5,'act',0,'person','buy set','[]',NULL,'request-58',1.79491078629071927064e+09,2.28130817413330078125e-02);
INSERT INTO "moves" VALUES('wonders-over----',6,'act',0,'person','lay two b2 r0','[]',NULL,'request-59',1.79491078632387137409e+09,3.3152103424072265625e-02);
INSERT INTO "moves" VALUES('wonders-over----',7,'act',0,'person','lay one c4 r0','[]',NULL,'request-60',1.79491078635986042017e+09,3.59890460968017578125e-02);
INSERT INTO "moves" VALUES('wonders-over----',8,'act',0,'person','lay two d4 r1','[]',NULL,'request-61',1.79491078638949728011e+09,2.9636859893798828125e-02);
INSERT INTO "moves" VALUES('wonders-over----',9,'act',0,'person','loan','[]',NULL,'request-62',1.79491078642387485511e+09,0.0343775749206543);
INSERT INTO "moves" VALUES('wonders-over----',10,'act',0,'person','buy road','[]',NULL,'request-63',1.79491078645989894863e+09,3.60240936279296875e-02);
INSERT INTO "moves" VALUES('wonders-over----',11,'act',0,'person','lay e4 r1','[]',NULL,'request-64',1.79491078648957920072e+09,2.96802520751953125e-02);
INSERT INTO "moves" VALUES('wonders-over----',12,'act',0,'person','buy pedestal 2','[]',NULL,'request-65',1.79491078652791357043e+09,3.8334369659423828125e-02);
CREATE TABLE rooms (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	given TEXT, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	clock VARCHAR(4), 
	clock_seconds INTEGER, 
	undo VARCHAR(9) NOT NULL, 
	undo_wish TEXT, 
	host_hash VARCHAR(64) NOT NULL, 
	invite_hash VARCHAR(64) NOT NULL, 
	next VARCHAR(16), 
	revision INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	touched_at DOUBLE NOT NULL, chat BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_rooms PRIMARY KEY (id)
);
INSERT INTO "rooms" VALUES('akropolis-play--','akropolis',1,'{"all_tiles": false, "house_variant": false, "market_variant": false, "barracks_variant": false, "temple_variant": false, "garden_variant": false, "lake_is_edge": false, "house_group": "count", "lake_size": "any"}',11,'[]','playing',1,1,'game',600,'agreement',NULL,'dc9fbb8ad51b9624f4ac942b4862f9312936318e589d7d31dc40e9d539913c6c','ebb1e2a94ba3bf7bd8a59cbb9529acef2193a319f4b08e36120bc2a1cee0f51d',NULL,0,1.79491077422924375536e+09,1.79491077422924375536e+09,1);
INSERT INTO "rooms" VALUES('akropolis-over--','akropolis',1,'{"all_tiles": false, "house_variant": false, "market_variant": false, "barracks_variant": false, "temple_variant": false, "garden_variant": false, "lake_is_edge": false, "house_group": "count", "lake_size": "any"}',12,'["reveal bhg", "reveal Hmb", "reveal Hqq", "reveal Thq", "take 2", "place -2,3 n", "take 1", "place 3,-1 sw", "take 1", "place 0,2 se", "reveal hqm", "reveal Bqq", "reveal mqq", "take 3", "place 4,0 nw", "take 1", "place 1,1 ne", "take 1", "place 0,-2 n", "reveal qqt", "reveal Tqq", "reveal Bmh", "take 1", "place 2,3 n", "take 1", "place -1,2 se", "take 1", "place 2,-1 nw", "reveal gmh", "reveal bth", "reveal bqh", "take 1", "place -1,-4 se", "take 1", "place -1,-2 ne", "take 1", "place 5,-3 sw", "reveal Hgq", "reveal Gqh", "reveal Hqq", "take 1", "place 0,2 ne", "take 1", "place 4,-2 s", "take 2", "place -4,4 n", "reveal gqq", "reveal bmq", "reveal Thb", "take 2", "place 2,-3 ne", "take 1", "place -4,5 sw", "take 1", "place 2,-6 s", "reveal Mth", "reveal gqm", "reveal mtq", "take 1", "place -4,1 se", "take 1", "place 7,-4 nw", "take 1", "place -1,1 s", "reveal Tqh", "reveal bmq", "reveal Gqq", "take 1", "place 3,-7 n", "take 2", "place -7,5 ne", "take 1", "place 8,-4 ne", "reveal hhq", "reveal htm", "reveal bqm", "take 1", "place 1,-5 sw", "take 1", "place 5,-5 s", "take 1", "place 4,1 nw", "reveal Hqq", "reveal Bhq", "reveal Ghq", "take 1", "place -2,0 ne", "take 1", "place -3,5 ne", "take 1", "place 9,-2 nw", "reveal Mbq", "reveal Bht", "reveal bqt", "take 1", "place -4,7 ne", "take 1", "place 6,-1 s", "take 1"]','over',1,1,NULL,NULL,'agreement',NULL,'aff72d4aef7728c793193b253871265b56972ecb742c6677c68f6a81014b0e4f','810331b3426124b6bdf2a23216875d85e13f401d31f4982bf1f10b352fdbee06',NULL,1,1.79491077547888517379e+09,1.794910776231366396e+09,1);
INSERT INTO "rooms" VALUES('machi-play------','machi-koro',1,'{"supply": "all", "beginner": false}',13,'[]','playing',1,1,'move',60,'agreement',NULL,'42d7f869cc8d5eeef2f1dda52e1244609de8d5ec33fb0e4bb17d9661abc30366','e60dec2101d7d639af6958e2190ee71365b9289d618e11b246a60831145ef6dd',NULL,1,1.79491077631593298909e+09,1.79491077802605056767e+09,1);
INSERT INTO "rooms" VALUES('machi-over------','machi-koro',1,'{"supply": "all", "beginner": false}',14,'["dice 5", "build cafe", "dice 5", "build furniture-factory", "dice 2", "build cafe", "dice 3", "build nothing", "dice 1", "build nothing", "dice 1", "build wheat-field", "dice 6", "build convenience-store", "dice 6", "build cafe", "dice 2", "build ranch", "dice 2", "build nothing", "dice 1", "build nothing", "dice 1", "build apple-orchard", "dice 1", "build family-restaurant", "dice 5", "build convenience-store", "dice 4", "build convenience-store", "dice 1", "build family-restaurant", "dice 5", "build cafe", "dice 3", "build nothing", "dice 6", "build nothing", "dice 5", "build wheat-field", "dice 4", "build convenience-store", "dice 6", "build nothing", "dice 3", "build fruit-market", "dice 2", "build ranch", "dice 4", "build shopping-mall", "dice 5", "build nothing", "dice 4", "build family-restaurant", "dice 1", "build cafe", "dice 1", "build stadium", "dice 1", "build cheese-factory", "dice 1", "build nothing", "dice 5", "build ranch", "dice 6", "build ranch", "dice 1", "build ranch", "dice 4", "build wheat-field", "dice 2", "build business-centre", "dice 5", "build convenience-store", "dice 5", "build bakery", "dice 5", "build wheat-field", "dice 5", "build nothing", "dice 5", "build nothing", "dice 4", "build forest", "dice 3", "build apple-orchard", "dice 5", "build convenience-store", "dice 6", "build apple-orchard", "dice 6", "swap family-restaurant convenience-store A", "build nothing", "dice 4", "build apple-orchard", "dice 3", "build ranch", "dice 5", "build radio-tower", "dice 5", "build nothing", "dice 5", "reroll", "dice 4", "build nothing", "dice 3", "build cafe", "dice 5", "keep", "build family-restaurant", "dice 6", "swap forest wheat-field A", "build nothing", "dice 4", "reroll", "dice 2", "build cheese-factory", "dice 1", "build furniture-factory", "dice 1", "keep", "build wheat-field", "dice 1", "build mine", "dice 6", "keep", "build mine", "dice 6", "swap furniture-factory ranch A", "build mine", "dice 1", "reroll", "dice 3", "build apple-orchard", "dice 4", "build mine", "dice 5", "reroll", "dice 2", "build tv-station", "dice 3", "build wheat-field", "dice 4", "keep", "build forest", "dice 5", "build stadium", "dice 6", "reroll", "dice 3", "build forest", "dice 4", "build apple-orchard", "dice 3", "reroll", "dice 4", "build business-centre", "dice 6", "swap cafe bakery A", "build family-restaurant", "dice 6", "reroll", "dice 2", "build fruit-market", "dice 2", "build forest", "dice 4", "keep", "build nothing", "dice 4", "build radio-tower", "dice 3", "reroll", "dice 2", "build bakery", "dice 2", "reroll", "dice 5", "build nothing", "dice 1", "keep", "build mine", "dice 3", "reroll", "dice 3", "build family-restaurant", "dice 3", "keep", "build bakery", "dice 6", "reroll", "dice 6", "swap mine wheat-field A", "build train-station", "dice 4", "keep", "build amusement-park", "roll 2", "dice 1+5", "reroll", "dice 1+5", "swap cheese-factory wheat-field A", "build shopping-mall", "dice 6", "reroll", "dice 4", "build furniture-factory", "roll 2", "dice 1+2", "reroll", "dice 6+6", "build nothing", "dice 6", "reroll", "dice 5", "build cheese-factory", "roll 2", "dice 3+5", "reroll", "dice 4+6", "build cheese-factory", "dice 6", "keep", "tv B", "swap forest furniture-factory B", "build furniture-factory", "roll 1", "dice 3", "keep", "build forest", "dice 6", "keep", "tv B", "swap bakery convenience-store B", "build mine", "roll 2", "dice 4+5", "keep", "build forest", "dice 6", "keep", "tv B"]','over',1,1,NULL,NULL,'agreement',NULL,'e157bae7450eed6e01620814245717f931a8c4f1becfe9e62107146f71789c1f','fc80360f91a919a409f88a8d39c88b6ca99285774552a22723b63b5fc3bec571',NULL,1,1.79491077853624033926e+09,1.79491078272441506383e+09,1);
INSERT INTO "rooms" VALUES('wonders-play----','world-wonders',1,'{"map_side": "a", "track_side": "a", "objectives": "none", "solo_mode": "easy"}',15,'[]','playing',1,1,NULL,NULL,'agreement','{"number": 6, "seat": 1, "to": 4, "waiting": [0]}','789fb9fa888839522da254cc96f1cc2cbf8b89d7e091c51ce64e7d6b296a5055','b0f945db9220f0d1943ede587699dad7b4a6309bcc43f0bf30170a9eb2d8067e',NULL,2,1.79491078305188655854e+09,1.79491078389365863801e+09,1);
INSERT INTO "rooms" VALUES('wonders-over----','world-wonders',1,'{"map_side": "a", "track_side": "a", "objectives": "none", "solo_mode": "easy"}',16,'["reveal S1 S1-09", "reveal S2 S2-09", "reveal S3 S3-08", "reveal S4 S4-04", "reveal S5 S5-02", "reveal S6 S6-02", "reveal monument trojan", "reveal monument parthenon", "reveal monument hippodrome", "lay g10 r0", "buy S3", "lay e9 r0", "lay g10 r0", "loan", "buy pedestal 2", "buy S5", "lay k9 r0", "buy S6", "lay j7 r3", "repay", "reveal S1 S1-05", "reveal S2 S2-02", "reveal S3 S3-02", "reveal S4 S4-05", "reveal S5 S5-04", "reveal S6 S6-01", "buy set", "lay one d10 r0", "lay two a9 r1", "lay two j8 r1", "buy road", "lay c10 r0", "loan", "buy S1", "lay e10 r0", "buy S6", "lay j5 r2", "buy pedestal 1", "buy pedestal 2", "repay", "buy hippodrome", "lay c6 r1", "reveal monument angkor", "reveal S1 S1-10", "reveal S2 S2-03", "reveal S3 S3-05", "reveal S4 S4-08", "reveal S5 S5-05", "reveal S6 S6-10", "buy set", "lay two h9 r0", "lay two b8 r1", "lay one b10 r0", "buy S1", "lay h9 r0", "buy S2", "lay h7 r0", "buy S5", "lay f8 r0", "buy pedestal 1", "buy road", "lay b9 r0", "buy tower", "lay l8 r0", "reveal S1 S1-07", "reveal S2 S2-08", "reveal S3 S3-01", "reveal S4 S4-01", "reveal S5 S5-08", "reveal S6 S6-04", "loan", "buy S2", "lay a6 r1", "buy S6", "lay a6 r3", "buy S1", "lay b4 r1", "buy tower", "lay i8 r0", "buy set", "lay one i8 r0", "lay two a7 r1", "lay two j6 r1", "buy pedestal 1", "buy pedestal 2", "buy road", "lay k5 r1", "reveal S1 S1-01", "reveal S2 S2-10", "reveal S3 S3-09", "reveal S4 S4-07", "reveal S5 S5-10", "reveal S6 S6-09", "buy pedestal 1", "buy pedestal 2", "buy set", "lay two i5 r0", "lay two j3 r1", "lay one l5 r0", "buy S6", "lay d6 r3", "repay", "buy tower", "lay a5 r0", "buy road", "lay l7 r1", "reveal S1 S1-03", "reveal S2 S2-05", "reveal S3 S3-06", "reveal S4 S4-10", "reveal S5 S5-03", "reveal S6 S6-03", "buy pedestal 1", "loan", "buy S4", "lay b4 r2", "buy set", "lay one l4 r0", "lay two j1 r1", "lay two i1 r1", "buy tower", "lay h8 r0", "buy S1", "lay g1 r0", "repay", "buy S3", "lay k2 r1", "reveal S1 S1-01", "reveal S2 S2-01", "reveal S3 S3-04", "reveal S4 S4-09", "reveal S5 S5-09", "reveal S6 S6-05", "buy S3", "lay f1 r1", "buy tower", "lay k10 r0", "buy pedestal 2", "buy pedestal 1", "buy S2", "lay g2 r0", "buy road", "lay i4 r1", "buy S1", "lay i2 r1", "buy set", "lay two a9 r1", "lay one b10 r0", "lay two c7 r1", "reveal S1 S1-07", "reveal S2 S2-07", "reveal S3 S3-10", "reveal S4 S4-02", "reveal S5 S5-01", "reveal S6 S6-06", "buy angkor", "lay d1 r0", "reveal monument lighthouse", "buy pedestal 2", "buy tower", "lay l2 r0", "buy S1", "lay h3 r0", "buy road", "lay a1 r1", "buy set", "lay two b1 r0", "lay one i4 r0", "lay two d1 r1", "reveal S1 S1-03", "reveal S2 S2-05", "reveal S3 S3-03", "reveal S4 S4-06", "reveal S5 S5-06", "reveal S6 S6-08", "buy pedestal 1", "buy S1", "lay k1 r0", "buy S6", "lay j3 r0", "buy road", "lay b3 r0", "buy pedestal 2", "buy tower", "lay c5 r0", "buy lighthouse", "lay g4 r0", "reveal monument carthage", "reveal S1 S1-06", "reveal S2 S2-04", "reveal S3 S3-07", "reveal S4 S4-03", "reveal S5 S5-07", "reveal S6 S6-07", "buy S6", "lay g2 r1", "buy S1", "lay e1 r1", "buy carthage"]','over',1,1,NULL,NULL,'agreement',NULL,'a3305cef2b101c9fe7dca1710d23f34fe40a70ba2af674bee959abc8226603cc','ac504acc7a64f8c490482f9025ab0d8e5efc8c46ff7f4dd7af8ea209d0e125bb',NULL,1,1.7949107855630123615e+09,1.79491078652791357043e+09,1);
INSERT INTO "rooms" VALUES('machi-open------','machi-koro',1,'{"supply": "all", "beginner": false}',17,'[]','open',1,1,NULL,NULL,'agreement',NULL,'8e8f629da1a7340864499476f12cb215e7dbc1feb2e40513ae5d895f127225a7','48f4222bcff9f24dd721dad86f1e3b8b58ae9a5f17effde808fd7b75acdc4894',NULL,0,1.79491078657395935059e+09,1.79491078657395935059e+09,1);
CREATE TABLE seats (
	room VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(6) NOT NULL, 
	name VARCHAR(40), 
	level VARCHAR(16), 
	stand_in VARCHAR(16), 
	token_hash VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (room, seat), 
	CONSTRAINT fk_seats_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('akropolis-play--',0,'person','Anna',NULL,NULL,'1da1b31fa25834074b7971a9de9b62f9366905613b48fbacd9c09aece5d83877');
INSERT INTO "seats" VALUES('akropolis-play--',1,'person','Boris',NULL,NULL,'bc152e77b7ba1b2d1f140717ec3a8e4b6cb759c9f74592aba5ef5d8fa3d4679e');
INSERT INTO "seats" VALUES('akropolis-over--',0,'person','Anna',NULL,NULL,'e338ac75cddce6203238f1659398b6d810cec0e38d31210758636378d353f77b');
INSERT INTO "seats" VALUES('akropolis-over--',1,'person','Boris',NULL,NULL,'4f3a79c7a08e1eceeb0d47155bab430731761ded593a49af4e6334a24764caac');
INSERT INTO "seats" VALUES('machi-play------',0,'person','Anna',NULL,NULL,'9e38dc163c82ef5aadca9b5771739c42dbe70fc374cc6d8936cb61fa48d9a938');
INSERT INTO "seats" VALUES('machi-play------',1,'person','Boris',NULL,'builder','b9a3b0982565b9c0b984113fc48806f0b83228671af262e520bca6e8645da321');
INSERT INTO "seats" VALUES('machi-over------',0,'person','Anna',NULL,NULL,'21e88023ba3c848c99e6f91a3db47561b017f7222c609b45854562391ff31f4e');
INSERT INTO "seats" VALUES('machi-over------',1,'person','Boris',NULL,NULL,'e298cdf691c9b791279f32c9fec186112008a275933fa9abc5289de5f1056aaa');
INSERT INTO "seats" VALUES('wonders-play----',0,'person','Anna',NULL,NULL,'877dce28c7af14649b9bfde7ecf7c708acefc1ce9bd8ed5f8332e81a85985c1b');
INSERT INTO "seats" VALUES('wonders-play----',1,'person','Boris',NULL,NULL,'2b8cb858466e729082c56abea2c6817fc3712b69afeac96ca059411a7bdda698');
INSERT INTO "seats" VALUES('wonders-over----',0,'person','Anna',NULL,NULL,'cd7f564a0fd941887df80056d1ea7b498e05907d00e55af283b3804685c03ba4');
INSERT INTO "seats" VALUES('wonders-over----',1,'person','Boris',NULL,NULL,'1051ead3adfaa0e684c90003c3489c3333fc27760b024b9300ccbae240073642');
INSERT INTO "seats" VALUES('machi-open------',0,'person','Anna',NULL,NULL,'f74421bad71ee7891ab341f88f0f320e480177af65f1ff68f2e9cf0e7d95ff45');
INSERT INTO "seats" VALUES('machi-open------',1,'open',NULL,NULL,NULL,NULL);
CREATE INDEX ix_rooms_host_hash ON rooms (host_hash);
CREATE INDEX ix_rooms_public_status_created_at ON rooms (public, status, created_at);
CREATE INDEX ix_rooms_touched_at ON rooms (touched_at);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
COMMIT;
