import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { money } from '../../../../domain/money';
import { clearScans } from '../../../data/session/clear-scans';
import { closePages, idle, isbnOf, openStore, page, reads, texts } from '../../../../tests/client/run-pages';

afterEach(closePages);

describe('a run on the device', () => {
  it('is restored after a reload with its answers, settings and history', async () => {
    const first = await page();
    await first.read(reads(1, 2, 1));
    await first.setSettings({ grade: 'good', name: 'Attic' });
    await first.change([0], { grade: 'good' });
    await idle(first.store);
    await vi.waitFor(async () => {
      // No network, so that answers can only be those that were kept.
      const again = await page(() => {
        throw new TypeError(
          'No internet connection, so we couldn’t save your answer. Try again when you’re back online.',
        );
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

  it('has the same lines in the same order in two tabs', async () => {
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

  it('sends a line to other tabs before its answer, even when the shop is faster than the device', async () => {
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

  it('is deleted by signing out, in this tab and in others', async () => {
    const { store, ...run } = await page();
    await run.read(reads(1));
    await clearScans();
    await vi.waitFor(() => expect(texts(store)).toEqual([]));
    expect(texts((await page()).store)).toEqual([]);
  });

  it('is not stored again by a step that was under way when its page was closed', async () => {
    const { store, ...run } = await page();
    await run.read(reads(1));
    const steps = [run.read(reads(2)), run.read(reads(3))];
    store.close();
    await Promise.all(steps);
    await clearScans();
    await run.read(reads(4));
    expect(texts((await page()).store)).toEqual([]);
  });

  it('continues in memory when storage is full, reports that, and is stored once there is space', async () => {
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

  it('is stored again after the connection to the database broke', async () => {
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

  it('is not reported as refused before the device has answered', async () => {
    const store = openStore();
    expect(store.view().storage).toBe('kept');
    await store.ready;
    expect(store.view().storage).toBe('kept');
  });

  it('continues in memory when the browser refuses storage', async () => {
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
