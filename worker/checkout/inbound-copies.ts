import { heldAmount, type Hold } from '../../domain/basket/hold';
import { packParcels } from '../../domain/basket/parcels';
import type { Basket } from '../../domain/basket/schemas';
import { usedGrades, type UsedGrade } from '../../domain/grade';
import type { LineWithHold } from '../lists/basket/read-basket';

/** One copy that the customer sells, as agreed. Amounts are minor units of the market's currency. */
export interface InboundCopy {
  readonly isbn: string;
  readonly title: string;
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  readonly amount: number;
  /** Amount for each grade, in case the copy is regraded; null for a grade that the shop declines. */
  readonly amounts: Readonly<Record<UsedGrade, number | null>>;
  /** The hold's four amounts as read, for the check when placing; null when the quote's amount is below them. */
  readonly held: readonly (number | null)[] | null;
  /** Number of its parcel, from 1. */
  readonly parcel: number;
}

/** The copies that the customer sells, and their parcels. */
export interface InboundBooks {
  readonly copies: readonly InboundCopy[];
  /** Weight of each parcel in grams; the first has number 1. */
  readonly grams: readonly number[];
}

type Line = Basket['lines'][number];

function amountsOf(line: Line): InboundCopy['amounts'] {
  const amounts: Record<UsedGrade, number | null> = {
    'like-new': null,
    'very-good': null,
    good: null,
    acceptable: null,
  };
  for (const { grade, offer } of [...line.offers, line])
    amounts[grade] = offer.kind === 'offer' ? offer.amount.minor : null;
  return amounts;
}

/**
 * Returns the amounts of a hold as read, or null when the line's amount is below the held one. It may be above it: the
 * held amount of an ex-library copy is rounded twice, and today's offer once.
 */
function heldAmountsFor(line: Line, hold: Hold | null, now: string): InboundCopy['held'] {
  const held = hold === null ? null : heldAmount(hold, line.grade, line.exLibrary, now);
  if (hold === null || held === null || line.offer.kind !== 'offer' || held.minor > line.offer.amount.minor)
    return null;
  return usedGrades.map((grade) => hold.amounts[grade]);
}

/** Returns the copies of a basket one by one, packed into parcels. `now`: the instant at which holds must be live. */
export function packBasket(lines: readonly LineWithHold[], now: string): InboundBooks {
  const copies = lines.flatMap(({ line, hold, grams }) => {
    const { book, grade, exLibrary, offer, quantity } = line;
    if (offer.kind !== 'offer') return [];
    const copy = {
      isbn: book.isbn,
      title: book.title,
      grade,
      exLibrary,
      amount: offer.amount.minor,
      amounts: amountsOf(line),
      held: heldAmountsFor(line, hold, now),
    };
    return Array.from({ length: quantity }, () => ({ copy, grams }));
  });
  const parcels = packParcels(copies.map(({ grams }, index) => ({ line: index, grams, quantity: 1 })));
  const parcelOf = new Map(
    parcels.flatMap((parcel, index) => parcel.lines.map(({ line }) => [line, index + 1] as const)),
  );
  return {
    copies: copies.map(({ copy }, index) => ({ ...copy, parcel: parcelOf.get(index) ?? 1 })),
    grams: parcels.map((parcel) => parcel.grams),
  };
}
