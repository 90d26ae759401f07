import type { Decision } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { lineEventStatements } from '../core/line-event-statements';
import type { NewEvent } from '../core/event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';

/** A copy graded worse with the decision about it. A null decision means that nobody answered; the copy is returned. */
export interface DecidedLine {
  readonly row: InboundLineRow;
  readonly decision: Decision | null;
}

/** Returns the next state of the line; null for a copy that the shop keeps. */
function stateAfter({ decision }: DecidedLine): 'recycled' | 'returning' | null {
  if (decision === 'accept') return null;
  return decision === 'recycle' ? 'recycled' : 'returning';
}

/** Returns the record as it is after the decisions are written. */
export function withDecisions(record: TradeRecord, decided: readonly DecidedLine[]): TradeRecord {
  const decidedByLine = new Map(decided.map((copy) => [copy.row.line, copy]));
  return {
    ...record,
    inbound: record.inbound.map((row) => {
      const copy = decidedByLine.get(row.line);
      return copy === undefined ? row : { ...row, decision: copy.decision, state: stateAfter(copy) ?? row.state };
    }),
  };
}

/**
 * Returns the statements that write decisions and move the copies that are not kept to `returning` or `recycled`; none
 * for no decisions.
 */
export function decisionStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { trade, lineEvents }: TradeRecord,
  decided: readonly DecidedLine[],
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  if (decided.length === 0) return [];
  const moves = decided.flatMap((copy) => {
    const { line, state: from } = copy.row;
    const to = stateAfter(copy);
    return to === null ? [] : [{ line, seq: nextLineSeq(lineEvents, 'inbound-line', line), from, to }];
  });
  return [
    sql(
      ctx.db,
      `UPDATE inbound_lines SET decision = j.value->>1 FROM json_each(?2) j WHERE inbound_lines.trade_id = ?1
        AND inbound_lines.line = j.value->>0`,
      trade.id,
      JSON.stringify(decided.map(({ row, decision }) => [row.line, decision])),
    ),
    ...lineEventStatements(ctx, trade.id, 'inbound-line', moves, actor),
  ];
}
