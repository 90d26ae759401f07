import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { BookHit, BookList, BookPage, Suggestions } from '../../../domain/catalogue/schemas';
import type { Grade } from '../../../domain/grade';
import { money } from '../../../domain/money';
import { connect } from '../../lib/api';
import { onListsChanged } from '../../lib/lists-changed';
import { parseSearch, stringifySearch } from '../../lib/search-params';
import { BookListScreen } from './book-list';
import { bookWords } from './book-words';
import { CopiesTable } from './copies-table';
import { SearchField } from './search-field';
import { readSearch, type SearchState } from './search-state';
import { SellColumn } from './sell-column';

const eur = (minor: number) => money(minor, 'EUR');
type Call = readonly [method: string, path: string, body: unknown];

/** Shows a part inside a router whose API is answered by `answer`; returns what was asked of it, and the router. */
async function show(part: ReactNode, answer: (call: Call) => unknown = () => ({ items: [] })) {
  const calls: Call[] = [];
  const api = connect({
    origin: 'http://shop.test',
    language: 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const text = await request.text();
      const call: Call = [request.method, pathname, text === '' ? null : JSON.parse(text)];
      if (!pathname.startsWith('/api/wishes')) calls.push(call);
      const answered = answer(call);
      return answered instanceof Response ? answered : Response.json(answered ?? { items: [] });
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/en/search'] }),
    context: { api, market: 'IE' },
    parseSearch,
    stringifySearch,
  });
  // The app's router type is registered for all; this one has a single route.
  await act(async () => void render(<RouterProvider router={router as never} />));
  return { calls, router };
}

const hit = (isbn: string, title: string): BookHit => ({
  isbn,
  title,
  authors: ['Jane Austen'],
  language: 'en',
  format: 'paperback',
  year: 2003,
  pages: 300,
  subjects: ['classics'],
  cover: `/covers/${isbn}.svg`,
  cheapest: { grade: 'good', used: true, price: eur(510) },
  waiting: null,
  otherEditions: 2,
});
const list = (change: Partial<BookList> = {}): BookList => ({
  items: [hit('9780141439587', 'Emma')],
  nextCursor: null,
  count: 1,
  atLeast: false,
  orderedFirst1000: false,
  corrections: [],
  prices: [],
  facets: {
    languages: [
      { value: 'en', count: 61 },
      { value: 'de', count: 28 },
    ],
    subjects: [{ value: 'classics', count: 1 }],
    formats: [{ value: 'paperback', count: 1 }],
    grades: [{ value: 'good', count: 1 }],
  },
  ...change,
});
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
  postage: { flat: eur(390), freeFrom: eur(2000) },
  priceLine: [],
};

const screenOf = (
  books: BookList,
  state: SearchState,
  loadMore: (cursor: string) => Promise<BookList> = async () => books,
) => <BookListScreen title="All books" books={books} state={state} market="IE" path="/search" loadMore={loadMore} />;

test('a filter applies at once, keeps the words and the order, and starts at the first page', async () => {
  const { router } = await show(screenOf(list(), { q: 'emma', sort: 'price', cursor: 'a1.2.x' }));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /German/ })));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'emma', sort: 'price', language: 'de' }));
});

test('a price is chosen, not typed, in minor units of the market', async () => {
  const { router } = await show(screenOf(list(), {}));
  const from = screen.getByRole('combobox', { name: 'From' });
  await act(async () => void fireEvent.change(from, { target: { value: '500' } }));
  await waitFor(() => expect(router.state.location.search).toEqual({ min: '500' }));
  expect(within(from).getByRole('option', { name: '€5.00' })).toBeTruthy();
});

test('without script the filters and the order are GET forms of the same address', async () => {
  await show(screenOf(list(), { q: 'emma', language: 'en' }));
  const filters = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
  expect(filters.getAttribute('action')).toBe('/en/search');
  expect(Object.fromEntries(new FormData(filters))).toMatchObject({ q: 'emma', language: 'en', min: '', max: '' });
  const order = screen.getByRole('combobox', { name: 'Order' }).closest('form');
  expect(order && Object.fromEntries(new FormData(order))).toEqual({ q: 'emma', language: 'en', sort: 'match' });
});

test('an address is read kindly: empty fields of a form, strange values and other people’s parameters count for nothing', () => {
  expect(
    readSearch({
      q: ' ',
      grade: '',
      min: '',
      max: '-5',
      language: 'klingon',
      format: 'scroll',
      sort: 'match',
      in_stock: 'yes',
      utm_source: 'x',
    }),
  ).toEqual({});
  expect(readSearch({ q: ' emma ', grade: 'like-new', min: '500', in_stock: 'true', sort: '-price' })).toEqual({
    q: 'emma',
    grade: 'like-new',
    min: '500',
    in_stock: 'true',
    sort: '-price',
  });
});

test('a filter in force is a link to the list without it', async () => {
  await show(screenOf(list(), { q: 'emma', language: 'de', min: '200', max: '800' }));
  expect(screen.getByRole('link', { name: 'German: remove this filter' }).getAttribute('href')).toBe(
    '/en/search?q=emma&min=200&max=800',
  );
  expect(screen.getByRole('link', { name: '€2.00 to €8.00: remove this filter' }).getAttribute('href')).toBe(
    '/en/search?q=emma&language=de',
  );
});

test('more books are appended, each once, and are said to a screen reader', async () => {
  const more = list({ items: [hit('9780141439587', 'Emma'), hit('9780141439518', 'Pride and Prejudice')] });
  await show(screenOf(list({ nextCursor: 'o1.1.abc' }), {}, async () => more));
  const link = screen.getByRole('link', { name: 'Show more books' });
  expect(link.getAttribute('href')).toBe('/en/search?cursor=o1.1.abc');
  await act(async () => void fireEvent.click(link));
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Emma',
    'Pride and Prejudice',
  ]);
  expect(screen.getByText('1 more book is shown.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more books' })).toBeNull();
});

test('nothing found: another spelling, fewer filters, or selling', async () => {
  await show(screenOf(list({ items: [], count: 0, corrections: ['emma'] }), { q: 'ema', language: 'de' }));
  expect(screen.getByRole('link', { name: 'emma' }).getAttribute('href')).toBe('/en/search?q=emma');
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/en/search?q=ema');
  expect(screen.getByRole('link', { name: 'Sell a book of your own' }).getAttribute('href')).toBe('/en/basket');
});

test('copies: the cheapest is chosen, what is sold out cannot be, used stands beside every used price', async () => {
  await show(<CopiesTable book={book} />);
  expect(screen.getByRole('radio', { name: 'Good', checked: true })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New' }).disabled).toBe(true);
  expect(screen.getAllByText('used')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Very good' }));
  expect(screen.getByRole('button', { name: 'Put in cart · €6.20' })).toBeTruthy();
  expect(screen.getByText(/Lowest price of the 30 days before/).parentElement?.tagName).toBe('S');
});

test('into the cart: one copy more than there was, at the price seen; the balance hears of it; undo takes it back', async () => {
  const lines = [{ book, grade: 'good', quantity: 1 }];
  const { calls } = await show(<CopiesTable book={book} />, ([method]) =>
    method === 'GET' ? { lines } : { lines: [] },
  );
  const heard = vi.fn();
  const stop = onListsChanged(heard);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Put in cart · €5.10' })));
  const path = '/api/cart/lines/9780141439587/good';
  expect(calls).toEqual([
    ['GET', '/api/cart', null],
    ['PUT', path, { quantity: 2, price: 510 }],
  ]);
  expect(screen.getByText(/It is in your cart/).closest('[aria-live="polite"]')).not.toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(calls.at(-1)).toEqual(['PUT', path, { quantity: 1 }]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('the last copy went to somebody else: said in place, nothing is announced', async () => {
  const gone = Response.json({ code: 'not-enough-stock', facts: { available: 0 } }, { status: 409 });
  await show(<CopiesTable book={book} />, ([method]) => (method === 'GET' ? { lines: [] } : gone));
  const heard = vi.fn();
  const stop = onListsChanged(heard);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Put in cart · €5.10' })));
  expect(await screen.findByText('Somebody has just taken the last copy in this condition.')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('a sold-out book says so and offers its corner', async () => {
  await show(<CopiesTable book={{ ...book, copies: [copy('good', 510, 0)] }} />);
  expect(screen.getByText(/All copies are sold/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Put in cart/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Fold the corner to remember it' })).toBeTruthy();
});

test('sell us yours: the reasons add up to the offer, a declined grade says why, the pile takes one more', async () => {
  const { calls } = await show(<SellColumn book={book} words={bookWords(book)} />, () => ({ lines: [] }));
  const sums = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(sums).toEqual(['€2.90', '+€0.30', '€3.20']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Onto my pile · €3.20' })));
  expect(calls.at(-1)).toEqual(['PUT', '/api/basket/lines/9780141439587/very-good', { quantity: 1, exLibrary: false }]);
  expect(screen.getByRole('link', { name: 'Go to the basket' }).getAttribute('href')).toBe('/en/basket');
  fireEvent.click(screen.getByRole('radio', { name: /Acceptable/ }));
  expect(screen.getByText(/it is worth less than its handling/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Onto my pile/ })).toBeNull();
});

test('a book we do not take says why instead of showing figures', async () => {
  const declined: BookPage = {
    ...book,
    offers: [{ grade: 'very-good', offer: { kind: 'declined', reason: 'enough-stock' } }],
  };
  await show(<SellColumn book={declined} words={bookWords(declined)} />);
  expect(screen.getByText('We do not take this book just now: we have enough copies for now.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the search field suggests while one types, and the keyboard chooses', async () => {
  const found: Suggestions = {
    items: [
      { kind: 'author', name: 'Jane Austen' },
      { kind: 'book', isbn: '9780141439587', title: 'Emma', author: 'Jane Austen', cover: '/c.svg' },
    ],
    nextCursor: null,
  };
  const suggest = vi.fn(async () => found);
  const { router } = await show(<SearchField suggest={suggest} />);
  const field = screen.getByRole('combobox', { name: 'Search for books' });
  fireEvent.input(field, { target: { value: 'e' } });
  fireEvent.input(field, { target: { value: 'em' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(suggest.mock.calls).toEqual([['em']]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Emma');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await act(async () => void fireEvent.submit(field));
  expect(router.state.location.pathname).toBe('/en/books/9780141439587/emma');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Escape closes the suggestions, and Enter then searches for the words', async () => {
  const { router } = await show(
    <SearchField suggest={async () => ({ items: [{ kind: 'subject', subject: 'crime' }], nextCursor: null })} />,
  );
  const field = screen.getByRole('combobox');
  fireEvent.input(field, { target: { value: 'crime' } });
  await screen.findByRole('option', { name: /Crime/ });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  await act(async () => void fireEvent.submit(field));
  expect(router.state.location).toMatchObject({ pathname: '/en/search', search: { q: 'crime' } });
});
