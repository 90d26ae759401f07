import type { Language } from '../language';

/**
 * Returns the ETag of a trade for `GET /api/trades/{id}`. Every change raises `version`; `passed` counts passed
 * deadlines, after which other actions are allowed; on another `day` of the market an expected day may be over; URLs in
 * the answer depend on the language.
 */
export function tradeEtag(
  { version, passed, day }: { readonly version: number; readonly passed: number; readonly day: string },
  language: Language,
): string {
  return `"${version}.${passed}.${day}-${language}"`;
}
