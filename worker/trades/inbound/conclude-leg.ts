import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { eventStatement, type NewEvent } from '../core/event-statements';
import { decisionStatements, withDecisions, type DecidedLine } from './decided-lines';
import { settleInboundStatements } from './settle-inbound';
import { lastEventOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';

/** How a leg goes on, step by step, each with who does it. */
export type LegSteps = readonly { readonly to: InboundLegState; readonly actor: NewEvent['actor'] }[];

/** The inbound leg's events, from the one last seen. */
export function legEvents({ events }: TradeRecord, steps: LegSteps): NewEvent[] {
  const last = lastEventOf(events, 'inbound');
  return steps.map(({ to, actor }, at) => ({
    part: 'inbound',
    seq: last.seq + at + 1,
    from: steps[at - 1]?.to ?? last.state,
    to,
    actor,
  }));
}

/**
 * Statements: the last decisions about a leg's copies are written, and the leg is accepted and settled in the same
 * breath. `steps` end with `accepted`. The whole batch falls when anything happened to the trade since it was read.
 */
export async function concludeLegStatements(
  ctx: Ctx,
  record: TradeRecord,
  judged: readonly DecidedLine[],
  by: NewEvent['actor'],
  steps: LegSteps,
): Promise<D1PreparedStatement[]> {
  const { trade } = record;
  return [
    requireUnchangedStatement(ctx, trade),
    ...decisionStatements(ctx, record, judged, by),
    eventStatement(ctx, trade.id, legEvents(record, [...steps, { to: 'settled', actor: 'shop' }])),
    ...(await settleInboundStatements(ctx, withDecisions(record, judged))),
  ];
}
