import { toLanguage, type Language } from '../../domain/language';
import { getLocale, overwriteGetLocale } from '../../messages/compiled/runtime.js';

/** Returns the language of an address: its first segment, else the base language. */
export function languageOfPath(path: string): Language {
  return toLanguage(path.split('/')[1]);
}

/** Makes the messages use the page's language. A page never changes it: another language is a full load. */
export function useLanguageOfPage(): void {
  const own = languageOfPath(location.pathname);
  overwriteGetLocale(() => own);
}

/** Returns the address of a page in the language in use. `path` is `/` or the path behind the language. */
export function addressOf(path: string): string {
  return `/${language()}${path === '/' ? '' : path}`;
}

/** Returns the language in use: on the server that of the render, in the browser that of the page. */
export function language(): Language {
  return getLocale();
}
