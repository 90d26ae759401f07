import type { Ctx } from '../../platform/context';
import { eventStatement, eventsOfSteps, type NewEvent, type Steps } from '../core/event-statements';
import { decisionStatements, withDecisions, type DecidedLine } from './decided-lines';
import { settleInboundStatements } from './settle-inbound';
import { lastEventOf } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';

/** Returns the events of the next steps of the inbound leg. */
export function inboundEvents({ events }: TradeRecord, steps: Steps<'inbound'>): NewEvent[] {
  return eventsOfSteps('inbound', lastEventOf(events, 'inbound'), steps);
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
  steps: Steps<'inbound'>,
): Promise<D1PreparedStatement[]> {
  const { trade } = record;
  return [
    requireUnchangedStatement(ctx, trade),
    ...decisionStatements(ctx, record, decided, by),
    eventStatement(ctx, trade.id, inboundEvents(record, [...steps, { to: 'settled', actor: 'shop' }])),
    ...(await settleInboundStatements(ctx, withDecisions(record, decided))),
  ];
}
