import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { gradingPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import { presetFor } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { concludeLegStatements, legEvents } from './conclude-leg';
import { eventStatement } from '../core/event-statements';
import { decisionStatements, type DecidedLine } from './decided-lines';
import { lowerAmount } from '../core/line-amounts';
import { factsOf } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * All copies of a leg are graded. What the person chose at checkout is applied to those found worse; where that leaves
 * something to ask, the person is asked for 14 days; else the leg is accepted and settled at once. Throws
 * `lines-ungraded` {lines}, and `state-moved` when the leg is not being graded.
 */
export async function finishGrading(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => finishStatements(ctx, record),
  );
}

/** What was chosen at checkout, for the copies it says enough about. */
function presets({ trade, inbound }: TradeRecord): DecidedLine[] {
  return inbound.flatMap((line) => {
    if (line.state !== 'regraded' && line.state !== 'rejected') return [];
    const found = {
      kind: line.state,
      agreed: line.amount,
      lower: lowerAmount(line, trade.market),
      late: line.today !== null,
    };
    const decision = presetFor(found, { ifWorse: trade.if_worse, downTo: trade.if_worse_down_to });
    return decision === null ? [] : [{ line, decision }];
  });
}

function finishStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] | Promise<D1PreparedStatement[]> {
  const { trade } = record;
  if (trade.inbound_state !== 'received') throw new Problem('state-moved');
  const now = ctx.now.toISOString();
  const { ungraded, undecided } = factsOf(record, now).lines;
  if (ungraded > 0) throw new Problem('lines-ungraded', { lines: ungraded });
  const judged = presets(record);
  if (undecided === judged.length) {
    return concludeLegStatements(ctx, record, judged, 'shop', [
      { to: 'graded', actor: 'staff' },
      { to: 'accepted', actor: 'shop' },
    ]);
  }
  return [
    requireUnchangedStatement(ctx, trade),
    ...decisionStatements(ctx, record, judged, 'shop'),
    eventStatement(
      ctx,
      trade.id,
      legEvents(record, [
        { to: 'graded', actor: 'staff' },
        { to: 'awaiting-decision', actor: 'shop' },
      ]),
    ),
    sql(
      ctx.db,
      'UPDATE trades SET decide_by = ?2 WHERE id = ?1',
      trade.id,
      deadlineAfterDays(now, gradingPolicy.decisionDays, trade.market),
    ),
  ];
}
