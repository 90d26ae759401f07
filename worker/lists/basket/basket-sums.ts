import { estimateGrams } from '../../../domain/basket/parcels';
import type { BasketTotals } from '../../../domain/basket/schemas';
import { basketTotals, type BasketTotalsLine } from '../../../domain/basket/totals';
import type { Format } from '../../../domain/catalogue/schemas';
import type { UsedGrade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { copiesPolicy } from '../../../domain/policy/copies';
import { exLibraryAmount } from '../../../domain/pricing/offer';
import { dayMs, addMs } from '../../../domain/time';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { nullable, text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { ownerSql } from '../../platform/owner';
import type { PrefetchCtx } from '../../platform/prefetch';
import { holds, owners } from '../../platform/db/schema/lists';
import { codes } from '../../platform/db/codes';
import { offerFacts } from '../../catalogue/cards/book-cards';
import { offerToPerson } from './basket-line';

type Weight = readonly [grams: number | null, pages: number | null, format: Format];
type Held = readonly [amount: number, exLibrary: 0 | 1, quantity: number, ...Weight];
type Unheld = readonly [isbn: string, grade: UsedGrade, exLibrary: 0 | 1, quantity: number, ...Weight];

const ownerVersion = defineRead({ version: owners.version }, `SELECT version FROM owners WHERE id = ${ownerSql('?1')}`);
/**
 * The sums as two JSON lists in one row, which is faster to transfer than a thousand rows. A live hold counts, unless
 * the account has reached its limit of copies of the edition.
 */
const sums = defineRead(
  { held: text(), unheld: text(), until: nullable(holds.endsAt) },
  `WITH lines AS (
     SELECT b.isbn, b.grade, b.quantity, b.ex_library, e.grams, e.pages, e.format, h.ends_at,
   CASE b.grade WHEN 'like-new' THEN h.like_new WHEN 'very-good' THEN h.very_good WHEN 'good' THEN h.good
   ELSE h.acceptable END AS amount
     FROM basket_lines b CROSS JOIN editions e ON e.isbn = b.isbn
     LEFT JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2 AND h.ends_at > ?3
   AND b.isbn NOT IN (SELECT l.isbn FROM trades t JOIN inbound_lines l ON l.trade_id = t.id
     WHERE t.account = substr(${ownerSql('?1')}, 3) AND t.placed_at > ?4
       AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}
     GROUP BY l.isbn HAVING count(*) >= ?5)
     WHERE b.owner = ${ownerSql('?1')})
   SELECT min(ends_at) FILTER (WHERE amount IS NOT NULL) AS until,
     json_group_array(json_array(amount, ex_library, quantity, grams, pages,
     format)) FILTER (WHERE amount IS NOT NULL) AS held,
     json_group_array(json_array(isbn, grade, ex_library, quantity, grams, pages,
     format)) FILTER (WHERE amount IS NULL) AS unheld
   FROM lines`,
);

/**
 * Returns the statements that read the sums of a basket without its books, for the end of a batch. `owner`: key of
 * the owner, or id of a session of its account.
 */
export function basketSumStatements(ctx: PrefetchCtx, owner: string): D1PreparedStatement[] {
  const now = ctx.now.toISOString();
  return [
    ownerVersion.statement(ctx.db, owner),
    sums.statement(
      ctx.db,
      owner,
      ctx.market,
      now,
      addMs(now, -copiesPolicy.windowDays * dayMs),
      copiesPolicy.perEdition,
    ),
  ];
}

/**
 * Returns the sums from the results of `basketSumStatements`, which begin at `index`.
 * Lines without a live hold need one more round trip for the current offers.
 */
export async function basketSumsAt(ctx: Ctx, results: readonly D1Result[], index: number): Promise<BasketTotals> {
  const version = ownerVersion.rowsOf(results[index])[0]?.version ?? 0;
  const row = sums.rowsOf(results[index + 1])[0];
  const held: Held[] = JSON.parse(row?.held ?? '[]');
  const unheld: Unheld[] = JSON.parse(row?.unheld ?? '[]');
  const weigh = ([grams, pages, format]: Weight) => grams ?? estimateGrams(pages, format);
  const { currency } = rulesOf(ctx.market);
  const lines = held.map(([amount, exLibrary, quantity, ...weight]): BasketTotalsLine => {
    const heldOffer = money(amount, currency);
    const offered = exLibrary === 1 ? exLibraryAmount(heldOffer, ctx.market) : heldOffer;
    return {
      quantity,
      grams: weigh(weight),
      offer: { kind: 'offer', amount: offered, reasons: [], heldUntil: row?.until ?? null },
    };
  });
  if (unheld.length > 0) {
    const { books } = await offerFacts(
      ctx,
      unheld.map(([isbn]) => isbn),
    );
    for (const [isbn, grade, exLibrary, quantity, ...weight] of unheld) {
      const book = books.get(isbn);
      if (book === undefined) continue;
      lines.push({
        quantity,
        grams: weigh(weight),
        offer: offerToPerson(ctx, book.facts, null, { grade, exLibrary: exLibrary === 1 }),
      });
    }
  }
  return { ...basketTotals(lines, ctx.market), version };
}

/** Returns the sums of an owner's basket; all zero on a first visit. */
export async function readBasketSums(ctx: Ctx, owner: string | null): Promise<BasketTotals> {
  if (owner === null) return { ...basketTotals([], ctx.market), version: 0 };
  return basketSumsAt(ctx, await ctx.db.batch(basketSumStatements(ctx, owner)), 0);
}
