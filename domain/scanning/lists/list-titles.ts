import { titleLines } from '../../catalogue/book-lines/title-lines';
import { matchLimits } from '../../policy/limits';
import { ListReader } from './list-reader';
import { oneCopy, type TitleLine } from './title-line';

/** Books that a list names by title, and whether it has more than are looked up at a time. */
export interface ListTitles {
  readonly titles: readonly TitleLine[];
  readonly isFull: boolean;
  /** ISBNs of the list that may be the same books as its titles. */
  readonly isbns: readonly string[];
}

/**
 * Returns the books that a list names by title: those of its columns of titles and authors, else its lines as they are.
 * @param list the reader at its end
 */
export function titlesOfList(list: ListReader, text: string): ListTitles {
  if (list.titles !== null) return { titles: list.titles.lines(), isFull: list.titles.isFull, isbns: [] };
  const { lines, isbns } = titleLines(text);
  return {
    titles: lines.map(oneCopy),
    isFull: lines.length === matchLimits.lines && text.split('\n').length > matchLimits.lines,
    isbns,
  };
}

/** Returns the books that a text names by title. */
export function titlesOfText(text: string): ListTitles {
  const list = new ListReader();
  list.push(text);
  list.end();
  return titlesOfList(list, text);
}
