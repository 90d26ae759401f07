import { amountsOf, holdFor, isLive, offerWithHold, type Hold } from '../../../domain/basket/hold';
import { gramsOf } from '../../../domain/basket/parcels';
import type { BasketLine } from '../../../domain/basket/schemas';
import { lineTotal } from '../../../domain/basket/totals';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { offerFor, type OfferFacts } from '../../../domain/pricing/offer';
import type { Offer } from '../../../domain/pricing/schemas';
import type { Ctx } from '../../platform/context';
import type { BookFacts } from '../../catalogue/cards/offer-rows';

/** A line as it is stored. */
export interface LineRow {
  readonly isbn: string;
  readonly grade: UsedGrade;
  readonly quantity: number;
  readonly ex_library: number;
}

/** Weight of one copy in grams, known or estimated. */
export function gramsOfBook(book: BookFacts): number {
  return book.grams ?? gramsOf(book.pages, book.format);
}

/** The hold of an edition once it goes into the owner's basket now: a live one risen, or a new one. */
export function holdNow(ctx: Ctx, owner: string, facts: OfferFacts, kept: Hold | null): Hold {
  const today = (grade: UsedGrade) => offerFor(facts, grade);
  return holdFor(kept, {
    market: ctx.market,
    amounts: amountsOf({
      'like-new': today('like-new'),
      'very-good': today('very-good'),
      good: today('good'),
      acceptable: today('acceptable'),
    }),
    now: ctx.now.toISOString(),
    owner: owner.startsWith('a:') ? 'account' : 'guest',
  });
}

export function holdsAnyGrade(hold: Hold): boolean {
  return usedGrades.some((grade) => hold.amounts[grade] !== null);
}

/** What the person gets for a copy: today's offer, or the held one. */
export function offerToPerson(
  ctx: Ctx,
  facts: OfferFacts,
  hold: Hold | null,
  copy: { grade: UsedGrade; exLibrary: boolean },
): Offer {
  return offerWithHold(offerFor(facts, copy.grade, copy.exLibrary), hold, { ...copy, now: ctx.now.toISOString() });
}

/** A line of the basket. `hold` is what binds the shop, or an ended one, which the line then tells. */
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
    holdEnded: hold !== null && !isLive(hold, ctx.now.toISOString()),
    offers: usedGrades
      .filter((grade) => grade !== row.grade)
      .map((grade) => ({ grade, offer: offerToPerson(ctx, book.facts, hold, { grade, exLibrary }) })),
  };
}
