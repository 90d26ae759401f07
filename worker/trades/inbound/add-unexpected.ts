import { eq } from 'drizzle-orm';
import type { Unexpected } from '../../../domain/desk/grading-schemas';
import { limits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { inboundLines } from '../../platform/db/schema/trades';
import { editions } from '../../platform/db/schema/catalogue';
import { requireIsbn } from '../../platform/require-isbn';
import { lineEventStatements } from '../core/line-event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import { updateInboundLineStatement, type TradeRecord } from '../core/trade-rows';
import { requireInboundStateStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';

/** Placeholder for a book without an ISBN: its check digit is valid, and no book has it. */
const noIsbn = '9780000000002';
/** JSON of the amounts by grade: the shop declines the book in every grade. */
const noAmounts = JSON.stringify({ 'like-new': null, 'very-good': null, good: null, acceptable: null });

/** Violated when another clerk took the same line number. */
const lineNumberRace: ReadonlySet<string> = new Set(['inbound_lines.trade_id, inbound_lines.line']);

/**
 * Adds a book that is in the parcel but not in the trade, as a rejected line. The customer then decides whether it is
 * returned or recycled. `words` describes a book without an ISBN.
 * @throws `invalid-input` without ISBN and words; `invalid-isbn` and related codes; `list-full`; `state-moved` when
 * the parcel is not being graded
 */
export async function addUnexpected(
  ctx: Ctx,
  { trade, isbn, words }: Unexpected & { readonly trade: string },
): Promise<void> {
  await requireDeskTrade(ctx, trade);
  const validIsbn = isbn === undefined || isbn === '' ? null : requireIsbn(isbn);
  const description = words === undefined || words === '' ? null : words;
  if (validIsbn === null && description === null) throw new Problem('invalid-input', { paths: ['isbn', 'words'] });
  const [edition] =
    validIsbn === null
      ? []
      : await run(orm(ctx.db).select({ title: editions.title }).from(editions).where(eq(editions.isbn, validIsbn)));
  const book = { isbn: validIsbn ?? noIsbn, title: description ?? edition?.title ?? validIsbn ?? '' };
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => unexpectedStatements(ctx, record, book),
    lineNumberRace,
  );
}

function unexpectedStatements(
  ctx: Ctx,
  { trade, inbound, lineEvents }: TradeRecord,
  book: { readonly isbn: string; readonly title: string },
): D1PreparedStatement[] {
  if (trade.inbound_state !== 'received') throw new Problem('state-moved');
  if (inbound.filter((row) => row.unexpected === 1).length >= limits.cartLines)
    throw new Problem('list-full', { most: limits.cartLines });
  const line = Math.max(0, ...inbound.map((row) => row.line)) + 1;
  return [
    requireInboundStateStatement(ctx, trade.id, 'received'),
    statementOf(
      ctx.db,
      orm(ctx.db).insert(inboundLines).values({
        tradeId: trade.id,
        line,
        isbn: book.isbn,
        title: book.title,
        grade: 'acceptable',
        amount: 0,
        amounts: noAmounts,
        holdChecked: 1,
        unexpected: true,
      }),
    ),
    ...lineEventStatements(
      ctx,
      trade.id,
      'inbound-line',
      [
        {
          line,
          seq: nextLineSeq(lineEvents, 'inbound-line', line),
          from: 'offered',
          to: 'rejected',
          facts: { reason: 'not-in-trade' },
        },
      ],
      'staff',
    ),
    updateInboundLineStatement(ctx, trade.id, line, { reason: 'not-in-trade' }),
  ];
}
