import { isUsed, type Grade } from '../grade';
import type { Market } from '../market/market-codes';

/** A rule that binds the price of new books in a market. Its source is in the table of duties. @see docs/law.md */
export interface BookPriceRule {
  /** Language codes of the books; null: books in any language. */
  readonly languages: readonly string[] | null;
  /** Months after publication during which the price is bound; null: until the publisher ends it. */
  readonly months: number | null;
  /** `contract`: no law, but publishers may bind the shop; the shop keeps to it. */
  readonly by: 'law' | 'contract';
  /** First day (`YYYY-MM-DD`) of the rule, and the day from which it no longer applies; null: no end is known. */
  readonly from: string;
  readonly until: string | null;
}

const law = (languages: readonly string[] | null, from: string, months: number | null = null): BookPriceRule => ({
  languages,
  months,
  by: 'law',
  from,
  until: null,
});

/**
 * Rules on book prices by market. Exemptions that need facts the shop does not have (last purchase, discontinued
 * titles, Belgian comics after 12 months) are not used: then the price stays bound. Not verified: the first days in
 * France, Spain and Japan, and the Dutch-language months in Belgium.
 * @see BuchPrG §§ 2, 3, 5 (DE); BPrBG 2023 §§ 2, 3 (AT); loi 81-766 art. 1 (FR); Ley 10/2007 arts. 1, 9 (ES);
 *   L. 15/2020 art. 8 (IT); Wet op de vaste boekenprijs arts. 1, 6 (NL); décret du 19 octobre 2017 and decreet van
 *   23 december 2016 (BE); Decreto-Lei 94/2021 (PT)
 */
export const bookPriceRules: Readonly<Partial<Record<Market, readonly BookPriceRule[]>>> = {
  DE: [law(['de'], '2002-10-01')],
  AT: [law(['de'], '2023-01-01')],
  FR: [law(null, '1982-01-01')],
  ES: [law(['es', 'ca', 'gl', 'eu', 'oc'], '2007-06-24')],
  IT: [law(null, '2020-03-25')],
  NL: [law(['nl', 'fy'], '2005-01-01')],
  BE: [law(['fr'], '2018-01-01', 24), law(['nl'], '2017-07-01', 6)],
  PT: [law(null, '2022-02-07', 24)],
  JP: [{ languages: ['ja'], months: null, by: 'contract', from: '1953-09-01', until: null }],
};

/** Returns whether a rule of the market binds the price of some new books. */
export function hasBookPriceRule(market: Market): boolean {
  return bookPriceRules[market] !== undefined;
}

/** A copy with the facts that decide whether its price is bound. */
export interface BoundFacts {
  readonly market: Market;
  readonly grade: Grade;
  /** Language code of the edition, such as `de` or `pt-BR`. */
  readonly language: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null: unknown, so that the price counts as bound. */
  readonly published: string | null;
}

/**
 * Returns whether a law or contract fixes the price of a copy on a day (`YYYY-MM-DD`). Used copies are free everywhere.
 */
export function isPriceBound({ market, grade, language, published }: BoundFacts, day: string): boolean {
  if (isUsed(grade)) return false;
  const [spoken = ''] = language.toLowerCase().split('-');
  return (bookPriceRules[market] ?? []).some(
    ({ languages, months, from, until }) =>
      from <= day &&
      (until === null || day < until) &&
      (languages === null || languages.includes(spoken)) &&
      (months === null || mayBeNewerThan(published, months, day)),
  );
}

/** Returns whether a book may have been published in the months before a day. An unknown date counts as new. */
function mayBeNewerThan(published: string | null, months: number, day: string): boolean {
  const [year = Number.NaN, month = 12, date = 31] = (published ?? '').split('-').map(Number);
  // A date that lacks its month or day counts as the last possible day, so the binding ends late and never early.
  const end = year * 12 + (month - 1) + months;
  const [nowYear = 0, nowMonth = 1, nowDate = 1] = day.split('-').map(Number);
  const now = nowYear * 12 + (nowMonth - 1);
  if (!(year > 0) || Number.isNaN(end)) return true;
  return now < end || (now === end && nowDate <= date);
}
