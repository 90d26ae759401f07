import { lineName } from '../cart/line-name';
import type { UsedGrade } from '../grade';
import type { LineChoice } from './expected';
import type { BasketEditions } from './schemas';

/** Line of the sell list, as a change of many lines needs it. */
export interface EditionLine extends LineChoice {
  readonly book: { readonly isbn: string };
}

/** Change of several lines: new values, or null to remove them. */
export type LinesPatch = Partial<Pick<LineChoice, 'grade' | 'exLibrary'>> | null;

type Editions = BasketEditions['editions'];

/** Returns the present lines of these editions, in the form that the API takes. Sending them again undoes a change. */
export function linesOfEditions(lines: readonly EditionLine[], isbns: ReadonlySet<string>): Editions {
  const editions = new Map([...isbns].map((isbn) => [isbn, { isbn, lines: new Array<LineChoice>() }]));
  for (const { book, grade, quantity, exLibrary } of lines)
    editions.get(book.isbn)?.lines.push({ grade, quantity, exLibrary });
  return [...editions.values()];
}

/**
 * Returns the lines that the editions of the chosen lines have after a change, in the form that the API takes. Lines of
 * one edition that get the same grade become one.
 */
export function linesAfterPatch(
  lines: readonly EditionLine[],
  chosen: ReadonlySet<string>,
  patch: LinesPatch,
): Editions {
  const isbns = new Set(lines.filter((line) => chosen.has(lineName(line))).map(({ book }) => book.isbn));
  const changed = lines.flatMap((line) => {
    if (!chosen.has(lineName(line))) return [line];
    return patch === null ? [] : [{ ...line, ...patch }];
  });
  return linesOfEditions(changed, isbns).map(({ isbn, lines: all }) => ({ isbn, lines: mergeEqualGrades(all) }));
}

/** Returns one line for each grade, with the copies of all lines of this grade. */
function mergeEqualGrades(lines: readonly LineChoice[]): LineChoice[] {
  const byGrade = new Map<UsedGrade, LineChoice>();
  for (const line of lines) {
    const same = byGrade.get(line.grade);
    const quantity = line.quantity + (same?.quantity ?? 0);
    byGrade.set(line.grade, { ...line, quantity, exLibrary: line.exLibrary || same?.exLibrary === true });
  }
  return [...byGrade.values()];
}
