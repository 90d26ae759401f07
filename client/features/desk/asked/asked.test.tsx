import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { counts } from '../../../../tests/client/show-desk-trade';
import { showScreen, type Call } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { AskedScreen } from './asked-screen';

const isbn = '9781472154668';
let calls: Call[] = [];
beforeEach(() => {
  calls = [];
  showScreen(
    <DeskFrame counts={counts}>
      <AskedScreen questions={{ open: 1, items: [{ isbn, askedAt: '2026-11-20T10:00:00.000Z', askers: 2 }] }} />
    </DeskFrame>,
    (call) => {
      calls.push(call);
      return { open: 0, items: [] };
    },
  );
});
const answers = () => calls.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body);

test('a clerk answers a question with the book and its price', async () => {
  for (const [label, value] of [
    ['Title', 'A Rare Book'],
    [/^Authors?/, 'Ida Ash'],
    [/price/i, '12.50'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });

  fireEvent.click(screen.getByRole('button', { name: 'Add to catalogue' }));

  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(answers()[0]).toMatchObject({ book: { title: 'A Rare Book', authors: 'Ida Ash', price: 1250 } });
});

test('a clerk answers that the shop does not buy the book', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Decline this book' }));

  await waitFor(() => expect(answers()).toEqual([{ book: null }]));
});
