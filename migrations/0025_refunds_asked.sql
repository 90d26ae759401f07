-- When the provider was last asked about a refund that is on its way. Asking moves nothing of the trade, so it does not
-- raise the trade's version.
ALTER TABLE payouts ADD COLUMN asked_at TEXT;
DROP TRIGGER payouts_version;
CREATE TRIGGER payouts_version AFTER UPDATE ON payouts WHEN NEW.asked_at IS OLD.asked_at BEGIN
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;
