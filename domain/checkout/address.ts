import { isMarket, rulesOf, type Market } from '../market/market';
import type { ProblemFacts } from '../problems';
import { regionCode } from './regions';
import type { Address } from './schemas';

/** A name and address in the form for the label, or the problem with them. */
export type CheckedAddress =
  | { readonly ok: true; readonly name: string; readonly address: Address }
  | {
      readonly ok: false;
      readonly problem: 'market-mismatch' | 'market-not-served' | 'address-invalid';
      /** For `address-invalid`: the names of the `missing` and the `malformed` fields. */
      readonly facts: ProblemFacts;
    };

/** Returns a text in one line, without control characters and with single spaces. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Returns a postcode in narrow capitals with plain hyphens. */
function plainPostcode(text: string): string {
  return oneLine(text.normalize('NFKC').replace(/[\p{Pd}\u2212]/gu, '-')).toUpperCase();
}

/**
 * Checks a name and address for a market: required fields, postcode and region. The country must be the market: another
 * market is `market-mismatch`, any other country `market-not-served`.
 * @see docs/product.md#markets
 */
export function checkAddress(
  input: { readonly name: string; readonly address: Address },
  market: Market,
): CheckedAddress {
  const { country } = input.address;
  if (country !== market) {
    return isMarket(country)
      ? { ok: false, problem: 'market-mismatch', facts: { country, market } }
      : { ok: false, problem: 'market-not-served', facts: { country } };
  }
  const rules = rulesOf(market);
  const name = oneLine(input.name);
  const region = oneLine(input.address.region ?? '');
  const line2 = oneLine(input.address.line2 ?? '');
  const postcode = plainPostcode(input.address.postcode);
  const address: Address = {
    line1: oneLine(input.address.line1),
    city: oneLine(input.address.city),
    postcode,
    country,
  };
  if (line2 !== '') address.line2 = line2;
  const code = region === '' ? '' : regionCode(market, region);
  if (code !== '' && code !== null) address.region = code;
  const given = { line1: address.line1, line2, city: address.city, region, postcode };
  const required = rules.address.filter((field) => field.required).map((field) => field.name);
  const missing: string[] = required.filter((field) => given[field] === '');
  if (name === '') missing.unshift('name');
  const malformed: string[] = [];
  if (rules.postcode !== null && postcode !== '' && !new RegExp(`^(?:${rules.postcode})$`, 'u').test(postcode)) {
    malformed.push('postcode');
  }
  if (code === null) malformed.push('region');
  return missing.length + malformed.length === 0
    ? { ok: true, name, address }
    : { ok: false, problem: 'address-invalid', facts: { missing, malformed } };
}
