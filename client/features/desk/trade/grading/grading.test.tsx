import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { sampleDeskTrade } from '../../../../../tests/client/sample-desk';
import { sampleGiven, sampleInbound } from '../../../../../tests/client/sample-trade';
import { id, isbns, opened, scan, show, trade, type } from '../../../../../tests/client/show-desk-trade';

type Lines = NonNullable<DeskTrade['inbound']>['lines'];

/** Returns the same trade after the shop has changed its lines. */
const after = (shown: DeskTrade, change: (lines: Lines) => Lines): DeskTrade => ({
  ...shown,
  version: shown.version + 1,
  inbound: shown.inbound === null ? null : { ...shown.inbound, lines: change([...shown.inbound.lines]) },
});
const unexpectedLine = (line: number) => ({
  ...sampleGiven(line, 'Walden'),
  book: { ...sampleGiven(line, 'Walden').book, isbn: isbns.other, title: 'Walden' },
  state: 'rejected' as const,
  reason: 'not-in-trade' as const,
  unexpected: true,
});
const written = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a parcel whose seller must be identified', () => {
  const graded = trade(['as-said', 'as-said']);
  const open = { ...graded, desk: { ...graded.desk, identity: 'open' as const } };

  it('is finished only after the check is recorded', async () => {
    const { calls } = show(open, () => ({ ...open, desk: { ...open.desk, identity: 'checked' } }));
    await screen.findByRole('heading', { name: 'Seller’s identity' });
    expect(screen.getByRole('button', { name: /^Finish checking/ }).hasAttribute('disabled')).toBe(true);

    fireEvent.click(screen.getByRole('radio', { name: /^Seal certificate/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Record the check' }));

    expect(await screen.findByText('The seller’s identity has been checked.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Finish checking/ }).hasAttribute('disabled')).toBe(false);
    expect(written(calls)).toEqual([['POST', `/desk/trades/${id}/identity`, { method: 'seal-certificate' }]]);
  });
});

describe('a book that is not in the trade', () => {
  const before = trade(['offered', 'offered']);
  const withBook = after(before, (lines) => [...lines, unexpectedLine(3)]);

  it('is added by its scan, shown with its title, and stays when the clerk scans the next book', async () => {
    const { calls } = show(before, () => withBook);
    await opened();

    await scan(isbns.other);
    expect(await screen.findByRole('heading', { name: 'Walden' })).toBeDefined();
    await scan(isbns.emma);

    expect(screen.getByRole('heading', { name: 'Emma' })).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Copies' })).getByText('Walden')).toBeDefined();
    expect(written(calls)).toEqual([['POST', `/desk/trades/${id}/unexpected`, { isbn: isbns.other }]]);
  });

  it('is removed again by Escape, even while it is being saved', async () => {
    let answer: (saved: DeskTrade) => void = () => undefined;
    const saved = new Promise<DeskTrade>((resolve) => {
      answer = resolve;
    });
    const { calls } = show(before, ({ method }) => (method === 'POST' ? saved : { ...before, version: 3 }));
    await opened();

    await scan(isbns.other);
    await type(['Escape'], 200);
    answer(withBook);

    await waitFor(() =>
      expect(written(calls).map(([method, path]) => [method, path])).toEqual([
        ['POST', `/desk/trades/${id}/unexpected`],
        ['DELETE', `/desk/trades/${id}/lines/3/grading`],
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Walden')).toBeNull());
  });

  it('is asked about when it is one more copy, and stays listed until the clerk decides', async () => {
    const graded = trade(['as-said', 'offered']);
    const { calls } = show(graded, () => trade(['as-said', 'as-said'], 2));
    await opened();

    await scan(isbns.emma);
    expect(screen.getByText('All copies of this book have been checked', { selector: 'p' })).toBeDefined();
    await scan(isbns.dune);
    await type(['Enter'], 200);
    await screen.findByText('All copies checked');
    await type(['F'], 200);

    expect(screen.queryByRole('dialog')?.hasAttribute('open') ?? false).toBe(false);
    expect(screen.getByText('First decide what to do with 1 scanned book')).toBeDefined();
    await type(['Escape'], 200);
    await type(['F'], 200);
    expect(await screen.findByRole('dialog', { name: 'Result of this parcel' })).toBeDefined();
    expect(written(calls)).toHaveLength(1);
  });

  it('is listed in the summary of the parcel', async () => {
    const done = after(trade(['as-said', 'as-said']), (lines) => [...lines, unexpectedLine(3)]);
    show(done, () => done);

    fireEvent.click(await screen.findByRole('button', { name: /Finish checking/ }));

    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('1 unexpected book')).toBeDefined();
    expect(sheet.getByText('Walden')).toBeDefined();
    expect(sheet.getByRole('button', { name: 'Finish and ask' })).toBeDefined();
  });
});

describe('the switch "scan the next book = as described"', () => {
  it('grades the current copy as said when the next book is scanned', async () => {
    const { calls } = show(trade(['offered', 'offered']), () => trade(['as-said', 'offered'], 2));
    await opened();

    await type(['S'], 200);
    await scan(isbns.emma);
    await scan(isbns.dune);

    await waitFor(() =>
      expect(written(calls)).toEqual([['PUT', `/desk/trades/${id}/lines/1/grading`, { as: 'as-said' }]]),
    );
    expect(screen.getByRole('heading', { name: 'Dune' })).toBeDefined();
  });

  it('grades nothing while it is off, nor when the same copy is scanned twice', async () => {
    const { calls } = show(trade(['offered', 'offered']), () => trade(['as-said', 'offered'], 2));
    await opened();

    await scan(isbns.emma);
    await scan(isbns.dune);
    fireEvent.click(screen.getByRole('switch'));
    await scan(isbns.dune);

    expect(written(calls)).toEqual([]);
  });

  it('does not grade a copy whose reason is not chosen yet', async () => {
    const { calls } = show(trade(['offered', 'offered']), () => trade(['as-said', 'offered'], 2));
    await opened();

    await type(['S'], 200);
    await scan(isbns.emma);
    await type(['4'], 200);
    await scan(isbns.dune);

    expect(written(calls)).toEqual([]);
  });
});

describe('keys while a grading is being saved', () => {
  const slow = () => {
    let answer: (saved: DeskTrade) => void = () => undefined;
    const saved = new Promise<DeskTrade>((resolve) => {
      answer = resolve;
    });
    return { saved, answer: (next: DeskTrade) => answer(next) };
  };

  it('opens the summary after F once everything is saved', async () => {
    const { saved, answer } = slow();
    show(trade(['as-said', 'offered']), () => saved);
    await opened();

    await scan(isbns.dune);
    await type(['Enter'], 200);
    await type(['F'], 200);
    expect(screen.getByText(/The result opens when everything is saved/)).toBeDefined();
    answer(trade(['as-said', 'as-said'], 2));

    expect(await screen.findByRole('dialog', { name: 'Result of this parcel' })).toBeDefined();
  });

  it('states how many copies are left when F is pressed too early', async () => {
    show(trade(['as-said', 'offered']), () => null);
    await opened();

    await type(['F'], 200);

    expect(within(screen.getByRole('status')).getByText('1 copy left to check')).toBeDefined();
  });

  it('applies Enter to the copy whose scan is still being handled', async () => {
    const { calls } = show(trade(['offered', 'offered']), () => trade(['offered', 'as-said'], 2));
    await opened();
    await scan(isbns.emma);

    await type([...isbns.dune, 'Enter'], 8, 0);
    await type(['Enter'], 0);

    await waitFor(() => expect(written(calls).map(([, path]) => path)).toEqual([`/desk/trades/${id}/lines/2/grading`]));
  });

  it('accepts a second copy of the book while the first is being saved', async () => {
    const twice = sampleDeskTrade(
      {
        inbound: sampleInbound(
          [1, 2].map((line) => ({
            ...sampleGiven(line, 'Emma'),
            book: { ...sampleGiven(line, 'Emma').book, isbn: isbns.emma },
          })),
          { state: 'received' },
        ),
      },
      ['grade'],
    );
    const { saved, answer } = slow();
    const { calls } = show(twice, () => saved);
    await opened();

    await scan(isbns.emma);
    await type(['Enter'], 200);
    await scan(isbns.emma);
    await type(['Enter'], 200);
    answer({ ...twice, version: 2 });

    await waitFor(() =>
      expect(written(calls).map(([, path]) => path)).toEqual([
        `/desk/trades/${id}/lines/1/grading`,
        `/desk/trades/${id}/lines/2/grading`,
      ]),
    );
  });
});

describe('a long parcel', () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Book ${at + 1}`);
  const long = sampleDeskTrade(
    {
      inbound: sampleInbound(
        titles.map((title, at) => ({
          ...sampleGiven(at + 1, title),
          book: { ...sampleGiven(at + 1, title).book, isbn: isbns.dune, title },
          state: at === 0 ? ('as-said' as const) : ('offered' as const),
        })),
        { state: 'received' },
      ),
    },
    ['grade'],
  );
  const shown = () =>
    within(screen.getByRole('list', { name: 'Copies' }))
      .getAllByRole('button')
      .map((row) => /Book \d+/.exec(row.textContent)?.[0]);

  it('is searched by title, and Enter selects the only match', async () => {
    show(long, () => long);
    await screen.findByText('Scan the next book.');
    const search = screen.getByRole('searchbox', { name: 'Search this parcel' });

    fireEvent.change(search, { target: { value: 'book 12' } });
    expect(shown()).toEqual(['Book 12']);
    fireEvent.keyDown(search, { key: 'Enter' });

    expect(screen.getByRole('heading', { name: 'Book 12' })).toBeDefined();
  });

  it('lists the copies to grade first on request', async () => {
    show(long, () => long);
    await screen.findByText('Scan the next book.');

    fireEvent.click(screen.getByRole('switch', { name: 'Unchecked first' }));

    expect(shown().at(-1)).toBe('Book 1');
  });
});
