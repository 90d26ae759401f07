import type { Grade } from '../../grade';
import { gradeNamed } from '../../scanning/lists/grade-words';
import { repairName } from './csv-text';
import type { Format } from '../schemas';
import { foldLetters } from '../words';

// Readers of the cells of a row. Null means that the cell has no value; only price and stock have invalid values.

/** EUR cents beyond which a price is a mistake: 100,000 euros. */
const maxCents = 10_000_000;

/**
 * Returns the cents of `12.99`, `12,99 €`, `1.234,50` or `$ 8`; null for an empty cell or 0; `bad` for any other text.
 */
export function readCents(cell: string): number | null | 'bad' {
  const text = cell.replace(/[\s\u00a0]|[€$£¥]|EUR|USD|GBP/giu, '');
  if (text === '') return null;
  const match = /^(\d{1,3}(?:[.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (match?.[1] === undefined) return 'bad';
  const cents = Number(match[1].replace(/[.,']/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (cents > maxCents) return 'bad';
  return cents === 0 ? null : cents;
}

/** Returns a whole number from 0 to `max` (`320`, `320.0`, `320 p.`), or null. */
export function readCount(cell: string, max: number): number | null {
  const match = /^(\d{1,9})(?:\.0+)?\s*(?:[a-z.]{0,8})$/i.exec(cell.trim());
  if (match === null) return null;
  const count = Number(match[1]);
  return count <= max ? count : null;
}

/** Returns a year from 1400 (the beginning of printing) to 2100, also from `2008.0`, or null. */
export function readYear(cell: string): number | null {
  const match = /^(\d{4})(?:\.0)?$/.exec(cell.trim());
  const year = Number(match?.[1]);
  return match !== null && year >= 1400 && year <= 2100 ? year : null;
}

const isoDate = /^(?<year>\d{4})-(?<month>\d\d)(?:-(?<day>\d\d))?(?:T.*)?$/;
const dottedDate = /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/;

/** Returns the date of `2003`, `2003-05`, `2003-05-17` or `17.05.2003`, as far as it is given, in ISO form, or null. */
export function readPublished(cell: string): string | null {
  const text = cell.trim();
  const yearAlone = readYear(text);
  if (yearAlone !== null) return String(yearAlone);
  const { year, month, day } = (isoDate.exec(text) ?? dottedDate.exec(text))?.groups ?? {};
  if (year === undefined || readYear(year) === null) return /\b(1[4-9]\d\d|20\d\d)\b/.exec(text)?.[1] ?? null;
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year;
  const yearAndMonth = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined || Number(day) < 1 || Number(day) > 31) return yearAndMonth;
  return `${yearAndMonth}-${day.padStart(2, '0')}`;
}

/** Returns the binding that a cell names in one of the shop's languages, or null for an empty cell. */
export function readFormat(cell: string): Format | null {
  const text = foldLetters(cell);
  if (text === '') return null;
  if (/pocket|mass market|taschenbuch|poche|bolsillo|tascabile|kieszonk|bolso|文庫|جيب/.test(text)) return 'pocket';
  if (/hard|gebunden|relie|dura|rigida|cartonn|gebonden|twarda|単行本|مقوى|library binding/.test(text))
    return 'hardcover';
  if (/paper|soft|broschi|broche|blanda|rustica|flessibile|brossura|miekka|mole|ソフト|غلاف|perfect/.test(text))
    return 'paperback';
  return 'other';
}

/** Words for new copies, without spaces and signs. */
const newWords = new Set(
  (
    'new brandnew unread neu ungelesen nieuw ongelezen neuf neuve nuovo nuova nuevo nueva novo nova nowy nowa nowe ' +
    '新品 新刊 未使用 جديد جديدة'
  )
    .split(' ')
    .map(foldLetters),
);

/** Parts of longer descriptions of a grade; the first that matches counts, so "very good" comes before "good". */
const gradeParts: readonly (readonly [RegExp, Grade])[] = [
  [/(?:like|as) ?new|fine|wie neu|comme neuf|como nuevo|come nuovo|zo goed als nieuw|jak nowy/, 'like-new'],
  [/very ?good|sehr gut|tres bon|muy bueno|molto buono|zeer goed|bardzo dobry|muito bom/, 'very-good'],
  [/good|gut|bon|bueno|buono|goed|dobry|bom/, 'good'],
  [/accept|fair|akzept|correct|accett|aceit|poor/, 'acceptable'],
];

/** Returns the grade that a cell names in one of the shop's languages, or null. */
export function readGrade(cell: string): Grade | null {
  const text = foldLetters(cell).replace(/[-_]/g, ' ').trim();
  if (newWords.has(text.replace(/[^\p{L}\p{N}]/gu, ''))) return 'new';
  return gradeNamed(cell.replace('+', 'plus')) ?? gradeParts.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Authors of a book that are kept, and UTF-16 units of a name. */
const maxAuthors = 8;
const maxAuthorUnits = 120;

/**
 * Returns at most eight names of a cell, separated by `|`, `;`, `&`, "and", "und", or by commas as `form` says. In the
 * form `exact` only `|` separates names.
 */
export function readAuthors(cell: string, form: 'list' | 'inverted' | 'exact'): string[] {
  const parts = cell.split(form === 'exact' ? '|' : /\s*(?:\||[;；]|\s&amp;\s|\s&\s|\sund\s|\sand\s)\s*/);
  const names = parts.flatMap((part) => {
    if (form === 'exact') return [part];
    if (form === 'list') return part.split(/\s*[,、،]\s*(?!(?:Jr|Sr|Ph|M\.D|Inc|Ltd|II)\b)/);
    const [last = '', first] = part.split(/\s*,\s*/);
    return [first === undefined ? last : `${first} ${last}`];
  });
  const repaired = names.map((name) => repairName(name).slice(0, maxAuthorUnits)).filter((name) => /\p{L}/u.test(name));
  return [...new Set(repaired)].slice(0, maxAuthors);
}

/**
 * Returns a 90-day demand estimated from the number of ratings on a readers' site, or null without a number. The square
 * root divided by 36 spreads the usual numbers over 0 to 60, the range of the shop's own demand.
 */
export function demandOfRatings(cell: string): number | null {
  const ratings = readCount(cell, 999_999_999);
  return ratings === null ? null : Math.min(60, Math.round(Math.sqrt(ratings) / 36));
}
