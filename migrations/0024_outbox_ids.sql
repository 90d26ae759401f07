-- The id of an outbox row that tells of a step is made from the step: trade, part and sequence number name one event.
-- Random ids in SQL can't be replayed: two runs of the same steps would write different tables.

DROP TRIGGER trade_events_tell;
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
    'step-' || NEW.trade_id || '-' || NEW.part || '-' || NEW.seq, 'trade-step',
    -- A trade that is cancelled as a whole is told of once.
    'trade-step:' || NEW.trade_id || ':' || CASE NEW.to_state WHEN 'cancelled' THEN 'cancelled' ELSE NEW.part || ':' || NEW.seq END,
    json_object('trade', NEW.trade_id, 'part', NEW.part, 'from', NEW.from_state, 'to', NEW.to_state),
    NEW.at, NEW.at)
  ON CONFLICT (dedupe) DO NOTHING;
END;
