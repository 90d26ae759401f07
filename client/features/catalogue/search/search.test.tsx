import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BookList } from '../../../../domain/catalogue/schemas';
import type { Market } from '../../../../domain/market/market';
import { BookListScreen } from './book-list';
import { readSearch, type SearchState } from './search-state';
import { hit, show } from '../../../../tests/client/show-part';
import { pageTarget } from '../../../lib/page-link';
import type { LinkToList } from './search-state';

const linkTo: LinkToList = (search) => pageTarget({ to: '/search', search });

const list = (change: Partial<BookList> = {}): BookList => ({
  items: [hit('9780141439587', 'Emma')],
  nextCursor: null,
  count: 1,
  atLeast: false,
  orderedFirst1000: false,
  corrections: [],
  reading: null,
  near: [],
  missingIsbn: null,
  prices: [],
  facets: {
    series: [
      { value: 'Discworld', count: 4 },
      { value: 'Long Earth', count: 2 },
    ],
    publishers: [],
    languages: [
      { value: 'en', count: 61 },
      { value: 'de', count: 28 },
    ],
    subjects: [{ value: 'classics', count: 1 }],
    formats: [{ value: 'paperback', count: 1 }],
    grades: [{ value: 'good', count: 1 }],
  },
  countedInPart: [],
  ...change,
});
const screenOf = (
  books: BookList,
  state: SearchState,
  loadMore: (cursor: string) => Promise<BookList> = async () => books,
  market: Market = 'IE',
) => (
  <BookListScreen
    title="All books"
    books={books}
    state={state}
    market={market}
    path="/search"
    linkTo={linkTo}
    loadMore={loadMore}
  />
);

test('a list states the postage beside its prices in Great Britain, and not where no law asks for it', async () => {
  const words = 'Delivery costs £2.90 and is free on orders of £20.00 or more.';
  await show(screenOf(list(), {}));
  expect(screen.queryByText(words)).toBeNull();
  cleanup();

  await show(screenOf(list(), {}, undefined, 'GB'));

  expect(screen.getByText(words)).toBeDefined();
});

test('a filter applies at once, keeps the words and the order, and starts at the first page', async () => {
  const { router } = await show(screenOf(list(), { q: 'emma', sort: 'price', cursor: 'a1.2.x' }));
  const german = await screen.findByRole('checkbox', { name: /German/ });
  await act(async () => void fireEvent.click(german));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'emma', sort: 'price', language: 'de' }));
});

test('a second value of a filter is added to the first, and each is a link to the list without it', async () => {
  const { router } = await show(screenOf(list(), { q: 'emma', language: 'en' }));

  const german = await screen.findByRole('checkbox', { name: /German/ });
  await act(async () => void fireEvent.click(german));

  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'emma', language: 'de,en' }));
});

test('each value of a filter in force is a link to the list without it', async () => {
  await show(screenOf(list(), { q: 'emma', language: 'de,en', grade: 'good,very-good' }));

  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(href('Remove filter: German')).toBe('/en/search?q=emma&language=en&grade=good%2Cvery-good');
  expect(href('Remove filter: Good')).toBe('/en/search?q=emma&language=de%2Cen&grade=very-good');
});

test('other editions of a work are in its row with their prices', async () => {
  await show(screenOf(list(), {}));

  const summary = screen.getByText(/2 more editions/);
  await act(async () => void fireEvent.click(summary));

  expect(screen.getByRole('link', { name: 'Emma (deutsch)' })).toBeTruthy();
  expect(screen.getByText('€4.30')).toBeTruthy();
});

test('the price filter offers amounts in minor units of the market', async () => {
  const { router } = await show(screenOf(list(), {}));
  const from = await screen.findByRole('combobox', { name: 'From' });
  await act(async () => void fireEvent.change(from, { target: { value: '500' } }));
  await waitFor(() => expect(router.state.location.search).toEqual({ min: '500' }));
  expect(within(from).getByRole('option', { name: '€5.00' })).toBeTruthy();
});

test('without script the filters and the order are GET forms of the same address', async () => {
  await show(screenOf(list(), { q: 'emma', language: 'en' }));
  const filters = await screen.findByRole<HTMLFormElement>('form', { name: 'Filters' });
  expect(filters.getAttribute('action')).toBe('/en/search');
  expect(Object.fromEntries(new FormData(filters))).toMatchObject({ q: 'emma', language: 'en', min: '', max: '' });
  const order = screen.getByRole('combobox', { name: 'Sort by' }).closest('form');
  expect(order && Object.fromEntries(new FormData(order))).toEqual({ q: 'emma', language: 'en', sort: 'match' });
});

test('an address with empty fields, unknown values or unknown parameters is read without them', () => {
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
  expect(readSearch({ language: 'en,klingon,de,en', grade: ',,', format: 'scroll,pocket' })).toEqual({
    language: 'de,en',
    format: 'pocket',
  });
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
  expect(screen.getByRole('link', { name: 'Remove filter: German' }).getAttribute('href')).toBe(
    '/en/search?q=emma&min=200&max=800',
  );
  expect(screen.getByRole('link', { name: 'Remove filter: €2.00 to €8.00' }).getAttribute('href')).toBe(
    '/en/search?q=emma&language=de',
  );
});

test('more books are appended, each once, and are announced to a screen reader', async () => {
  const more = list({ items: [hit('9780141439587', 'Emma'), hit('9780141439518', 'Pride and Prejudice')] });
  await show(screenOf(list({ nextCursor: 'o1.1.abc' }), {}, async () => more));
  const link = screen.getByRole('link', { name: 'Show more books' });
  expect(link.getAttribute('href')).toBe('/en/search?cursor=o1.1.abc');
  await act(async () => void fireEvent.click(link));
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Emma',
    'Pride and Prejudice',
  ]);
  expect(screen.getByText('You now see 1 more book.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more books' })).toBeNull();
});

test('a search without results proposes another spelling, fewer filters, or selling', async () => {
  await show(screenOf(list({ items: [], count: 0, corrections: ['emma'] }), { q: 'ema', language: 'de' }));
  expect(screen.getByRole('link', { name: 'emma' }).getAttribute('href')).toBe('/en/search?q=emma');
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/en/search?q=ema');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sell your own copy' }).getAttribute('href')).toBe('/en/basket');
});

test('a search without results and without filters offers neither filters nor an order', async () => {
  await show(screenOf(list({ items: [], count: 0 }), { q: 'qwxz' }));

  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

test('a search that was read in another way says so and links to the search as typed', async () => {
  const readAs = (reading: BookList['reading']) => list({ reading });
  await show(screenOf(readAs({ kind: 'spelling', words: 'emma' }), { q: 'emna', language: 'en' }));
  expect(screen.getByText(/Showing results for “emma”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search instead for “emna”' }).getAttribute('href')).toBe(
    '/en/search?q=emna&language=en&exact=true',
  );
});

test('words that were read as filters are listed', async () => {
  const filters = { subject: 'crime', language: 'es', max: 600, sort: 'price' } as const;
  await show(screenOf(list({ reading: { kind: 'filters', filters } }), { q: 'cheap crime in Spanish under 6 euro' }));
  expect(screen.getByText(/as filters: Crime, Spanish, at most €6.00,? and Price: low to high/)).toBeTruthy();
});

test('a search for an unknown ISBN offers a wish, keeps the number and shows near books', async () => {
  const near = [hit('9780141439518', 'Pride and Prejudice')];
  const isbn = '9780306406157';
  await show(screenOf(list({ items: [], count: 0, near, missingIsbn: isbn }), { q: isbn }));
  expect(screen.getAllByText(/9780306406157/, { selector: 'h2, p' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add to wish list' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sell your own copy' }).getAttribute('href')).toBe(
    '/en/basket?isbn=9780306406157',
  );
  expect(screen.getByRole('link', { name: 'Pride and Prejudice' })).toBeTruthy();
});

test('a book outside the catalogue is looked up from the search', async () => {
  const isbn = '9780306406157';
  const { calls } = await show(screenOf(list({ items: [], count: 0, missingIsbn: isbn }), { q: isbn }), ([method]) =>
    method === 'PUT' ? { isbn, state: 'open' } : { items: [] },
  );

  fireEvent.click(screen.getByRole('button', { name: 'Look it up for me' }));

  expect(await screen.findByText('We’re looking it up and will email you.')).toBeTruthy();
  expect(calls.some(([method, path]) => method === 'PUT' && path === `/api/asked-books/${isbn}`)).toBe(true);
});

test('a search for words without results says where an ISBN is looked up', async () => {
  await show(screenOf(list({ items: [], count: 0 }), { q: 'no such book' }));

  expect(screen.getByText(/Type its ISBN into your sell list/)).toBeTruthy();
});

test('a list whose counting stopped has a round number in its title and on the button of the filters', async () => {
  await show(screenOf(list({ count: 994, atLeast: true }), { q: 'the' }));

  expect(screen.getByText('more than 900 books')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: 'Show more than 900 books' })).toBeTruthy();
});

test('a row lists the grades in stock, chooses a very good copy and says what the shop pays', async () => {
  await show(screenOf(list(), { q: 'emma woodhouse' }));
  const grades = screen.getByRole('group', { name: 'Condition of “Emma”' });
  expect(within(grades).getAllByRole('radio')).toHaveLength(2);
  expect(within(grades).getByRole<HTMLInputElement>('radio', { name: /very good/ }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Add to cart · €6.20' })).toBeTruthy();
  fireEvent.click(within(grades).getByRole('radio', { name: /used, good/ }));
  expect(screen.getByRole('button', { name: 'Add to cart · €5.10' })).toBeTruthy();
  expect(screen.getByText('We buy it for €2.10')).toBeTruthy();
});

test('a row chooses a copy within the price and the condition of the list', async () => {
  await show(screenOf(list(), { q: 'emma', max: '600' }));
  expect(screen.getByRole('button', { name: 'Add to cart · €5.10' })).toBeTruthy();
});

test('a list that a link opened first has the rows of one window, and then all rows and the filters', async () => {
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint));
  const items = Array.from({ length: 9 }, (_, at) => hit(`978014143951${at}`, `Emma ${at}`));
  await show(screenOf({ ...list(), items }, { q: 'emma' }));
  const titles = screen.getAllByRole('heading', { level: 2 }).length;

  frame.mockRestore();
  await act(async () => frames.forEach((paint) => paint(0)));
  await screen.findByRole('form', { name: 'Filters' });

  expect(titles).toBe(6);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(9);
});
