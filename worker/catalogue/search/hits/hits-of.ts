import {
  authorMatch,
  isbnMatch,
  matchNothing,
  matchOf,
  nameMatch,
} from '../../../../domain/catalogue/find/match-expressions';
import type { BookSearch } from '../../../../domain/catalogue/schemas';
import { grades } from '../../../../domain/grade';
import { parseIsbn } from '../../../../domain/isbn';
import { rulesOf } from '../../../../domain/market/market';
import { currencies } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import type { SqlValue } from '../../../platform/db/read';
import { gradeBits } from '../../cards/grade-bits';
import { exactNames, isNamed } from './exact-names';
import type { HitsForm } from './hits-form';

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
