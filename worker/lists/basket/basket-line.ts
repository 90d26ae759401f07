import { heldAmountsOf, holdFor, isHoldLive, offerWithHold, type Hold } from '../../../domain/basket/hold';
import { estimateGrams } from '../../../domain/basket/parcels';
import type { BasketLine } from '../../../domain/basket/schemas';
import { lineTotal } from '../../../domain/basket/totals';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { offerFor, type OfferFacts } from '../../../domain/pricing/offer';
import type { Offer } from '../../../domain/pricing/schemas';
import type { Ctx } from '../../platform/context';
import type { RowOf } from '../../platform/db/columns';
import { basketLines } from '../../platform/db/schema/lists';
import { isAccountOwner } from '../../platform/owner';
import type { BookFacts } from '../../catalogue/cards/offer-rows';

/** Columns of a basket line. */
export const lineColumns = {
  isbn: basketLines.isbn,
  grade: basketLines.grade,
  quantity: basketLines.quantity,
  ex_library: basketLines.exLibrary,
};
/** A basket line as it is stored. */
export type LineRow = RowOf<typeof lineColumns>;

/** Returns the weight of one copy in grams, known or estimated. */
export function gramsOfBook(book: BookFacts): number {
  return book.grams ?? estimateGrams(book.pages, book.format);
}

/** Returns the hold of an edition that goes into a basket now: the raised live one, or a new one. */
export function holdNow(ctx: Ctx, owner: string, facts: OfferFacts, storedHold: Hold | null): Hold {
  const today = (grade: UsedGrade) => offerFor(facts, grade);
  return holdFor(storedHold, {
    market: ctx.market,
    amounts: heldAmountsOf({
      'like-new': today('like-new'),
      'very-good': today('very-good'),
      good: today('good'),
      acceptable: today('acceptable'),
    }),
    now: ctx.now.toISOString(),
    customerKind: isAccountOwner(owner) ? 'account' : 'guest',
  });
}

/** Returns whether a hold has an amount for any grade. */
export function holdsAnyGrade(hold: Hold): boolean {
  return usedGrades.some((grade) => hold.amounts[grade] !== null);
}

/** Returns what the person gets for a copy: the current offer or the held one. */
export function offerToPerson(
  ctx: Ctx,
  facts: OfferFacts,
  hold: Hold | null,
  copy: { grade: UsedGrade; exLibrary: boolean },
): Offer {
  return offerWithHold(offerFor(facts, copy.grade, copy.exLibrary), hold, { ...copy, now: ctx.now.toISOString() });
}

/** Returns a basket line as the API shows it. `hold` is live, or an ended one that the line shows as ended. */
export function basketLine(ctx: Ctx, row: LineRow, book: BookFacts, hold: Hold | null): BasketLine {
  const exLibrary = row.ex_library === 1;
  const offer = offerToPerson(ctx, book.facts, hold, { grade: row.grade, exLibrary });
  return {
    book: book.card,
    grade: row.grade,
    quantity: row.quantity,
    exLibrary,
    offer,
    total: lineTotal({ offer, quantity: row.quantity }, ctx.market),
    holdEnded: hold !== null && !isHoldLive(hold, ctx.now.toISOString()),
    offers: usedGrades
      .filter((grade) => grade !== row.grade)
      .map((grade) => ({ grade, offer: offerToPerson(ctx, book.facts, hold, { grade, exLibrary }) })),
  };
}
