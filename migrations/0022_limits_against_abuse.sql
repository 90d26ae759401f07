-- Limits that keep strangers from locking the stock and from blocking each other.

-- A guest's unpaid transfer blocks guests only. An account has one of its own, matched by `owner` alone: else a
-- stranger who types its mail address would keep it from paying by transfer.
DROP INDEX trades_unpaid_by_email;
CREATE UNIQUE INDEX trades_unpaid_by_email ON trades (email)
  WHERE account IS NULL AND settlement = 'pay-now' AND payment = 'bank-transfer'
    AND settlement_state = 'awaiting-payment';
DROP INDEX trades_unpaid_by_visitor;
CREATE UNIQUE INDEX trades_unpaid_by_visitor ON trades (visitor)
  WHERE account IS NULL AND settlement = 'pay-now' AND payment = 'bank-transfer'
    AND settlement_state = 'awaiting-payment' AND visitor IS NOT NULL;

-- Copies that guests of a network have reserved and not paid. Placing writes NULL copies where the network has too
-- many, and that aborts its batch. The row ends with the reservation, and with it the network is forgotten.
CREATE TABLE guest_reservations (
  trade_id TEXT PRIMARY KEY REFERENCES trades (id),
  network TEXT NOT NULL,            -- keyed hash of an IPv4 /24 or IPv6 /48
  payment TEXT NOT NULL,
  copies INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX guest_reservations_by_network ON guest_reservations (network, payment, copies);
CREATE TRIGGER guest_reservations_end AFTER INSERT ON trade_events
WHEN (NEW.part = 'settlement' AND NEW.from_state = 'awaiting-payment')
  OR (NEW.part = 'outbound' AND NEW.from_state = 'reserved') BEGIN
  DELETE FROM guest_reservations WHERE trade_id = NEW.trade_id;
END;

-- For offers: copies of an edition that accounts hold.
CREATE INDEX holds_of_accounts ON holds (isbn, owner, ends_at) WHERE owner GLOB 'a:*';
