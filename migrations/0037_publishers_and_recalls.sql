-- Addresses of publishers, which the law on product safety wants beside an offer (Regulation (EU) 2023/988, art. 19).
CREATE TABLE publishers (
  name TEXT NOT NULL PRIMARY KEY,      -- as editions have it
  postal TEXT NOT NULL,
  electronic TEXT NOT NULL,            -- mail address or web address
  responsible TEXT                     -- who answers in the EU for a publisher outside it: name and addresses
) WITHOUT ROWID;

-- Recalls of editions, recorded at the desk. While one runs, the edition is neither sold nor bought.
CREATE TABLE recalls (
  id TEXT NOT NULL PRIMARY KEY,
  isbn TEXT NOT NULL REFERENCES editions (isbn),
  danger TEXT NOT NULL CONSTRAINT recalls_danger CHECK (danger IN ('choking', 'chemicals', 'burns', 'injury')),
  details TEXT NOT NULL,               -- in the clerk's words, which buyers read as they are
  notice TEXT,                         -- address of the official notice
  started_at TEXT NOT NULL,
  ended_at TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX recalls_running ON recalls (isbn) WHERE ended_at IS NULL;
CREATE INDEX recalls_by_isbn ON recalls (isbn);

-- Start of the running recall, beside the columns that lists and offers read anyway.
ALTER TABLE editions ADD COLUMN recalled_at TEXT;
CREATE INDEX editions_recalled ON editions (recalled_at) WHERE recalled_at IS NOT NULL;
