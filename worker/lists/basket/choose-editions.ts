import { isHoldLive, type Hold } from '../../../domain/basket/hold';
import { copiesKept, copiesLeft, countCopies } from '../../../domain/basket/limits';
import type { BasketAdded, BasketEditions } from '../../../domain/basket/schemas';
import { limits } from '../../../domain/policy/limits';
import { hasEnoughWithHeld } from '../../../domain/pricing/supply';
import type { BookFacts } from '../../catalogue/cards/offer-rows';
import type { Ctx } from '../../platform/context';
import type { EditionHold } from './hold-rows';
import { holdNow, offerToPerson, type LineRow } from './basket-line';

type Refused = BasketAdded['refused'][number];
export type WantedEdition = BasketEditions['editions'][number];

interface Chosen {
  /** Editions whose lines become `lines`. */
  readonly isbns: readonly string[];
  readonly lines: readonly LineRow[];
  readonly holds: readonly EditionHold[];
  readonly refused: readonly Refused[];
  /** Editions that have more copies in the basket than before. */
  readonly added: readonly string[];
}

interface StoredBasket {
  readonly books: ReadonlyMap<string, BookFacts>;
  readonly holds: ReadonlyMap<string, Hold>;
  readonly lines: readonly LineRow[];
}

/**
 * Decides which editions get the wanted lines. An edition with a refused line is not changed, and each of its new lines
 * is refused with the reason. A line that is in the basket already may stay, also when the shop declines the book.
 */
export function chooseEditions(
  ctx: Ctx,
  owner: string,
  wanted: readonly WantedEdition[],
  stored: StoredBasket,
): Chosen {
  const present = Map.groupBy(stored.lines, ({ isbn }) => isbn);
  let lineCount = stored.lines.length;
  const isbns: string[] = [];
  const lines: LineRow[] = [];
  const holds: EditionHold[] = [];
  const refused: Refused[] = [];
  const added: string[] = [];
  for (const edition of wanted) {
    const { isbn } = edition;
    const before = present.get(isbn) ?? [];
    const addedLines = edition.lines.length - before.length;
    const copies = countCopies(edition.lines);
    const book = stored.books.get(isbn);
    const storedHold = stored.holds.get(isbn) ?? null;
    const hold = book === undefined ? null : holdNow(ctx, owner, book.facts, storedHold);
    const isHeld = storedHold !== null && isHoldLive(storedHold, ctx.now.toISOString());
    const addsCopies = copies > copiesKept(countCopies(before), isHeld);
    const refusalReasonOf = (line: WantedEdition['lines'][number]): Refused['reason'] | null => {
      if (book === undefined) return 'not-in-catalogue';
      if (addedLines > 0 && lineCount + addedLines > limits.basketLines) return 'list-full';
      if (copies > countCopies(before) && copies > copiesLeft(book.facts.given, 0)) return 'copies-limit';
      if (addsCopies && hasEnoughWithHeld(book.facts.supply, book.facts.held)) return 'enough-stock';
      const offer = offerToPerson(ctx, book.facts, hold, line);
      const isInBasket = before.some(({ grade }) => grade === line.grade);
      return offer.kind === 'declined' && !isInBasket ? offer.reason : null;
    };
    const refusedLines = edition.lines.flatMap((line): Refused[] => {
      const reason = refusalReasonOf(line);
      return reason === null ? [] : [{ isbn, grade: line.grade, quantity: line.quantity, reason }];
    });
    refused.push(...refusedLines);
    if (refusedLines.length > 0) continue;
    lineCount += addedLines;
    isbns.push(isbn);
    if (hold !== null && edition.lines.length > 0) holds.push({ isbn, hold });
    if (addsCopies) added.push(isbn);
    for (const { grade, quantity, exLibrary } of edition.lines)
      lines.push({ isbn, grade, quantity, ex_library: exLibrary ? 1 : 0 });
  }
  return { isbns, lines, holds, refused, added };
}
