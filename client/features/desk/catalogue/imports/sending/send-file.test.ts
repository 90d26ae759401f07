import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleBookFile, sampleRows } from '../../../../../../tests/client/sample-import';
import type { DeskImportItem } from '../../../../../../domain/desk/imports/desk-import-schemas';
import type { ImportCalls } from '../../../../../data/desk/imports';
import { ApiProblem } from '../../../../../lib/api';
import { BookFileError, type BookFileItem } from '../../../../../lib/book-files/book-file';
import { sendFile, type SendProgress } from './send-file';

const started = { kind: 'started' as const, run: 'r1', columns: { isbn: 0 }, headerIsRow: false, nextRow: 0 };
const offline = new ApiProblem('offline', 0);
const chunkAnswer = { added: 1, updated: 0, unchanged: 0, recovered: 0, rejected: [], nextRow: 0 };

interface SendingFacts {
  readonly failures?: readonly ApiProblem[];
  readonly from?: typeof started;
  readonly onSend?: () => void;
}

/** Sends a file to an API whose calls fail with these problems first. */
function sending(
  items: readonly BookFileItem[],
  { failures = [], from = started, onSend = () => undefined }: SendingFacts = {},
) {
  const left = [...failures];
  const sent: { readonly from: number; readonly items: readonly DeskImportItem[] }[] = [];
  const finished: (string | null)[] = [];
  const progress: SendProgress[] = [];
  const stop = new AbortController();
  const unused = () => Promise.reject(new Error('not called'));
  const calls: ImportCalls = {
    start: unused,
    stop: unused,
    report: unused,
    undo: unused,
    changes: unused,
    moreRejections: unused,
    rejections: unused,
    send: async (_run, at, some) => {
      onSend();
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      sent.push({ from: at, items: some });
      return chunkAnswer;
    },
    finish: async (_run, after) => {
      finished.push(after);
      return finished.length === 1 ? { done: false, after: 'half' } : { done: true, after: null };
    },
  };
  const end = sendFile(
    { book: sampleBookFile(items), started: from, calls },
    { signal: stop.signal, onProgress: (one) => progress.push(one) },
  );
  return { end, sent, finished, progress, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('sendFile', () => {
  it('sends chunks of 500 rows in order and finishes in steps', async () => {
    const { end, sent, finished, progress } = sending(sampleRows(1200));

    await end;

    expect(sent.map(({ from, items }) => [from, items.length])).toEqual([
      [0, 500],
      [500, 500],
      [1000, 200],
    ]);
    expect(finished).toEqual([null, 'half']);
    expect(progress.at(-1)).toMatchObject({ rows: 1200, bytes: 12_000, size: 12_000, isFinishing: true });
  });

  it('sends a chunk before it exceeds a megabyte', async () => {
    const long: BookFileItem[] = Array.from({ length: 60 }, (_, at) => ({
      kind: 'row',
      number: at + 2,
      cells: ['9780141439587', 'x'.repeat(19_900)],
    }));
    const { end, sent } = sending(long);

    await end;

    expect(sent.map(({ items }) => items.length)).toEqual([50, 10]);
  });

  it('sends the header as a row where it is a book, and skips what is imported already', async () => {
    const { end, sent } = sending(sampleRows(3), { from: { ...started, headerIsRow: true, nextRow: 2 } });

    await end;

    expect(sent).toEqual([
      {
        from: 2,
        items: [
          { number: 3, cells: ['9780141439587', 'Title 1'] },
          { number: 4, cells: ['9780141439587', 'Title 2'] },
        ],
      },
    ]);
  });

  it('repeats a chunk until the network is back and loses none', async () => {
    const { end, sent, progress } = sending(sampleRows(2), { failures: [offline, offline, offline] });

    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
    await end;

    expect(sent).toHaveLength(1);
    expect(progress.map(({ waiting }) => waiting)).toContain('offline');
    expect(progress.at(-1)?.waiting).toBeNull();
  });

  it('continues at once when the browser is online again', async () => {
    const { end, sent } = sending(sampleRows(2), { failures: [offline] });

    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await end;

    expect(sent).toHaveLength(1);
  });

  it('ends with a problem that a repetition would not change', async () => {
    const { end } = sending(sampleRows(2), { failures: [new ApiProblem('sign-in-required', 401)] });

    await expect(end).rejects.toMatchObject({ code: 'sign-in-required' });
  });

  it('ends after five failures of the shop itself', async () => {
    const broken = new ApiProblem('internal', 500);
    const { end, sent } = sending(sampleRows(2), { failures: Array.from({ length: 6 }, () => broken) });
    const ended = expect(end).rejects.toMatchObject({ code: 'internal' });

    await vi.advanceTimersByTimeAsync(120_000);
    await ended;

    expect(sent).toEqual([]);
  });

  it('stops between two chunks', async () => {
    const work = sending(sampleRows(1200), { onSend: () => work.stop.abort() });

    await expect(work.end).rejects.toMatchObject({ name: 'AbortError' });

    expect(work.sent).toHaveLength(1);
  });

  it('sends refused records and rows that are too large with their reasons', async () => {
    const { end, sent } = sending([
      { kind: 'refused', number: 1, reason: 'test-record', name: 'a'.repeat(400), detail: 'line 3' },
      { kind: 'row', number: 2, cells: ['9780141439587', 'x'.repeat(20_001)] },
      { kind: 'row', number: 3, cells: Array.from({ length: 201 }, () => 'x') },
    ]);

    await end;

    expect(sent[0]?.items).toMatchObject([
      { number: 1, reason: 'test-record', name: 'a'.repeat(300), detail: 'line 3' },
      { number: 2, reason: 'row-too-large' },
      { number: 3, reason: 'row-too-large' },
    ]);
  });

  it('ends a file that can’t be read on with a row that says so', async () => {
    const sent: unknown[] = [];
    const calls = {
      send: async (_run: string, _from: number, items: readonly DeskImportItem[]) => {
        sent.push(...items);
        return chunkAnswer;
      },
      finish: async () => ({ done: true, after: null }),
    };
    const book = sampleBookFile([], {
      async *items() {
        yield* sampleRows(1);
        throw new BookFileError('too-large');
      },
    });

    await sendFile(
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the other calls are not made
      { book, started, calls: calls as unknown as ImportCalls },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );

    expect(sent).toMatchObject([{ number: 2 }, { number: 3, reason: 'file-too-large' }]);
  });

  it('counts the currencies of prices that can’t be used', async () => {
    const [row] = sampleRows(1);
    const { end } = sending([{ ...row, unusedCurrencies: ['GBP'] } as BookFileItem, ...sampleRows(1)]);

    expect((await end).currencies).toEqual({ GBP: 1 });
  });
});
