import { creditKinds, type CreditByKind } from '../../../../domain/checkout/credit';
import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { orm, sql, statementOf } from '../../../platform/db/client';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { accountSql } from '../../../platform/owner';
import { storeCredit } from '../../../platform/db/schema/money';

type Writer = Pick<Ctx, 'db' | 'ids' | 'now'>;

const creditOfAccount = defineRead(
  { earned: number, bonus: number },
  `SELECT coalesce(sum(iif(kind = 'bonus', 0, amount)), 0) AS earned,
     coalesce(sum(iif(kind = 'bonus', amount, 0)), 0) AS bonus
   FROM store_credit WHERE account = ${accountSql('?1')} AND currency = ?2`,
);

/**
 * Returns the statement that reads an account's balance in a currency, in minor units. Read it with `balanceAt`.
 * `account`: id of the account or of its session.
 */
export function balanceStatement(ctx: Pick<Ctx, 'db'>, account: string, currency: Currency): D1PreparedStatement {
  return creditOfAccount.statement(ctx.db, account, currency);
}

/** Returns the balance by kind from the result of `balanceStatement` at `index` of a batch, never below 0. */
export function balanceAt(results: readonly D1Result[], index: number): CreditByKind {
  const { earned = 0, bonus = 0 } = creditOfAccount.rowsOf(results[index])[0] ?? {};
  return { earned: Math.max(0, earned), bonus: Math.max(0, bonus) };
}

/** An entry of store credit; `amount` in minor units, negative when credit is used. */
type CreditEntry = Required<Omit<typeof storeCredit.$inferInsert, 'id' | 'at'>>;

/** Returns the statement that adds an entry to the ledger of store credit. */
function creditEntryStatement(ctx: Writer, entry: CreditEntry, id = ctx.ids.id()): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .insert(storeCredit)
      .values({ ...entry, id, at: ctx.now.toISOString() }),
  );
}

/**
 * Returns the statements that pay a trade from an account's credit, one for each kind that pays. They abort their batch
 * (`store_credit_enough`) when the balance of a kind is too low.
 */
export function useCreditStatements(
  ctx: Writer,
  use: {
    readonly account: string;
    readonly currency: Currency;
    readonly amounts: CreditByKind;
    readonly trade: string;
  },
): D1PreparedStatement[] {
  const { account, currency, amounts, trade: tradeId } = use;
  return creditKinds
    .filter((kind) => amounts[kind] > 0)
    .map((kind) =>
      creditEntryStatement(ctx, { account, currency, amount: -amounts[kind], reason: 'used', tradeId, kind }),
    );
}

/**
 * Returns the statement that pays a trade by the same kinds and amounts as when it was last paid by credit, for an
 * order that was released in between. It aborts its batch (`store_credit_enough`) when a balance is too low.
 */
export function useCreditAgainStatement(ctx: Writer, tradeId: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
     SELECT ?2 || ':' || kind, account, currency, amount, reason, trade_id, ?3, kind FROM store_credit
     WHERE trade_id = ?1 AND reason = 'used'
       AND at = (SELECT max(at) FROM store_credit WHERE trade_id = ?1 AND reason = 'used')`,
    tradeId,
    ctx.ids.id(),
    ctx.now.toISOString(),
  );
}

/**
 * Returns the statement that restores all store credit that a trade used and that was not restored before, each kind
 * to its own balance. Safe to repeat.
 */
export function restoreCreditStatement(ctx: Writer, tradeId: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
     SELECT ?2 || ':' || kind, account, currency, -sum(amount), 'given-back', trade_id, ?3, kind FROM store_credit
     WHERE trade_id = ?1 AND reason IN ('used', 'given-back') GROUP BY account, currency, trade_id, kind
     HAVING sum(amount) < 0`,
    tradeId,
    ctx.ids.id(),
    ctx.now.toISOString(),
  );
}

/**
 * Returns the statement that restores a part of the store credit that a trade used. Earned credit is restored before
 * the bonus, except for `bonus`, the part that must be restored as bonus. Amounts are minor units.
 */
export function restoreCreditPartStatement(
  ctx: Writer,
  tradeId: string,
  { amount, bonus }: { readonly amount: number; readonly bonus: number },
): D1PreparedStatement {
  return sql(
    ctx.db,
    `WITH used AS (
       SELECT max(account) AS account, max(currency) AS currency,
         -sum(iif(kind = 'earned', amount, 0)) AS earned FROM store_credit
       WHERE trade_id = ?1 AND reason IN ('used', 'given-back')
     ), shares AS (
       SELECT account, currency, 'earned' AS kind, min(?4 - ?5, max(0, earned)) AS share FROM used
       UNION ALL
       SELECT account, currency, 'bonus', ?4 - min(?4 - ?5, max(0, earned)) FROM used
     )
     INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
     SELECT ?2 || ':' || kind, account, currency, share, 'given-back', ?1, ?3, kind FROM shares WHERE share > 0`,
    tradeId,
    ctx.ids.id(),
    ctx.now.toISOString(),
    amount,
    bonus,
  );
}

/**
 * Returns the statement that credits the account of a trade for a refund of books, without a bonus; none for an amount
 * of 0 or an erased account. `amount`: minor units.
 */
export function addCreditStatements(
  ctx: Writer,
  trade: { readonly id: string; readonly account: string | null; readonly currency: Currency },
  amount: number,
): D1PreparedStatement[] {
  if (amount <= 0 || trade.account === null) return [];
  const { id, account, currency } = trade;
  return [creditEntryStatement(ctx, { account, currency, amount, reason: 'trade', tradeId: id, kind: 'earned' })];
}

/** Returns the statements that credit what books earned and the bonus on it, in minor units; none for amounts of 0. */
export function earnedCreditStatements(
  ctx: Writer,
  earned: {
    readonly account: string;
    readonly currency: Currency;
    readonly trade: string;
    readonly amount: number;
    readonly bonus: number;
  },
): D1PreparedStatement[] {
  // Both have the same instant. Sorted ids keep the earned credit before its bonus in the list of the account.
  const [first = '', second = ''] = [ctx.ids.id(), ctx.ids.id()].toSorted();
  const { account, currency, trade, amount, bonus } = earned;
  const entry = { account, currency, tradeId: trade };
  return [
    ...(amount === 0 ? [] : [creditEntryStatement(ctx, { ...entry, amount, reason: 'trade', kind: 'earned' }, first)]),
    ...(bonus === 0
      ? []
      : [creditEntryStatement(ctx, { ...entry, amount: bonus, reason: 'bonus', kind: 'bonus' }, second)]),
  ];
}
