import { heldAmount, type Hold } from '../../domain/basket/hold';
import { estimateGrams, packParcels } from '../../domain/basket/parcels';
import type { Basket } from '../../domain/basket/schemas';
import { usedGrades, type UsedGrade } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { defineRead } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { holdsAt, holdsStatement } from '../lists/basket/hold-rows';
import { formatOf } from '../catalogue/cards/card-rows';

/** One copy that the customer gives, as agreed. Amounts are minor units of the market's currency. */
export interface GivenCopy {
  readonly isbn: string;
  readonly title: string;
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
  readonly amount: number;
  /** Amount for each grade, in case the copy is regraded; null for a grade that the shop declines. */
  readonly amounts: Readonly<Record<UsedGrade, number | null>>;
  /**
   * The hold's four amounts as read, for the check when placing; null when they differ from the quote's.
   */
  readonly held: readonly (number | null)[] | null;
  /** Number of its parcel, from 1. */
  readonly parcel: number;
}

export interface GivenBooks {
  readonly copies: readonly GivenCopy[];
  /** Weight of each parcel; the first has number 1. */
  readonly grams: readonly number[];
}

const weightsOfEditions = defineRead(
  { isbn: editions.isbn, grams: editions.grams, pages: editions.pages, format: editions.format },
  'SELECT e.isbn, e.grams, e.pages, e.format FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value',
);

type Line = Basket['lines'][number];

function amountsOf(line: Line): GivenCopy['amounts'] {
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

/** Returns the amounts of a hold as read, or null when the line's amount is not the held one. */
function heldAmountsFor(line: Line, hold: Hold | undefined, now: string): GivenCopy['held'] {
  const held = hold === undefined ? null : heldAmount(hold, line.grade, line.exLibrary, now);
  if (hold === undefined || held === null || line.offer.kind !== 'offer' || held.minor !== line.offer.amount.minor)
    return null;
  return usedGrades.map((grade) => hold.amounts[grade]);
}

/** Reads the copies of a basket one by one, with the hold of each and packed into parcels. One round trip. */
export async function readGivenBooks(ctx: Ctx, owner: string, basket: Basket): Promise<GivenBooks> {
  const lines = basket.lines.filter((line) => line.offer.kind === 'offer');
  if (lines.length === 0) return { copies: [], grams: [] };
  const isbns = [...new Set(lines.map((line) => line.book.isbn))];
  const results = await ctx.db.batch([
    holdsStatement(ctx, owner, isbns),
    weightsOfEditions.statement(ctx.db, JSON.stringify(isbns)),
  ]);
  const holds = holdsAt(ctx, results, 0);
  const weights = new Map(
    weightsOfEditions
      .rowsOf(results[1])
      .map((row) => [row.isbn, row.grams ?? estimateGrams(row.pages, formatOf(row.format))]),
  );
  const now = ctx.now.toISOString();
  const copies = lines.flatMap((line) => {
    const { book, grade, exLibrary, offer, quantity } = line;
    const copy = {
      isbn: book.isbn,
      title: book.title,
      grade,
      exLibrary,
      amount: offer.kind === 'offer' ? offer.amount.minor : 0,
      amounts: amountsOf(line),
      held: heldAmountsFor(line, holds.get(book.isbn), now),
    };
    return Array.from({ length: quantity }, () => copy);
  });
  const parcels = packParcels(
    copies.map((copy, at) => ({ line: at, grams: weights.get(copy.isbn) ?? 0, quantity: 1 })),
  );
  const parcelOf = new Map(parcels.flatMap((parcel, at) => parcel.lines.map(({ line }) => [line, at + 1] as const)));
  return {
    copies: copies.map((copy, at) => ({ ...copy, parcel: parcelOf.get(at) ?? 1 })),
    grams: parcels.map((parcel) => parcel.grams),
  };
}
