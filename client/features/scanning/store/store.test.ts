import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eanCheckDigit } from '../../../../domain/isbn';
import { money } from '../../../../domain/money';
import type { OffersInput } from '../../../../domain/pricing/schemas';
import type { Read } from '../../../../domain/scanning/run';
import { connect } from '../../../lib/api';
import { forgetScans } from '../../../lib/forget-scans';
import { actionsOf } from './actions';
import { RunStore } from './run-store';

const isbnOf = (number: number) => {
  const twelve = `978${String(number).padStart(9, '0')}`;
  return twelve + eanCheckDigit(twelve);
};
const reads = (...numbers: number[]): Read[] =>
  numbers.map((number) => ({ text: isbnOf(number), source: 'scanner', sure: true }));
const offerLine = ({ isbn, grade }: OffersInput['books'][number], index: number) => ({
  index,
  asked: isbn,
  isbn,
  grade,
  book: { isbn, title: `Book ${isbn}`, authors: [], cover: '' },
  offer: { kind: 'offer', amount: money(grade === 'good' ? 100 : 200, 'EUR'), reasons: [], heldUntil: null },
});
const ndjson = (lines: readonly unknown[]) => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

type Shop = (path: string, body: unknown, init: RequestInit) => Response | Promise<Response>;
const offers: Shop = (_path, body) => ndjson((body as OffersInput).books.map(offerLine));
const stores: RunStore[] = [];

async function page(shop: Shop = offers) {
  const api = connect({
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
  await store.ready;
  return { store, ...actionsOf(store) };
}
const texts = (store: RunStore) => store.ids('all').map((id) => [store.line(id)?.isbn, store.line(id)?.quantity]);
const idle = (store: RunStore) => vi.waitFor(() => expect(store.view().progress.state).toBe('idle'));
const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  dispatchEvent(new Event(is ? 'online' : 'offline'));
};

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await forgetScans();
});

describe('a run on the device', () => {
  it('is there again after a reload, with its answers, settings and history', async () => {
    const first = await page();
    await first.read(reads(1, 2, 1));
    await first.setSettings({ grade: 'good', name: 'Attic' });
    await first.change([0], { grade: 'good' });
    await idle(first.store);
    await vi.waitFor(async () => {
      // No network, so that answers can only be those that were kept.
      const again = await page(() => {
        throw new TypeError('no network');
      });
      expect(texts(again.store)).toEqual([
        [isbnOf(1), 2],
        [isbnOf(2), 1],
      ]);
      expect(again.store.view()).toMatchObject({
        settings: { name: 'Attic', grade: 'good' },
        totals: { amount: money(400, 'EUR') },
        undoable: { kind: 'change' },
      });
    });
    const third = await page();
    for (let times = 0; times < 3; times += 1) await third.undo();
    expect([texts(third.store), third.store.view().undoable]).toEqual([[], null]);
    await third.redo();
    expect(texts(third.store)).toEqual([
      [isbnOf(1), 2],
      [isbnOf(2), 1],
    ]);
  });

  it('is one run in two tabs, whoever scans, in one order', async () => {
    const [left, right] = [await page(), await page()];
    await Promise.all([
      left.read(reads(1)),
      right.read(reads(2)),
      left.read(reads(3)),
      right.read(reads(1)),
      left.undo(),
    ]);
    await vi.waitFor(() => {
      expect(texts(left.store)).toEqual(texts(right.store));
      expect(left.store.run.version).toBe(right.store.run.version);
    });
    const reloaded = await page();
    expect(texts(reloaded.store)).toEqual(texts(left.store));
    expect(texts(left.store).length).toBeGreaterThanOrEqual(2);
  });

  it('tells other tabs of a line before its answer, however quick the shop and slow the device', async () => {
    const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const { store, ...run } = await page();
    await run.read(reads(1));
    await idle(store);
    const kinds = () =>
      told.mock.calls.map(([news]) => (news as { kind: string }).kind).filter((kind) => kind !== 'runs');
    await vi.waitFor(() => expect(kinds()).toContain('answers'));
    expect(kinds()).toEqual(['step', 'answers']);
    told.mockRestore();
  });

  it('can be one of many: started, listed, opened and deleted', async () => {
    const { store, ...run } = await page();
    await run.read(reads(1));
    await run.rename('Attic');
    await run.startNew();
    await run.read(reads(2, 3));
    await store.listRuns();
    expect(store.runs.map(({ name, lines }) => [name, lines])).toEqual([
      ['', 2],
      ['Attic', 1],
    ]);
    const [second, attic] = store.runs;
    await run.open(attic?.id ?? '');
    expect(texts(store)).toEqual([[isbnOf(1), 1]]);
    await run.deleteRun(attic?.id ?? '');
    expect([store.view().id, store.runs.length]).toEqual([second?.id, 1]);
  });

  it('is forgotten on signing out, in this tab and in others', async () => {
    const { store, ...run } = await page();
    await run.read(reads(1));
    await forgetScans();
    await vi.waitFor(() => expect(texts(store)).toEqual([]));
    expect(texts((await page()).store)).toEqual([]);
  });

  it('goes on in memory where there is no room, says so, and is kept as soon as there is', async () => {
    const { store, ...run } = await page();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await run.read(reads(1));
    await run.read(reads(2));
    expect([store.view().storage, texts(store).length]).toEqual(['full', 2]);
    put.mockRestore();
    await run.read(reads(3));
    expect(store.view().storage).toBe('kept');
    expect(texts((await page()).store).length).toBe(3);
  });

  it('is kept anew when the connection to the database broke', async () => {
    const { store, ...run } = await page();
    await run.read(reads(1));
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('lost', 'InvalidStateError');
    });
    await run.read(reads(2));
    expect(broken).toHaveBeenCalled();
    expect(store.view().storage).toBe('kept');
    expect(texts((await page()).store).length).toBe(2);
  });

  it('goes on in memory where the browser refuses to keep anything', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { store, ...run } = await page();
    await run.read(reads(1));
    await run.undo();
    await run.redo();
    expect([store.view().storage, texts(store).length]).toEqual(['refused', 1]);
    await run.startNew();
    await run.read(reads(2, 3));
    expect(store.runs.map(({ lines }) => lines)).toContain(1);
    await run.open(store.runs.find(({ lines }) => lines === 1)?.id ?? '');
    expect(texts(store)).toEqual([[isbnOf(1), 1]]);
  });
});

describe('offers', () => {
  it('come in chunks of at most a thousand, two at a time, in order', async () => {
    const sizes: number[] = [];
    let open = 0;
    let most = 0;
    const { store, ...run } = await page(async (path, body, init) => {
      sizes.push((body as OffersInput).books.length);
      most = Math.max(most, (open += 1));
      await Promise.resolve();
      open -= 1;
      return offers(path, body, init);
    });
    await run.read(reads(...Array.from({ length: 2500 }, (_, at) => at)));
    await idle(store);
    expect(sizes.toSorted((a, b) => b - a)).toEqual([1000, 1000, 300, 200]);
    expect(most).toBeLessThanOrEqual(2);
    expect(store.view()).toMatchObject({
      counts: { accepted: 2500 },
      totals: { amount: money(500_000, 'EUR'), missing: money(0, 'EUR') },
    });
  });

  it('wait for the network and go on by themselves', async () => {
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

  it('are asked again when the shop is busy, after the time it names', async () => {
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

  it('that break off in the middle keep what came, and only the rest is asked again', async () => {
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

  it('stop when cancelled and go on when asked', async () => {
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

  it('of a changed line are asked again, of that line alone', async () => {
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
  it('takes all accepted lines in one call; what it refuses is told by line', async () => {
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

  it('opens in the scanner, without counting twice what is there', async () => {
    const line = { book: { isbn: isbnOf(1) }, grade: 'good', quantity: 2, exLibrary: false };
    const { store, ...run } = await page((path, body, init) =>
      path === '/api/basket' ? Response.json({ lines: [line] }) : offers(path, body, init),
    );
    await run.fromBasket();
    await run.fromBasket();
    expect([texts(store), store.line(0)?.grade]).toEqual([[[isbnOf(1), 2]], 'good']);
  });
});
