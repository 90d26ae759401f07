import { expect, vi } from 'vitest';
import { eanCheckDigit } from '../../domain/isbn';
import { money } from '../../domain/money';
import type { OffersInput } from '../../domain/pricing/schemas';
import type { Read } from '../../domain/scanning/run';
import { createApiClient } from '../../client/lib/api';
import { clearScans } from '../../client/data/session/clear-scans';
import { actionsOf } from '../../client/features/scanning/store/actions';
import { RunStore } from '../../client/features/scanning/store/run-store';

export const isbnOf = (number: number) => {
  const twelve = `978${String(number).padStart(9, '0')}`;
  return twelve + eanCheckDigit(twelve);
};
export const reads = (...numbers: number[]): Read[] =>
  numbers.map((number) => ({ text: isbnOf(number), source: 'scanner', sure: true }));
export const offerLine = ({ isbn, grade }: OffersInput['books'][number], index: number) => ({
  index,
  asked: isbn,
  isbn,
  grade,
  book: { isbn, title: `Book ${isbn}`, authors: [], cover: '' },
  offer: { kind: 'offer', amount: money(grade === 'good' ? 100 : 200, 'EUR'), reasons: [], heldUntil: null },
});
export const ndjson = (lines: readonly unknown[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Answers a request of a page. */
export type Shop = (path: string, body: unknown, init: RequestInit) => Response | Promise<Response>;
export const offers: Shop = (_path, body) => ndjson((body as OffersInput).books.map(offerLine));
const stores: RunStore[] = [];

/** Opens the store of a page, whose device may not be open yet. `shop` answers its requests. */
export function openStore(shop: Shop = offers): RunStore {
  const api = createApiClient({
    origin: 'https://shop.example',
    language: 'en',
    fetch: async (input, init = {}) =>
      shop(
        new URL(input instanceof Request ? input.url : input).pathname,
        typeof init.body === 'string' ? JSON.parse(init.body) : null,
        init,
      ),
  });
  const store = new RunStore(api, 'DE');
  stores.push(store);
  return store;
}

/** Opens a page on the runs of the device. `shop` answers its requests. */
export async function page(shop: Shop = offers) {
  const store = openStore(shop);
  await store.ready;
  return { store, ...actionsOf(store) };
}
export const texts = (store: RunStore) =>
  store.ids('all').map((id) => [store.line(id)?.isbn, store.line(id)?.quantity]);
export const idle = (store: RunStore) => vi.waitFor(() => expect(store.view().progress.state).toBe('idle'));
export const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  dispatchEvent(new Event(is ? 'online' : 'offline'));
};

/** Closes the stores of all pages and deletes the runs of the device. */
export async function closePages(): Promise<void> {
  for (const store of stores.splice(0)) store.close();
  await clearScans();
}
