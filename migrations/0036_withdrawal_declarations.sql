-- Withdrawals that anybody declares by name, order number and mail address. Those that need a person wait at the desk.
CREATE TABLE withdrawal_declarations (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  number TEXT NOT NULL,
  email TEXT NOT NULL,
  books TEXT NOT NULL,              -- in words; empty: the whole purchase
  language TEXT NOT NULL,
  market TEXT NOT NULL,
  at TEXT NOT NULL,
  trade_id TEXT REFERENCES trades (id),
  outcome TEXT CONSTRAINT withdrawal_declarations_outcome CHECK (
    outcome IN ('cancelled', 'returning', 'no-order', 'some-books', 'packed', 'over', 'nothing')),
  done_at TEXT,
  CONSTRAINT withdrawal_declarations_done CHECK (done_at IS NULL OR outcome IS NOT NULL)
) WITHOUT ROWID;
CREATE INDEX withdrawal_declarations_open ON withdrawal_declarations (at, id) WHERE done_at IS NULL;
CREATE INDEX withdrawal_declarations_by_number ON withdrawal_declarations (number);
CREATE INDEX withdrawal_declarations_by_trade ON withdrawal_declarations (trade_id) WHERE trade_id IS NOT NULL;

-- Staff stop a packed parcel whose buyer withdrew before dispatch.
INSERT INTO trade_moves (part, from_state, to_state) VALUES ('outbound', 'packed', 'cancelled');
