import type { PageSlug } from '../../domain/pages/schemas';
import { direction, toLanguage, type Language } from '../../domain/language';
import { getLocale, overwriteGetLocale } from '../../messages/compiled/runtime.js';
import type { RegisteredRouter } from '@tanstack/react-router';

/** Returns the language of an address: its first segment, else the base language. */
export function languageOfPath(path: string): Language {
  return toLanguage(path.split('/')[1]);
}

/** Makes the messages use the page's language. A page never changes it: another language is a full load. */
export function useLanguageOfPage(): void {
  const pageLanguage = languageOfPath(location.pathname);
  overwriteGetLocale(() => pageLanguage);
}

/** Path of a route without parameters. */
type PlainPath = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}`>;

/** Path that is written out must exist. A computed path is taken as it is. */
type KnownPath<Path extends string> = string extends Path
  ? Path
  : Path extends PlainPath | `/${PageSlug | `${'do' | 'trades'}/${string}`}`
    ? Path
    : never;

/** Returns the address of a page in the language in use. `path` is `/` or the path behind the language. */
export function addressOf<const Path extends string>(path: Path & KnownPath<Path>): string {
  return `/${language()}${path === '/' ? '' : path}`;
}

/** Returns the language in use: on the server that of the render, in the browser that of the page. */
export function language(): Language {
  return getLocale();
}

/** Returns the attributes of a text in a language. Empty for the page's language. */
export function languageAttributes(written: Language): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  return written === language() ? {} : { lang: written, dir: direction(written) };
}
