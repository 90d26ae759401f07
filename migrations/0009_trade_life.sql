-- A trade after it was placed: its money as a ledger, line by line grading, parcels, shipments, payouts and refunds.
-- Amounts are minor units of the trade's currency; instants are ISO 8601, UTC.

INSERT INTO trade_moves (part, from_state, to_state) VALUES
  ('outbound', 'released', 'reserved'),
  ('settlement', 'agreed', 'balanced'),
  ('settlement', 'balanced', 'payout-due'),
  ('settlement', 'lapsed', 'balanced'),
  ('settlement', 'lapsed', 'payout-due'),
  ('settlement', 'lapsed', 'refund-due'),
  ('inbound-line', '', 'offered'),
  ('inbound-line', 'offered', 'as-said'),
  ('inbound-line', 'offered', 'regraded'),
  ('inbound-line', 'offered', 'rejected'),
  ('inbound-line', 'offered', 'missing'),
  ('inbound-line', 'as-said', 'offered'),
  ('inbound-line', 'regraded', 'offered'),
  ('inbound-line', 'rejected', 'offered'),
  ('inbound-line', 'missing', 'offered'),
  ('inbound-line', 'regraded', 'returning'),
  ('inbound-line', 'regraded', 'recycled'),
  ('inbound-line', 'rejected', 'returning'),
  ('inbound-line', 'rejected', 'recycled'),
  ('inbound-line', 'returning', 'returned'),
  ('outbound-line', '', 'sent'),
  ('outbound-line', 'sent', 'return-requested'),
  ('outbound-line', 'return-requested', 'returned');

-- Raised by everything that happens to a trade: what a page asks with when it looks for news.
ALTER TABLE trades ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE trades ADD COLUMN decide_by TEXT;              -- of the question about books found worse
ALTER TABLE trades ADD COLUMN received_at TEXT;            -- first parcel
ALTER TABLE trades ADD COLUMN dispatched_at TEXT;
ALTER TABLE trades ADD COLUMN delivered_at TEXT;           -- known or counted; the withdrawal's days begin
ALTER TABLE trades ADD COLUMN return_postage INTEGER NOT NULL DEFAULT 0; -- said before checkout: later returns cost this
ALTER TABLE trades ADD COLUMN carrier TEXT;                -- of the outbound shipment
ALTER TABLE trades ADD COLUMN tracking TEXT;
CREATE INDEX trades_by_inbound_state ON trades (inbound_state, received_at);
CREATE INDEX trades_by_outbound_state ON trades (outbound_state, dispatched_at);

-- Every cent of a trade, from the person's side: positive is theirs to get. A side's balance is the sum of its rows.
-- `entry` is one more than the last its writer read, and decides races; `ref` keeps one thing from being booked twice.
CREATE TABLE trade_ledger (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  entry INTEGER NOT NULL,
  side TEXT NOT NULL,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  ref TEXT NOT NULL DEFAULT '',
  actor TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (trade_id, entry),
  CONSTRAINT trade_ledger_once UNIQUE (trade_id, kind, ref),
  CONSTRAINT trade_ledger_side CHECK (side IN ('purchase', 'trade-in')),
  CONSTRAINT trade_ledger_actor CHECK (actor IN ('customer', 'staff', 'shop'))
) WITHOUT ROWID;
CREATE TRIGGER trade_ledger_next BEFORE INSERT ON trade_ledger BEGIN
  SELECT RAISE(ABORT, 'state_moved')
  WHERE NEW.entry <> coalesce((SELECT max(l.entry) FROM trade_ledger l WHERE l.trade_id = NEW.trade_id), 0) + 1;
END;
CREATE TRIGGER trade_ledger_version AFTER INSERT ON trade_ledger BEGIN
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;
CREATE TRIGGER trade_ledger_no_update BEFORE UPDATE ON trade_ledger BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER trade_ledger_no_delete BEFORE DELETE ON trade_ledger BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- Trades placed before there was a ledger. What was cancelled or released owes nothing.
INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
SELECT id, 1, 'purchase', 'sale', -take_total, '', 'customer', placed_at FROM trades
WHERE outbound_state IS NOT NULL AND outbound_state NOT IN ('cancelled', 'released');
INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
SELECT id, 2, 'purchase', 'postage', -postage, '', 'customer', placed_at FROM trades
WHERE outbound_state IS NOT NULL AND outbound_state NOT IN ('cancelled', 'released');
INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
SELECT id, 3, 'purchase', 'credit-used', credit_used, '', 'customer', placed_at FROM trades
WHERE outbound_state IS NOT NULL AND outbound_state NOT IN ('cancelled', 'released') AND credit_used > 0;

-- Every change of one copy or line; its state follows by itself. Append-only.
CREATE TABLE line_events (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  part TEXT NOT NULL,
  line INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  from_state TEXT NOT NULL,
  to_state TEXT NOT NULL,
  actor TEXT NOT NULL,
  facts TEXT NOT NULL DEFAULT '{}', -- JSON, codes and figures: grade, reason, amount
  at TEXT NOT NULL,
  PRIMARY KEY (trade_id, part, line, seq),
  CONSTRAINT line_events_part CHECK (part IN ('inbound-line', 'outbound-line')),
  CONSTRAINT line_events_actor CHECK (actor IN ('customer', 'staff', 'shop'))
) WITHOUT ROWID;
CREATE TRIGGER line_events_allowed BEFORE INSERT ON line_events BEGIN
  SELECT RAISE(ABORT, 'state_moved')
  WHERE NOT EXISTS (
      SELECT 1 FROM trade_moves m
      WHERE m.part = NEW.part AND m.from_state = NEW.from_state AND m.to_state = NEW.to_state)
    OR NEW.from_state <> coalesce(
      CASE NEW.part
        WHEN 'inbound-line' THEN (SELECT l.state FROM inbound_lines l WHERE l.trade_id = NEW.trade_id AND l.line = NEW.line)
        ELSE (SELECT l.state FROM outbound_lines l WHERE l.trade_id = NEW.trade_id AND l.line = NEW.line)
      END, '')
    OR NEW.seq <> coalesce((
      SELECT max(e.seq) FROM line_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part AND e.line = NEW.line), 0) + 1;
END;
CREATE TRIGGER line_events_keep_state AFTER INSERT ON line_events BEGIN
  UPDATE inbound_lines SET state = NEW.to_state WHERE NEW.part = 'inbound-line' AND trade_id = NEW.trade_id AND line = NEW.line;
  UPDATE outbound_lines SET state = NEW.to_state WHERE NEW.part = 'outbound-line' AND trade_id = NEW.trade_id AND line = NEW.line;
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;
CREATE TRIGGER line_events_no_update BEFORE UPDATE ON line_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER line_events_no_delete BEFORE DELETE ON line_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

CREATE TRIGGER trade_events_version AFTER INSERT ON trade_events BEGIN
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;

-- `unexpected`: came in the parcel and is not in the trade; it is rejected with that reason.
ALTER TABLE inbound_lines ADD COLUMN unexpected INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inbound_lines ADD COLUMN decision TEXT;        -- of the person, about a copy found worse: accept, return, recycle
-- After the grace of a late parcel: what today's offer is; it counts only with the person's yes.
ALTER TABLE inbound_lines ADD COLUMN today TEXT;           -- JSON: the four amounts

-- Once each: posted by the person, received at the desk.
ALTER TABLE parcels ADD COLUMN carrier TEXT;
ALTER TABLE parcels ADD COLUMN tracking TEXT;
CREATE TABLE parcel_events (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  parcel INTEGER NOT NULL,
  kind TEXT NOT NULL,
  actor TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (trade_id, parcel, kind),
  CONSTRAINT parcel_events_kind CHECK (kind IN ('posted', 'received'))
) WITHOUT ROWID;
CREATE TRIGGER parcel_events_keep AFTER INSERT ON parcel_events BEGIN
  UPDATE parcels SET
    posted_at = CASE NEW.kind WHEN 'posted' THEN NEW.at ELSE posted_at END,
    received_at = CASE NEW.kind WHEN 'received' THEN NEW.at ELSE received_at END
  WHERE trade_id = NEW.trade_id AND parcel = NEW.parcel;
  UPDATE trades SET version = version + 1, received_at = CASE NEW.kind WHEN 'received' THEN coalesce(received_at, NEW.at) ELSE received_at END
  WHERE id = NEW.trade_id;
END;

-- Pictures that the desk took of a copy; the bytes are one key each in key-value storage.
CREATE TABLE grading_photos (
  id TEXT PRIMARY KEY,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  line INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  type TEXT NOT NULL,
  at TEXT NOT NULL,
  CONSTRAINT grading_photos_bytes CHECK (bytes > 0 AND bytes <= 1048576)
) WITHOUT ROWID;
CREATE INDEX grading_photos_by_line ON grading_photos (trade_id, line);

-- What a payment provider was asked to take; one open one per trade.
CREATE TABLE payment_intents (
  id TEXT PRIMARY KEY,              -- the provider's
  trade_id TEXT NOT NULL REFERENCES trades (id),
  provider TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CONSTRAINT payment_intents_state CHECK (state IN ('open', 'processing', 'succeeded', 'failed', 'cancelled'))
) WITHOUT ROWID;
CREATE INDEX payment_intents_by_trade ON payment_intents (trade_id);
CREATE UNIQUE INDEX payment_intents_open ON payment_intents (trade_id) WHERE state IN ('open', 'processing');

-- Money that arrived and belongs to no trade yet: the desk finds it one, or sends it back.
CREATE TABLE unmatched_money (
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  reference TEXT NOT NULL,
  payer TEXT NOT NULL DEFAULT '',
  at TEXT NOT NULL,
  trade_id TEXT,                    -- once matched
  ended_at TEXT,
  CONSTRAINT unmatched_money_event UNIQUE (provider, event_id)
) WITHOUT ROWID;

-- Money the shop sends: payouts of trades, refunds of purchases. The settlement's events guard its moves.
CREATE TABLE payouts (
  id TEXT PRIMARY KEY,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  kind TEXT NOT NULL,
  way TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'due',
  file TEXT,                        -- payout_files
  reason TEXT,                      -- why it failed
  created_at TEXT NOT NULL,
  sent_at TEXT,
  ended_at TEXT,
  CONSTRAINT payouts_kind CHECK (kind IN ('payout', 'refund')),
  CONSTRAINT payouts_way CHECK (way IN ('bank', 'stripe', 'store-credit')),
  CONSTRAINT payouts_amount CHECK (amount > 0),
  CONSTRAINT payouts_state CHECK (state IN ('due', 'sent', 'done', 'failed', 'replaced'))
) WITHOUT ROWID;
CREATE INDEX payouts_by_trade ON payouts (trade_id);
CREATE INDEX payouts_by_state ON payouts (state, created_at);
CREATE TRIGGER payouts_version AFTER UPDATE ON payouts BEGIN
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;

CREATE TABLE payout_files (
  id TEXT PRIMARY KEY,              -- the message id of the file
  format TEXT NOT NULL,
  currency TEXT NOT NULL,
  payouts INTEGER NOT NULL,
  total INTEGER NOT NULL,
  made_by TEXT NOT NULL,
  made_at TEXT NOT NULL,
  CONSTRAINT payout_files_format CHECK (format IN ('pain.001', 'csv'))
) WITHOUT ROWID;

-- Withdrawals from a purchase and complaints: what was said, when, about which lines. Append-only by use.
CREATE TABLE withdrawals (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  withdrawal INTEGER NOT NULL,
  reason TEXT NOT NULL,
  lines TEXT NOT NULL,              -- JSON list of line numbers
  words TEXT NOT NULL DEFAULT '',   -- the person's own
  at TEXT NOT NULL,
  PRIMARY KEY (trade_id, withdrawal),
  CONSTRAINT withdrawals_reason CHECK (reason IN ('withdraw', 'not-as-described'))
) WITHOUT ROWID;

-- Where copies stand; without a row the desk goes by language and author.
CREATE TABLE shelves (
  isbn TEXT NOT NULL,
  grade TEXT NOT NULL,
  shelf TEXT NOT NULL,
  PRIMARY KEY (isbn, grade)
) WITHOUT ROWID;

-- What the nightly check of ledger, trades, stock and store credit found; an empty list: all adds up.
CREATE TABLE ledger_checks (
  day TEXT PRIMARY KEY,
  findings TEXT NOT NULL,           -- JSON
  at TEXT NOT NULL
) WITHOUT ROWID;

-- Mails of a trade that are no duty: reminders, good news. 1: wanted.
ALTER TABLE accounts ADD COLUMN trade_mails INTEGER NOT NULL DEFAULT 1;
