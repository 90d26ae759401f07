import type { Currency } from '../../money';
import type { LexiconMatch } from '../match-lexicon';
import type { Place } from '../place';

/** Price limits of a request, in whole units of a currency (null: no currency named), and their places in the text. */
export interface PriceLimits {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: Currency | null;
  readonly spans: readonly Place[];
}

/** Folded words for currencies, as regular expressions. */
const currencyWords: readonly (readonly [Currency, string])[] = [
  ['EUR', '€|eur(?:o\\w*)?\\b|ゆーろ|يورو'],
  [
    'GBP',
    '£|gbp\\b|pounds?\\b|quid\\b|pfund\\b|livres? sterling\\b|livres\\b|libras?\\b|sterlin\\w*|ponden\\b|' +
      'pond\\b|funt\\w*|ぽんど|جنيه',
  ],
  ['PLN', 'zl\\b|pln\\b|zlot\\w*'],
  ['USD', '\\$|usd\\b|dollar\\w*|dolar\\w*|どる|دولار'],
  ['JPY', '¥|jpy\\b|yen\\w*|円|えん|ين\\b'],
  ['AED', 'aed\\b|dirham\\w*|dirhem\\w*|でぃるはむ|درهما?'],
];
const anyCurrency = currencyWords.map(([, pattern]) => `(${pattern})`).join('|');
const digitsPattern = '(\\d{1,6}(?:[.,]\\d{1,2})?)';
const amountWithCurrency = new RegExp(
  `(?:(?:${anyCurrency})\\s*${digitsPattern}|${digitsPattern}\\s*(?:${anyCurrency}))`,
  'gu',
);
const bareNumber = new RegExp(`(?<![\\d.,-])${digitsPattern}(?![\\d.,-])`, 'gu');

interface Amount extends Place {
  readonly value: number;
  readonly currency: Currency | null;
}

const valueOf = (digits: string) => Number(digits.replace(',', '.'));

/** Returns the amounts in digits with a currency before or after them. */
function namedAmounts(text: string): Amount[] {
  return [...text.matchAll(amountWithCurrency)].flatMap((found) => {
    const groups = found.slice(1);
    const digits = groups.find((group) => group !== undefined && /^\d/.test(group));
    const index = groups.findIndex((group) => group !== undefined && !/^\d/.test(group));
    // The groups are: a currency, its amount, an amount, its currency.
    const count = currencyWords.length;
    const currency = currencyWords[index < count ? index : index - count - 2]?.[0] ?? null;
    return digits === undefined
      ? []
      : [{ value: valueOf(digits), currency, from: found.index, to: found.index + found[0].length }];
  });
}

/** Matches words that make a number an amount: a bank note ("un billete de diez"), or slang ("a tenner"). Folded. */
const wordsBeforeNote = new RegExp(
  '(?:billetes?|billets?|notas?|banconot[ae]|briefje|bankbiljet|banknot\\w*|note|ورقه|فئه)' +
    '\\s+(?:de|di|da|van|of|po|ب)\\s+$',
  'u',
);
const wordsAfterNote = /^(?:er|erschein|eurobiljet)|^[\s-]*(?:scheine?|note|eurobiljet)(?!\p{L})/u;
const slangAmounts =
  /^(?:a )?(?:tenner|fiver|tientje|zehner|funfer|zwanziger|dyche|dycha|dychy|dwoch dych|dwie dychy|pietaka)$/u;

/** Returns whether a number that is a word stands for money without naming a currency. */
const isNote = (text: string, from: number, to: number) =>
  slangAmounts.test(text.slice(from, to)) ||
  wordsBeforeNote.test(text.slice(0, from)) ||
  wordsAfterNote.test(text.slice(to));

/** Returns amounts whose number is written as a word ("unter zehn Euro", "under a tenner"). */
function spelledAmounts(match: LexiconMatch): Amount[] {
  return match.spans.flatMap(({ meaning, from, to }) => {
    if (meaning.kind !== 'number') return [];
    if (isNote(match.text, from, to)) return [{ value: meaning.value, currency: null, from, to }];
    const behind = new RegExp(`^\\s*(?:${anyCurrency})`, 'u').exec(match.text.slice(to));
    const index = behind?.slice(1).findIndex((group) => group !== undefined) ?? -1;
    return behind === null
      ? []
      : [{ value: meaning.value, currency: currencyWords[index]?.[0] ?? null, from, to: to + behind[0].length }];
  });
}

/** Most characters between an amount and its comparison, which may be a few words away. */
const maxGap = 22;
/** Most characters between an amount and a later "over": for "10+" only, since "over" often means "about". */
const maxGapBeforeOver = 3;
/** A number of this size or more without a currency is probably a year, a number of pages or a house number. */
const bareLimit = 1000;

type Comparison = 'under' | 'over';

/** Returns the place of a word that compares an amount, or undefined. */
function comparisonOf(match: LexiconMatch, sense: Comparison, { from, to }: Amount): Place | undefined {
  const maxGapAfter = sense === 'under' ? maxGap : maxGapBeforeOver;
  return match.spans.find(
    ({ meaning, ...span }) =>
      meaning.kind === 'sense' &&
      meaning.sense === sense &&
      ((span.to <= from && from - span.to <= maxGap) || (span.from >= to && span.from - to <= maxGapAfter)),
  );
}

/** Returns whether a letter or percent sign follows directly behind an amount and one more character. */
const hasUnitBehind = (text: string, { to }: Place) => text.slice(to, to + 2).search(/[\p{L}%]/u) === 1;

/** Returns the amounts without a currency that stand beside "under" or the like, outside the place `excluded`. */
function bareAmounts(match: LexiconMatch, excluded: Place | null): Amount[] {
  const { text } = match;
  const isExcluded = ({ from, to }: Place) => excluded !== null && from < excluded.to && to > excluded.from;
  return [...text.matchAll(bareNumber)]
    .map((number) => ({
      value: valueOf(number[1] ?? ''),
      currency: null,
      from: number.index,
      to: number.index + number[0].length,
    }))
    .filter(
      (amount) =>
        amount.value < bareLimit &&
        !isExcluded(amount) &&
        comparisonOf(match, 'under', amount) !== undefined &&
        !hasUnitBehind(text, amount),
    );
}

/**
 * Returns the price limits in a text, or null. An amount without currency counts only beside "under 6" or the like, and
 * not at the place `excluded`, where a number means something else.
 */
export function findPrice(match: LexiconMatch, excluded: Place | null = null): PriceLimits | null {
  const withCurrency = [...namedAmounts(match.text), ...spelledAmounts(match)];
  const amounts = withCurrency.length > 0 ? withCurrency : bareAmounts(match, excluded);
  const [lower, higher] = amounts.toSorted((a, b) => a.value - b.value);
  if (lower === undefined) return null;
  const spans = amounts.flatMap((amount) =>
    [amount, comparisonOf(match, 'under', amount), comparisonOf(match, 'over', amount)].filter(
      (span) => span !== undefined,
    ),
  );
  const currency = lower.currency ?? higher?.currency ?? null;
  if (higher !== undefined && higher.value > lower.value)
    return { min: lower.value, max: higher.value, currency, spans };
  const isMinimum =
    comparisonOf(match, 'over', lower) !== undefined && comparisonOf(match, 'under', lower) === undefined;
  return isMinimum
    ? { min: lower.value, max: null, currency, spans }
    : { min: null, max: lower.value, currency, spans };
}
