import { readBookLine, type BookLine } from './read-book-line';
import { matchLimits } from '../../policy/limits';

/** UTF-16 units of the longest line that can name a book. Longer ones are prose. */
const maxLineUnits = 250;

/** Returns the number of cells of a row: tabs and semicolons stand between them. */
const cellsOf = (line: string): number => line.split(/[\t;]/).length;

/** UTF-16 units of the longest line in a typed list. Longer ones are sentences. */
const maxTypedLineUnits = 100;
/** An ISBN without other words. */
const bareIsbn = /^(?:isbn(?:-1[03])?:?\s*)?\d[\d\s–-]*[\dx][,;]?$/i;

interface ReadLine {
  readonly line: string;
  readonly cells: number;
  readonly read: BookLine;
}

/** Lines of a text that name a book. */
export interface TitleLines {
  readonly lines: readonly string[];
  /** ISBNs of the text that may be the same books as the lines, because there are as many. Else empty. */
  readonly isbns: readonly string[];
}

/**
 * Returns whether a text with ISBNs is a list that somebody typed, in which some books have an ISBN and others a title.
 * A mail has sentences.
 */
function isTypedList(lines: readonly ReadLine[]): boolean {
  return lines.every(({ line, read: { kind } }) => {
    if (kind === 'isbn') return bareIsbn.test(line);
    return kind === 'nothing' || (line.length <= maxTypedLineUnits && !/[.,:;!?]$/.test(line));
  });
}

/**
 * Returns the lines of a text that name a book by title or author, each once, at most `matchLimits.lines`. In a text
 * with ISBNs, as a mail has it, a line may say anything. There a line counts only in a typed list, or as a row that has
 * as many cells as those with an ISBN.
 */
export function titleLines(text: string): TitleLines {
  const texts = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const all = texts.map((line) => ({ line, cells: cellsOf(line), read: readBookLine(line) }));
  const isbns = all.flatMap(({ read }) => (read.kind === 'isbn' ? [read.isbn] : []));
  const rows = new Set(all.flatMap(({ read, cells }) => (read.kind === 'isbn' ? [cells] : [])));
  const isTyped = rows.size > 0 && isTypedList(all);
  const isPaired = isTyped && all.filter(({ read }) => read.kind === 'words').length === isbns.length;
  const first = all[0];
  // The first row of a table with ISBNs is its header. A column of ISBNs has one word above it.
  const isFirstBook = isPaired || (isTyped && first?.line.includes(' ') === true);
  const hasHeader = rows.size > 0 && first?.read.kind !== 'isbn' && !isFirstBook;
  const named = all.slice(hasHeader ? 1 : 0).flatMap(({ line, cells, read: { kind } }) => {
    const isRow = rows.size === 0 || isTyped || (cells > 1 && rows.has(cells));
    return kind === 'words' && isRow && line.length <= maxLineUnits && /\p{L}/u.test(line) ? [line] : [];
  });
  return { lines: [...new Set(named)].slice(0, matchLimits.lines), isbns: isPaired ? isbns : [] };
}
