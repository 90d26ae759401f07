import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { eventStatement, type NewEvent } from '../core/event-statements';
import { decisionStatements, withDecisions, type DecidedLine } from './decided-lines';
import { settleInboundStatements } from './settle-inbound';
import { lastEventOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';

/** Next states of the inbound leg, each with its actor. */
export type LegSteps = readonly { readonly to: InboundLegState; readonly actor: NewEvent['actor'] }[];

/** Returns the events that move the inbound leg, starting after its last event. */
export function legEvents({ events }: TradeRecord, steps: LegSteps): NewEvent[] {
  const last = lastEventOf(events, 'inbound');
  return steps.map(({ to, actor }, index) => ({
    part: 'inbound',
    seq: last.seq + index + 1,
    from: steps[index - 1]?.to ?? last.state,
    to,
    actor,
  }));
}

/**
 * Returns the statements that write the last decisions and settle the inbound leg in the same batch. `steps` end with
 * `accepted`. They abort the batch when the trade has changed since it was read.
 */
export async function concludeLegStatements(
  ctx: Ctx,
  record: TradeRecord,
  decided: readonly DecidedLine[],
  by: NewEvent['actor'],
  steps: LegSteps,
): Promise<D1PreparedStatement[]> {
  const { trade } = record;
  return [
    requireUnchangedStatement(ctx, trade),
    ...decisionStatements(ctx, record, decided, by),
    eventStatement(ctx, trade.id, legEvents(record, [...steps, { to: 'settled', actor: 'shop' }])),
    ...(await settleInboundStatements(ctx, withDecisions(record, decided))),
  ];
}
