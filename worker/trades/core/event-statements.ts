import type { StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** A change of state as its writer saw it: `seq` is one more than the last it read, and decides races. */
export interface NewEventOf<Part extends TradePart> {
  readonly part: Part;
  readonly seq: number;
  /** '' is the beginning. */
  readonly from: StatesOfParts[Part] | '';
  readonly to: StatesOfParts[Part];
  readonly actor: 'customer' | 'staff' | 'shop';
}
/** A change of state of any part. */
export type NewEvent = { [Part in TradePart]: NewEventOf<Part> }[TradePart];

/**
 * Statement: event rows in their order; the trade's states follow by themselves. Aborts the batch when a part has moved
 * on meanwhile or the move is not one of the lifecycle's (`state_moved`, or unique `trade_events.…`).
 */
export function eventStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  events: readonly NewEvent[],
): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
     SELECT ?1, j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, ?3 FROM json_each(?2) j
     ORDER BY j.key`,
    tradeId,
    JSON.stringify(events.map(({ part, seq, from, to, actor }) => [part, seq, from, to, actor])),
    ctx.now.toISOString(),
  );
}

/** Events that lead one part through states, from the one last seen. */
export function eventsThrough<Part extends TradePart>(
  part: Part,
  last: { readonly seq: number; readonly state: StatesOfParts[Part] | '' },
  states: readonly StatesOfParts[Part][],
  actor: NewEvent['actor'],
): NewEventOf<Part>[] {
  return states.map((to, step) => ({
    part,
    seq: last.seq + step + 1,
    from: states[step - 1] ?? last.state,
    to,
    actor,
  }));
}
