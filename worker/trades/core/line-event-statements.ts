import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { LinePart, StatesOfLines } from '../../../domain/trades/lifecycle/states';
import type { NewEvent } from './event-statements';

/**
 * A change of state of one line. `seq` is one more than the last event of this line that the writer read; a race with
 * another writer violates its uniqueness.
 */
export interface NewLineEvent<Part extends LinePart> {
  readonly line: number;
  readonly seq: number;
  /** State before the change; '' for the first event of an outbound line. */
  readonly from: StatesOfLines[Part] | '';
  readonly to: StatesOfLines[Part];
  /** Codes and figures that the timeline shows: grade, reason, amount. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

/**
 * Returns the statements that insert line events; none for no events. Triggers update the lines' states. They abort
 * the batch when a line has moved since it was read or the lifecycle forbids the move (`state_moved`, or unique
 * `line_events.…`).
 */
export function lineEventStatements<Part extends LinePart>(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  part: Part,
  events: readonly NewLineEvent<Part>[],
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  if (events.length === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO line_events (trade_id, part, line, seq, from_state, to_state, actor, facts, at)
       SELECT ?1, ?2, j.value->>0, j.value->>1, j.value->>2, j.value->>3, ?4, j.value->>4, ?5 FROM json_each(?3) j
       ORDER BY j.key`,
      tradeId,
      part,
      JSON.stringify(
        events.map(({ line, seq, from, to, facts }) => [line, seq, from, to, JSON.stringify(facts ?? {})]),
      ),
      actor,
      ctx.now.toISOString(),
    ),
  ];
}
