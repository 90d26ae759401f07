import { queueParts, type QueuePart } from '../../domain/desk/queue';
import type { DeskCounts } from '../../domain/desk/queue-schemas';
import type { Ctx } from '../platform/context';
import { number, text, type RowOf } from '../platform/db/columns';
import { defineReads, readBatch } from '../platform/db/read';
import { requireRole } from '../platform/require-role';
import { queueSql, queueValues } from './queue-sql';
import { openQuestionCount } from './read-asked-queue';
import { openDeclarationCount } from './read-declarations';

const countColumns = { state: text(), open: number, ready: number };
const countsOf = defineReads(
  countColumns,
  (part: QueuePart) => `SELECT state, count(*) AS open, sum(ready) AS ready FROM (${queueSql(part)}) GROUP BY state`,
  queueParts,
);

/**
 * Counts the open questions about books, the declarations of withdrawal that need a person, and the trades in each of
 * the desk's queues, by state. One round trip.
 * @throws what `requireRole` throws
 */
export async function readCounts(ctx: Ctx): Promise<DeskCounts> {
  requireRole(ctx, 'staff');
  const now = ctx.now.toISOString();
  const [inbound, outbound, money, asked, declared] = await readBatch(ctx.db, [
    countsOf('inbound').with(...queueValues('inbound', now)),
    countsOf('outbound').with(...queueValues('outbound', now)),
    countsOf('money').with(...queueValues('money', now)),
    openQuestionCount.with(),
    openDeclarationCount.with(),
  ]);
  return {
    inbound: sumStates(inbound),
    outbound: sumStates(outbound),
    money: sumStates(money),
    asked: asked[0]?.open ?? 0,
    declared: declared[0]?.open ?? 0,
  };
}

/** Returns the counts of a part, from its rows by state. */
function sumStates(counted: readonly RowOf<typeof countColumns>[]): DeskCounts['inbound'] {
  return {
    ready: counted.reduce((sum, { ready }) => sum + ready, 0),
    states: Object.fromEntries(counted.map(({ state, open }) => [state, open])),
  };
}
