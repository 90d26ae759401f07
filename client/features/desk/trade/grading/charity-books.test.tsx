import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { id, isbns, opened, scan, show, trade, type } from '../../../../../tests/client/show-desk-trade';

const written = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  sessionStorage.clear();
});

describe('a book for charity', () => {
  const open = trade(['offered', 'offered']);
  const counted = (shown: DeskTrade, found: number): DeskTrade => ({
    ...shown,
    version: shown.version + 1,
    inbound: shown.inbound === null ? null : { ...shown.inbound, charity: { books: 1, found, most: 10 } },
  });
  const before = counted(open, 0);

  it('is counted when it is scanned, and is not added as an unexpected book', async () => {
    const { calls } = show(before, () => counted(before, 1));
    await opened();

    await scan(isbns.other);
    expect(await screen.findByRole('heading', { name: 'Book for charity' })).toBeDefined();
    expect(await screen.findByText('1 of 1 found')).toBeDefined();
    await scan(isbns.other);

    expect(written(calls)).toEqual([['POST', `/desk/trades/${id}/charity`, { by: 1 }]]);
  });

  it('becomes an unexpected book when Escape is pressed', async () => {
    const { calls } = show(before, ({ body }) =>
      JSON.stringify(body) === '{"by":1}' ? counted(before, 1) : counted(counted(before, 1), 0),
    );
    await opened();

    await scan(isbns.other);
    await type(['Escape'], 200);

    await waitFor(() =>
      expect(written(calls)).toEqual([
        ['POST', `/desk/trades/${id}/charity`, { by: 1 }],
        ['POST', `/desk/trades/${id}/charity`, { by: -1 }],
        ['POST', `/desk/trades/${id}/unexpected`, { isbn: isbns.other }],
      ]),
    );
  });

  it('is an unexpected book once all announced books are counted', async () => {
    const { calls } = show(counted(open, 1), () => counted(open, 1));
    await opened();

    await scan(isbns.other);

    await waitFor(() =>
      expect(written(calls)).toEqual([['POST', `/desk/trades/${id}/unexpected`, { isbn: isbns.other }]]),
    );
  });
});
