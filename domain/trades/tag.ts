import type { Language } from '../language';

/** The ETag of a trade as `GET /api/trades/{id}` answers it: everything that happens raises its version; links in it have a language. */
export function tradeTag(version: number, language: Language): string {
  return `"${version}-${language}"`;
}
