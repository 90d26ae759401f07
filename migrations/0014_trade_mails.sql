-- Steps of a trade that its person is told: an outbox row in the same batch as the step, whoever takes it.

-- Address of the shop as the person saw it when placing; links in later mails lead there.
ALTER TABLE trades ADD COLUMN origin TEXT NOT NULL DEFAULT '';

CREATE TRIGGER trade_events_tell AFTER INSERT ON trade_events
WHEN NEW.at <> (SELECT t.placed_at FROM trades t WHERE t.id = NEW.trade_id) AND (
  (NEW.part = 'inbound' AND NEW.to_state IN ('received', 'awaiting-decision', 'settled', 'expired', 'cancelled'))
  OR (NEW.part = 'outbound' AND NEW.to_state IN ('dispatched', 'released', 'cancelled'))
  OR (NEW.part = 'settlement' AND (
    NEW.to_state IN ('payout-sent', 'payout-failed')
    OR (NEW.to_state = 'balanced' AND NEW.from_state IN ('awaiting-payment', 'lapsed', 'refund-due')))))
BEGIN
  INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
  VALUES (
    'step-' || lower(hex(randomblob(12))), 'trade-step',
    -- A trade that is cancelled as a whole is told of once.
    'trade-step:' || NEW.trade_id || ':' || CASE NEW.to_state WHEN 'cancelled' THEN 'cancelled' ELSE NEW.part || ':' || NEW.seq END,
    json_object('trade', NEW.trade_id, 'part', NEW.part, 'from', NEW.from_state, 'to', NEW.to_state),
    NEW.at, NEW.at)
  ON CONFLICT (dedupe) DO NOTHING;
END;
