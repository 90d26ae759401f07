import type { ProblemFacts } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { rowsAt, sql } from '../../db/client';

interface UnpaidRow {
  readonly id: string;
  readonly number: string;
  readonly owner: string;
}

const open = `settlement = 'pay-now' AND payment = 'bank-transfer' AND settlement_state = 'awaiting-payment'`;

/** Statement: an unpaid bank transfer of this person, mail or visitor (product page, section 4: one each). */
export function unpaidStatement(ctx: Ctx, owner: string, email: string | null): D1PreparedStatement {
  const visitor = ctx.actor.kind === 'shop' ? null : ctx.actor.visitor;
  const found = (column: string, at: string) => `SELECT id, number, owner FROM trades WHERE ${column} = ${at} AND ${column} IS NOT NULL AND ${open}`;
  return sql(
    ctx.db,
    `SELECT * FROM (${found('owner', '?1')} UNION ALL ${found('visitor', '?2')} UNION ALL ${found('email', '?3')}) LIMIT 1`,
    owner, visitor, email,
  );
}

/** What `unpaid-transfer-open` tells: the trade where it is the person's own; one found by mail alone is not named. */
export function unpaidAt(results: readonly D1Result[], at: number, owner: string): ProblemFacts | null {
  const [row] = rowsAt<UnpaidRow>(results, at);
  if (row === undefined) return null;
  return row.owner === owner ? { trade: row.id, number: row.number } : {};
}
