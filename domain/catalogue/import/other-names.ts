import { languageCode } from './language-codes';

/** Title of a work in another language than that of the row's edition. */
export interface OtherTitle {
  /** ISO 639-1 code. */
  readonly language: string;
  readonly title: string;
}

/** Name of an author as it is written in another language or script. `author`: the name as printed in the book. */
export interface OtherName {
  readonly author: string;
  readonly name: string;
}

/** UTF-16 units of the longest title or name that is kept. */
const maxNameUnits = 300;
/** Titles or names of one row; more are a mistake in the file. */
const maxNames = 60;

const entries = (cell: string) =>
  cell
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry.length <= maxNameUnits)
    .slice(0, maxNames);

/** Reads the cell of other titles: `de: Stolz und Vorurteil | ja: 高慢と偏見`. Skips entries without a known language. */
export function readOtherTitles(cell: string): OtherTitle[] {
  return entries(cell).flatMap((entry) => {
    const [, code = '', title = ''] = /^([^:：]{2,20})[:：]\s*(.+)$/u.exec(entry) ?? [];
    const language = languageCode(code);
    return language === null || !/[\p{L}\p{N}]/u.test(title) ? [] : [{ language, title }];
  });
}

/**
 * Reads the cell of other names: `Anton Tschechow = Чехов | Anton Tschechow = チェーホフ`. An entry without `=` is a name
 * of the row's first author. Names of people who are not among the row's authors are skipped.
 */
export function readOtherNames(cell: string, authors: readonly string[]): OtherName[] {
  return entries(cell).flatMap((entry) => {
    const index = entry.indexOf('=');
    const author = index < 0 ? authors[0] : entry.slice(0, index).trim();
    const name = entry.slice(index + 1).trim();
    return author === undefined || !authors.includes(author) || !/\p{L}/u.test(name) ? [] : [{ author, name }];
  });
}
