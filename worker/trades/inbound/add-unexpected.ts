import { eq } from 'drizzle-orm';
import type { Unexpected } from '../../../domain/desk/grading-schemas';
import { limits } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { editions } from '../../platform/db/schema/catalogue';
import { requireIsbn } from '../../platform/require-isbn';
import { lineEventStatements } from '../core/line-event-statements';
import { lastLineSeq } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';
import { requireInboundStateStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { requireDeskTrade } from '../core/require-desk-trade';

/** Placeholder for a book without an ISBN: its check digit is valid, and no book has it. */
const noIsbn = '9780000000002';
/** JSON of the amounts by grade: the shop declines the book in every grade. */
const worthless = JSON.stringify({ 'like-new': null, 'very-good': null, good: null, acceptable: null });

/** Violated when another clerk took the same line number. */
const lineTaken: ReadonlySet<string> = new Set(['inbound_lines.trade_id, inbound_lines.line']);

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
  const known = isbn === undefined || isbn === '' ? null : requireIsbn(isbn);
  const description = words === undefined || words === '' ? null : words;
  if (known === null && description === null) throw new Problem('invalid-input', { paths: ['isbn', 'words'] });
  const [edition] =
    known === null
      ? []
      : await run(orm(ctx.db).select({ title: editions.title }).from(editions).where(eq(editions.isbn, known)));
  const book = { isbn: known ?? noIsbn, title: description ?? edition?.title ?? known ?? '' };
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => unexpectedStatements(ctx, record, book),
    lineTaken,
  );
}

function unexpectedStatements(
  ctx: Ctx,
  { trade, inbound, lineEvents }: TradeRecord,
  book: { readonly isbn: string; readonly title: string },
): D1PreparedStatement[] {
  if (trade.inbound_state !== 'received') throw new Problem('state-moved');
  if (inbound.filter((one) => one.unexpected === 1).length >= limits.cartLines)
    throw new Problem('list-full', { most: limits.cartLines });
  const line = Math.max(0, ...inbound.map((one) => one.line)) + 1;
  return [
    requireInboundStateStatement(ctx, trade.id, 'received'),
    sql(
      ctx.db,
      `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, amount, amounts, hold_checked, unexpected)
        VALUES (?1, ?2, ?3, ?4, 'acceptable', 0, ?5, 1, 1)`,
      trade.id,
      line,
      book.isbn,
      book.title,
      worthless,
    ),
    ...lineEventStatements(
      ctx,
      trade.id,
      'inbound-line',
      [
        {
          line,
          seq: lastLineSeq(lineEvents, 'inbound-line', line) + 1,
          from: 'offered',
          to: 'rejected',
          facts: { reason: 'not-in-trade' },
        },
      ],
      'staff',
    ),
    sql(ctx.db, `UPDATE inbound_lines SET reason = 'not-in-trade' WHERE trade_id = ?1 AND line = ?2`, trade.id, line),
  ];
}
