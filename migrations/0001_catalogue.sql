-- The catalogue, its search index, stock and prices. Money is EUR cents, instants are ISO 8601 UTC, days are YYYY-MM-DD.

CREATE TABLE works (
  work TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  authors TEXT NOT NULL,            -- JSON list of names
  language TEXT,
  year INTEGER
) WITHOUT ROWID;

-- id is the order of popularity (1 = most wanted): bucket of demand x 1e9 + sequence. It moves with the bucket,
-- so everything else refers to an edition by its ISBN-13.
CREATE TABLE editions (
  id INTEGER PRIMARY KEY,
  isbn TEXT NOT NULL UNIQUE,
  work TEXT NOT NULL,
  title TEXT NOT NULL,
  subtitle TEXT,
  authors TEXT NOT NULL,            -- JSON list of names
  language TEXT NOT NULL,           -- ISO 639-1
  publisher TEXT,
  published TEXT,                   -- YYYY, YYYY-MM or YYYY-MM-DD
  format TEXT NOT NULL,
  pages INTEGER,
  grams INTEGER,
  subjects TEXT NOT NULL,           -- JSON list of the shop's subjects
  series TEXT,
  reference_price INTEGER,          -- price of a new copy; NULL: neither sold nor bought
  cover_url TEXT,
  description TEXT,
  description_language TEXT,
  min_price INTEGER,                -- cheapest copy free now; NULL: sold out
  grades INTEGER NOT NULL DEFAULT 0, -- free now: new 1, like-new 2, very-good 4, good 8, acceptable 16
  demand INTEGER NOT NULL DEFAULT 0, -- people who wanted it in 90 days
  arrived_at TEXT,                  -- when copies last came in
  match_key TEXT NOT NULL,          -- comparable title and author: ties imported editions to one work
  created_at TEXT NOT NULL,
  -- D1 allows a pattern of 50 bytes at most.
  CONSTRAINT editions_isbn CHECK (length(isbn) = 13 AND isbn GLOB '97[89]*' AND isbn NOT GLOB '*[^0-9]*'),
  CONSTRAINT editions_format CHECK (format IN ('paperback', 'hardcover', 'pocket', 'other')),
  CONSTRAINT editions_reference_price CHECK (reference_price IS NULL OR reference_price > 0)
);
CREATE INDEX editions_by_work ON editions (work);
CREATE INDEX editions_by_match_key ON editions (match_key);
CREATE INDEX editions_just_in ON editions (arrived_at) WHERE arrived_at IS NOT NULL AND grades <> 0;

-- rowid = editions.id. Words are normalised by domain/catalogue/words.ts, for index and query alike.
-- Contentless: derivable from editions at any time; a row is replaced whole.
CREATE VIRTUAL TABLE edition_words USING fts5 (
  title, authors, other, tags,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4',
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE edition_vocabulary USING fts5vocab (edition_words, col);

-- Typing errors: every term under each of its spellings with one letter left out (domain/catalogue/spelling.ts).
CREATE TABLE spellings (
  deleted TEXT NOT NULL,
  term TEXT NOT NULL,
  editions INTEGER NOT NULL,        -- how many carry the term
  generation INTEGER NOT NULL,
  PRIMARY KEY (deleted, term)
) WITHOUT ROWID;
CREATE INDEX spellings_by_generation ON spellings (generation);

-- Counts without a query, computed when an import ends and once a night.
CREATE TABLE facets (
  kind TEXT NOT NULL,               -- language, subject, format, grade, price (EUR cents from), total
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, value)
) WITHOUT ROWID;

CREATE TABLE stock (
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  on_hand INTEGER NOT NULL,
  reserved INTEGER NOT NULL DEFAULT 0,
  price INTEGER NOT NULL,           -- base price of one copy, recomputed once a night, never by a sale
  PRIMARY KEY (isbn, grade),
  CONSTRAINT stock_enough CHECK (reserved >= 0 AND on_hand - reserved >= 0),
  CONSTRAINT stock_grade CHECK (grade IN ('new', 'like-new', 'very-good', 'good', 'acceptable')),
  CONSTRAINT stock_price CHECK (price > 0)
) WITHOUT ROWID;

-- Why stock is what it is, and what each copy cost us (margin scheme). Append-only.
CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY,
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  on_hand_change INTEGER NOT NULL,
  reserved_change INTEGER NOT NULL DEFAULT 0,
  reason TEXT NOT NULL,
  unit_cost INTEGER,                -- EUR cents per copy, where copies came in or went out
  trade_id TEXT,
  at TEXT NOT NULL,
  CONSTRAINT stock_movements_reason CHECK (reason IN
    ('opening', 'purchase', 'reserved', 'released', 'trade-in', 'sale', 'return', 'loss', 'correction'))
);
CREATE INDEX stock_movements_by_copy ON stock_movements (isbn, grade);
CREATE INDEX stock_movements_by_trade ON stock_movements (trade_id) WHERE trade_id IS NOT NULL;
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- A row for each day on which the price became another one; it holds until the next row.
CREATE TABLE price_history (
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  day TEXT NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (isbn, grade, day)
) WITHOUT ROWID;

-- Units of the currency for one euro, in millionths; the rate of a day holds until the next one. Append-only.
CREATE TABLE rates (
  currency TEXT NOT NULL,
  day TEXT NOT NULL,
  micro INTEGER NOT NULL,
  PRIMARY KEY (currency, day),
  CONSTRAINT rates_micro CHECK (micro > 0)
) WITHOUT ROWID;
CREATE TRIGGER rates_no_update BEFORE UPDATE ON rates BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER rates_no_delete BEFORE DELETE ON rates BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
-- What the shop opens with (domain/rates.ts), until the scheduled job has asked the European Central Bank.
INSERT INTO rates (currency, day, micro) VALUES
  ('EUR', '2025-06-30', 1000000),
  ('GBP', '2025-06-30', 855500),
  ('PLN', '2025-06-30', 4242300),
  ('USD', '2025-06-30', 1172000),
  ('JPY', '2025-06-30', 169170000),
  ('AED', '2025-06-30', 4304170);

-- One row per import; the script goes on at next_row.
CREATE TABLE import_runs (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  options TEXT NOT NULL,            -- JSON
  columns TEXT NOT NULL,            -- JSON: which column is which field
  next_row INTEGER NOT NULL DEFAULT 0,
  added INTEGER NOT NULL DEFAULT 0,
  updated INTEGER NOT NULL DEFAULT 0,
  unchanged INTEGER NOT NULL DEFAULT 0,
  rejected INTEGER NOT NULL DEFAULT 0,
  recovered INTEGER NOT NULL DEFAULT 0, -- rows whose damaged ISBN could be told for certain
  started_at TEXT NOT NULL,
  finished_at TEXT
) WITHOUT ROWID;
