import type { ProblemFacts } from '../../domain/problems';
import type { SettlementState } from '../../domain/trades/lifecycle/states';
import type { Ctx } from '../platform/context';
import { code } from '../platform/db/codes';
import { defineRead } from '../platform/db/read';
import { ownerSql } from '../platform/owner';
import { trades } from '../platform/db/schema/trades';

/** SQL condition: the trade awaits a bank transfer. */
const awaitsTransferSql = `settlement = 'pay-now' AND payment = 'bank-transfer'
  AND settlement_state = ${code<SettlementState>('awaiting-payment')}`;

const unpaidTransfers = (condition: string) =>
  `SELECT id, number, owner FROM trades WHERE ${condition} AND ${awaitsTransferSql}`;
const foundColumns = { id: trades.id, number: trades.number, owner: trades.owner };
const transferOfAccount = defineRead(foundColumns, `${unpaidTransfers(`owner = ${ownerSql('?1')}`)} LIMIT 1`);
const transferOfGuest = defineRead(
  foundColumns,
  `SELECT * FROM (${unpaidTransfers('owner = ?1')}
   UNION ALL ${unpaidTransfers('visitor = ?2 AND account IS NULL')}
   UNION ALL ${unpaidTransfers('email = ?3 AND account IS NULL')}) LIMIT 1`,
);

/**
 * Returns the statement that finds an account's unpaid bank transfer that prevents another one
 * (docs/product.md#pay-now). `owner`: key of the owner, or id of a session of its account.
 */
export function transferOfAccountStatement(ctx: Pick<Ctx, 'db'>, owner: string): D1PreparedStatement {
  return transferOfAccount.statement(ctx.db, owner);
}

/**
 * Returns the statement that finds the caller's unpaid bank transfer. An account is matched by its own trades alone. A
 * guest is matched by visitor or mail address among guests: anybody can type an account's address, and that must not
 * keep the account from paying.
 */
export function unpaidTransferStatement(ctx: Ctx, owner: string, email: string | null): D1PreparedStatement {
  if (ctx.actor.kind === 'account') return transferOfAccountStatement(ctx, owner);
  const visitor = ctx.actor.kind === 'guest' ? ctx.actor.visitor : null;
  return transferOfGuest.statement(ctx.db, owner, visitor, email);
}

/**
 * Returns the facts of `unpaid-transfer-open`: the trade when it is the owner's; a trade found otherwise is not named.
 */
export function unpaidTransferAt(results: readonly D1Result[], index: number, owner: string): ProblemFacts | null {
  const [row] = transferOfGuest.rowsOf(results[index]);
  if (row === undefined) return null;
  return row.owner === owner ? { trade: row.id, number: row.number } : {};
}
