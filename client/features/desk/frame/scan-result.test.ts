import { expect, it } from 'vitest';
import { scanResultOf } from './scan-result';

const trade = { trade: 't1', number: 'IE-7K4Q' };
const parcel = {
  kind: 'parcel',
  ...trade,
  code: 'IE-7K4Q-1',
  parcel: 1,
  state: 'awaiting-parcel',
  receivedAt: null,
} as const;
const book = (waiting: readonly { trade: string; number: string; line: number }[], title: string | null = 'Emma') => ({
  kind: 'book' as const,
  isbn: '9780141439587',
  title,
  waiting: [...waiting],
});

it('scanResultOf leads a parcel to the page that receives it, or to its trade once it is received', () => {
  expect(scanResultOf(parcel).destination).toMatchObject({
    target: { to: '/desk/receive', search: { code: 'IE-7K4Q-1' } },
  });
  expect(
    scanResultOf({ ...parcel, receivedAt: '2026-11-20T10:00:00.000Z', state: 'received' }).destination,
  ).toMatchObject({
    target: { to: '/desk/trades/$id', params: { id: 't1' } },
  });
});

it('scanResultOf leads a trade number to its trade and reports an unknown code', () => {
  expect(scanResultOf({ kind: 'trade', ...trade, inbound: null, outbound: 'reserved' }).destination).toMatchObject({
    target: { to: '/desk/trades/$id', params: { id: 't1' } },
  });
  expect(scanResultOf({ kind: 'unknown', code: 'x' })).toMatchObject({ destination: null, answer: { tone: 'wrong' } });
});

it('scanResultOf reports a mistyped parcel code', () => {
  expect(scanResultOf({ kind: 'mistyped', code: 'IE-7K4Q-2A' })).toEqual({
    destination: null,
    answer: { tone: 'wrong', words: 'This parcel code has a mistake. Compare each character with the box.' },
  });
});

it('scanResultOf leads a book to the parcel that waits for it, asks when there are several, else to the stock', () => {
  expect(
    scanResultOf(
      book([
        { ...trade, line: 1 },
        { ...trade, line: 2 },
      ]),
    ).destination,
  ).toMatchObject({ target: { params: { id: 't1' }, search: { book: '9780141439587' } } });
  const asked = scanResultOf(
    book([
      { ...trade, line: 1 },
      { trade: 't2', number: 'IE-9ZZZ', line: 4 },
    ]),
  );
  expect(asked.destination).toBeNull();
  expect(asked.answer).toMatchObject({ tone: 'ask', words: 'Emma' });
  expect(asked.answer.links?.map(({ target }) => target.params?.['id'] ?? target.to)).toEqual([
    't1',
    't2',
    '/desk/stock',
  ]);
  expect(scanResultOf(book([])).destination).toMatchObject({
    target: { to: '/desk/stock', search: { q: '9780141439587' } },
  });
  expect(scanResultOf(book([], null)).answer.words).toBe('9780141439587');
});
