import { read, type ApiClient } from '../../lib/api';
import type { MissedAddress } from './not-found';

/** Returns books whose words are near those of an unknown address. `path` follows the language. Never fails. */
export async function findNearBooks(api: ApiClient, path: string): Promise<MissedAddress> {
  const all = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = all.join(' ').slice(0, 80);
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const find = async (q: string) =>
    q === '' ? null : await read(api.books.$get({ query: { q, limit: '6' } })).catch(() => null);
  const foundByAllWords = await find(words);
  const list = foundByAllWords !== null && foundByAllWords.items.length > 0 ? foundByAllWords : await find(longest);
  return { words, near: list?.items ?? [] };
}
