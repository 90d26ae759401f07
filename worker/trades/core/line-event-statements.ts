import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { LinePart, StatesOfLines } from '../../../domain/trades/lifecycle/states';
import type { NewEvent } from './event-statements';

/**
 * A change of one line as its writer saw it; `seq` is one more than the last it read of this line, and decides races.
 */
export interface NewLineEvent<Part extends LinePart> {
  readonly line: number;
  readonly seq: number;
  /** '' where an outbound line begins. */
  readonly from: StatesOfLines[Part] | '';
  readonly to: StatesOfLines[Part];
  /** Codes and figures for the timeline: grade, reason, amount. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

/**
 * Statements: events of lines; the lines' states follow by themselves. They abort the batch when a line has moved on
 * meanwhile or the move is not one of its life (`state_moved`, or unique `line_events.…`).
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
