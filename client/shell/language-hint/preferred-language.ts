import { isLanguage, type Language } from '../../../domain/language';

/** Storage key of the hint that was closed, or of a language that was chosen by it. */
export const hintKey = 'dogear-language-hint';

/**
 * Returns the language of the shop that a browser prefers, where it is another one than the page's and the person has
 * not closed the hint; else null. `accepted`: the browser's languages as BCP 47 tags, the preferred first.
 */
export function preferredLanguage(accepted: readonly string[], page: Language): Language | null {
  const first = accepted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  if (first === undefined || first === page) return null;
  try {
    return localStorage.getItem(hintKey) === null ? first : null;
  } catch {
    // Some browsers refuse storage. The hint could not be closed for good, so it is not shown.
    return null;
  }
}
