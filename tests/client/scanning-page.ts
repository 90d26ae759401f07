import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { ScanWorkspace } from '../../client/features/scanning/scan-workspace';
import { closeRuns } from '../../client/features/scanning/use-run';
import { clearScans } from '../../client/data/session/clear-scans';
import { money } from '../../domain/money';
import type { OffersInput } from '../../domain/pricing/schemas';
import { sampleBalance, sampleBasket, sampleBasketLine } from './sample-lists';
import { showScreen, type Call } from './show-screen';
import { stubMatchMedia } from './stub-match-media';

export const [emma, persuasion, unknown] = ['9780141439587', '9780141439686', '9781472154668'] as const;
const titles: Readonly<Record<string, string>> = { [emma]: 'Emma', [persuasion]: 'Persuasion' };
/** State of the shop: the titles of its books, and whether the sell list is full. */
export const scanningShop = { titles, isFull: true };

/** Returns the shop's answer for one copy: 4.20 for a good one, 5.60 for others; Persuasion is declined. */
function answerTo({ isbn, grade, exLibrary }: OffersInput['books'][number], index: number) {
  const title = scanningShop.titles[isbn];
  const amount = money((grade === 'good' ? 420 : 560) - (exLibrary ? 100 : 0), 'EUR');
  const offer =
    title === undefined
      ? { kind: 'declined', reason: 'not-in-catalogue' }
      : isbn === persuasion
        ? { kind: 'declined', reason: 'enough-stock' }
        : { kind: 'offer', amount, reasons: [{ code: 'base', amount }], heldUntil: null };
  return {
    index,
    asked: isbn,
    isbn,
    grade,
    offer,
    book: title === undefined ? null : { isbn, title, authors: ['Jane Austen'], cover: `/covers/${isbn}.svg` },
  };
}

function shop({ path, body, headers, method }: Call): unknown {
  if (path === '/asked-books') return { items: [] };
  if (path.startsWith('/asked-books/') && method === 'PUT') return { isbn: path.slice(-13), state: 'open' };
  if (path === '/basket') return sampleBasket([sampleBasketLine(emma, 'Emma')]);
  if (path === '/basket/lines')
    return {
      basket: sampleBasket([]),
      refused: scanningShop.isFull ? [{ isbn: emma, grade: 'very-good', quantity: 1, reason: 'list-full' }] : [],
    };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the screen's own call
  const items = (body as OffersInput).books.map(answerTo);
  if (!(headers.get('Accept') ?? '').includes('ndjson')) return { items };
  return new Response(items.map((item) => `${JSON.stringify(item)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
}

/** Shows the scanning page. `answer` answers a call in place of the shop, unless it returns undefined. */
export const show = (booksToSell = 0, answer: (call: Call) => unknown = () => undefined) =>
  showScreen(createElement(ScanWorkspace), (call) => answer(call) ?? shop(call), {}, [], sampleBalance(booksToSell));
/** Returns the field for numbers and titles. */
export const box = () => screen.findByRole('textbox', { name: 'ISBNs or titles' });
/** Enters numbers and adds their books. */
export async function readIn(text: string) {
  fireEvent.change(await box(), { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: /^Add \d+ books?$/ }));
}
/** Returns the row of a book. */
export const rowOf = async (title: string) =>
  (await screen.findByText(title, { selector: '[role="row"] bdi' })).closest<HTMLElement>('[role="row"]') ??
  document.body;
let struckAt = 0;
/** Types a code like a hand scanner, then Enter. The times of the keys do not depend on the speed of this machine. */
export function scan(code: string, target: Element = document.body) {
  struckAt = Math.max(performance.now(), struckAt) + 300;
  const strike = (key: string, place: object = {}) => {
    const event = createEvent.keyDown(target, { key, ...place });
    Object.defineProperty(event, 'timeStamp', { value: (struckAt += 8) });
    fireEvent(target, event);
  };
  for (const key of code) {
    strike(key, { code: `Digit${key}` });
    if (target instanceof HTMLInputElement) fireEvent.change(target, { target: { value: target.value + key } });
  }
  strike('Enter');
}

/** Sets up a wide screen and a full sell list. */
export function startScanning(): void {
  Object.assign(scanningShop, { titles, isFull: true });
  stubMatchMedia(true);
}

/** Closes the page. The store outlives its screen, and an open screen would open another one. */
export async function endScanning(): Promise<void> {
  cleanup();
  closeRuns();
  await clearScans();
  vi.unstubAllGlobals();
}
