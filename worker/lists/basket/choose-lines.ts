import { isHoldLive, type Hold } from '../../../domain/basket/hold';
import { basketLinesLeft, copiesKept, copiesLeft } from '../../../domain/basket/limits';
import type { BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import { parseIsbn } from '../../../domain/isbn';
import { hasEnoughWithHeld } from '../../../domain/pricing/supply';
import { stockKey } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import type { BookFacts } from '../../catalogue/cards/offer-rows';
import type { EditionHold } from './hold-rows';
import { holdNow, offerToPerson, type LineRow } from './basket-line';

type Refused = BasketAdded['refused'][number];

/** One requested line: copies of the same book and grade are added up. `typedIsbn` is the ISBN as first typed. */
export interface RequestedLine extends LineRow {
  readonly typedIsbn: string;
}

/** Parses the ISBNs and adds up lines of the same book and grade. Refuses text that is not an ISBN. */
export function parseRequestedLines(input: BasketLinesInput): {
  readonly requested: readonly RequestedLine[];
  readonly refused: readonly Refused[];
} {
  const requested = new Map<string, RequestedLine>();
  const refused: Refused[] = [];
  for (const line of input.lines) {
    const parsed = parseIsbn(line.isbn);
    if (!parsed.ok) {
      refused.push({ isbn: line.isbn, grade: line.grade, quantity: line.quantity, reason: parsed.problem });
      continue;
    }
    const key = stockKey({ isbn: parsed.isbn, grade: line.grade });
    const earlier = requested.get(key);
    requested.set(key, {
      typedIsbn: earlier?.typedIsbn ?? line.isbn,
      isbn: parsed.isbn,
      grade: line.grade,
      quantity: line.quantity + (earlier?.quantity ?? 0),
      ex_library: line.exLibrary || earlier?.ex_library === 1 ? 1 : 0,
    });
  }
  return { requested: [...requested.values()], refused };
}

interface Chosen {
  readonly lines: readonly LineRow[];
  readonly holds: readonly EditionHold[];
  readonly refused: readonly Refused[];
  /** Editions that have more copies in the basket than before. */
  readonly added: readonly string[];
}

/**
 * Decides for each line what goes into the basket.
 * The quantity becomes the larger of requested and present, so that repeating a list adds nothing.
 * Copies beyond a limit are refused, the others are added.
 */
export function chooseLines(
  ctx: Ctx,
  owner: string,
  requested: readonly RequestedLine[],
  known: {
    readonly books: ReadonlyMap<string, BookFacts>;
    readonly holds: ReadonlyMap<string, Hold>;
    readonly lines: readonly LineRow[];
  },
): Chosen {
  const basket = new Map(known.lines.map((line) => [stockKey(line), line]));
  const copiesByIsbn = new Map<string, number>();
  for (const line of known.lines) copiesByIsbn.set(line.isbn, (copiesByIsbn.get(line.isbn) ?? 0) + line.quantity);
  const lines: LineRow[] = [];
  const holds = new Map<string, EditionHold>();
  const refused: Refused[] = [];
  const added: string[] = [];
  for (const line of requested) {
    const { isbn, grade } = line;
    const key = stockKey(line);
    const quantityBefore = basket.get(key)?.quantity ?? 0;
    const refuse = (quantity: number, reason: Refused['reason']) =>
      refused.push({ isbn: line.typedIsbn, grade, quantity, reason });
    const book = known.books.get(isbn);
    if (book === undefined) {
      refuse(line.quantity, 'not-in-catalogue');
      continue;
    }
    const storedHold = known.holds.get(isbn) ?? null;
    const hold = holds.get(isbn)?.hold ?? holdNow(ctx, owner, book.facts, storedHold);
    const offer = offerToPerson(ctx, book.facts, hold, { grade, exLibrary: line.ex_library === 1 });
    if (offer.kind === 'declined') {
      refuse(line.quantity, offer.reason);
      continue;
    }
    if (quantityBefore === 0 && basketLinesLeft(basket.size) === 0) {
      refuse(line.quantity, 'list-full');
      continue;
    }
    const copiesBefore = copiesByIsbn.get(isbn) ?? 0;
    const otherCopies = copiesBefore - quantityBefore;
    const withinLimit = Math.min(line.quantity, copiesLeft(book.facts.given, otherCopies));
    const allowed = Math.max(quantityBefore, withinLimit);
    if (line.quantity > allowed) refuse(line.quantity - allowed, 'copies-limit');
    const isHeld = storedHold !== null && isHoldLive(storedHold, ctx.now.toISOString());
    const maxKept = copiesKept(copiesBefore, isHeld);
    const hasEnough = hasEnoughWithHeld(book.facts.supply, book.facts.held);
    const quantity = hasEnough ? Math.min(allowed, Math.max(quantityBefore, maxKept - otherCopies)) : allowed;
    if (allowed > quantity) refuse(allowed - quantity, 'enough-stock');
    if (quantity === 0) continue;
    if (otherCopies + quantity > maxKept) added.push(isbn);
    const row = { isbn, grade, quantity, ex_library: line.ex_library };
    basket.set(key, row);
    copiesByIsbn.set(isbn, otherCopies + quantity);
    holds.set(isbn, { isbn, hold });
    lines.push(row);
  }
  return { lines, holds: [...holds.values()], refused, added };
}
