-- What keeps checkouts apart: who sent them, what they had seen, and one unpaid bank transfer each.

ALTER TABLE trades ADD COLUMN visitor TEXT; -- the visitor's cookie that placed it, also beside an account
ALTER TABLE trades ADD COLUMN quote TEXT NOT NULL DEFAULT ''; -- fingerprint of the quote it was placed from

-- Unpaid bank transfers: one per person, mail and visitor. The state is kept by trade_events_keep_state, so the event
-- that would make a second one aborts its batch.
CREATE UNIQUE INDEX trades_unpaid_by_owner ON trades (owner)
  WHERE settlement = 'pay-now' AND payment = 'bank-transfer' AND settlement_state = 'awaiting-payment';
CREATE UNIQUE INDEX trades_unpaid_by_email ON trades (email)
  WHERE settlement = 'pay-now' AND payment = 'bank-transfer' AND settlement_state = 'awaiting-payment';
CREATE UNIQUE INDEX trades_unpaid_by_visitor ON trades (visitor)
  WHERE settlement = 'pay-now' AND payment = 'bank-transfer' AND settlement_state = 'awaiting-payment' AND visitor IS NOT NULL;

-- For the schedule: legs whose books should have come.
CREATE INDEX trades_by_arrival ON trades (arrive_by) WHERE inbound_state IN ('awaiting-parcel', 'in-transit');
