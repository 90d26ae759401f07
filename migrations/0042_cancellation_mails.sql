-- Each cancellation has a mail of its own. A trade that is cancelled as a whole is told of once: both of its events
-- have the same instant. A sale that is cancelled later than the purchase of its trade had no mail.

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
    'trade-step:' || NEW.trade_id || ':'
      || CASE NEW.to_state WHEN 'cancelled' THEN 'cancelled:' || NEW.at ELSE NEW.part || ':' || NEW.seq END,
    json_object('trade', NEW.trade_id, 'part', NEW.part, 'from', NEW.from_state, 'to', NEW.to_state),
    NEW.at, NEW.at)
  ON CONFLICT (dedupe) DO NOTHING;
END;
