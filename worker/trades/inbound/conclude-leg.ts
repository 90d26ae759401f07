import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { eventRows, type NewEvent } from '../core/event-rows';
import { judgedRows, withJudged, type Judged } from './judged-lines';
import { settleInbound } from './settle-inbound';
import { lastOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';
import { unchanged } from '../core/trade-guards';

/** How a leg goes on, step by step, each with who does it. */
export type Steps = readonly { readonly to: InboundLegState; readonly actor: NewEvent['actor'] }[];

/** The inbound leg's events, from the one last seen. */
export function legEvents({ events }: TradeRecord, steps: Steps): NewEvent[] {
  const last = lastOf(events, 'inbound');
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
export async function concludeLeg(
  ctx: Ctx,
  record: TradeRecord,
  judged: readonly Judged[],
  by: NewEvent['actor'],
  steps: Steps,
): Promise<D1PreparedStatement[]> {
  const { trade } = record;
  return [
    unchanged(ctx, trade),
    ...judgedRows(ctx, record, judged, by),
    eventRows(ctx, trade.id, legEvents(record, [...steps, { to: 'settled', actor: 'shop' }])),
    ...(await settleInbound(ctx, withJudged(record, judged))),
  ];
}
