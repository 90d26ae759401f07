import { isUsed } from '../../../domain/grade';
import { isPriceBound } from '../../../domain/law/book-prices';
import { wishPolicy } from '../../../domain/policy/pricing';
import { shownPrice } from '../../../domain/pricing/price';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { formats } from '../../../domain/catalogue/formats';
import type { Format } from '../../../domain/catalogue/schemas';
import { isSubject } from '../../../domain/subjects';
import { addMs, dayMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { columnsOf, number, type RowOf } from '../../platform/db/columns';
import { editions } from '../../platform/db/schema/catalogue';
import { pictureEndings, type PictureType } from '../../platform/picture-type';
import { drawnVersion } from './drawn-cover';
import { worstGrade } from './grade-bits';
import type { PriceMoment } from './price-moment';

/** Columns of a card, as `cardColumnsSql` selects them. */
export const cardColumns = {
  ...columnsOf(
    editions,
    'id',
    'isbn',
    'work',
    'title',
    'authors',
    'language',
    'format',
    'published',
    'pages',
    'subjects',
    'cover_url',
    'reference_price',
    'min_price',
    'grades',
  ),
  waiting: number,
};
/** Row of a card. */
export type CardRow = RowOf<typeof cardColumns>;

/**
 * Returns the SQL that counts the wishes for edition `e` of confirmed accounts older than 7 days. `since` is the
 * placeholder (like `?2`) of `wishesSince`; the wishes of `butOwner` are left out.
 * @see docs/product.md#wishes
 */
export function waitingSql(since: string, butOwner?: string): string {
  return `(SELECT count(*) FROM wishes w CROSS JOIN accounts a ON a.id = substr(w.owner, 3)
    WHERE w.isbn = e.isbn AND w.owner GLOB 'a:*' AND a.confirmed_at IS NOT NULL AND a.created_at <= ${since}
    ${butOwner === undefined ? '' : `AND w.owner <> ${butOwner}`})`;
}

/** Returns the latest creation time of an account whose wishes count. */
export function wishesSince(ctx: Pick<Ctx, 'now'>): string {
  return addMs(ctx.now.toISOString(), -wishPolicy.accountAgeDays * dayMs);
}

/** Returns the SQL of `cardColumns` from `editions e`; `since` is the placeholder of `wishesSince`. */
export function cardColumnsSql(since: string): string {
  return `e.id, e.isbn, e.work, e.title, e.authors, e.language, e.format, e.published, e.pages, e.subjects,
    e.cover_url, e.reference_price, e.min_price, e.grades, ${waitingSql(since)} AS waiting`;
}

/** Returns the names in a JSON column written by the catalogue's own import. */
export function namesOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Returns the ids in a JSON list that SQL has made. */
export function idsOf(json: string): number[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : [];
}

/** Returns the year of a date of publication (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), or null. */
export function yearOf(published: string | null): number | null {
  const year = Number(published?.slice(0, 4));
  return Number.isInteger(year) && year > 0 ? year : null;
}

/** Returns the format that a column names; `other` for an unknown one. */
export function formatOf(text: string): Format {
  return formats.find((format) => format === text) ?? 'other';
}

/** Number of the drawn covers' design. Browsers keep a cover for a day: raise it when drawn covers change. */
const coverDesign = 2;

/**
 * Returns the address of an edition's cover: that of a picture that staff have uploaded, else that of the drawn
 * cover, with the number of the design and the version of its words. `coverUrl` is the column `cover_url`.
 */
export function coverPath(isbn: string, coverUrl: string | null): string {
  if (coverUrl?.startsWith(picturePrefix(isbn)) === true) return coverUrl;
  const version = drawnVersion(coverUrl);
  return `/covers/${isbn}.svg?${coverDesign}${version === null ? '' : `-${version}`}`;
}

/** Returns the beginning of the addresses of an edition's uploaded pictures. */
const picturePrefix = (isbn: string) => `/covers/${isbn}-`;

/**
 * Returns the address of an uploaded picture. It names the picture's hash, so it never shows another picture and may be
 * cached for ever.
 */
export const picturePath = (isbn: string, hash: string, type: PictureType): string =>
  `${picturePrefix(isbn)}${hash}.${pictureEndings[type]}`;

/** Returns the hash of an edition's uploaded picture by the column `cover_url`; null where it has none. */
export function pictureHash(isbn: string, coverUrl: string | null): string | null {
  const path = coverUrl ?? '';
  return path.startsWith(picturePrefix(isbn)) ? path.slice(picturePrefix(isbn).length).replace(/\.\w+$/, '') : null;
}

/** Returns a card with the prices of a moment, in the market's currency. */
export function toCard(row: CardRow, { market, rate, today }: PriceMoment): BookCard {
  const grade = worstGrade(row.grades);
  const cheapest =
    grade === null || row.min_price === null || row.reference_price === null
      ? null
      : {
          grade,
          used: isUsed(grade),
          price: shownPrice({
            baseCents: row.min_price,
            referenceCents: row.reference_price,
            grade,
            bound: isPriceBound({ market, grade, language: row.language, published: row.published }, today),
            market,
            rate,
          }).price,
        };
  return {
    isbn: row.isbn,
    title: row.title,
    authors: namesOf(row.authors),
    language: row.language,
    format: formatOf(row.format),
    year: yearOf(row.published),
    pages: row.pages,
    subjects: namesOf(row.subjects).filter(isSubject),
    cover: coverPath(row.isbn, row.cover_url),
    cheapest,
    waiting: row.waiting >= wishPolicy.shownFrom ? row.waiting : null,
  };
}
