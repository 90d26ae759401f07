import type { Credit } from '../../../domain/accounts/account-schemas';
import { money, type Currency } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import { nullable, number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { storeCredit } from '../../platform/db/schema/money';
import { trades } from '../../platform/db/schema/trades';
import { beforeNewest, readTimeCursor, timeCursor } from '../../platform/db/time-cursor';
import { requireAccount } from '../../platform/owner';

const pageSize = 30;

const balancesOf = defineRead(
  { currency: storeCredit.currency, amount: number, bonus: number },
  `SELECT currency, sum(amount) AS amount, sum(iif(kind = 'bonus', amount, 0)) AS bonus FROM store_credit
   WHERE account = ?1 GROUP BY currency ORDER BY currency`,
);
const entriesOf = defineRead(
  {
    id: storeCredit.id,
    at: storeCredit.at,
    reason: storeCredit.reason,
    kind: storeCredit.kind,
    currency: storeCredit.currency,
    amount: storeCredit.amount,
    balance: number,
    trade_id: nullable(trades.id),
    number: nullable(trades.number),
  },
  `SELECT c.id, c.at, c.reason, c.kind, c.currency, c.amount, c.balance, t.id AS trade_id, t.number
   FROM (SELECT *, sum(amount) OVER (PARTITION BY currency ORDER BY at, id) AS balance FROM store_credit
     WHERE account = ?1) c
   LEFT JOIN trades t ON t.id = c.trade_id AND t.account = ?1
   WHERE (c.at, c.id) < (?2, ?3) AND (?4 IS NULL OR c.currency = ?4) ORDER BY c.at DESC, c.id DESC LIMIT ?5`,
);

/**
 * Returns the store credit of the account: the balance of each currency, and the entries, newest first.
 * @throws `sign-in-required`, `invalid-cursor`
 */
export async function readCredit(
  ctx: Ctx,
  query: { readonly currency?: Currency | undefined; readonly cursor?: string | undefined },
): Promise<Credit> {
  const { id } = requireAccount(ctx);
  const after = readTimeCursor(query.cursor, beforeNewest);
  const [balances, found] = await readBatch(ctx.db, [
    balancesOf.with(id),
    entriesOf.with(id, ...after, query.currency ?? null, pageSize + 1),
  ]);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    balances: balances.map((row) => money(row.amount, row.currency)),
    bonuses: balances.map((row) => money(row.bonus, row.currency)),
    items: page.map((row) => ({
      id: row.id,
      at: row.at,
      reason: row.reason,
      kind: row.kind,
      amount: money(row.amount, row.currency),
      balance: money(row.balance, row.currency),
      trade: row.trade_id === null || row.number === null ? null : { id: row.trade_id, number: row.number },
    })),
    nextCursor: found.length > pageSize && last !== undefined ? timeCursor(last.at, last.id) : null,
  };
}
