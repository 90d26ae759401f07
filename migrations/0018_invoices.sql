-- Invoices: a running number of the shop, given in the batch that sends a parcel, once for each trade and without a gap
-- (Directive 2006/112/EC, articles 222 and 226 (2)). Append-only: a number that was given is never another trade's.
CREATE TABLE invoices (
  number INTEGER PRIMARY KEY,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  at TEXT NOT NULL,
  CONSTRAINT invoices_trade UNIQUE (trade_id)
);

-- What was sent before numbers were kept, in the order in which it was sent.
INSERT INTO invoices (number, trade_id, at)
SELECT row_number() OVER (ORDER BY t.dispatched_at, t.id), t.id, t.dispatched_at FROM trades t WHERE t.dispatched_at IS NOT NULL;

-- Whichever verb sends it. One writer at a time: nobody else reads the same last number, and what is rolled back gives it back.
CREATE TRIGGER trade_events_invoice AFTER INSERT ON trade_events
WHEN NEW.part = 'outbound' AND NEW.to_state = 'dispatched' AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.trade_id = NEW.trade_id)
BEGIN
  INSERT INTO invoices (number, trade_id, at) VALUES (coalesce((SELECT max(i.number) FROM invoices i), 0) + 1, NEW.trade_id, NEW.at);
END;
CREATE TRIGGER invoices_no_update BEFORE UPDATE ON invoices BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER invoices_no_delete BEFORE DELETE ON invoices BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- Money that found its trade or went back: who sent it and what was written with it is forgotten after a while.
CREATE INDEX unmatched_money_ended ON unmatched_money (ended_at) WHERE ended_at IS NOT NULL AND (payer <> '' OR reference <> '');
CREATE INDEX unmatched_money_by_trade ON unmatched_money (trade_id) WHERE trade_id IS NOT NULL;

-- The desk's list of files, newest first.
CREATE INDEX payout_files_by_time ON payout_files (made_at, id);
