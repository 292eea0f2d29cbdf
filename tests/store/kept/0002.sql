BEGIN TRANSACTION;
CREATE TABLE accounts (
	folded TEXT NOT NULL, 
	login TEXT NOT NULL, 
	player TEXT NOT NULL, 
	password TEXT NOT NULL, 
	PRIMARY KEY (folded), 
	CONSTRAINT accounts_player UNIQUE (player)
);
INSERT INTO "accounts" VALUES('anna','Anna','anna','$argon2id$');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT, 
	phrase TEXT, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "chat" VALUES(1,'ROOM01','anna','安娜',1,'你好',NULL,10);
CREATE TABLE hands (
	id TEXT NOT NULL, 
	room TEXT NOT NULL, 
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	record TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "hands" VALUES('H1','ROOM01','xiaoer',1,5,'record of H1');
INSERT INTO "hands" VALUES('H2','ROOM01','gandengyan',1,6,'record of H2');
CREATE TABLE log (
	room TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	command TEXT, 
	events BLOB NOT NULL, 
	fingerprint TEXT, 
	at BIGINT NOT NULL, 
	due BIGINT, 
	snapshot BOOLEAN NOT NULL, 
	PRIMARY KEY (room, seq)
);
INSERT INTO "log" VALUES('ROOM01',1,'open-1',X'5B7B2274797065223A226F70656E6564227D5D',NULL,1000,NULL,1);
INSERT INTO "log" VALUES('ROOM01',2,NULL,X'5B7B2274797065223A22656E7465726564227D5D',NULL,1001,NULL,0);
INSERT INTO "log" VALUES('ROOM01',3,'command-3',X'5B7B2274797065223A226D6F766564227D5D','0123456789abcdef',1002,2000,1);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE owners (
	room TEXT NOT NULL, 
	node TEXT NOT NULL, 
	epoch BIGINT NOT NULL, 
	PRIMARY KEY (room)
);
CREATE TABLE parts (
	hand TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT, 
	name TEXT NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (hand, seat)
);
INSERT INTO "parts" VALUES('H1',1,'anna','安娜',4,1,5);
INSERT INTO "parts" VALUES('H2',1,'anna','安娜',0,1,6);
INSERT INTO "parts" VALUES('H2',2,NULL,'easy',7,0,6);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('anna','安娜',1);
CREATE TABLE ratings (
	player TEXT NOT NULL, 
	game TEXT NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	hands INTEGER NOT NULL, 
	PRIMARY KEY (player, game)
);
CREATE TABLE rooms (
	code TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	listed BLOB, 
	PRIMARY KEY (code)
);
INSERT INTO "rooms" VALUES('ROOM01',1,NULL);
CREATE TABLE seated (
	room TEXT NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (room, player)
);
INSERT INTO "seated" VALUES('ROOM01','anna');
CREATE TABLE secrets (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE subscriptions (
	endpoint TEXT NOT NULL, 
	player TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	lang TEXT NOT NULL, 
	PRIMARY KEY (endpoint)
);
CREATE TABLE tokens (
	sha256 BLOB NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (sha256)
);
INSERT INTO "tokens" VALUES(X'0000000000000000000000000000000000000000000000000000000000000000','anna');
CREATE UNIQUE INDEX log_command ON log (room, command) WHERE command IS NOT NULL;
CREATE INDEX rooms_open ON rooms (open);
CREATE INDEX seated_player ON seated (player);
CREATE INDEX tokens_player ON tokens (player);
CREATE INDEX parts_player ON parts (player, at);
CREATE INDEX chat_room ON chat (room, id);
CREATE INDEX chat_player ON chat (player);
CREATE INDEX chat_at ON chat (at);
CREATE INDEX subscriptions_player ON subscriptions (player);
CREATE INDEX owners_node ON owners (node);
COMMIT;
