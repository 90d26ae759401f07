import {
  authorMatch,
  isbnMatch,
  matchNothing,
  matchOf,
  nameMatch,
} from '../../../domain/catalogue/find/match-expressions';
import type { BookSearch } from '../../../domain/catalogue/schemas';
import { parseIsbn } from '../../../domain/isbn';
import { rulesOf } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import type { SqlValue } from '../../platform/db/read';
import { grades } from '../../../domain/grade';
import { gradeBits } from '../cards/grade-bits';
import { bitsByGrade, priceStep } from './count-sql';
import { exactNames, exactNameSql, isNamed } from './exact-names';

/** Facts on which the SQL of a search depends; all others are in its values. */
export interface HitsForm {
  /** Whether words or filters of the index narrow the search. */
  readonly isMatched: boolean;
  readonly isGraded: boolean;
  readonly hasMin: boolean;
  readonly hasMax: boolean;
  readonly hasSeries: boolean;
  readonly hasPublisher: boolean;
}

const unfiltered = { isGraded: false, hasMin: false, hasMax: false, hasSeries: false, hasPublisher: false };
const filtered = { isGraded: true, hasMin: true, hasMax: true, hasSeries: true, hasPublisher: true };
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
 * grades, `?9` the names of series and publisher (`exactNames`). Values from `?10` on belong to the caller.
 */
export interface Hits {
  readonly any: string | null;
  readonly title: string | null;
  /** Expression that stands for the search's words, when it is read in another way. */
  readonly within: string | null;
  readonly form: HitsForm;
  values(match: string | null): readonly SqlValue[];
  /** True without words and filters; the counts are precomputed then. */
  readonly isOfAllBooks: boolean;
}

/** Returns the expression for a name. A name of signs alone matches nothing, and a blank one is no filter: null. */
function expressionOf(name: string | undefined, match: (name: string) => string | null): string | null {
  return name === undefined || name.trim() === '' ? null : (match(name) ?? matchNothing);
}

/** Returns both MATCH expressions of a search: by the ISBN, or by words narrowed by names. */
function expressions(
  search: BookSearch,
  within: string | null,
): { readonly any: string | null; readonly title: string | null } {
  const filters = { language: search.language, format: search.format, subject: search.subject };
  const names = [
    expressionOf(search.author, authorMatch),
    expressionOf(search.series, nameMatch),
    expressionOf(search.publisher, nameMatch),
  ].filter((expression) => expression !== null);
  const named = names.length === 0 ? null : names.join(' AND ');
  const isbn = parseIsbn(search.q ?? '');
  if (isbn.ok && within === null) return { any: isbnMatch(isbn.isbn), title: null };
  const pair = matchOf(search.q ?? '', filters, within);
  if (named === null) return { any: pair.any, title: pair.title };
  return {
    any: pair.any === null ? named : `(${pair.any}) AND ${named}`,
    title: pair.title === null ? null : `(${pair.title}) AND ${named}`,
  };
}

/** SQL of the market's rate in millionths, and of its minor units for a cent of EUR. */
const microSql = '(SELECT micro FROM rates WHERE currency = ?2 AND day <= ?3 ORDER BY day DESC LIMIT 1)';
const perCentSql = `(${microSql} * ?7 / 1e6)`;

/**
 * Returns the conditions on copies and names. Prices are shown rounded to the market's step, so the limits are steps
 * minus or plus half a step.
 */
function conditions(form: HitsForm, edition: 'e' | 's'): string {
  const { isGraded, hasMin, hasMax, hasSeries, hasPublisher } = form;
  const price = `${edition}.min_price * ${microSql} * ?7 / 1e6`;
  return [
    ...(isGraded ? [`AND ${edition}.grades & ?8 <> 0`] : []),
    ...(hasMin ? [`AND ${price} >= ?4 - ?6`] : []),
    ...(hasMax ? [`AND ${price} < ?5 + ?6`] : []),
    ...(hasSeries ? [exactNameSql('series', edition)] : []),
    ...(hasPublisher ? [exactNameSql('publisher', edition)] : []),
  ].join(' ');
}

/** Most works of a rare filter. To list their editions takes less time than to check the copies of each hit. */
const maxRareWorks = 5_000;
/** Fewest editions of a catalogue in which rare filters are treated separately: there a word can have many hits. */
const minEditionsForRareFilters = 50_000;
/** All values of `editions.grades`, as a JSON list. */
const gradeSets = JSON.stringify(Array.from({ length: gradeBits(grades) }, (_, index) => index + 1));

/**
 * Returns the condition that a hit is among the editions of `ids`, for a filter with few editions. For other filters
 * the condition is true, and `conditions` checks each hit. Without it, a search by a frequent word and a rare filter
 * checks all hits of the word. `counted`: condition on the nightly counts of the filter. Old counts do no harm: they
 * only decide how to search.
 */
const rareSql = (counted: string, ids: string) =>
  `AND ((SELECT coalesce(max(CASE WHEN kind = 'total' THEN count END), 0) < ${minEditionsForRareFilters}
      OR coalesce(sum(CASE WHEN kind <> 'total' THEN count END), 0) > ${maxRareWorks} FROM facets
      WHERE (kind = 'total' AND value = 'editions') OR (${counted}))
    OR edition_words.rowid IN (${ids}))`;

/** Returns the conditions that narrow the hits of the index to the editions of rare filters. */
function rareConditions({ isGraded, hasMin, hasMax }: HitsForm): string {
  const min = `(?4 - ?6) / ${perCentSql}`;
  const max = `(?5 + ?6) / ${perCentSql}`;
  const step = 'CAST(value AS INTEGER)';
  const counted = [
    "kind = 'price'",
    ...(hasMin ? [`${step} > ${min} - ${priceStep}`] : []),
    ...(hasMax ? [`${step} <= ${max}`] : []),
  ].join(' AND ');
  // A cent more at both ends, since the price is converted the other way than in `conditions`.
  const range = [...(hasMin ? [`min_price >= ${min} - 1`] : []), ...(hasMax ? [`min_price <= ${max} + 1`] : [])];
  return [
    ...(isGraded
      ? [
          rareSql(
            `kind = 'grade' AND value IN
              (SELECT b.value->>0 FROM json_each('${bitsByGrade}') b WHERE (b.value->>1) & ?8 <> 0)`,
            `SELECT id FROM editions INDEXED BY editions_by_grades WHERE grades <> 0
              AND grades IN (SELECT value FROM json_each('${gradeSets}') WHERE value & ?8 <> 0)`,
          ),
        ]
      : []),
    ...(range.length > 0
      ? [
          rareSql(
            counted,
            `SELECT id FROM editions INDEXED BY editions_by_price WHERE grades <> 0 AND ${range.join(' AND ')}`,
          ),
        ]
      : []),
  ].join(' ');
}

/**
 * Returns `FROM … WHERE …` over editions `e`; a further condition begins with AND. `match`: placeholder of the
 * expression.
 */
export function hitsSql(form: HitsForm, match = '?1'): string {
  const isShelved = form.isGraded || form.hasMin || form.hasMax;
  // The index holds what `conditions` compares, so SQLite reads only the rows of editions that are listed.
  const editions = isShelved ? 'editions e INDEXED BY editions_in_stock' : 'editions e';
  const narrowed = `${isShelved ? 'AND e.grades <> 0' : ''} ${conditions(form, 'e')}`;
  return form.isMatched
    ? // CROSS JOIN: with a plain one the planner may run MATCH once per edition.
      `FROM edition_words CROSS JOIN ${editions} ON e.id = edition_words.rowid
        WHERE edition_words MATCH ${match} ${rareConditions(form)} ${narrowed}`
    : `FROM ${editions} WHERE ${match} IS NULL ${narrowed}`;
}

/**
 * Returns FROM and WHERE of the hits `s` among the editions of the work of `e`. `match`: placeholder of the expression.
 */
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
export function hitsOf(ctx: Ctx, search: BookSearch, within: string | null = null): Hits {
  const { any, title } = expressions(search, within);
  const { currency, step } = rulesOf(ctx.market);
  const form = {
    isMatched: any !== null,
    isGraded: search.grade !== undefined || search.in_stock !== undefined,
    hasMin: search.min !== undefined,
    hasMax: search.max !== undefined,
    hasSeries: isNamed(search, 'series'),
    hasPublisher: isNamed(search, 'publisher'),
  };
  return {
    any,
    title,
    within,
    form,
    isOfAllBooks: !form.isMatched && !form.isGraded && !form.hasMin && !form.hasMax,
    values: (match) => [
      match,
      currency,
      ctx.now.toISOString().slice(0, 10),
      search.min === undefined ? null : Math.ceil(search.min / step) * step,
      search.max === undefined ? null : Math.floor(search.max / step) * step,
      step / 2,
      10 ** (currencies[currency] - 2),
      gradeBits(search.grade ?? grades),
      exactNames(search),
    ],
  };
}
