-- When a mail was counted against the limit of its address. It is counted once, however often its sender was killed and
-- its row claimed again.
ALTER TABLE outbox ADD COLUMN counted_at TEXT;
