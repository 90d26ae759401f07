import type { Grading } from '../../../domain/desk/grading-schemas';
import { Problem } from '../../../domain/problems';
import { gradeCopy } from '../../../domain/trades/grade-copy';
import type { Ctx } from '../../platform/context';
import { requireIsbn } from '../../platform/require-isbn';
import { lineEventStatements } from '../core/line-event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import { updateInboundLineStatement, type InboundLineRow, type TradeRecord } from '../core/trade-rows';
import { requireInboundStateStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';
import { requireInboundLine } from '../core/require-inbound-line';

export interface GradedLine {
  readonly trade: string;
  /** A line number, or an ISBN for its next ungraded copy. */
  readonly line: string;
  readonly grading: Grading;
}

/**
 * Grades a copy.
 * @throws `not-found` for a line; `book-not-in-trade` for an ISBN without an ungraded copy; `grade-not-lower`;
 * `reason-not-fitting`; `state-moved` when the line is graded already or the parcel is not being graded
 */
export async function gradeLine(ctx: Ctx, { trade, line, grading }: GradedLine): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => gradeStatements(ctx, record, requireLine(record, line), grading),
  );
}

/** Returns the line that a line number or an ISBN names. */
function requireLine(record: TradeRecord, asked: string): InboundLineRow {
  if (/^\d{1,4}$/.test(asked)) return requireInboundLine(record, Number(asked));
  const isbn = requireIsbn(asked);
  const ungraded = record.inbound.find((line) => line.isbn === isbn && line.state === 'offered');
  if (ungraded === undefined) throw new Problem('book-not-in-trade');
  return ungraded;
}

function gradeStatements(
  ctx: Ctx,
  { trade, lineEvents }: TradeRecord,
  line: InboundLineRow,
  grading: Grading,
): D1PreparedStatement[] {
  if (trade.inbound_state !== 'received' || line.state !== 'offered') throw new Problem('state-moved');
  const graded = gradeCopy(
    { grade: line.grade, exLibrary: line.ex_library === 1, isLate: line.today !== null },
    grading,
  );
  if (typeof graded === 'string') throw new Problem(graded);
  const { state, gradedAs, reason } = graded;
  const facts = { ...(gradedAs === null ? {} : { grade: gradedAs }), ...(reason === null ? {} : { reason }) };
  return [
    requireInboundStateStatement(ctx, trade.id, 'received'),
    ...lineEventStatements(
      ctx,
      trade.id,
      'inbound-line',
      [
        {
          line: line.line,
          seq: nextLineSeq(lineEvents, 'inbound-line', line.line),
          from: 'offered',
          to: state,
          facts,
        },
      ],
      'staff',
    ),
    updateInboundLineStatement(ctx, trade.id, line.line, { gradedAs, reason }),
  ];
}
