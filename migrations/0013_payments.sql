-- When the payment provider was last asked how a payment stands: the schedule asks about open ones now and then.
ALTER TABLE payment_intents ADD COLUMN asked_at TEXT;
CREATE INDEX payment_intents_waiting ON payment_intents (asked_at, created_at) WHERE state IN ('open', 'processing');
