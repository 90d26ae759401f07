import { queueParts } from '../../domain/desk/queue';
import type { DeskCounts } from '../../domain/desk/queue-schemas';
import type { Ctx } from '../platform/context';
import { rowsAt, sql } from '../platform/db/client';
import { requireRole } from '../platform/require-role';
import { queueSql, queueValues } from './queue-sql';

interface CountRow {
  readonly state: string;
  readonly open: number;
  readonly ready: number;
}

/**
 * Counts the trades in each of the desk's queues, by state. One round trip.
 * @throws what `requireRole` throws
 */
export async function readCounts(ctx: Ctx): Promise<DeskCounts> {
  requireRole(ctx, 'staff');
  const now = ctx.now.toISOString();
  const results = await ctx.db.batch(
    queueParts.map((part) =>
      sql(
        ctx.db,
        `SELECT state, count(*) AS open, sum(ready) AS ready FROM (${queueSql(part)}) GROUP BY state`,
        ...queueValues(part, now),
      ),
    ),
  );
  const at = (place: number): DeskCounts['inbound'] => {
    const counted = rowsAt<CountRow>(results, place);
    return {
      ready: counted.reduce((sum, { ready }) => sum + ready, 0),
      states: Object.fromEntries(counted.map(({ state, open }) => [state, open])),
    };
  };
  return { inbound: at(0), outbound: at(1), money: at(2) };
}
