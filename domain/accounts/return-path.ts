import { isLanguage } from '../language';

const longest = 500;

/**
 * A path of the shop's own to lead a person back to, or null: it begins with a language of the shop, and can't be read
 * as another host or scheme (no `//`, no backslash, no control characters or spaces, no dot segments).
 */
export function ownPath(path: string | null | undefined): string | null {
  if (path === null || path === undefined || path.length > longest || !path.startsWith('/')) return null;
  if (/[\\\s\p{Cc}]|\/\/|\/\.{1,2}(?:[/?#]|$)/u.test(path)) return null;
  const [first = ''] = path.slice(1).split(/[/?#]/);
  return isLanguage(first) ? path : null;
}
