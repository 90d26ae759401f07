import type { StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/**
 * A change of state of one part of a trade. `seq` is one more than the last event that the writer read; a race with
 * another writer violates its uniqueness.
 */
export interface NewEventOf<Part extends TradePart> {
  readonly part: Part;
  readonly seq: number;
  /** State before the change; '' for the first event of the part. */
  readonly from: StatesOfParts[Part] | '';
  readonly to: StatesOfParts[Part];
  readonly actor: 'customer' | 'staff' | 'shop';
}
/** A change of state of any part of a trade. */
export type NewEvent = { [Part in TradePart]: NewEventOf<Part> }[TradePart];

/**
 * Returns the statement that inserts events in their order. Triggers update the trade's states. It aborts the batch
 * when the part has moved since it was read or the lifecycle forbids the move (`state_moved`, or unique
 * `trade_events.…`).
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

/** Next states of a part in their order, each with the actor who causes it. */
export type Steps<Part extends TradePart> = readonly {
  readonly to: StatesOfParts[Part];
  readonly actor: NewEvent['actor'];
}[];

/** Returns the events of the next steps of a part. `last`: its last event, see `lastEventOf`. */
export function eventsOfSteps<Part extends TradePart>(
  part: Part,
  last: { readonly seq: number; readonly state: StatesOfParts[Part] | '' },
  steps: Steps<Part>,
): NewEventOf<Part>[] {
  return steps.map(({ to, actor }, index) => ({
    part,
    seq: last.seq + index + 1,
    from: steps[index - 1]?.to ?? last.state,
    to,
    actor,
  }));
}

/** Returns the events by which one actor moves a part through `states`. `last`: the part's last event. */
export function eventsThrough<Part extends TradePart>(
  part: Part,
  last: { readonly seq: number; readonly state: StatesOfParts[Part] | '' },
  states: readonly StatesOfParts[Part][],
  actor: NewEvent['actor'],
): NewEventOf<Part>[] {
  return eventsOfSteps(
    part,
    last,
    states.map((to) => ({ to, actor })),
  );
}
