import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { gradingPhotos } from '../../platform/db/schema/trade-life';
import { lineEventStatements, type NewLineEvent } from '../core/line-event-statements';
import { photoKey } from '../photos/photo-keys';
import { nextLineSeq } from '../core/sequence-numbers';
import { updateInboundLineStatement, type TradeRecord } from '../core/trade-rows';
import { requireInboundStateStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireInboundLine } from '../core/require-inbound-line';
import { requireDeskTrade } from '../core/require-desk-trade';
import { isGradedWorse } from '../core/graded-worse';

/**
 * Undoes a grading: the copy waits to be graded again, and its photos are erased. An unexpected book becomes
 * `missing` instead, because it was added by mistake.
 * @throws `not-found`; `state-moved` when the parcel is not being graded
 */
export async function undoGrading(
  ctx: Ctx,
  { trade, line }: { readonly trade: string; readonly line: number },
): Promise<void> {
  let erased: readonly string[] = [];
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => {
      erased = record.photos.filter((photo) => photo.line === line).map(({ id }) => id);
      return undoStatements(ctx, record, line);
    },
  );
  for (const id of erased) await ctx.kv.delete(photoKey(trade, id));
}

function undoStatements(ctx: Ctx, record: TradeRecord, number: number): D1PreparedStatement[] {
  const { trade, lineEvents } = record;
  const graded = requireInboundLine(record, number);
  const { line, state, unexpected } = graded;
  const isGraded = state === 'as-said' || isGradedWorse(graded) || (state === 'missing' && unexpected === 0);
  if (trade.inbound_state !== 'received' || !isGraded) throw new Problem('state-moved');
  const seq = nextLineSeq(lineEvents, 'inbound-line', line);
  const undone: NewLineEvent<'inbound-line'> = { line, seq, from: state, to: 'offered' };
  const missing: NewLineEvent<'inbound-line'> = { line, seq: seq + 1, from: 'offered', to: 'missing' };
  return [
    requireInboundStateStatement(ctx, trade.id, 'received'),
    ...lineEventStatements(ctx, trade.id, 'inbound-line', unexpected === 1 ? [undone, missing] : [undone], 'staff'),
    updateInboundLineStatement(ctx, trade.id, line, { gradedAs: null, reason: null }),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .delete(gradingPhotos)
        .where(and(eq(gradingPhotos.tradeId, trade.id), eq(gradingPhotos.line, line))),
    ),
  ];
}
