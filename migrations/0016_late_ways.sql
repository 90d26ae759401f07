-- Ways on for what comes late: a return that was posted and is not here yet, a lost parcel that turns up, and a parcel
-- that comes when the rest of its trade is graded already.

-- The person's proof that a return was posted; carrier and number, and when they said so. They go with the person's data.
ALTER TABLE withdrawals ADD COLUMN carrier TEXT;
ALTER TABLE withdrawals ADD COLUMN tracking TEXT;
ALTER TABLE withdrawals ADD COLUMN sent_at TEXT;
CREATE TRIGGER withdrawals_version AFTER UPDATE ON withdrawals BEGIN
  UPDATE trades SET version = version + 1 WHERE id = NEW.trade_id;
END;

-- 1: refunded while the copies were not here (the days for a refund were over, or the parcel was lost); they may still come.
ALTER TABLE outbound_lines ADD COLUMN refunded_ahead INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbound_lines_to_come ON outbound_lines (trade_id) WHERE refunded_ahead = 1;
INSERT INTO trade_moves (part, from_state, to_state) VALUES
  ('outbound-line', 'returned', 'returned'),
  ('outbound-line', 'sent', 'returned');

-- The trade whose late parcel this one takes in, and which parcel it was.
ALTER TABLE trades ADD COLUMN follows TEXT;
ALTER TABLE trades ADD COLUMN follows_parcel INTEGER;
CREATE UNIQUE INDEX trades_by_follows ON trades (follows, follows_parcel) WHERE follows IS NOT NULL;
