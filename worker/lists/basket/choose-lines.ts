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

/** Rows that decide about requested lines. `books` and `holds` are by ISBN; `lines` are those in the basket. */
interface StoredRows {
  readonly books: ReadonlyMap<string, BookFacts>;
  readonly holds: ReadonlyMap<string, Hold>;
  readonly lines: readonly LineRow[];
}

/**
 * Decides for each line what goes into the basket.
 * The quantity becomes the larger of requested and present, so that repeating a list adds nothing.
 * Copies beyond a limit are refused, the others are added.
 */
export function chooseLines(ctx: Ctx, owner: string, requested: readonly RequestedLine[], stored: StoredRows): Chosen {
  const basket = new Map(stored.lines.map((line) => [stockKey(line), line]));
  const copiesByIsbn = countCopies(stored.lines);
  const lines: LineRow[] = [];
  const holds = new Map<string, EditionHold>();
  const refused: Refused[] = [];
  const added: string[] = [];
  for (const line of requested) {
    const { isbn, grade } = line;
    const refuse = (quantity: number, reason: Refused['reason']) =>
      refused.push({ isbn: line.typedIsbn, grade, quantity, reason });
    const book = stored.books.get(isbn);
    if (book === undefined) {
      refuse(line.quantity, 'not-in-catalogue');
      continue;
    }
    const storedHold = stored.holds.get(isbn) ?? null;
    const hold = holds.get(isbn)?.hold ?? holdNow(ctx, owner, book.facts, storedHold);
    const offer = offerToPerson(ctx, book.facts, hold, { grade, exLibrary: line.ex_library === 1 });
    if (offer.kind === 'declined') {
      refuse(line.quantity, offer.reason);
      continue;
    }
    const ofGrade = basket.get(stockKey(line))?.quantity ?? 0;
    if (ofGrade === 0 && basketLinesLeft(basket.size) === 0) {
      refuse(line.quantity, 'list-full');
      continue;
    }
    const copies = { ofGrade, ofEdition: copiesByIsbn.get(isbn) ?? 0 };
    const isHeld = storedHold !== null && isHoldLive(storedHold, ctx.now.toISOString());
    const { quantity, beyondLimit, beyondNeed, addsToEdition } = chooseQuantity(line.quantity, copies, book, isHeld);
    if (beyondLimit > 0) refuse(beyondLimit, 'copies-limit');
    if (beyondNeed > 0) refuse(beyondNeed, 'enough-stock');
    if (quantity === 0) continue;
    if (addsToEdition) added.push(isbn);
    const row = { isbn, grade, quantity, ex_library: line.ex_library };
    basket.set(stockKey(line), row);
    copiesByIsbn.set(isbn, copies.ofEdition - ofGrade + quantity);
    holds.set(isbn, { isbn, hold });
    lines.push(row);
  }
  return { lines, holds: [...holds.values()], refused, added };
}

/** Returns the copies of each edition in a basket, of all grades. */
function countCopies(lines: readonly LineRow[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { isbn, quantity } of lines) copies.set(isbn, (copies.get(isbn) ?? 0) + quantity);
  return copies;
}

/** Copies of a book in the basket before a line: of the line's grade, and of all grades. */
interface CopiesBefore {
  readonly ofGrade: number;
  readonly ofEdition: number;
}

/**
 * Returns how many copies of a line the basket takes.
 * `beyondLimit`: copies refused because a person may sell only so many. `beyondNeed`: copies refused because the shop
 * has enough. `addsToEdition`: the basket gets more copies of the edition than it had, a copy of its hold included.
 */
function chooseQuantity(requested: number, before: CopiesBefore, { facts }: BookFacts, isHeld: boolean) {
  const otherCopies = before.ofEdition - before.ofGrade;
  const withinLimit = Math.min(requested, copiesLeft(facts.given, otherCopies));
  const allowed = Math.max(before.ofGrade, withinLimit);
  const maxKept = copiesKept(before.ofEdition, isHeld);
  const hasEnough = hasEnoughWithHeld(facts.supply, facts.held);
  const quantity = hasEnough ? Math.min(allowed, Math.max(before.ofGrade, maxKept - otherCopies)) : allowed;
  return {
    quantity,
    beyondLimit: Math.max(0, requested - allowed),
    beyondNeed: allowed - quantity,
    addsToEdition: otherCopies + quantity > maxKept,
  };
}
