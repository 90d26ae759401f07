import { marketCodes } from '../../market/market-codes';

/**
 * Matches a trade's number. Chinese, Japanese and Arabic texts write words beside it without a space, so only Latin
 * letters, digits and hyphens end it. People often leave out the hyphen.
 */
const tradeShape = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}-])(${marketCodes.join('|')})([-\u2010-\u2013 ]?)([2-9B-DF-HJ-NP-TV-Z]{4,8})` +
    '(?![\\p{Script=Latin}\\p{N}-])',
  'gu',
);

/** Returns whether a code has a letter and a digit. Without a hyphen, "de 2345" is no number of a trade. */
const isMixed = (code: string) => /\d/.test(code) && /[A-Z]/.test(code);

/** Returns the number of the trade that a text names ("IE-7K4Q"), or null. */
export function namedTrade(text: string): string | null {
  for (const [, market = '', sign = '', code = ''] of text.normalize('NFKC').toUpperCase().matchAll(tradeShape)) {
    if (isMixed(code) || !['', ' '].includes(sign)) return `${market}-${code}`;
  }
  return null;
}
