import { Problem } from '../../../domain/problems';
import type { Decision } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { concludeLegStatements } from './conclude-leg';
import { decisionStatements, withDecisions, type DecidedLine } from './decided-lines';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { isUndecided } from '../core/graded-worse';
import { requireInboundLine } from '../core/require-inbound-line';

export interface Decisions {
  readonly decisions: readonly { readonly line: number; readonly decision: Decision }[];
}

/**
 * Writes the decisions of the customer about copies graded worse. The last decision settles the leg in the same batch.
 * @throws `trade-not-found`; `not-found` for a line; `state-moved` when no decision is awaited;
 * `decision-not-possible` {line} for accepting a rejected copy, or a line named twice
 */
export async function decideLines(ctx: Ctx, request: TradeRequest, { decisions }: Decisions): Promise<void> {
  await writeTrade(
    ctx,
    () => requireTrade(ctx, request),
    (record) => decideStatements(ctx, record, decisions),
  );
}

async function decideStatements(
  ctx: Ctx,
  record: TradeRecord,
  decisions: Decisions['decisions'],
): Promise<D1PreparedStatement[]> {
  if (record.trade.inbound_state !== 'awaiting-decision') throw new Problem('state-moved');
  const decided = decisions.map(({ line, decision }, index): DecidedLine => {
    const row = requireInboundLine(record, line);
    const isNamedBefore = decisions.findIndex((other) => other.line === line) !== index;
    if (isNamedBefore) throw new Problem('decision-not-possible', { line });
    if (!isUndecided(row)) throw new Problem('state-moved');
    if (decision === 'accept' && row.state === 'rejected') throw new Problem('decision-not-possible', { line });
    return { row, decision };
  });
  const { undecided } = tradeFacts(withDecisions(record, decided), ctx.now.toISOString()).lines;
  if (undecided > 0)
    return [requireUnchangedStatement(ctx, record.trade), ...decisionStatements(ctx, record, decided, 'customer')];
  return concludeLegStatements(ctx, record, decided, 'customer', [{ to: 'accepted', actor: 'customer' }]);
}
