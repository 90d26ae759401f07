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
  readonly kind: BookLine['kind'];
}

/**
 * Returns whether a text with ISBNs is a list that somebody typed, in which some books have an ISBN and others a title.
 * A mail has sentences. Where each ISBN has one title beside it, both name the same book.
 */
function isTypedList(lines: readonly ReadLine[]): boolean {
  const numbers = lines.filter(({ kind }) => kind === 'isbn');
  const words = lines.filter(({ kind }) => kind === 'words');
  const isPaired = words.length === numbers.length && words.length > 1;
  return (
    !isPaired &&
    numbers.every(({ line }) => bareIsbn.test(line)) &&
    words.every(({ line }) => line.length <= maxTypedLineUnits && !/[.,:;!?]$/.test(line))
  );
}

/**
 * Returns the lines of a text that name a book by title or author, each once, at most `matchLimits.lines`. In a text
 * with ISBNs, as a mail has it, a line may say anything. There a line counts only in a typed list, or as a row that has
 * as many cells as those with an ISBN.
 */
export function titleLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const read = lines.map((line) => ({ line, cells: cellsOf(line), kind: readBookLine(line).kind }));
  const rows = new Set(read.flatMap(({ kind, cells }) => (kind === 'isbn' ? [cells] : [])));
  const isTyped = rows.size > 0 && isTypedList(read);
  const first = read[0];
  // The first row of a table with ISBNs is its header. A column of ISBNs has one word above it.
  const hasHeader = rows.size > 0 && first?.kind !== 'isbn' && !(isTyped && first?.line.includes(' ') === true);
  const named = read.slice(hasHeader ? 1 : 0).flatMap(({ line, cells, kind }) => {
    const isRow = rows.size === 0 || isTyped || (cells > 1 && rows.has(cells));
    return kind === 'words' && isRow && line.length <= maxLineUnits && /\p{L}/u.test(line) ? [line] : [];
  });
  return [...new Set(named)].slice(0, matchLimits.lines);
}
