-- Editions of the shop's own embedded catalogue: another file may bring prices, demand and copies, but not other texts.
ALTER TABLE editions ADD COLUMN curated INTEGER NOT NULL DEFAULT 0;
