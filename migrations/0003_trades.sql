-- Trades: the two legs, the money, and every change of state. Amounts are minor units of the trade's currency.

CREATE TABLE trades (
  id TEXT PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  account TEXT,
  guest_key_hash TEXT,              -- of the key in the guest's mail link
  idem_key TEXT NOT NULL,
  idem_body_hash TEXT NOT NULL,
  list_version INTEGER NOT NULL,    -- the owner's version that this trade emptied
  market TEXT NOT NULL,
  currency TEXT NOT NULL,
  language TEXT NOT NULL,
  settlement TEXT NOT NULL,
  payment TEXT,
  payout TEXT,
  payout_iban_masked TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  address TEXT NOT NULL,            -- JSON
  if_worse TEXT NOT NULL DEFAULT 'ask',
  if_worse_down_to INTEGER NOT NULL DEFAULT 70,
  declared INTEGER NOT NULL DEFAULT 0,
  terms_version TEXT NOT NULL,
  give_books INTEGER NOT NULL,
  give_total INTEGER NOT NULL,
  take_books INTEGER NOT NULL,
  take_total INTEGER NOT NULL,      -- without postage
  postage INTEGER NOT NULL,
  credit_used INTEGER NOT NULL DEFAULT 0,
  difference INTEGER NOT NULL,      -- positive: the person gets it
  rows TEXT NOT NULL,               -- JSON: the quote's rows as agreed
  rate_micro INTEGER NOT NULL,      -- read from rates again when placing: a changed rate aborts
  vat_amount INTEGER NOT NULL DEFAULT 0,
  inbound_state TEXT,               -- the three states are kept by trade_events_keep_state
  outbound_state TEXT,
  settlement_state TEXT,
  arrive_by TEXT,
  pay_by TEXT,
  placed_at TEXT NOT NULL,
  CONSTRAINT trades_idem_key UNIQUE (owner, idem_key),
  CONSTRAINT trades_list_version UNIQUE (owner, list_version),
  CONSTRAINT trades_settlement CHECK (settlement IN ('pay-now', 'swap', 'payout')),
  CONSTRAINT trades_payment CHECK (payment IS NULL OR payment IN ('bank-transfer', 'stripe')),
  CONSTRAINT trades_payout CHECK (payout IS NULL OR payout IN ('bank', 'store-credit')),
  CONSTRAINT trades_if_worse CHECK (if_worse IN ('ask', 'accept', 'return', 'recycle'))
) WITHOUT ROWID;
CREATE INDEX trades_by_account ON trades (account, placed_at) WHERE account IS NOT NULL;
CREATE INDEX trades_by_owner ON trades (owner, placed_at);
CREATE INDEX trades_by_email ON trades (email);
CREATE INDEX trades_by_settlement_state ON trades (settlement_state, pay_by);

CREATE TABLE parcels (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  parcel INTEGER NOT NULL,
  code TEXT NOT NULL UNIQUE,
  grams INTEGER NOT NULL,
  posted_at TEXT,
  received_at TEXT,
  PRIMARY KEY (trade_id, parcel)
) WITHOUT ROWID;

-- One row per copy the customer gives.
CREATE TABLE inbound_lines (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  line INTEGER NOT NULL,
  isbn TEXT NOT NULL,
  title TEXT NOT NULL,
  grade TEXT NOT NULL,
  ex_library INTEGER NOT NULL DEFAULT 0,
  amount INTEGER NOT NULL,          -- agreed for this copy in this grade
  amounts TEXT NOT NULL,            -- JSON: the hold's four amounts; a regrade pays the lower grade's
  hold_checked INTEGER NOT NULL,    -- read from holds when placing: NULL (ended or changed) aborts
  state TEXT NOT NULL DEFAULT 'offered',
  parcel INTEGER,
  graded_as TEXT,
  paid INTEGER,
  reason TEXT,
  PRIMARY KEY (trade_id, line),
  CONSTRAINT inbound_lines_grade CHECK (grade IN ('like-new', 'very-good', 'good', 'acceptable')),
  CONSTRAINT inbound_lines_state CHECK (state IN
    ('offered', 'as-said', 'regraded', 'rejected', 'missing', 'returning', 'returned', 'recycled'))
) WITHOUT ROWID;
CREATE INDEX inbound_lines_by_isbn ON inbound_lines (isbn);

CREATE TABLE outbound_lines (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  line INTEGER NOT NULL,
  isbn TEXT NOT NULL,
  title TEXT NOT NULL,
  grade TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  price INTEGER NOT NULL,           -- of one copy, as agreed
  vat_rate INTEGER NOT NULL DEFAULT 0, -- in hundredths of a percent; used copies: 0, margin scheme
  price_checked INTEGER NOT NULL,   -- base price read from stock when placing: NULL (gone or changed) aborts
  state TEXT,
  PRIMARY KEY (trade_id, line),
  CONSTRAINT outbound_lines_quantity CHECK (quantity > 0),
  CONSTRAINT outbound_lines_grade CHECK (grade IN ('new', 'like-new', 'very-good', 'good', 'acceptable')),
  CONSTRAINT outbound_lines_state CHECK (state IS NULL OR state IN ('sent', 'return-requested', 'returned'))
) WITHOUT ROWID;
CREATE INDEX outbound_lines_by_isbn ON outbound_lines (isbn);

-- The moves that domain/trades allows; a test compares the two. from_state '' is the beginning.
CREATE TABLE trade_moves (
  part TEXT NOT NULL,
  from_state TEXT NOT NULL,
  to_state TEXT NOT NULL,
  PRIMARY KEY (part, from_state, to_state)
) WITHOUT ROWID;
INSERT INTO trade_moves (part, from_state, to_state) VALUES
  ('inbound', '', 'awaiting-parcel'),
  ('inbound', 'awaiting-parcel', 'in-transit'),
  ('inbound', 'awaiting-parcel', 'cancelled'),
  ('inbound', 'awaiting-parcel', 'expired'),
  ('inbound', 'in-transit', 'received'),
  ('inbound', 'in-transit', 'expired'),
  ('inbound', 'expired', 'received'),
  ('inbound', 'received', 'graded'),
  ('inbound', 'graded', 'awaiting-decision'),
  ('inbound', 'graded', 'accepted'),
  ('inbound', 'awaiting-decision', 'accepted'),
  ('inbound', 'accepted', 'settled'),
  ('outbound', '', 'reserved'),
  ('outbound', 'reserved', 'packed'),
  ('outbound', 'reserved', 'cancelled'),
  ('outbound', 'reserved', 'released'),
  ('outbound', 'packed', 'dispatched'),
  ('outbound', 'dispatched', 'delivered'),
  ('outbound', 'dispatched', 'lost'),
  ('settlement', '', 'agreed'),
  ('settlement', 'agreed', 'awaiting-payment'),
  ('settlement', 'agreed', 'payout-due'),
  ('settlement', 'awaiting-payment', 'balanced'),
  ('settlement', 'awaiting-payment', 'lapsed'),
  ('settlement', 'payout-due', 'payout-sent'),
  ('settlement', 'payout-sent', 'balanced'),
  ('settlement', 'payout-sent', 'payout-failed'),
  ('settlement', 'payout-failed', 'payout-due'),
  ('settlement', 'balanced', 'refund-due'),
  ('settlement', 'refund-due', 'balanced');

-- Every change of state, and the timeline. The seq that the writer saw decides races. Append-only.
CREATE TABLE trade_events (
  trade_id TEXT NOT NULL REFERENCES trades (id),
  part TEXT NOT NULL,
  seq INTEGER NOT NULL,
  from_state TEXT NOT NULL,         -- '' is the beginning
  to_state TEXT NOT NULL,
  actor TEXT NOT NULL,
  facts TEXT,                       -- JSON, codes and figures only
  at TEXT NOT NULL,
  PRIMARY KEY (trade_id, part, seq),
  CONSTRAINT trade_events_actor CHECK (actor IN ('customer', 'staff', 'shop'))
) WITHOUT ROWID;
CREATE TRIGGER trade_events_allowed BEFORE INSERT ON trade_events BEGIN
  SELECT RAISE(ABORT, 'state_moved')
  WHERE NOT EXISTS (
      SELECT 1 FROM trade_moves m
      WHERE m.part = NEW.part AND m.from_state = NEW.from_state AND m.to_state = NEW.to_state)
    OR NEW.from_state <> coalesce(
      (SELECT e.to_state FROM trade_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part ORDER BY e.seq DESC LIMIT 1), '')
    OR NEW.seq <> coalesce(
      (SELECT max(e.seq) FROM trade_events e WHERE e.trade_id = NEW.trade_id AND e.part = NEW.part), 0) + 1;
END;
CREATE TRIGGER trade_events_keep_state AFTER INSERT ON trade_events BEGIN
  UPDATE trades SET
    inbound_state = CASE NEW.part WHEN 'inbound' THEN NEW.to_state ELSE inbound_state END,
    outbound_state = CASE NEW.part WHEN 'outbound' THEN NEW.to_state ELSE outbound_state END,
    settlement_state = CASE NEW.part WHEN 'settlement' THEN NEW.to_state ELSE settlement_state END
  WHERE id = NEW.trade_id;
END;
CREATE TRIGGER trade_events_no_update BEFORE UPDATE ON trade_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER trade_events_no_delete BEFORE DELETE ON trade_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- Money that came or went. A provider's event counts once, whether browser or webhook is first. Append-only.
CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  provider TEXT NOT NULL,
  event_id TEXT NOT NULL,
  amount INTEGER NOT NULL,          -- positive: to the shop
  currency TEXT NOT NULL,
  at TEXT NOT NULL,
  CONSTRAINT payments_event UNIQUE (provider, event_id)
) WITHOUT ROWID;
CREATE INDEX payments_by_trade ON payments (trade_id);
CREATE TRIGGER payments_no_update BEFORE UPDATE ON payments BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER payments_no_delete BEFORE DELETE ON payments BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- A balance is the sum of these rows, per currency, and never negative. Append-only.
CREATE TABLE store_credit (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL,
  trade_id TEXT,
  at TEXT NOT NULL,
  CONSTRAINT store_credit_reason CHECK (reason IN ('trade', 'bonus', 'used', 'given-back', 'correction'))
) WITHOUT ROWID;
CREATE INDEX store_credit_by_account ON store_credit (account, currency);
CREATE TRIGGER store_credit_enough BEFORE INSERT ON store_credit WHEN NEW.amount < 0 BEGIN
  SELECT RAISE(ABORT, 'store_credit_enough')
  WHERE NEW.amount + coalesce(
    (SELECT sum(amount) FROM store_credit WHERE account = NEW.account AND currency = NEW.currency), 0) < 0;
END;
CREATE TRIGGER store_credit_no_update BEFORE UPDATE ON store_credit BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER store_credit_no_delete BEFORE DELETE ON store_credit BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- What must be told after a change, written in the same batch, sent once afterwards.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  dedupe TEXT NOT NULL UNIQUE,
  payload TEXT NOT NULL,            -- JSON
  created_at TEXT NOT NULL,
  next_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT
) WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (next_at) WHERE sent_at IS NULL;
