import { isHoldLive, type Hold } from '../../../domain/basket/hold';
import { basketLinesLeft, copiesKept, copiesLeft } from '../../../domain/basket/limits';
import type { BasketAdded, BasketLinesInput } from '../../../domain/basket/schemas';
import { parseIsbn } from '../../../domain/isbn';
import { hasEnoughWithHeld } from '../../../domain/pricing/supply';
import type { Ctx } from '../../platform/context';
import type { BookFacts } from '../../catalogue/cards/offer-rows';
import type { EditionHold } from './hold-rows';
import { holdNow, offerToPerson, type LineRow } from './price-line';

type Refused = BasketAdded['refused'][number];

/** One requested line: copies of the same book and grade are added up. `asked` is the ISBN as first typed. */
export interface AskedLine extends LineRow {
  readonly asked: string;
}

/** Parses the ISBNs and adds up lines of the same book and grade. Refuses text that is not an ISBN. */
export function readAsked(input: BasketLinesInput): {
  readonly asked: readonly AskedLine[];
  readonly refused: readonly Refused[];
} {
  const asked = new Map<string, AskedLine>();
  const refused: Refused[] = [];
  for (const line of input.lines) {
    const parsed = parseIsbn(line.isbn);
    if (!parsed.ok) {
      refused.push({ isbn: line.isbn, grade: line.grade, quantity: line.quantity, reason: parsed.problem });
      continue;
    }
    const key = `${parsed.isbn} ${line.grade}`;
    const before = asked.get(key);
    asked.set(key, {
      asked: before?.asked ?? line.isbn,
      isbn: parsed.isbn,
      grade: line.grade,
      quantity: line.quantity + (before?.quantity ?? 0),
      ex_library: line.exLibrary || before?.ex_library === 1 ? 1 : 0,
    });
  }
  return { asked: [...asked.values()], refused };
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
  asked: readonly AskedLine[],
  known: {
    readonly books: ReadonlyMap<string, BookFacts>;
    readonly holds: ReadonlyMap<string, Hold>;
    readonly lines: readonly LineRow[];
  },
): Chosen {
  const basket = new Map(known.lines.map((line) => [`${line.isbn} ${line.grade}`, line]));
  const copies = new Map<string, number>();
  for (const line of known.lines) copies.set(line.isbn, (copies.get(line.isbn) ?? 0) + line.quantity);
  const lines: LineRow[] = [];
  const holds = new Map<string, EditionHold>();
  const refused: Refused[] = [];
  const added: string[] = [];
  for (const line of asked) {
    const key = `${line.isbn} ${line.grade}`;
    const present = basket.get(key)?.quantity ?? 0;
    const refuse = (quantity: number, reason: Refused['reason']) =>
      refused.push({ isbn: line.asked, grade: line.grade, quantity, reason });
    const book = known.books.get(line.isbn);
    if (book === undefined) {
      refuse(line.quantity, 'not-in-catalogue');
      continue;
    }
    const hold = holds.get(line.isbn)?.hold ?? holdNow(ctx, owner, book.facts, known.holds.get(line.isbn) ?? null);
    const offer = offerToPerson(ctx, book.facts, hold, { grade: line.grade, exLibrary: line.ex_library === 1 });
    if (offer.kind === 'declined') {
      refuse(line.quantity, offer.reason);
      continue;
    }
    if (present === 0 && basketLinesLeft(basket.size) === 0) {
      refuse(line.quantity, 'list-full');
      continue;
    }
    const others = (copies.get(line.isbn) ?? 0) - present;
    const allowed = Math.max(present, Math.min(line.quantity, copiesLeft(book.facts.given, others)));
    if (line.quantity > allowed) refuse(line.quantity - allowed, 'copies-limit');
    const live = known.holds.get(line.isbn);
    const kept = copiesKept(others + present, live !== undefined && isHoldLive(live, ctx.now.toISOString()));
    const isFull = hasEnoughWithHeld(book.facts.supply, book.facts.held);
    const quantity = isFull ? Math.min(allowed, Math.max(present, kept - others)) : allowed;
    if (allowed > quantity) refuse(allowed - quantity, 'enough-stock');
    if (quantity === 0) continue;
    if (others + quantity > kept) added.push(line.isbn);
    const row = { isbn: line.isbn, grade: line.grade, quantity, ex_library: line.ex_library };
    basket.set(key, row);
    copies.set(line.isbn, others + quantity);
    holds.set(line.isbn, { isbn: line.isbn, hold });
    lines.push(row);
  }
  return { lines, holds: [...holds.values()], refused, added };
}
