import { toLanguage, type Language } from '../../domain/language';
import { getLocale, overwriteGetLocale } from '../../messages/compiled/runtime.js';

/** The language of an address: its first segment, else the base language. */
export function languageOfPath(path: string): Language {
  return toLanguage(path.split('/')[1]);
}

/** Tells the messages which language the page is in. A page never changes it: switching is a full load. */
export function useLanguageOfPage(): void {
  const own = languageOfPath(location.pathname);
  overwriteGetLocale(() => own);
}

/** The language in force: on the server that of the render, in the browser that of the page. */
export function language(): Language {
  return getLocale();
}
