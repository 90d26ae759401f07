import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { basketPageLines } from '../../../domain/basket/arrange';
import type { Basket } from '../../../domain/basket/schemas';
import { sampleBasket, sampleBasketLine } from '../../../tests/client/sample-lists';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { BasketScreen } from './basket-screen';

/** Rows that a page may hold at most, by docs/product.md. */
const maxRows = 60;
const lines = Array.from({ length: 1000 }, (_, at) =>
  sampleBasketLine(`978${String(1_000_000_000 + at)}`, `Book ${at + 1}`),
);
const all = sampleBasket(lines);
const part: Basket = { ...all, lines: lines.slice(0, basketPageLines) };
const show = (answers: Answers) =>
  showScreen(
    <BasketScreen
      page={{ basket: part, lines: lines.length, found: lines.length }}
      search={{ q: '', sort: 'added', page: 1, isbn: '' }}
      onSearch={() => undefined}
      market="IE"
      isSignedIn={false}
      taking={0}
      Tabs={() => null}
    />,
    answers,
  );
const rows = () => screen.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-posinset'));
const never = new Promise(() => undefined);

beforeEach(() => {
  vi.stubGlobal('innerHeight', 900);
});

test('of 1,000 lines at most 60 rows are in the page, and a change shows before the shop has answered', async () => {
  show(({ method }) => (method === 'GET' ? all : never));
  const field = await screen.findByRole('searchbox', { name: 'Search your sell list' });

  fireEvent.change(field, { target: { value: 'book 977' } });
  const row = (await screen.findByRole('heading', { name: 'Book 977' })).closest('li') ?? document.body;
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  expect(rows().length).toBeLessThanOrEqual(maxRows);
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('1000');
  expect(row).toBeDefined();

  const first = within(screen.getByRole('heading', { name: 'Book 1' }).closest('li') ?? document.body);
  const began = performance.now();
  fireEvent.click(first.getByRole('radio', { name: 'Very good €5.60' }));
  const changed = performance.now();
  fireEvent.click(first.getByRole('button', { name: 'One more copy of “Book 1”' }));
  await waitFor(() => expect(first.getByText('€11.20')).toBeDefined());

  // Printed, not checked: a loaded machine is slow.
  console.info(`rows in the page: ${rows().length}, change of a grade: ${Math.round(changed - began)} ms`);
  expect(screen.getByText(/^€4,207\.00 for your books/)).toBeDefined();
});

test('the search of the list has a name of its own, beside the search of the shop', async () => {
  show(({ method }) => (method === 'GET' ? all : never));

  expect(await screen.findByRole('search', { name: 'Search your sell list' })).toBeDefined();
});

test('a search for an ISBN that is not on the list leads to its offer', async () => {
  show(({ method }) => (method === 'GET' ? all : never));
  const field = await screen.findByRole('searchbox', { name: 'Search your sell list' });

  fireEvent.change(field, { target: { value: 'Emma' } });
  expect(await screen.findByText(/No books on your sell list match “Emma”/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Get 1 offer' })).toBeNull();
  fireEvent.change(field, { target: { value: '978-1-4721-5466-8' } });

  const link = await screen.findByRole('link', { name: 'Get 1 offer' });
  expect(link.getAttribute('href')).toContain('isbn=9781472154668');
});

test('all books that a search finds change at once, and "Undo" restores them', async () => {
  const better = lines.map((line, at) =>
    at < 3 ? sampleBasketLine(line.book.isbn, line.book.title, { grade: 'very-good' }) : line,
  );
  const refused = [{ isbn: lines[99]?.book.isbn, grade: 'very-good', quantity: 1, reason: 'copies-limit' }];
  const answers = [
    { basket: sampleBasket(better, 2), refused },
    { basket: sampleBasket(lines, 3), refused: [] },
  ];
  const { calls } = show(({ method }) => (method === 'GET' ? all : answers.shift()));
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search your sell list' }), {
    target: { value: 'book 100' },
  });
  await screen.findByRole('heading', { name: 'Book 1000' });

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Select books' }));
  for (const title of ['Book 1', 'Book 2', 'Book 3'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition of the selected books' }), {
    target: { value: 'very-good' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const edition = (at: number, grade: string) => ({
    isbn: lines[at]?.book.isbn,
    lines: [{ grade, quantity: 1, exLibrary: false }],
  });
  expect(sent).toEqual([
    { editions: [0, 1, 2].map((at) => edition(at, 'very-good')) },
    { editions: [0, 1, 2].map((at) => edition(at, 'good')) },
  ]);
  const row = screen.getByRole('heading', { name: 'Book 1' }).closest('li') ?? document.body;
  expect(within(row).getByRole('radio', { name: 'Good €4.20' })).toHaveProperty('checked', true);
});

test('all books of a search are selected at once, and the sum follows their change and "Undo"', async () => {
  const better = lines.map((line) =>
    line.book.title.startsWith('Book 100')
      ? sampleBasketLine(line.book.isbn, line.book.title, { grade: 'very-good' })
      : line,
  );
  const answers = [
    { basket: sampleBasket(better, 2), refused: [] },
    { basket: sampleBasket(lines, 3), refused: [] },
  ];
  const { calls } = show(({ method }) => (method === 'GET' ? all : answers.shift()));
  const field = await screen.findByRole('searchbox', { name: 'Search your sell list' });
  fireEvent.change(field, { target: { value: 'book 100' } });
  await screen.findByRole('heading', { name: 'Book 1000' });
  expect(screen.getByText(/^€4,200\.00 for your books/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Select books' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all books shown' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition of the selected books' }), {
    target: { value: 'very-good' },
  });
  expect(await screen.findByText(/^€4,202\.80 for your books/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^€4,200\.00 for your books/)).toBeDefined();

  const changed = calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.stringify(body));
  for (const body of changed) for (const at of [99, 999]) expect(body).toContain(lines[at]?.book.isbn);
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('combobox', { name: 'Condition of the selected books' })).toBeNull();
});

test('books that are removed together leave the list, and are restored together', async () => {
  const answers = [
    { basket: sampleBasket(lines.slice(2), 2), refused: [] },
    { basket: sampleBasket(lines, 3), refused: [] },
  ];
  show(({ method }) => (method === 'GET' ? all : answers.shift()));
  await screen.findByRole('heading', { name: 'Book 1' });

  fireEvent.click(screen.getByRole('button', { name: 'Select books' }));
  for (const title of ['Book 1', 'Book 2'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('We removed 2 books from your sell list');

  expect(screen.queryByRole('heading', { name: 'Book 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Book 1' })).toBeDefined();
});
