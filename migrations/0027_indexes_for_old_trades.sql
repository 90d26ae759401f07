-- What these statements read must not grow with the trades that have ended.

-- What a trade brought as store credit is read with every trade.
CREATE INDEX store_credit_by_trade ON store_credit (trade_id) WHERE trade_id IS NOT NULL;
-- The nightly search for trades whose time by accounting law has passed.
CREATE INDEX trades_to_forget ON trades (account, market, placed_at) WHERE name <> '';
