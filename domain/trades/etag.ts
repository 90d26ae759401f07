import type { Language } from '../language';

/**
 * Returns the ETag of a trade for `GET /api/trades/{id}`. Every change raises `version`; `passed` counts passed
 * deadlines, after which other actions are allowed; URLs in the answer depend on the language.
 */
export function tradeEtag(
  { version, passed }: { readonly version: number; readonly passed: number },
  language: Language,
): string {
  return `"${version}.${passed}-${language}"`;
}
