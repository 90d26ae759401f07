import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { gradingPolicy } from '../../../domain/policy/grading';
import { Problem } from '../../../domain/problems';
import { presetLineDecision } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { concludeLegStatements, inboundEvents } from './conclude-leg';
import { eventStatement } from '../core/event-statements';
import { decisionStatements, type DecidedLine } from './decided-lines';
import { readIdentityState } from './identity/identity-state';
import { lowerAmount } from '../core/line-amounts';
import { tradeFacts } from '../core/trade-facts';
import { updateTradeStatement, type TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';
import { isGradedWorse } from '../core/graded-worse';

/**
 * Finishes the grading of an inbound leg. The choices of the checkout decide about copies graded worse. If a decision
 * is still open, the customer has `gradingPolicy.decisionDays` to answer; else the leg is accepted and settled at
 * once.
 * @throws `lines-ungraded` {lines}; `identity-unchecked`, before which nothing is bought; `state-moved` when the leg is
 * not being graded
 */
export async function finishGrading(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => finishStatements(ctx, record),
  );
}

/** Returns the decisions that follow from the choices of the checkout. */
function presetDecisions({ trade, inbound }: TradeRecord): DecidedLine[] {
  return inbound.flatMap((line) => {
    if (!isGradedWorse(line)) return [];
    const graded = {
      kind: line.state,
      agreed: line.amount,
      lower: lowerAmount(line, trade.market),
      isLate: line.today !== null,
    };
    const decision = presetLineDecision(graded, { ifWorse: trade.if_worse, downTo: trade.if_worse_down_to });
    return decision === null ? [] : [{ row: line, decision }];
  });
}

async function finishStatements(ctx: Ctx, record: TradeRecord): Promise<D1PreparedStatement[]> {
  const { trade } = record;
  if (trade.inbound_state !== 'received') throw new Problem('state-moved');
  const now = ctx.now.toISOString();
  const { ungraded, undecided } = tradeFacts(record, now).lines;
  if (ungraded > 0) throw new Problem('lines-ungraded', { lines: ungraded });
  if ((await readIdentityState(ctx, trade)) === 'open') throw new Problem('identity-unchecked');
  const decided = presetDecisions(record);
  if (undecided === decided.length) {
    return concludeLegStatements(ctx, record, decided, 'shop', [
      { to: 'graded', actor: 'staff' },
      { to: 'accepted', actor: 'shop' },
    ]);
  }
  return [
    requireUnchangedStatement(ctx, trade),
    ...decisionStatements(ctx, record, decided, 'shop'),
    eventStatement(
      ctx,
      trade.id,
      inboundEvents(record, [
        { to: 'graded', actor: 'staff' },
        { to: 'awaiting-decision', actor: 'shop' },
      ]),
    ),
    updateTradeStatement(ctx, trade.id, {
      decideBy: deadlineAfterDays(now, gradingPolicy.decisionDays, trade.market),
    }),
  ];
}
