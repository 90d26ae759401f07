import { Problem } from '../../../domain/problems';
import type { Decision } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { concludeLegStatements } from './conclude-leg';
import { decisionStatements, withDecisions, type DecidedLine } from './decided-lines';
import { requireTrade, type AskedTrade } from '../core/require-trade';
import { factsOf } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';

export interface Decisions {
  readonly decisions: readonly { readonly line: number; readonly decision: Decision }[];
}

/**
 * The person decides about copies found worse, some or all; the last decision settles the leg in the same batch. Throws
 * `trade-not-found`; `state-moved` when nothing is asked (any more) of a line; `decision-not-possible` {line} for a
 * refused copy that should be accepted, and for a line that is named twice.
 */
export async function decideLines(ctx: Ctx, asked: AskedTrade, { decisions }: Decisions): Promise<void> {
  await writeTrade(
    ctx,
    () => requireTrade(ctx, asked),
    (record) => decideStatements(ctx, record, decisions),
  );
}

async function decideStatements(
  ctx: Ctx,
  record: TradeRecord,
  decisions: Decisions['decisions'],
): Promise<D1PreparedStatement[]> {
  if (record.trade.inbound_state !== 'awaiting-decision') throw new Problem('state-moved');
  const judged = decisions.map(({ line, decision }, at): DecidedLine => {
    const found = record.inbound.find((one) => one.line === line);
    if (found === undefined) throw new Problem('not-found');
    if (decisions.findIndex((one) => one.line === line) !== at) throw new Problem('decision-not-possible', { line });
    if ((found.state !== 'regraded' && found.state !== 'rejected') || found.decision !== null)
      throw new Problem('state-moved');
    if (decision === 'accept' && found.state === 'rejected') throw new Problem('decision-not-possible', { line });
    return { line: found, decision };
  });
  const { undecided } = factsOf(withDecisions(record, judged), ctx.now.toISOString()).lines;
  if (undecided > 0)
    return [requireUnchangedStatement(ctx, record.trade), ...decisionStatements(ctx, record, judged, 'customer')];
  return concludeLegStatements(ctx, record, judged, 'customer', [{ to: 'accepted', actor: 'customer' }]);
}
