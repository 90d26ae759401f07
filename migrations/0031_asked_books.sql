-- Books that people asked the shop to look up. A clerk answers each once; then all who asked are told by mail.
CREATE TABLE asked_books (
  isbn TEXT NOT NULL PRIMARY KEY,
  asked_at TEXT NOT NULL,           -- of the first open question; the desk's queue is ordered by it
  answer TEXT CHECK (answer IN ('known', 'not-bought')),
  answered_at TEXT,
  CONSTRAINT asked_books_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
) WITHOUT ROWID;
CREATE INDEX asked_books_open ON asked_books (asked_at, isbn) WHERE answer IS NULL;

CREATE TABLE askers (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  isbn TEXT NOT NULL REFERENCES asked_books (isbn),
  asked_at TEXT NOT NULL,
  PRIMARY KEY (account, isbn)
) WITHOUT ROWID;
CREATE INDEX askers_by_isbn ON askers (isbn);
