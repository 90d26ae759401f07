import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { orm, sql, statementOf } from '../../../platform/db/client';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { storeCredit } from '../../../platform/db/schema/money';

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

/** An entry of store credit; `amount` in minor units, negative when credit is used. */
type CreditEntry = Omit<typeof storeCredit.$inferInsert, 'id' | 'at'>;

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
 * Returns the statement that pays a trade from an account's credit; none for an amount of 0. It aborts its batch
 * (`store_credit_enough`) when the balance is too low.
 */
export function useCreditStatements(
  ctx: Writer,
  use: { readonly account: string; readonly currency: Currency; readonly amount: number; readonly trade: string },
): D1PreparedStatement[] {
  const { account, currency, amount, trade } = use;
  if (amount === 0) return [];
  return [creditEntryStatement(ctx, { account, currency, amount: -amount, reason: 'used', tradeId: trade })];
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
  return [creditEntryStatement(ctx, { account, currency, amount, reason, tradeId: id })];
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
    ...(amount === 0 ? [] : [creditEntryStatement(ctx, { ...entry, amount, reason: 'trade' }, first)]),
    ...(bonus === 0 ? [] : [creditEntryStatement(ctx, { ...entry, amount: bonus, reason: 'bonus' }, second)]),
  ];
}
