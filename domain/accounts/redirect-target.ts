import { isLanguage } from '../language';

/** UTF-16 units of the longest redirect path; longer ones are never made by the shop. */
const maxPathUnits = 500;

/**
 * Returns the path when it is a page of the shop to redirect to, or null. It must begin with a language of the shop,
 * and no browser may read it as another host or scheme: no `//`, backslash, control character, space or dot segment.
 */
export function redirectTarget(path: string | null | undefined): string | null {
  if (path === null || path === undefined || path.length > maxPathUnits || !path.startsWith('/')) return null;
  if (/[\\\s\p{Cc}]|\/\/|\/\.{1,2}(?:[/?#]|$)/u.test(path)) return null;
  const [first = ''] = path.slice(1).split(/[/?#]/);
  return isLanguage(first) ? path : null;
}
