import { retainedUntil } from '../../domain/accounts/retention';
import type { Receipt } from '../../domain/accounts/account-schemas';
import { marketOf } from '../../domain/market/market';
import { money, type Money } from '../../domain/money';
import { dayOf } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { number, text } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { accounts, sessions } from '../platform/db/schema/accounts';
import { storeCredit } from '../platform/db/schema/money';
import { trades } from '../platform/db/schema/trades';
import { lateSinceValue, isOpenTradeSql, awaitsReturnSql, returnSinceValue } from '../trades/core/open-trade-sql';
import { usedValuesStatement } from './used-values-statement';

const personOfAccount = defineRead(
  { email: accounts.email, name: accounts.name, language: accounts.language, market: accounts.market },
  'SELECT email, name, language, market FROM accounts WHERE id = ?1',
);
const openTradesOf = defineRead(
  { id: trades.id, number: trades.number },
  `SELECT t.id, t.number FROM trades t WHERE t.account = ?1
    AND (${isOpenTradeSql('t', '?2')} OR ${awaitsReturnSql('t', '?3')}) ORDER BY t.placed_at DESC`,
);
const creditOf = defineRead(
  { currency: storeCredit.currency, amount: number },
  `SELECT currency, sum(amount) AS amount FROM store_credit WHERE account = ?1 GROUP BY currency
    HAVING sum(amount) > 0 ORDER BY currency`,
);
const sessionsOf = defineRead(
  { id: sessions.id, ends_at: sessions.endsAt },
  'SELECT id, ends_at FROM sessions WHERE account = ?1',
);
const lastSteps = defineRead(
  { market: trades.market, at: text() },
  `SELECT t.market, coalesce((SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id), t.placed_at) AS at
    FROM trades t WHERE t.account = ?1`,
);
const creditEntriesOf = defineRead(
  { market: text(), at: storeCredit.at },
  `SELECT coalesce(t.market, (SELECT market FROM accounts WHERE id = ?1), '') AS market, c.at
   FROM store_credit c LEFT JOIN trades t ON t.id = c.trade_id WHERE c.account = ?1`,
);

interface LastStep {
  readonly market: string;
  readonly at: string;
}
/** A session that the deletion ends. */
export type SessionRow = ReturnType<typeof sessionsOf.rowsOf>[number];

/** Facts for a deletion, read before anything is written. */
export interface DeletionFacts {
  readonly account: ReturnType<typeof personOfAccount.rowsOf>[number];
  /** Open trades, also those with withdrawn books or a refund pending. */
  readonly openTrades: readonly { readonly id: string; readonly number: string }[];
  /** Store credit that would be lost. */
  readonly credit: readonly Money[];
  readonly erased: Receipt['erased'];
  readonly kept: Receipt['kept'];
  readonly sessions: readonly SessionRow[];
  /** Number of trades and credit entries. The deletion aborts when another one was added meanwhile. */
  readonly trades: number;
  readonly creditEntries: number;
}

const countSql = {
  sessions: 'SELECT count(*) FROM sessions WHERE account = ?1 AND revoked_at IS NULL AND ends_at > ?3',
  'sign-ins': 'SELECT count(*) FROM linked_sign_ins WHERE account = ?1',
  passkeys: 'SELECT count(*) FROM passkeys WHERE account = ?1',
  addresses: 'SELECT count(*) FROM addresses WHERE account = ?1',
  'payout-details': 'SELECT count(*) FROM payout_details WHERE account = ?1',
  basket: `SELECT coalesce(sum(quantity), 0) FROM basket_lines WHERE owner = 'a:' || ?1`,
  cart: `SELECT coalesce(sum(quantity), 0) FROM cart_lines WHERE owner = 'a:' || ?1`,
  wishes: `SELECT count(*) FROM wishes WHERE owner = 'a:' || ?1`,
  events: 'SELECT count(*) FROM account_events WHERE account = ?1',
  consents: 'SELECT count(*) FROM consents WHERE account = ?1',
  conversations: `SELECT count(*) FROM conversations WHERE owner IN ('a:' || ?1, ?2)`,
  'guest-lists': `SELECT (SELECT coalesce(sum(quantity), 0) FROM kept_aside WHERE owner = 'a:' || ?1)
    + (SELECT coalesce(sum(quantity), 0) FROM basket_lines WHERE owner = ?2) + (SELECT coalesce(sum(quantity), 0)
    FROM cart_lines WHERE owner = ?2)
    + (SELECT count(*) FROM wishes WHERE owner = ?2)`,
} as const satisfies Readonly<Partial<Record<Receipt['erased'][number]['what'], string>>>;
type Counted = keyof typeof countSql;
const counts = Object.entries(countSql).map(([what, query]) =>
  defineRead({ what: text<Counted>(), count: number }, `SELECT '${what}' AS what, (${query}) AS count`),
);

/**
 * Reads the facts in one round trip; null when the account is gone.
 * `visitor` is the guest of this browser, whose lists are deleted, too.
 */
export async function readDeletionFacts(ctx: Ctx, id: string, visitor: string | null): Promise<DeletionFacts | null> {
  const now = ctx.now.toISOString();
  const results = await ctx.db.batch([
    personOfAccount.statement(ctx.db, id),
    openTradesOf.statement(ctx.db, id, lateSinceValue(now), returnSinceValue(now)),
    creditOf.statement(ctx.db, id),
    sessionsOf.statement(ctx.db, id),
    lastSteps.statement(ctx.db, id),
    creditEntriesOf.statement(ctx.db, id),
    ...counts.map((read) => usedValuesStatement(ctx, read.text, [id, visitor === null ? '' : `v:${visitor}`, now])),
  ]);
  const [account] = personOfAccount.rowsOf(results[0]);
  if (account === undefined) return null;
  const steps = lastSteps.rowsOf(results[4]);
  const entries = creditEntriesOf.rowsOf(results[5]);
  const found = counts.flatMap((read, index) => read.rowsOf(results[6 + index])).filter(({ count }) => count > 0);
  return {
    account,
    openTrades: openTradesOf.rowsOf(results[1]),
    credit: creditOf.rowsOf(results[2]).map((row) => money(row.amount, row.currency)),
    sessions: sessionsOf.rowsOf(results[3]),
    erased: [{ what: 'profile', count: 1 }, ...found],
    kept: [...keptEntries('trades', steps, dayOf(now)), ...keptEntries('store-credit', entries, dayOf(now))],
    trades: steps.length,
    creditEntries: entries.length,
  };
}

/** Returns the data that is kept, grouped by market and last day, without data past its retention period. */
function keptEntries(
  what: Receipt['kept'][number]['what'],
  steps: readonly LastStep[],
  today: string,
): Receipt['kept'] {
  const kept = new Map<string, Receipt['kept'][number]>();
  for (const step of steps) {
    const market = marketOf(step.market);
    const until = retainedUntil(market, step.at);
    if (until < today) continue;
    const key = `${until} ${market}`;
    kept.set(key, { what, count: (kept.get(key)?.count ?? 0) + 1, why: 'accounting-law', market, until });
  }
  return [...kept.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
