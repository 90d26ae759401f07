-- Disputes about card payments: a bank asks about one, or takes it back. One row a dispute, as the provider says it stands.
-- Amounts are minor units of the trade's currency.
CREATE TABLE disputes (
  id TEXT PRIMARY KEY,               -- the provider's
  provider TEXT NOT NULL,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  payment TEXT NOT NULL,             -- payments.event_id
  amount INTEGER NOT NULL,           -- what is disputed; never more than was paid
  currency TEXT NOT NULL,
  reason TEXT NOT NULL,              -- the provider's code
  state TEXT NOT NULL,
  withdrawn INTEGER NOT NULL DEFAULT 0, -- what the bank has of it now, and the ledger has booked
  evidence_by TEXT,                  -- the shop's answer is awaited until then; NULL: it is not
  opened_at TEXT NOT NULL,
  ended_at TEXT,
  asked_at TEXT NOT NULL,            -- when the provider was last asked
  CONSTRAINT disputes_state CHECK (state IN ('asked', 'open', 'answered', 'won', 'lost', 'closed')),
  CONSTRAINT disputes_ended CHECK ((ended_at IS NULL) = (state IN ('asked', 'open', 'answered'))),
  CONSTRAINT disputes_withdrawn CHECK (withdrawn BETWEEN 0 AND amount)
) WITHOUT ROWID;
CREATE INDEX disputes_by_trade ON disputes (trade_id);
CREATE INDEX disputes_open ON disputes (asked_at) WHERE ended_at IS NULL;

-- What became of it, for the timeline; written by itself with each change. Append-only.
CREATE TABLE dispute_events (
  dispute TEXT NOT NULL REFERENCES disputes (id),
  seq INTEGER NOT NULL,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  state TEXT NOT NULL,
  actor TEXT NOT NULL DEFAULT 'provider',
  at TEXT NOT NULL,
  PRIMARY KEY (dispute, seq),
  CONSTRAINT dispute_events_actor CHECK (actor = 'provider')
) WITHOUT ROWID;
CREATE INDEX dispute_events_by_trade ON dispute_events (trade_id);
CREATE TRIGGER disputes_opened AFTER INSERT ON disputes BEGIN
  INSERT INTO dispute_events (dispute, seq, trade_id, state, at) VALUES (NEW.id, 1, NEW.trade_id, NEW.state, NEW.asked_at);
END;
CREATE TRIGGER disputes_moved AFTER UPDATE OF state ON disputes WHEN NEW.state <> OLD.state BEGIN
  INSERT INTO dispute_events (dispute, seq, trade_id, state, at)
  SELECT NEW.id, max(e.seq) + 1, NEW.trade_id, NEW.state, NEW.asked_at FROM dispute_events e WHERE e.dispute = NEW.id;
END;
CREATE TRIGGER disputes_no_delete BEFORE DELETE ON disputes BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER dispute_events_no_update BEFORE UPDATE ON dispute_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER dispute_events_no_delete BEFORE DELETE ON dispute_events BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
