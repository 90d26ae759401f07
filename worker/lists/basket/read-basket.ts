import { isHoldLive, type Hold } from '../../../domain/basket/hold';
import type { Basket, BasketLine } from '../../../domain/basket/schemas';
import { basketTotals } from '../../../domain/basket/totals';
import { usedGrades } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { listRaces } from '../../platform/db/raise-version';
import { defineRead, readBatch } from '../../platform/db/read';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { owners } from '../../platform/db/schema/lists';
import { ownerOf } from '../../platform/owner';
import type { BookFacts } from '../../catalogue/cards/offer-rows';
import { offerFacts } from '../../catalogue/cards/book-cards';
import { heldCopiesGuardStatements } from './held-copies';
import { holdColumns, holdColumnsSql, holdOf, storeHoldsStatement, type EditionHold } from './hold-rows';
import { basketLine, gramsOfBook, holdNow, holdsAnyGrade, lineColumns } from './price-line';

const ownerVersion = defineRead({ version: owners.version }, 'SELECT version FROM owners WHERE id = ?1');
const linesWithHolds = defineRead(
  { ...lineColumns, ...holdColumns },
  `SELECT b.isbn, b.grade, b.quantity, b.ex_library, ${holdColumnsSql} FROM basket_lines b
   LEFT JOIN holds h ON h.owner = b.owner AND h.isbn = b.isbn AND h.market = ?2
   WHERE b.owner = ?1 ORDER BY b.added_at DESC, b.isbn, b.grade`,
);

/**
 * Returns the hold that a line shows. An ended hold stays ended until the person renews it.
 * A live hold rises with the current offers. In a new market the hold begins at the first view.
 */
function shownHold(
  ctx: Ctx,
  owner: string,
  book: BookFacts,
  kept: Hold | null,
): { readonly hold: Hold | null; readonly changed: boolean } {
  if (kept !== null && !isHoldLive(kept, ctx.now.toISOString())) return { hold: kept, changed: false };
  const hold = holdNow(ctx, owner, book.facts, kept);
  if (!holdsAnyGrade(hold)) return { hold: kept, changed: false };
  return { hold, changed: usedGrades.some((grade) => kept?.amounts[grade] !== hold.amounts[grade]) };
}

/** Returns the basket of the caller in the current market, newest line first. Takes at most three round trips. */
export async function readBasket(ctx: Ctx): Promise<Basket> {
  // Other accounts can take the last copies that can be held: the next attempt begins no new hold.
  return retryOnRace(3, listRaces, () => readOnce(ctx));
}

async function readOnce(ctx: Ctx): Promise<Basket> {
  const owner = ownerOf(ctx);
  if (owner === null) return { ...basketTotals([], ctx.market), lines: [], version: 0 };
  const [versions, rows] = await readBatch(ctx.db, [ownerVersion.with(owner), linesWithHolds.with(owner, ctx.market)]);
  const version = versions[0]?.version ?? 0;
  if (rows.length === 0) return { ...basketTotals([], ctx.market), lines: [], version };

  const { books } = await offerFacts(
    ctx,
    rows.map((row) => row.isbn),
  );
  const changed = new Map<string, EditionHold>();
  const begun: string[] = [];
  const lines: BasketLine[] = [];
  const given: Parameters<typeof basketTotals>[0][number][] = [];
  for (const row of rows) {
    const book = books.get(row.isbn);
    if (book === undefined) continue;
    const kept = holdOf(row, ctx.market);
    const shown = shownHold(ctx, owner, book, kept);
    if (shown.changed && shown.hold !== null) {
      changed.set(row.isbn, { isbn: row.isbn, hold: shown.hold });
      if (kept === null) begun.push(row.isbn);
    }
    const line = basketLine(ctx, row, book, shown.hold);
    lines.push(line);
    given.push({ offer: line.offer, quantity: line.quantity, grams: gramsOfBook(book) });
  }
  if (changed.size > 0) {
    await commit(ctx.db, [
      storeHoldsStatement(ctx, owner, [...changed.values()]),
      ...heldCopiesGuardStatements(ctx, owner, begun),
    ]);
  }
  return { ...basketTotals(given, ctx.market), lines, version };
}
