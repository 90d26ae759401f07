-- Books that the shop declined, and whose offer a person waits for. See worker/lists/watches.
CREATE TABLE offer_watches (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL CHECK (grade IN ('like-new', 'very-good', 'good', 'acceptable')),
  market TEXT NOT NULL,
  asked_at TEXT NOT NULL,
  told_at TEXT,
  PRIMARY KEY (account, isbn)
) WITHOUT ROWID;
CREATE INDEX offer_watches_open ON offer_watches (market, isbn) WHERE told_at IS NULL;
