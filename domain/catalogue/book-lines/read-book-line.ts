import { findIsbns } from '../../find-isbns';
import { queryText } from '../words';
import { isBesideBook, isYear } from './line-words';

/** One word of a line in comparable form. */
export interface LineWord {
  readonly word: string;
  /** Number of the part of the line, from 0. */
  readonly part: number;
  /** The line names its book as well without it: a year, "by", "paperback". It may still be part of a title. */
  readonly isBeside: boolean;
}

/** Content of one line of a list of books. */
export type BookLine =
  | { readonly kind: 'isbn'; readonly isbn: string }
  | { readonly kind: 'words'; readonly parts: readonly string[]; readonly words: readonly LineWord[] }
  | { readonly kind: 'nothing' };

/** UTF-16 units of a line that are read. The longest title of the catalogue with its authors has half of that. */
const maxLineLength = 400;
/** Words of a line that are compared; more only cost time. */
const maxWords = 24;

const control = /[\p{Cc}\p{Cf}]/gu;
const bullets = /^(?:[\s>*•·◦▪■□☐☑✓✔❏●○‣+]|[-–—](?=\s))+/u;
/** "12. ", "3) ", "(4) ", "No. 5: ", "#6 ", "7、". Four digits are a title or a year. */
const numbering = /^(?:(?:no|nr|n°|nº|№|#)\.?\s*\p{Nd}{1,3}[.:)]?\s+|\(?\p{Nd}{1,3}(?:[.)]+\s+|[、．]\s*))/iu;
const copies = /^\p{Nd}{1,2}\s?[x×]\s+|\s[x×]\s?\p{Nd}{1,2}\s*$|\(\s*[x×]?\s?\p{Nd}{1,2}\s?[x×]?\s*\)\s*$/iu;
const currency = '€|\\$|£|¥|￥|R\\$|EUR|USD|GBP|CHF|PLN|BRL|JPY|SAR|EGP|euros?|zł|zl|円|ريال|جنيه|درهم|يورو';
const amount = '\\p{Nd}{1,6}(?:[.,٫]\\p{Nd}{1,2})?(?:,-)?';
const notAfterWord = '(?<![\\p{L}\\p{N}.,])';
const price = new RegExp(
  `${notAfterWord}(?:${currency})\\s?${amount}(?![\\p{L}\\p{N}])|${notAfterWord}${amount}\\s?(?:${currency})(?!\\p{L})`,
  'giu',
);
const page = 'seiten|s\\.|pages|pp?\\.|p[áa]gs?\\.?|p[áa]ginas|pagine|stron|str\\.|blz\\.?|ページ|頁|صفحة';
const pages = new RegExp(`${notAfterWord}\\p{Nd}{2,4}\\s?(?:${page})`, 'giu');
/** A number that begins like an ISBN but is not valid. */
const damagedIsbn = /97[89][\p{Nd}Xx –-]{6,}/gu;
/** Cells, brackets and quotation marks, and dashes, commas, colons and slashes with a space beside them. */
const separators = new RegExp(
  [
    /[\t;|()[\]{}（）［］【】〈〉《》「」『』“”„«»"＂、／：，―]/,
    /\s[-–—/~]+\s|\s[-–—]+|[-–—]+\s|[,:：，،؛]\s|\s\/|\/\s/,
    /\s(?:written\s+)?by\s/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/** Returns a line without the text around a title in lists: bullets, numbers, copies, prices and pages. */
function withoutFrame(line: string): string {
  const plain = line
    .replace(damagedIsbn, ' ')
    .replace(price, ' ')
    .replace(pages, ' ')
    .trim()
    .replace(bullets, '')
    .replace(numbering, '')
    .replace(bullets, '')
    .replace(copies, '');
  // A cell that has only a small number is a row's number or a count of copies.
  const cells = plain.split('\t');
  const named = cells.filter((cell) => !/^\s*\p{Nd}{0,3}\s*$/u.test(cell));
  return named.length > 1 || (named.length === 1 && cells.length > 2) ? named.join('\t') : plain;
}

/** Returns the words of a part. A year is beside the book only apart from its title: "Berlin 1936" is another one. */
function wordsOfPart(part: string, index: number): LineWord[] {
  const words = part.split(' ');
  const isApart = words.every(isBesideBook);
  return words.map((word) => ({ word, part: index, isBeside: isBesideBook(word) && (isApart || !isYear(word)) }));
}

/**
 * Reads one line as people type it, or one row of a spreadsheet with tabs between its cells. A line with an ISBN is
 * that ISBN. The catalogue, not the line, decides which part is the title and which the author: "Emma, Austen" and
 * "Austen: Emma" are both usual.
 * @returns the parts in comparable form and their words; `nothing` for a line without letters and digits
 */
export function readBookLine(line: string): BookLine {
  const text = line
    .slice(0, maxLineLength)
    .toWellFormed()
    .replace(control, (found) => (found === '\t' || found === '\u200c' || found === '\u200d' ? found : ' '));
  const isbn = findIsbns(text).find((found) => found.ok);
  if (isbn?.ok === true) return { kind: 'isbn', isbn: isbn.isbn };
  const parts = withoutFrame(text)
    .split(separators)
    .map(queryText)
    .filter((part) => part !== '');
  const words = parts.flatMap(wordsOfPart).slice(0, maxWords);
  return words.length === 0 ? { kind: 'nothing' } : { kind: 'words', parts, words };
}
