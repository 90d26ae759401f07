import { read, type ApiClient } from '../../lib/api';
import type { UnknownAddress } from './not-found';

/** Returns books whose words are near those of an unknown address. `path` follows the language. Never fails. */
export async function findNearBooks(api: ApiClient, path: string): Promise<UnknownAddress> {
  const allWords = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = allWords.join(' ').slice(0, 80);
  const longest = allWords.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const find = async (searched: string) =>
    searched === '' ? null : await read(api.books.$get({ query: { q: searched, limit: '6' } })).catch(() => null);
  const foundByAllWords = await find(words);
  const list = foundByAllWords !== null && foundByAllWords.items.length > 0 ? foundByAllWords : await find(longest);
  return { words, near: list?.items ?? [] };
}
