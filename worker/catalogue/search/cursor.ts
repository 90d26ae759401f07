import { Problem } from '../../../domain/problems';
import type { BookSearch } from '../../../domain/catalogue/schemas';

/**
 * Start of the next page: an offset in an ordered list, or the id `after` which it follows in popularity order. `own`:
 * the id in the part of the list that is in the reader's language.
 */
export interface Position {
  readonly kind: 'offset' | 'after' | 'own';
  readonly start: number;
  /** Number of pages before it, at most `maxPages`. */
  readonly page: number;
}

export const firstPosition: Position = { kind: 'offset', start: 0, page: 0 };
/** Most pages that a list has before paging ends. */
export const maxPages = 100;

/** Returns a short hash (FNV-1a) of a search, by which a cursor of another search is refused. */
function fingerprint(search: Omit<BookSearch, 'cursor' | 'limit'>): string {
  const text = JSON.stringify([
    search.q,
    search.language,
    search.subject,
    search.author,
    search.format,
    search.grade,
    search.min,
    search.max,
    search.in_stock,
    search.exact,
    search.sort,
  ]);
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
}

const letters: Readonly<Record<Position['kind'], string>> = { offset: 'o', after: 'a', own: 'l' };
const kinds: Readonly<Record<string, Position['kind']>> = { o: 'offset', a: 'after', l: 'own' };

/** Returns the cursor of a position, or null when paging ends there. */
export function writeCursor(search: BookSearch, position: Position | null): string | null {
  if (position === null || position.page >= maxPages) return null;
  return `${letters[position.kind]}${position.start.toString(36)}.${position.page}.${fingerprint(search)}`;
}

/**
 * Returns the position at which a page begins.
 * @throws `invalid-cursor` for a cursor that is malformed or of another search
 */
export function readCursor(search: BookSearch): Position {
  if (search.cursor === undefined) return firstPosition;
  const match = /^([oal])([0-9a-z]{1,8})\.(\d{1,3})\.([0-9a-z]{1,7})$/.exec(search.cursor);
  const page = Number(match?.[3]);
  if (match === null || match[4] !== fingerprint(search) || page < 1 || page > maxPages)
    throw new Problem('invalid-cursor');
  return { kind: kinds[match[1] ?? ''] ?? 'offset', start: Number.parseInt(match[2] ?? '', 36), page };
}
