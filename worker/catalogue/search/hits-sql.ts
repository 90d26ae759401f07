import { authorMatch, isbnMatch, matchOf } from '../../../domain/catalogue/import/match';
import type { BookSearch } from '../../../domain/catalogue/schemas';
import { parseIsbn } from '../../../domain/isbn';
import { rulesOf } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import type { SqlValue } from '../../platform/db/read';
import { grades } from '../../../domain/grade';
import { gradeBits } from '../cards/grade-bits';

/** What the SQL of a search depends on; everything else is in its values. */
export interface HitsForm {
  /** Whether words or filters of the index narrow the search. */
  readonly isMatched: boolean;
  readonly isGraded: boolean;
  readonly hasMin: boolean;
  readonly hasMax: boolean;
}

const unfiltered = { isGraded: false, hasMin: false, hasMax: false };
const filtered = { isGraded: true, hasMin: true, hasMax: true };
/** Forms over the index that contain each part of the SQL, as samples for `defineReads`. */
export const matchedForms: readonly [HitsForm, HitsForm] = [
  { isMatched: true, ...unfiltered },
  { isMatched: true, ...filtered },
];
/** Forms that contain each part of the SQL, with and without the index. */
export const sampleForms: readonly [HitsForm, ...HitsForm[]] = [
  { isMatched: false, ...unfiltered },
  { isMatched: false, ...filtered },
  ...matchedForms,
];

/**
 * A search as form and values of SQL. `?1` is the expression for `MATCH`, `?2` the currency, `?3` its rate's latest
 * day, `?4` and `?5` the price range in minor units, `?6` half a step, `?7` the currency's factor, `?8` the bits of the
 * grades, `?9` the value of `wishesSince`. Values from `?10` on belong to the caller.
 */
export interface Hits {
  readonly any: string | null;
  readonly title: string | null;
  /** Expression that stands for the search's words, when it is read in another way. */
  readonly within: string | null;
  readonly form: HitsForm;
  values(match: string | null): readonly SqlValue[];
  /** True without words and filters; the counts are precomputed then. */
  readonly everything: boolean;
}

/** Returns both MATCH expressions of a search: by the ISBN, or by words narrowed by an author's name. */
function expressions(
  search: BookSearch,
  within: string | null,
): { readonly any: string | null; readonly title: string | null } {
  const filters = { language: search.language, format: search.format, subject: search.subject };
  const author = search.author === undefined ? null : authorMatch(search.author);
  const isbn = parseIsbn(search.q ?? '');
  if (isbn.ok && within === null) return { any: isbnMatch(isbn.isbn), title: null };
  const pair = matchOf(search.q ?? '', filters, within);
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

function conditions({ isGraded, hasMin, hasMax }: HitsForm, edition: 'e' | 's'): string {
  return [
    ...(isGraded ? [`AND ${edition}.grades & ?8 <> 0`] : []),
    ...(hasMin ? [`AND ${shown(edition)} >= ?4 - ?6`] : []),
    ...(hasMax ? [`AND ${shown(edition)} < ?5 + ?6`] : []),
  ].join(' ');
}

/** Returns `FROM … WHERE …` over editions `e`; a further condition begins with AND. */
export function hitsSql(form: HitsForm): string {
  return form.isMatched
    ? // CROSS JOIN: with a plain one the planner may run MATCH once per edition.
      `FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
        WHERE edition_words MATCH ?1 ${conditions(form, 'e')}`
    : `FROM editions e WHERE ?1 IS NULL ${conditions(form, 'e')}`;
}

/** Returns the same as `hitsSql` over the editions `s` of the work of `e`. `match`: placeholder of the expression. */
export function siblingsSql(form: HitsForm, match = '?1'): string {
  return form.isMatched
    ? `FROM editions s CROSS JOIN edition_words w ON w.rowid = s.id WHERE s.work = e.work
      AND w.edition_words MATCH ${match} ${conditions(form, 's')}`
    : `FROM editions s WHERE s.work = e.work AND ${match} IS NULL ${conditions(form, 's')}`;
}

/**
 * Returns the SQL of the popularity order. With a match it is the index's rowid: ordered by `e.id`, SQLite would read
 * and sort all hits before the first.
 */
export function popularitySql({ isMatched }: HitsForm): string {
  return isMatched ? 'edition_words.rowid' : 'e.id';
}

/**
 * Returns the form and the values of a search. Typed text is only in the values, never in the SQL. `within`: an
 * expression for `MATCH` that stands for the search's words.
 */
export function hitsOf(ctx: Ctx, search: BookSearch, since: string, within: string | null = null): Hits {
  const { any, title } = expressions(search, within);
  const { currency, step } = rulesOf(ctx.market);
  const form = {
    isMatched: any !== null,
    isGraded: search.grade !== undefined || search.in_stock !== undefined,
    hasMin: search.min !== undefined,
    hasMax: search.max !== undefined,
  };
  return {
    any,
    title,
    within,
    form,
    everything: !form.isMatched && !form.isGraded && !form.hasMin && !form.hasMax,
    values: (match) => [
      match,
      currency,
      ctx.now.toISOString().slice(0, 10),
      search.min === undefined ? null : Math.ceil(search.min / step) * step,
      search.max === undefined ? null : Math.floor(search.max / step) * step,
      step / 2,
      10 ** (currencies[currency] - 2),
      gradeBits(search.grade ?? grades),
      since,
    ],
  };
}
