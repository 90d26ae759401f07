import type { Language } from '../language';

/**
 * The ETag of a trade as `GET /api/trades/{id}` answers it: everything that happens raises its version, `passed` counts
 * its deadlines that are over, after which other steps are allowed; links in it have a language.
 */
export function tradeTag(
  { version, passed }: { readonly version: number; readonly passed: number },
  language: Language,
): string {
  return `"${version}.${passed}-${language}"`;
}
