import type { Decision } from '../../../domain/trades/grading';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { lineEventStatements } from '../core/line-event-statements';
import type { NewEvent } from '../core/event-statements';
import { lastLineSeq } from '../core/last-entries';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';

/** A copy found worse, with what is decided about it; a null decision is silence, and the book goes back. */
export interface DecidedLine {
  readonly line: InboundLineRow;
  readonly decision: Decision | null;
}

const goes = ({ decision }: DecidedLine) =>
  decision === 'accept' ? null : decision === 'recycle' ? ('recycled' as const) : ('returning' as const);

/** The record as it will be once the decisions are written. */
export function withDecisions(record: TradeRecord, judged: readonly DecidedLine[]): TradeRecord {
  const byLine = new Map(judged.map((one) => [one.line.line, one]));
  return {
    ...record,
    inbound: record.inbound.map((line) => {
      const one = byLine.get(line.line);
      return one === undefined ? line : { ...line, decision: one.decision, state: goes(one) ?? line.state };
    }),
  };
}

/** Statements: decisions about lines, and the lines that are not kept begin their way back or out. */
export function decisionStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { trade, lineEvents }: TradeRecord,
  judged: readonly DecidedLine[],
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  if (judged.length === 0) return [];
  const moves = judged.flatMap((one) => {
    const to = goes(one);
    return to === null
      ? []
      : [
          {
            line: one.line.line,
            seq: lastLineSeq(lineEvents, 'inbound-line', one.line.line) + 1,
            from: one.line.state,
            to,
          },
        ];
  });
  return [
    sql(
      ctx.db,
      `UPDATE inbound_lines SET decision = j.value->>1 FROM json_each(?2) j WHERE inbound_lines.trade_id = ?1
        AND inbound_lines.line = j.value->>0`,
      trade.id,
      JSON.stringify(judged.map(({ line, decision }) => [line.line, decision])),
    ),
    ...lineEventStatements(ctx, trade.id, 'inbound-line', moves, actor),
  ];
}
