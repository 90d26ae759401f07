import { readBookLine } from './read-book-line';
import { matchLimits } from '../../policy/limits';

/** UTF-16 units of the longest line that can name a book. Longer ones are prose. */
const maxLineUnits = 250;

/** Returns the number of cells of a row: tabs and semicolons stand between them. */
const cellsOf = (line: string): number => line.split(/[\t;]/).length;

/**
 * Returns the lines of a text that name a book by title or author, each once, at most `matchLimits.lines`. In a text
 * with ISBNs, as a mail has it, a line may say anything: there only rows count that have as many cells as those with an
 * ISBN.
 */
export function titleLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const read = lines.map((line) => ({ line, cells: cellsOf(line), kind: readBookLine(line).kind }));
  const rows = new Set(read.flatMap(({ kind, cells }) => (kind === 'isbn' ? [cells] : [])));
  // The first row of a table with ISBNs is its header.
  const from = rows.size > 0 && read[0]?.kind !== 'isbn' ? 1 : 0;
  const named = read.slice(from).flatMap(({ line, cells, kind }) => {
    const isRow = rows.size === 0 || (cells > 1 && rows.has(cells));
    return kind === 'words' && isRow && line.length <= maxLineUnits && /\p{L}/u.test(line) ? [line] : [];
  });
  return [...new Set(named)].slice(0, matchLimits.lines);
}
