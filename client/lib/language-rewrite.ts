import type { LocationRewrite } from '@tanstack/react-router';
import type { Language } from '../../domain/language';

/**
 * Returns the rewrite that removes the language from addresses and inserts it again: the router sees `/cart` at
 * `/en/cart`, and `/` at `/en`. An address in another language stays as it is.
 */
export function languageRewrite(language: Language): Required<LocationRewrite> {
  const start = `/${language}`;
  return {
    input: ({ url }) => {
      if (url.pathname === start || url.pathname.startsWith(`${start}/`))
        url.pathname = url.pathname.slice(start.length) || '/';
      return url;
    },
    // Returns a new URL: the router reads its own path from the one it passed.
    output: ({ url }) => new URL(start + (url.pathname === '/' ? '' : url.pathname) + url.search + url.hash, url),
  };
}
