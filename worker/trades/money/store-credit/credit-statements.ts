import type { Currency } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';

type Writer = Pick<Ctx, 'db' | 'ids' | 'now'>;

/** Statement: an account's balance in a currency, as column `balance` in minor units. */
export function balanceStatement(ctx: Pick<Ctx, 'db'>, account: string, currency: Currency): D1PreparedStatement {
  return sql(
    ctx.db,
    'SELECT coalesce(sum(amount), 0) AS balance FROM store_credit WHERE account = ?1 AND currency = ?2',
    account,
    currency,
  );
}

/** What a trade pays from an account's credit: nothing is no row; more than there is raises `store_credit_enough`. */
export function useCreditStatements(
  ctx: Writer,
  use: { readonly account: string; readonly currency: Currency; readonly amount: number; readonly trade: string },
): D1PreparedStatement[] {
  if (use.amount === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
        VALUES (?1, ?2, ?3, ?4, 'used', ?5, ?6)`,
      ctx.ids.id(),
      use.account,
      use.currency,
      -use.amount,
      use.trade,
      ctx.now.toISOString(),
    ),
  ];
}

/**
 * Gives back what a trade still holds of an account's credit: what it used, less what was given back already, so that
 * doing it again gives nothing.
 */
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

/** Statements: credit for a trade's account, without anything else; none for nothing and where the account is gone. */
export function addCreditStatements(
  ctx: Writer,
  trade: { readonly id: string; readonly account: string | null; readonly currency: Currency },
  amount: number,
  reason: 'trade' | 'bonus' | 'given-back',
): D1PreparedStatement[] {
  if (amount <= 0 || trade.account === null) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      ctx.ids.id(),
      trade.account,
      trade.currency,
      amount,
      reason,
      trade.id,
      ctx.now.toISOString(),
    ),
  ];
}

/** Statements: what books earned, taken as store credit, and the bonus on it, in minor units; none for nothing. */
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
  // Both are of one moment: by their ids the account's list has what was earned before the bonus on it.
  const [first = '', second = ''] = [ctx.ids.id(), ctx.ids.id()].toSorted();
  return (
    [
      ['trade', earned.amount, first],
      ['bonus', earned.bonus, second],
    ] as const
  ).flatMap(([reason, amount, id]) =>
    amount === 0
      ? []
      : [
          sql(
            ctx.db,
            `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
              VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
            id,
            earned.account,
            earned.currency,
            amount,
            reason,
            earned.trade,
            ctx.now.toISOString(),
          ),
        ],
  );
}
