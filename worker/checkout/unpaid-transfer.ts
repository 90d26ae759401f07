import type { ProblemFacts } from '../../domain/problems';
import type { SettlementState } from '../../domain/trades/lifecycle/states';
import type { Ctx } from '../platform/context';
import { rowsAt, sql } from '../platform/db/client';
import { code } from '../platform/db/codes';

interface UnpaidRow {
  readonly id: string;
  readonly number: string;
  readonly owner: string;
}

const open = `settlement = 'pay-now' AND payment = 'bank-transfer' AND settlement_state = ${code<SettlementState>('awaiting-payment')}`;

/**
 * Returns the statement that finds an unpaid bank transfer that prevents another one (docs/product.md#pay-now). An
 * account is matched by its own trades alone. A guest is matched by visitor or mail address among guests: anybody can
 * type an account's address, and that must not keep the account from paying.
 */
export function unpaidTransferStatement(ctx: Ctx, owner: string, email: string | null): D1PreparedStatement {
  const trades = (condition: string) => `SELECT id, number, owner FROM trades WHERE ${condition} AND ${open}`;
  if (ctx.actor.kind === 'account') return sql(ctx.db, `${trades('owner = ?1')} LIMIT 1`, owner);
  const visitor = ctx.actor.kind === 'guest' ? ctx.actor.visitor : null;
  const own = trades('owner = ?1');
  const sameVisitor = trades('visitor = ?2 AND account IS NULL');
  const sameEmail = trades('email = ?3 AND account IS NULL');
  return sql(
    ctx.db,
    `SELECT * FROM (${own} UNION ALL ${sameVisitor} UNION ALL ${sameEmail}) LIMIT 1`,
    owner,
    visitor,
    email,
  );
}

/**
 * Returns the facts of `unpaid-transfer-open`: the trade when it is the owner's; a trade found otherwise is not named.
 */
export function unpaidTransferAt(results: readonly D1Result[], at: number, owner: string): ProblemFacts | null {
  const [row] = rowsAt<UnpaidRow>(results, at);
  if (row === undefined) return null;
  return row.owner === owner ? { trade: row.id, number: row.number } : {};
}
