import type { UsedGrade } from '../grade';
import { money } from '../money';
import type { Basket, BasketLine } from './schemas';

/** Values of a line that a person may change. */
export interface LineChoice {
  readonly grade: UsedGrade;
  readonly quantity: number;
  readonly exLibrary: boolean;
}

/**
 * Returns a line as the shop will probably answer to a choice, so that it shows at once. The offers of the other grades
 * are known. After a change of `exLibrary` the amount stays as it was until the answer comes.
 */
export function expectedLine(line: BasketLine, { grade, quantity, exLibrary }: LineChoice): BasketLine {
  const offers = [...line.offers, { grade: line.grade, offer: line.offer }];
  const offer = offers.find((other) => other.grade === grade)?.offer ?? line.offer;
  const { currency } = line.total;
  return {
    ...line,
    grade,
    quantity,
    exLibrary,
    offer,
    total: money(offer.kind === 'offer' ? offer.amount.minor * quantity : 0, currency),
    offers: offers.filter((other) => other.grade !== grade),
  };
}

/** Returns the copies of a line and their amount in minor units. No line and a declined line count as zero. */
function copiesAndAmount(line: BasketLine | null): { readonly books: number; readonly minor: number } {
  if (line === null || line.offer.kind !== 'offer') return { books: 0, minor: 0 };
  return { books: line.quantity, minor: line.total.minor };
}

/**
 * Returns the sums of a basket after the line `before` was replaced by `after`. Null `before`: a line was added. Null
 * `after`: it was removed. Weight and parcels stay as they were, until the shop answers.
 */
export function expectedSums<Sums extends Pick<Basket, 'books' | 'total' | 'minimum' | 'missing'>>(
  sums: Sums,
  before: BasketLine | null,
  after: BasketLine | null,
): Sums {
  const removed = copiesAndAmount(before);
  const added = copiesAndAmount(after);
  const { currency, minor } = sums.total;
  const total = minor - removed.minor + added.minor;
  return {
    ...sums,
    books: sums.books - removed.books + added.books,
    total: money(total, currency),
    missing: money(Math.max(0, sums.minimum.minor - total), currency),
  };
}
