import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money } from '../../../../domain/money';
import type { OffersInput } from '../../../../domain/pricing/schemas';
import {
  closePages,
  idle,
  isbnOf,
  ndjson,
  offerLine,
  offers,
  online,
  page,
  reads,
  texts,
  type Shop,
} from '../../../../tests/client/run-pages';

afterEach(closePages);

describe('offers', () => {
  it('come in chunks of at most a thousand, two at a time, in order', async () => {
    const sizes: number[] = [];
    let open = 0;
    let maxOpen = 0;
    const { store, ...run } = await page(async (path, body, init) => {
      sizes.push((body as OffersInput).books.length);
      maxOpen = Math.max(maxOpen, (open += 1));
      await Promise.resolve();
      open -= 1;
      return offers(path, body, init);
    });
    await run.read(reads(...Array.from({ length: 2500 }, (_, at) => at)));
    await idle(store);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([1000, 1000, 300, 200]);
    expect(maxOpen).toBeLessThanOrEqual(2);
    expect(store.view()).toMatchObject({
      counts: { accepted: 2500 },
      totals: { amount: money(500_000, 'EUR'), missing: money(0, 'EUR') },
    });
  });

  it('wait for the network and continue automatically', async () => {
    online(false);
    const { store, ...run } = await page();
    await run.read(reads(1));
    await vi.waitFor(() =>
      expect([store.view().progress.state, store.line(0)?.answer.kind]).toEqual(['offline', 'offline']),
    );
    online(true);
    await idle(store);
    expect(store.line(0)?.answer.kind).toBe('answered');
  });

  it('are requested again after the time that a busy shop names', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked = 0;
    const { store, ...run } = await page((...call) =>
      (asked += 1) === 1
        ? Response.json({ code: 'too-many-requests' }, { status: 429, headers: { 'Retry-After': '7' } })
        : offers(...call),
    );
    await run.read(reads(1));
    await vi.waitFor(() => expect(store.view().progress.state).toBe('retrying'));
    await vi.advanceTimersByTimeAsync(6900);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await idle(store);
    expect(store.line(0)?.answer.kind).toBe('answered');
  });

  it('that break off keep the received answers, and only the rest is requested again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked: number[] = [];
    const { store, ...run } = await page((_path, body) => {
      const { books } = body as OffersInput;
      asked.push(books.length);
      return asked.length === 1
        ? new Response(`${JSON.stringify(offerLine(books[0]!, 0))}\n{"index":1,`)
        : ndjson(books.map(offerLine));
    });
    await run.read(reads(1, 2, 3));
    await vi.waitFor(() => expect(store.view().progress.state).toBe('retrying'));
    expect(store.line(0)?.answer.kind).toBe('answered');
    await vi.advanceTimersByTimeAsync(1100);
    vi.useRealTimers();
    await idle(store);
    expect(asked).toEqual([3, 2]);
  });

  it('stop when they are cancelled and continue when they are resumed', async () => {
    let answer: () => void = () => undefined;
    const { store, ...run } = await page(async (...call) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return offers(...call);
    });
    await run.read(reads(1, 2));
    await vi.waitFor(() => expect(store.view().progress).toEqual({ state: 'asking', done: 0, total: 2 }));
    run.cancel();
    answer();
    expect([store.view().progress.state, store.line(0)?.answer.kind]).toEqual(['cancelled', 'waiting']);
    run.resume();
    await vi.waitFor(() => expect(store.view().progress.state).toBe('asking'));
    answer();
    await idle(store);
    expect(store.view().counts.accepted).toBe(2);
  });

  it('that a closed page did not get are requested by the next page', async () => {
    const asked: string[][] = [];
    const shop: Shop = (...call) => {
      const { books } = call[1] as OffersInput;
      asked.push(books.map(({ isbn }) => isbn));
      return asked.length === 2 ? new Promise<Response>(() => undefined) : offers(...call);
    };
    const first = await page(shop);
    await first.read(reads(1));
    await idle(first.store);
    await first.read(reads(2, 3));
    await vi.waitFor(() => expect(first.store.view().progress).toEqual({ state: 'asking', done: 0, total: 2 }));
    first.store.close();

    const { store } = await page(shop);
    await vi.waitFor(() => expect(store.view().counts.accepted).toBe(3));
    expect(asked.at(-1)).toEqual([isbnOf(2), isbnOf(3)]);
  });

  it('that were refused wait for the person', async () => {
    let works = false;
    const { store, ...run } = await page((...call) =>
      works ? offers(...call) : Response.json({ code: 'invalid-input' }, { status: 400 }),
    );
    await run.read(reads(1));
    await vi.waitFor(() =>
      expect([store.view().progress.state, store.line(0)?.answer.kind]).toEqual(['failed', 'failed']),
    );
    works = true;
    run.resume();
    await idle(store);
    expect(store.line(0)?.answer.kind).toBe('answered');
  });

  it('are requested again for a changed line alone', async () => {
    const asked: string[][] = [];
    const { store, ...run } = await page((...call) => {
      asked.push((call[1] as OffersInput).books.map(({ isbn, grade }) => `${isbn} ${grade}`));
      return offers(...call);
    });
    await run.read(reads(1, 2));
    await idle(store);
    await run.change([1], { grade: 'good' });
    await idle(store);
    expect(asked[1]).toEqual([`${isbnOf(2)} good`]);
    expect(store.view().totals.amount).toEqual(money(300, 'EUR'));
  });
});

describe('the basket', () => {
  it('takes all accepted lines in one call, and each refusal names its line', async () => {
    const calls: unknown[] = [];
    const { store, ...run } = await page((path, body, init) => {
      if (path !== '/api/basket/lines') return offers(path, body, init);
      calls.push(body);
      return Response.json({
        basket: {},
        refused: [{ isbn: isbnOf(1), grade: 'very-good', quantity: 1, reason: 'copies-limit' }],
      });
    });
    await run.read([...reads(1, 1, 2), { text: '4006381333931', source: 'scanner', sure: true }]);
    await idle(store);
    const taken = await run.addToBasket();
    expect(calls).toEqual([
      {
        lines: [
          { isbn: isbnOf(1), grade: 'very-good', exLibrary: false, quantity: 2 },
          { isbn: isbnOf(2), grade: 'very-good', exLibrary: false, quantity: 1 },
        ],
      },
    ]);
    expect(taken).toMatchObject({ copies: 2, lines: 2, refused: [{ line: 0, reason: 'copies-limit' }] });
    expect([0, 1].map((id) => store.line(id)?.taken)).toEqual([1, 1]);
    await run.addToBasket();
    expect(calls[1]).toEqual({ lines: [{ isbn: isbnOf(1), grade: 'very-good', exLibrary: false, quantity: 2 }] });
    await run.addToBasket([1]);
    expect(calls[2]).toMatchObject({ lines: [{ isbn: isbnOf(2) }] });
  });

  it('is read into the run without counting a line twice', async () => {
    const line = { book: { isbn: isbnOf(1) }, grade: 'good', quantity: 2, exLibrary: false };
    const { store, ...run } = await page((path, body, init) =>
      path === '/api/basket' ? Response.json({ lines: [line] }) : offers(path, body, init),
    );
    await run.fromBasket();
    await run.fromBasket();
    expect([texts(store), store.line(0)?.grade]).toEqual([[[isbnOf(1), 2]], 'good']);
  });
});
