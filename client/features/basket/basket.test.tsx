import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Basket } from '../../../domain/basket/schemas';
import { sampleBasket, sampleBasketLine } from '../../../tests/client/sample-lists';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { onTopic } from '../../data/cache/topics';
import { BasketScreen } from './basket-screen';

const emma = '9780141439587';
const persuasion = '9780141439686';
const show = (basket: Basket, answers: Answers, canBuy = true) =>
  showScreen(
    <BasketScreen
      page={{ basket, lines: basket.lines.length, found: basket.lines.length }}
      search={{ q: '', sort: 'added', page: 1, isbn: '' }}
      onSearch={() => undefined}
      market="IE"
      isSignedIn={false}
      taking={0}
      Tabs={() => null}
    />,
    answers,
    { canBuy },
  );
const field = () => screen.findByRole('textbox', { name: 'One or more ISBNs' });

test('says why the shop buys nothing in a market without its licence, and keeps the list', async () => {
  const line = sampleBasketLine(emma, 'Emma', { offer: { kind: 'declined', reason: 'buying-closed' } });
  show(sampleBasket([line]), () => ({}), false);

  expect(await screen.findByText(/don’t have the licence that the law requires/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Emma' })).toBeDefined();
});

test('the number of parcels is said once, with their weight', async () => {
  show(sampleBasket([sampleBasketLine(emma, 'Emma')]), () => ({}));

  expect(await screen.findByText(/^The books fit in 1 parcel of at most 20\skg\.$/)).toBeDefined();
  expect(screen.getAllByText(/\bparcel/)).toHaveLength(1);
});

test('the right one of two ISBNs is added, and the wrong one is marked and stays', async () => {
  let announced = 0;
  const stop = onTopic(() => (announced += 1));
  const { calls } = show(sampleBasket([]), () => ({
    basket: sampleBasket([sampleBasketLine(emma, 'Emma')]),
    refused: [],
  }));
  fireEvent.change(await field(), { target: { value: `Emma ${emma}, and 9780141439680` } });
  expect(screen.getByText(/9780141439680 is not an ISBN/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Get 1 offer' }));
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  const changes = calls.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/basket/lines', { lines: [{ isbn: emma, quantity: 1, grade: 'very-good', exLibrary: false }] }],
  ]);
  expect((await field()).textContent).toBe('9780141439680');
  expect(screen.getByText('€5.80 more to reach the minimum of €10.00')).toBeDefined();
  expect(announced).toBe(1);
  stop();
});

test('a mistyped ISBN gets a proposed correction', async () => {
  show(sampleBasket([]), () => ({}));
  fireEvent.change(await field(), { target: { value: '9780141439857' } });
  fireEvent.click(screen.getByRole('button', { name: `Use ${emma}` }));
  expect((await field()).textContent).toBe(emma);
  expect(screen.getByRole('button', { name: 'Get 1 offer' })).toBeDefined();
});

test('a text that could not be sent without a network stays in the field, with a notice', async () => {
  show(sampleBasket([]), () => 'lost');
  fireEvent.change(await field(), { target: { value: emma } });
  fireEvent.click(screen.getByRole('button', { name: 'Get 1 offer' }));
  expect(await screen.findByText(/No internet connection/)).toBeDefined();
  expect((await field()).textContent).toBe(emma);
});

test('a changed condition moves the line, and a removed line stays with a button that restores it', async () => {
  const lines = [sampleBasketLine(emma, 'Emma'), sampleBasketLine(persuasion, 'Persuasion')];
  const better = sampleBasketLine(emma, 'Emma', { grade: 'very-good' });
  const { calls } = show(sampleBasket(lines), ({ method, path }) => {
    const isEmma = path.includes(emma);
    const line = method === 'DELETE' ? null : isEmma ? better : lines[1];
    const { lines: _lines, ...totals } = sampleBasket(
      method === 'DELETE' ? [better] : [better, sampleBasketLine(persuasion, 'Persuasion')],
    );
    return { ...totals, line };
  });
  const grades = await screen.findByRole('group', { name: 'Condition of “Emma”' });
  fireEvent.click(within(grades).getByRole('radio', { name: 'Very good €5.60' }));
  const row = screen.getByRole('heading', { name: 'Emma' }).closest('li') ?? document.body;
  await waitFor(() => expect(within(row).getAllByText('€5.60').length).toBeGreaterThan(0));
  const remove = screen.getByRole('button', { name: 'Remove “Persuasion”' });
  remove.focus();
  fireEvent.click(remove);
  const restore = await screen.findByRole('button', { name: 'Undo: put “Persuasion” back on your sell list' });
  await waitFor(() => expect(document.activeElement?.contains(restore)).toBe(true));
  expect(document.activeElement?.tagName).toBe('LI');
  fireEvent.click(restore);
  await screen.findByRole('heading', { name: 'Persuasion' });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /basket/lines/${emma}/very-good`,
    `DELETE /basket/lines/${persuasion}/good`,
    `PUT /basket/lines/${persuasion}/good`,
  ]);
});
