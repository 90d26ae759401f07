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

/** Returns all lines of these editions as they are, which undoes a change. */
export function editionsNow(lines: readonly EditionLine[], isbns: ReadonlySet<string>): Editions {
  const editions = new Map([...isbns].map((isbn) => [isbn, { isbn, lines: new Array<LineChoice>() }]));
  for (const { book, grade, quantity, exLibrary } of lines)
    editions.get(book.isbn)?.lines.push({ grade, quantity, exLibrary });
  return [...editions.values()];
}

/** Returns all lines of the chosen lines' editions after the change. Lines that get the same grade become one. */
export function editionsAfter(lines: readonly EditionLine[], chosen: ReadonlySet<string>, patch: LinesPatch): Editions {
  const isbns = new Set(lines.filter((line) => chosen.has(lineName(line))).map(({ book }) => book.isbn));
  const changed = lines.flatMap((line) => {
    if (!chosen.has(lineName(line))) return [line];
    return patch === null ? [] : [{ ...line, ...patch }];
  });
  return editionsNow(changed, isbns).map(({ isbn, lines: all }) => ({ isbn, lines: joined(all) }));
}

function joined(lines: readonly LineChoice[]): LineChoice[] {
  const byGrade = new Map<UsedGrade, LineChoice>();
  for (const line of lines) {
    const same = byGrade.get(line.grade);
    const quantity = line.quantity + (same?.quantity ?? 0);
    byGrade.set(line.grade, { ...line, quantity, exLibrary: line.exLibrary || same?.exLibrary === true });
  }
  return [...byGrade.values()];
}
