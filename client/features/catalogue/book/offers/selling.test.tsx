import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BookPage } from '../../../../../domain/catalogue/schemas';
import type { Grade } from '../../../../../domain/grade';
import { onTopic } from '../../../../data/cache/topics';
import { bookWords } from '../book-words';
import { CopiesTable } from './copies-table';
import { DeliveryLine } from './delivery-line';
import { SellColumn } from './sell-column';
import { eur, hit, show } from '../../../../../tests/client/show-part';

const copy = (grade: Grade, price: number, available: number, struckOut: number | null = null) => ({
  grade,
  used: grade !== 'new',
  price: eur(price),
  reasons: [],
  available,
  struckOut: struckOut === null ? null : eur(struckOut),
});
const book: BookPage = {
  ...hit('9780141439587', 'Emma'),
  isbnHyphenated: '978-0-14-143958-7',
  subtitle: null,
  publisher: 'Penguin',
  publisherContact: null,
  recall: null,
  published: '2003',
  series: null,
  grams: 366,
  description: null,
  copies: [copy('new', 999, 0), copy('very-good', 620, 3, 680), copy('good', 510, 1)],
  offers: [
    {
      grade: 'very-good',
      offer: {
        kind: 'offer',
        amount: eur(320),
        reasons: [
          { code: 'base', amount: eur(290) },
          { code: 'demand', amount: eur(30) },
        ],
        heldUntil: null,
      },
    },
    { grade: 'acceptable', offer: { kind: 'declined', reason: 'too-little-value' } },
  ],
  editions: [],
  moreByAuthor: [],
  neighbours: [],
  delivery: { earliest: '2026-11-24', latest: '2026-11-26' },
  postage: { flat: eur(390), freeFrom: eur(2000), law: null },
  priceLine: [],
};

test('the delivery line states postage, days and how a purchase is cancelled', async () => {
  await show(<DeliveryLine book={book} />);

  const line = screen.getByText(/Delivery costs/).textContent;

  expect(line).toMatch(/Delivered 24\sNov\s–\s26\sNov/);
  expect(line).toContain('You can cancel the purchase within 14 days of delivery.');
});

test('a very good copy is selected, sold-out grades are disabled, and used prices are marked', async () => {
  await show(<CopiesTable book={book} />);
  expect(screen.getByRole('radio', { name: 'Very good', checked: true })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New' }).disabled).toBe(true);
  expect(screen.getAllByText('used')).toHaveLength(3);
  fireEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(screen.getByRole('button', { name: 'Add to cart · €5.10' })).toBeTruthy();
  expect(screen.getByText(/Lowest price in the 30 days before the reduction:/).parentElement?.tagName).toBe('S');
});

test('a copy is added to the cart at the price shown, the balance is updated, and undo removes the copy', async () => {
  const lines = [{ book, grade: 'very-good', quantity: 1 }];
  const { calls } = await show(<CopiesTable book={book} />, ([method]) =>
    method === 'GET' ? { lines } : { lines: [] },
  );
  const onChanged = vi.fn();
  const stop = onTopic(onChanged);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add to cart · €6.20' })));
  const path = '/api/cart/lines/9780141439587/very-good';
  expect((await screen.findByText(/The book is in your cart\./)).closest('[aria-live="polite"]')).not.toBeNull();
  expect(calls).toEqual([
    ['GET', '/api/cart', null],
    ['PUT', path, { quantity: 2, price: 620 }],
  ]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  await vi.waitFor(() => expect(calls.at(-1)).toEqual(['PUT', path, { quantity: 1 }]));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  stop();
});

test('a copy that has just been sold is reported in its place, and no other part is notified', async () => {
  const gone = Response.json({ code: 'not-enough-stock', facts: { available: 0 } }, { status: 409 });
  await show(<CopiesTable book={book} />, ([method]) => (method === 'GET' ? { lines: [] } : gone));
  const onChanged = vi.fn();
  const stop = onTopic(onChanged);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add to cart · €6.20' })));
  expect(
    await screen.findByText('The last copy in this condition has just been sold. Please choose another condition.'),
  ).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  stop();
});

test('a sold-out book says so and can be added to the wish list', async () => {
  await show(<CopiesTable book={{ ...book, copies: [copy('good', 510, 0)] }} />);
  expect(await screen.findByText(/Sold out\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add to cart ·/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to wish list' })).toBeTruthy();
});

const soldOut = { ...book, copies: [copy('good', 510, 0)] };
const signedIn = {
  account: { name: 'Ada', email: 'ada@books.test', role: 'customer', tag: 'a' },
  language: 'en',
  market: 'IE',
};

test('a guest learns before the press that mails need an account, and then how to get one', async () => {
  const { router } = await show(<CopiesTable book={soldOut} />, ([, path]) =>
    path === '/api/me' ? { ...signedIn, account: null } : { items: [] },
  );
  expect(await screen.findByText(/If you have an account, we’ll email you/)).toBeTruthy();

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add to wish list' })));

  expect(screen.getByText(/To get an email when a copy comes in, sign in or create an account/)).toBeTruthy();
  const returnTo = encodeURIComponent(`/en${router.state.location.pathname}`);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/en/login?returnTo=${returnTo}`);
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
});

test('a signed-in person who added a sold-out book reads what happens next', async () => {
  await show(<CopiesTable book={soldOut} />, ([, path]) => (path === '/api/me' ? signedIn : { items: [] }));

  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Add to wish list' })));

  expect(
    screen.getByText('Sold out. This book is on your wish list. We’ll email you when a copy comes in.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('nobody is asked to sign in before the shop has answered who looks at a sold-out book', async () => {
  await show(<CopiesTable book={soldOut} />, ([, path]) =>
    path === '/api/me' ? new Promise(() => undefined) : { items: [soldOut.isbn] },
  );

  await screen.findByRole('button', { name: 'On your wish list' });

  expect(screen.getByText(/If you have an account, we’ll email you/)).toBeTruthy();
  expect(screen.queryByText(/sign in or create an account/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('the reasons of an offer add up to it, a press lists the book, and a decline states its reason', async () => {
  const { calls } = await show(<SellColumn book={book} words={bookWords(book)} />, () => ({ lines: [] }));
  const sums = (await screen.findAllByRole('definition')).map((each) => each.textContent);
  expect(sums).toEqual(['€2.90', '+€0.30', '€3.20']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sell for €3.20' })));
  expect(calls.at(-1)).toEqual(['PUT', '/api/basket/lines/9780141439587/very-good', { quantity: 1, exLibrary: false }]);
  expect(screen.getByRole('link', { name: 'Go to sell list' }).getAttribute('href')).toBe('/en/basket');
  fireEvent.click(screen.getByRole('radio', { name: /Acceptable/ }));
  expect(screen.getByText(/its value is too low/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sell for/ })).toBeNull();
});

test('a book that the shop does not buy shows the reason instead of amounts', async () => {
  const declined: BookPage = {
    ...book,
    offers: [{ grade: 'very-good', offer: { kind: 'declined', reason: 'enough-stock' } }],
  };
  await show(<SellColumn book={declined} words={bookWords(declined)} />);
  expect(screen.getByText('We can’t buy this book: we have enough copies for now.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the price of the chosen copy is the largest figure for a buyer, and follows the choice', async () => {
  await show(<CopiesTable book={book} />);
  const figure = screen.getByText('€6.20', { selector: 'p', exact: false });

  expect(figure.textContent).toBe('€6.20 Very good used');
  fireEvent.click(screen.getByRole('radio', { name: 'Good' }));
  expect(figure.textContent).toBe('€5.10 Good used');
});
