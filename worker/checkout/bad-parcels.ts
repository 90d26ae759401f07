import { gradingPolicy } from '../../domain/policy/grading';
import { rejectReasons } from '../../domain/trades/grading';
import type { InboundLegState, InboundLineState } from '../../domain/trades/lifecycle/states';
import { gradedStates } from '../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../platform/context';
import { code, codes } from '../platform/db/codes';
import { number } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { accountSql } from '../platform/owner';

const badParcels = defineRead(
  { bad: number },
  `SELECT count(*) AS bad FROM (
   SELECT 1 FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id CROSS JOIN inbound_lines l ON l.trade_id = t.id
   AND l.parcel = p.parcel
   WHERE t.account = ${accountSql('?1')} AND t.inbound_state IN ${codes<InboundLegState>(gradedStates)}
   AND p.received_at > ?2
     AND l.unexpected = 0 AND l.state <> ${code<InboundLineState>('missing')}
   GROUP BY p.trade_id, p.parcel HAVING 2 * sum(l.reason IN (SELECT value FROM json_each(?3))) > count(*))`,
);

/**
 * Returns the statement that counts an account's recent parcels of which more than half was refused. Read its result
 * with `badParcelsAt`. `account`: id of the account or of its session.
 * @see docs/product.md#worse-than-said
 */
export function badParcelsStatement(ctx: Pick<Ctx, 'db' | 'now'>, account: string): D1PreparedStatement {
  const since = new Date(ctx.now);
  since.setUTCMonth(since.getUTCMonth() - gradingPolicy.badParcelsMonths);
  return badParcels.statement(ctx.db, account, since.toISOString(), JSON.stringify(rejectReasons));
}

/** Returns the count from the result of `badParcelsStatement` at `index` of a batch. */
export function badParcelsAt(results: readonly D1Result[], index: number): number {
  return badParcels.rowsOf(results[index])[0]?.bad ?? 0;
}
