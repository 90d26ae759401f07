import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleGiven, sampleInbound, sampleTrade } from '../../../../../tests/client/sample-trade';
import { show } from '../../../../../tests/client/show-trade';
import type { Trade } from '../../../../../domain/trades/schemas';

type Inbound = NonNullable<Trade['inbound']>;
const selling = (charity: Inbound['charity'], part: Partial<Inbound> = {}, allowed = ['charity']) =>
  sampleTrade({ inbound: sampleInbound([sampleGiven(1, 'Emma')], { charity, ...part }), allowed });
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Number of books' });

test('the customer says how many books for charity are in the parcel', async () => {
  const saved = { ...selling({ books: 2, found: 0, most: 3 }), version: 9 };
  const { calls } = show(selling({ books: 0, found: 0, most: 3 }), ({ method }) =>
    method === 'POST' ? saved : new Response(null, { status: 304 }),
  );

  const select = await field();
  expect([...select.options].map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
  fireEvent.change(select, { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved. Your packing slip shows the number.')).toBeDefined();
  expect(screen.getByText('You are also sending 2 books for charity.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ books: 2 }]);
});

test('after grading the page says how many books for charity were in the parcel', async () => {
  show(selling({ books: 3, found: 2, most: 10 }, { state: 'settled' }, []));

  expect(await screen.findByText('We received 2 books for charity. Thank you.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Number of books' })).toBeNull());
});
