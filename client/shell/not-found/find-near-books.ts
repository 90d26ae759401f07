import { read, type ApiClient } from '../../lib/api';
import type { Missed } from './not-found';

/** What comes near an address that names nothing, `path` as it stands behind the language. Never fails. */
export async function loadMissed(api: ApiClient, path: string): Promise<Missed> {
  const all = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const words = all.join(' ').slice(0, 80);
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const find = async (q: string) =>
    q === '' ? null : await read(api.books.$get({ query: { q, limit: '6' } })).catch(() => null);
  const whole = await find(words);
  const list = whole !== null && whole.items.length > 0 ? whole : await find(longest);
  return { words, near: list?.items ?? [] };
}
