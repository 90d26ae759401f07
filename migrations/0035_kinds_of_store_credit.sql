-- Store credit has two kinds: what books earned, and the shop's bonus, which never pays for books with a bound price
-- (BGH 23 July 2015, I ZR 83/14). Each row changes one of the two balances.
ALTER TABLE store_credit ADD COLUMN kind TEXT NOT NULL DEFAULT 'earned' CHECK (kind IN ('earned', 'bonus'));
-- Whether a law fixed the price when the order was placed.
ALTER TABLE outbound_lines ADD COLUMN price_bound INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER store_credit_enough;
DROP TRIGGER store_credit_no_update;

UPDATE store_credit SET kind = 'bonus' WHERE reason = 'bonus';

-- Credit that was used before this migration counts as bonus as far as there was bonus at that time, the oldest use
-- first; so the customer keeps what books earned. A use that was given back counts by what is left of it.
CREATE TABLE bonus_spent_before AS
WITH net AS (
  SELECT account, currency, trade_id, -sum(amount) AS amount
  FROM store_credit
  WHERE trade_id IS NOT NULL AND reason IN ('used', 'given-back')
  GROUP BY account, currency, trade_id
), uses AS (
  SELECT c.id, c.account, c.currency, c.at, max(0, min(n.amount, -c.amount)) AS used
  FROM store_credit c
  JOIN net n ON n.account = c.account AND n.currency = c.currency AND n.trade_id = c.trade_id
  WHERE c.reason = 'used'
    AND c.id = (
      SELECT l.id FROM store_credit l
      WHERE l.account = c.account AND l.currency = c.currency AND l.trade_id = c.trade_id AND l.reason = 'used'
      ORDER BY l.at DESC, l.id DESC LIMIT 1
    )
  UNION ALL
  SELECT id, account, currency, at, -amount FROM store_credit WHERE reason = 'correction' AND amount < 0
), steps AS (
  SELECT id, account, currency, at, 0 AS used, amount AS bonus FROM store_credit WHERE reason = 'bonus'
  UNION ALL
  SELECT id, account, currency, at, used, 0 FROM uses
), sums AS (
  SELECT id, account, currency, at, used,
    sum(used) OVER so_far AS used_so_far,
    sum(bonus) OVER so_far AS bonus_so_far
  FROM steps
  WINDOW so_far AS (PARTITION BY account, currency ORDER BY at, used, id ROWS UNBOUNDED PRECEDING)
), spent AS (
  SELECT id, account, currency, at, used,
    used_so_far + min(0, min(bonus_so_far - used_so_far) OVER so_far) AS spent_so_far
  FROM sums
  WINDOW so_far AS (PARTITION BY account, currency ORDER BY at, used, id ROWS UNBOUNDED PRECEDING)
)
SELECT id, spent_so_far - coalesce(lag(spent_so_far) OVER in_order, 0) AS bonus
FROM spent
WINDOW in_order AS (PARTITION BY account, currency ORDER BY at, used, id);

-- A use that was paid by both kinds becomes two rows, as all later uses.
INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
SELECT c.id || ':bonus', c.account, c.currency, -b.bonus, c.reason, c.trade_id, c.at, 'bonus'
FROM bonus_spent_before b JOIN store_credit c ON c.id = b.id
WHERE c.amount < 0 AND b.bonus > 0 AND b.bonus < -c.amount;
UPDATE store_credit SET amount = amount + (SELECT bonus FROM bonus_spent_before b WHERE b.id = store_credit.id)
WHERE amount < 0
  AND EXISTS (
    SELECT 1 FROM bonus_spent_before b WHERE b.id = store_credit.id AND b.bonus > 0 AND b.bonus < -store_credit.amount
  );
UPDATE store_credit SET kind = 'bonus'
WHERE amount < 0
  AND EXISTS (SELECT 1 FROM bonus_spent_before b WHERE b.id = store_credit.id AND b.bonus = -store_credit.amount);
DROP TABLE bonus_spent_before;

CREATE TRIGGER store_credit_enough BEFORE INSERT ON store_credit WHEN NEW.amount < 0 BEGIN
  SELECT RAISE(ABORT, 'store_credit_enough')
  WHERE NEW.amount + coalesce(
    (SELECT sum(amount) FROM store_credit
     WHERE account = NEW.account AND currency = NEW.currency AND kind = NEW.kind), 0) < 0;
END;
CREATE TRIGGER store_credit_no_update BEFORE UPDATE ON store_credit BEGIN
  SELECT RAISE(ABORT, 'append_only');
END;

-- Orders placed before: new copies in markets with a law on book prices, as the shop priced them then.
UPDATE outbound_lines SET price_bound = 1
WHERE grade = 'new'
  AND trade_id IN (SELECT id FROM trades WHERE market IN ('DE', 'AT', 'FR', 'ES', 'IT', 'NL', 'PT', 'JP'));
