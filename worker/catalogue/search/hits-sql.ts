import { authorMatch, isbnMatch, matchOf } from '../../../domain/catalogue/import/match';
import type { BookSearch } from '../../../domain/catalogue/schemas';
import { parseIsbn } from '../../../domain/isbn';
import { rulesOf } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { gradeBit } from '../cards/grade-bits';

/**
 * A search as SQL. `?1` is the expression for `MATCH`, `?2` the currency, `?3` its rate's latest day, `?4` and
 * `?5` the price range in minor units, `?6` half a step, `?7` the currency's factor, `?8` the bits of the grades, `?9`
 * the value of `wishesSince`. Values from `?10` on belong to the caller.
 */
export interface Hits {
  readonly any: string | null;
  readonly title: string | null;
  /** Returns `FROM … WHERE …` over editions `e`; a further condition begins with AND. */
  source(match: string | null): string;
  /** Returns the same over the editions `s` of the work of `e`. */
  siblings(match: string | null): string;
  values(match: string | null): (string | number | null)[];
  /** True without words and filters; the counts are precomputed then. */
  readonly everything: boolean;
}

/** Returns both MATCH expressions of a search: by the ISBN, or by words narrowed by an author's name. */
function expressions(search: BookSearch): { readonly any: string | null; readonly title: string | null } {
  const filters = { language: search.language, format: search.format, subject: search.subject };
  const author = search.author === undefined ? null : authorMatch(search.author);
  const isbn = parseIsbn(search.q ?? '');
  if (isbn.ok) return { any: isbnMatch(isbn.isbn), title: null };
  const pair = matchOf(search.q ?? '', filters);
  const and = (expression: string | null) =>
    author === null ? expression : expression === null ? author : `(${expression}) AND ${author}`;
  return { any: and(pair.any), title: pair.title === null ? null : and(pair.title) };
}

/**
 * Returns the SQL of an edition's unrounded price. Prices are shown rounded to the market's step, so the limits are
 * steps minus or plus half a step.
 */
const shown = (edition: 'e' | 's') =>
  `${edition}.min_price * (SELECT micro FROM rates WHERE currency = ?2 AND day <= ?3 ORDER BY day DESC
    LIMIT 1) * ?7 / 1e6`;

/** Returns the search as SQL parts. Typed text is only in the values, never in the SQL. */
export function hitsOf(ctx: Ctx, search: BookSearch, since: string): Hits {
  const { any, title } = expressions(search);
  const { currency, step } = rulesOf(ctx.market);
  const priced = search.min !== undefined || search.max !== undefined;
  const graded = search.grade !== undefined || search.in_stock !== undefined;
  const conditions = (edition: 'e' | 's') =>
    [
      ...(graded ? [`AND ${edition}.grades & ?8 <> 0`] : []),
      ...(search.min === undefined ? [] : [`AND ${shown(edition)} >= ?4 - ?6`]),
      ...(search.max === undefined ? [] : [`AND ${shown(edition)} < ?5 + ?6`]),
    ].join(' ');
  return {
    any,
    title,
    everything: any === null && !priced && !graded,
    source: (match) =>
      match === null
        ? `FROM editions e WHERE ?1 IS NULL ${conditions('e')}`
        : // CROSS JOIN: with a plain one the planner may run MATCH once per edition.
          `FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
            WHERE edition_words MATCH ?1 ${conditions('e')}`,
    siblings: (match) =>
      match === null
        ? `FROM editions s WHERE s.work = e.work AND ?1 IS NULL ${conditions('s')}`
        : `FROM editions s CROSS JOIN edition_words w ON w.rowid = s.id WHERE s.work = e.work
          AND w.edition_words MATCH ?1 ${conditions('s')}`,
    values: (match) => [
      match,
      currency,
      ctx.now.toISOString().slice(0, 10),
      search.min === undefined ? null : Math.ceil(search.min / step) * step,
      search.max === undefined ? null : Math.floor(search.max / step) * step,
      step / 2,
      10 ** (currencies[currency] - 2),
      search.grade === undefined ? 31 : gradeBit(search.grade),
      since,
    ],
  };
}

/**
 * Returns the SQL of the popularity order. With a match it is the index's rowid: ordered by `e.id`, SQLite would read
 * and sort all hits before the first.
 */
export function popularity(match: string | null): string {
  return match === null ? 'e.id' : 'edition_words.rowid';
}

/** Returns a statement over the hits. `more`: values from `?10` on. */
export function hitsStatement(
  ctx: Ctx,
  hits: Hits,
  match: string | null,
  text: (source: string) => string,
  ...more: readonly (string | number | null)[]
): D1PreparedStatement {
  return sql(ctx.db, text(hits.source(match)), ...hits.values(match), ...more);
}
