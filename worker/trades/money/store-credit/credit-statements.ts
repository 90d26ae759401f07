import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';

type Writer = Pick<Ctx, 'db' | 'ids' | 'now'>;

const creditOfAccount = defineRead(
  { balance: number },
  'SELECT coalesce(sum(amount), 0) AS balance FROM store_credit WHERE account = ?1 AND currency = ?2',
);

/** Returns the statement that reads an account's balance in a currency, in minor units. Read it with `balanceAt`. */
export function balanceStatement(ctx: Pick<Ctx, 'db'>, account: string, currency: Currency): D1PreparedStatement {
  return creditOfAccount.statement(ctx.db, account, currency);
}

/** Returns the balance from the result of `balanceStatement` at index `at` of a batch. */
export function balanceAt(results: readonly D1Result[], at: number): number {
  return creditOfAccount.rowsOf(results[at])[0]?.balance ?? 0;
}

interface CreditEntry {
  readonly account: string;
  readonly currency: Currency;
  /** Minor units; negative when credit is used. */
  readonly amount: number;
  readonly reason: 'trade' | 'bonus' | 'given-back' | 'used';
  readonly trade: string;
}

/** Returns the statement that adds an entry to the ledger of store credit. */
function creditEntryStatement(ctx: Writer, entry: CreditEntry, id = ctx.ids.id()): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    id,
    entry.account,
    entry.currency,
    entry.amount,
    entry.reason,
    entry.trade,
    ctx.now.toISOString(),
  );
}

/**
 * Returns the statement that pays a trade from an account's credit; none for an amount of 0. It aborts its batch
 * (`store_credit_enough`) when the balance is too low.
 */
export function useCreditStatements(
  ctx: Writer,
  use: { readonly account: string; readonly currency: Currency; readonly amount: number; readonly trade: string },
): D1PreparedStatement[] {
  if (use.amount === 0) return [];
  return [creditEntryStatement(ctx, { ...use, amount: -use.amount, reason: 'used' })];
}

/** Returns the statement that restores the store credit a trade used, less what was restored before. Safe to repeat. */
export function restoreCreditStatement(ctx: Writer, tradeId: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
     SELECT ?2, account, currency, -sum(amount), 'given-back', trade_id, ?3 FROM store_credit
     WHERE trade_id = ?1 AND reason IN ('used', 'given-back') GROUP BY account, currency, trade_id
     HAVING sum(amount) < 0`,
    tradeId,
    ctx.ids.id(),
    ctx.now.toISOString(),
  );
}

/**
 * Returns the statement that credits the account of a trade, without a bonus; none for an amount of 0 or an erased
 * account. `amount`: minor units.
 */
export function addCreditStatements(
  ctx: Writer,
  trade: { readonly id: string; readonly account: string | null; readonly currency: Currency },
  amount: number,
  reason: 'trade' | 'bonus' | 'given-back',
): D1PreparedStatement[] {
  if (amount <= 0 || trade.account === null) return [];
  const { id, account, currency } = trade;
  return [creditEntryStatement(ctx, { account, currency, amount, reason, trade: id })];
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
  const entry = { account, currency, trade };
  return [
    ...(amount === 0 ? [] : [creditEntryStatement(ctx, { ...entry, amount, reason: 'trade' }, first)]),
    ...(bonus === 0 ? [] : [creditEntryStatement(ctx, { ...entry, amount: bonus, reason: 'bonus' }, second)]),
  ];
}
