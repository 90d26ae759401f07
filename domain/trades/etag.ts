import type { Language } from '../language';

/**
 * Returns the ETag of a trade for `GET /api/trades/{id}`. Every change raises `version`; `passed` counts passed
 * deadlines, after which other actions are allowed; on another `day` of the market an expected day may be over;
 * `payoutsHeldUntil` changes with the account of the trade; URLs in the answer depend on the language.
 */
export function tradeEtag(
  {
    version,
    passed,
    day,
    payoutsHeldUntil,
  }: {
    readonly version: number;
    readonly passed: number;
    readonly day: string;
    readonly payoutsHeldUntil: string | null;
  },
  language: Language,
): string {
  return `"${version}.${passed}.${day}${payoutsHeldUntil === null ? '' : `.${payoutsHeldUntil}`}-${language}"`;
}
