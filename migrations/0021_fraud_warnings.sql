-- Early fraud warnings: the bank of a card tells that a payment was probably not made by the card's holder. No money moves.
-- One row a warning. Books that are not packed wait until somebody at the desk has looked at it.
CREATE TABLE fraud_warnings (
  id TEXT PRIMARY KEY,               -- the provider's
  provider TEXT NOT NULL,
  trade_id TEXT NOT NULL REFERENCES trades (id),
  payment TEXT NOT NULL,             -- payments.event_id
  kind TEXT NOT NULL,                -- the provider's code
  warned_at TEXT NOT NULL,
  heard_at TEXT NOT NULL,
  looked_at TEXT                     -- somebody at the desk let the books go; NULL: nobody has
) WITHOUT ROWID;
CREATE INDEX fraud_warnings_by_trade ON fraud_warnings (trade_id);
CREATE INDEX fraud_warnings_open ON fraud_warnings (trade_id) WHERE looked_at IS NULL;
CREATE TRIGGER fraud_warnings_once BEFORE UPDATE ON fraud_warnings WHEN OLD.looked_at IS NOT NULL OR NEW.looked_at IS NULL BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
CREATE TRIGGER fraud_warnings_no_delete BEFORE DELETE ON fraud_warnings BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;
