-- Credit notes: each correction of an invoice is a document of its own, with a running number of a series of its own
-- (Directive 2006/112/EC, articles 219 and 226 (2)). The verb that books the correction writes it in the same batch.

-- What the shop said of itself when a paper was given; a paper printed again says the same.
CREATE TABLE sellers (
  id INTEGER PRIMARY KEY,
  facts TEXT NOT NULL, -- JSON: names, address, registration, VAT number, contact
  at TEXT NOT NULL
);

-- Null: given before this was kept; the first row of `sellers` stands for it.
ALTER TABLE invoices ADD COLUMN seller INTEGER REFERENCES sellers (id);

-- As in 0018, with the seller as the verb that sends has just written it.
DROP TRIGGER trade_events_invoice;
CREATE TRIGGER trade_events_invoice AFTER INSERT ON trade_events
WHEN NEW.part = 'outbound' AND NEW.to_state = 'dispatched' AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.trade_id = NEW.trade_id)
BEGIN
  INSERT INTO invoices (number, trade_id, at, seller)
  VALUES (coalesce((SELECT max(i.number) FROM invoices i), 0) + 1, NEW.trade_id, NEW.at, (SELECT max(s.id) FROM sellers s));
END;

CREATE TABLE credit_notes (
  number INTEGER PRIMARY KEY,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  invoice INTEGER NOT NULL REFERENCES invoices (number), -- what is not invoiced can't be corrected: null aborts the batch
  entry INTEGER NOT NULL, -- the first of the bookings it is about (`trade_ledger.entry`)
  lines TEXT NOT NULL, -- JSON list of the lines credited, each whole
  goods INTEGER NOT NULL,
  postage INTEGER NOT NULL,
  seller INTEGER REFERENCES sellers (id),
  at TEXT NOT NULL,
  CONSTRAINT credit_notes_entry UNIQUE (trade_id, entry),
  CONSTRAINT credit_notes_amount CHECK (goods >= 0 AND postage >= 0 AND goods + postage > 0)
);

-- What was corrected before: bookings of one moment are one document, in their order. A lost parcel had in it what had not come back.
INSERT INTO credit_notes (number, trade_id, invoice, entry, lines, goods, postage, at)
WITH corrections AS (
  SELECT l.trade_id, l.at, min(l.entry) AS entry, max(l.entry) AS last, max(l.kind = 'lost') AS lost, sum(l.amount) AS total
  FROM trade_ledger l WHERE l.kind IN ('returned', 'postage-back', 'lost') GROUP BY l.trade_id, l.at),
credited AS (
  SELECT c.trade_id, c.entry, o.line, o.price * o.quantity AS amount FROM corrections c JOIN outbound_lines o ON o.trade_id = c.trade_id
  WHERE EXISTS (SELECT 1 FROM trade_ledger l WHERE l.trade_id = c.trade_id AND l.entry BETWEEN c.entry AND c.last AND l.kind = 'returned' AND l.ref = 'line:' || o.line)
    OR (c.lost AND NOT EXISTS (SELECT 1 FROM trade_ledger l WHERE l.trade_id = c.trade_id AND l.entry <= c.last AND l.kind = 'returned' AND l.ref = 'line:' || o.line)))
SELECT row_number() OVER (ORDER BY c.at, c.trade_id, c.entry), c.trade_id, (SELECT i.number FROM invoices i WHERE i.trade_id = c.trade_id), c.entry,
  (SELECT json_group_array(d.line) FROM (SELECT line FROM credited WHERE trade_id = c.trade_id AND entry = c.entry ORDER BY line) d),
  coalesce((SELECT sum(d.amount) FROM credited d WHERE d.trade_id = c.trade_id AND d.entry = c.entry), 0),
  c.total - coalesce((SELECT sum(d.amount) FROM credited d WHERE d.trade_id = c.trade_id AND d.entry = c.entry), 0), c.at
FROM corrections c;

CREATE TRIGGER sellers_no_update BEFORE UPDATE ON sellers BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER sellers_no_delete BEFORE DELETE ON sellers BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER credit_notes_no_update BEFORE UPDATE ON credit_notes BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER credit_notes_no_delete BEFORE DELETE ON credit_notes BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- A file for the bank is the shop's record of what it ordered: its text stays as it was, sealed, until it is forgotten.
CREATE TABLE payout_file_texts (
  file TEXT PRIMARY KEY REFERENCES payout_files (id),
  sealed TEXT NOT NULL
);
