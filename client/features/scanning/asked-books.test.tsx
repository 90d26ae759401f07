import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { money } from '../../../domain/money';
import type { OffersInput } from '../../../domain/pricing/schemas';
import { sampleBasket } from '../../../tests/client/sample-lists';
import { showScreen, type Call } from '../../../tests/client/show-screen';
import { clearScans } from '../../data/session/clear-scans';
import { ScanWorkspace } from './scan-workspace';
import { closeRuns } from './use-run';
import { stubMatchMedia } from '../../../tests/client/stub-match-media';

const askedIsbn = '9781472154668';
/** True once a clerk has added the book to the catalogue. */
let isKnown = false;

function shop({ path, body, headers }: Call): unknown {
  if (path === '/basket') return sampleBasket([]);
  if (path === '/asked-books') return { items: [{ isbn: askedIsbn, state: isKnown ? 'known' : 'open' }] };
  const amount = money(390, 'EUR');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the screen's own call
  const items = (body as OffersInput).books.map(({ isbn, grade }, index) => ({
    index,
    asked: isbn,
    isbn,
    grade,
    offer:
      isKnown && isbn === askedIsbn
        ? { kind: 'offer', amount, reasons: [{ code: 'base', amount }], heldUntil: null }
        : { kind: 'declined', reason: 'not-in-catalogue' },
    book:
      isKnown && isbn === askedIsbn
        ? { isbn, title: 'Emma', authors: ['Jane Austen'], cover: `/covers/${isbn}.svg` }
        : null,
  }));
  if (!(headers.get('Accept') ?? '').includes('ndjson')) return { items };
  return new Response(items.map((item) => `${JSON.stringify(item)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
}

async function readIn(text: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: 'ISBNs or titles' }), { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: /^Add \d+ books?$/ }));
}

/** Returns the text of a part of the page where rows have columns: without the facts of narrow rows. */
const wideWords = (place: HTMLElement | null) =>
  [...(place?.querySelectorAll('h2, p, [class*="long"], [class*="why"]') ?? [])]
    .map((each) => each.textContent)
    .join('\n');

beforeEach(() => {
  isKnown = false;
  stubMatchMedia(true);
});
afterEach(async () => {
  // The store outlives its screen and asks the shop of the test that opened it. An open screen would open another one.
  cleanup();
  closeRuns();
  await clearScans();
  vi.unstubAllGlobals();
});

test('the row and the large answer of an unknown book say once that the catalogue lacks it', async () => {
  showScreen(<ScanWorkspace />, shop);
  await readIn(askedIsbn);

  const row = (await screen.findByText('We’re looking it up and will email you.')).closest<HTMLElement>('[role="row"]');
  const answer = await screen.findByRole('region', { name: 'Last book' });

  for (const place of [row, answer])
    expect(wideWords(place).match(/not in our catalogue/gi)).toEqual(['Not in our catalogue']);
});

test('a book that was looked up shows its offer when the person sees the page again', async () => {
  showScreen(<ScanWorkspace />, shop);
  await readIn(askedIsbn);
  expect((await screen.findAllByText('Not in our catalogue')).length).toBeGreaterThan(0);

  isKnown = true;
  fireEvent(document, new Event('visibilitychange'));

  expect((await screen.findAllByText('Emma', { selector: 'bdi' })).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('€3.90')).length).toBeGreaterThan(0);
});

test('a book that was looked up shows its offer when its run is opened again', async () => {
  showScreen(<ScanWorkspace />, shop);
  await readIn(askedIsbn);
  expect((await screen.findAllByText('Not in our catalogue')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Your scanning sessions' }));
  fireEvent.click(await screen.findByRole('button', { name: 'New scanning session' }));
  await waitFor(() => expect(screen.queryByText('Not in our catalogue')).toBeNull());

  await readIn('9780141439686 9780141439587');
  isKnown = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Your scanning sessions' }));
  fireEvent.click(await screen.findByRole('button', { name: /Session 1.*1 book/ }));

  expect((await screen.findAllByText('Emma', { selector: 'bdi' })).length).toBeGreaterThan(0);
});
