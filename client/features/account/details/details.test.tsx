import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleBasketLine, sampleBook } from '../../../../tests/client/sample-lists';
import { sampleAccount, sampleAccountPage, sampleTrade } from '../../../../tests/client/sample-account-page';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { DetailsScreen } from './details-screen';
import type { AccountPage } from '../account-loaders';

const show = (part: Partial<AccountPage> = {}, answers: Answers = () => ({ items: [] })) =>
  showScreen(<DetailsScreen page={sampleAccountPage(part)} part={undefined} />, answers);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('every part is listed with its state', async () => {
  show();
  const nav = within(await screen.findByRole('navigation', { name: 'Sections of this page' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('/en/account-details', ''))).toEqual(
    ['profile', 'trades', 'credit', 'wishes', 'addresses', 'payout', 'safety', 'devices', 'events', 'data'].map(
      (part) => `?part=${part}#${part}`,
    ),
  );
  expect(nav.getByRole('link', { name: 'Store credit €14.20' })).toBeDefined();
  expect((await section('Your orders')).getByText('you sell 14 books')).toBeDefined();
  expect((await section('Security history')).getByText('Signed in from France with Safari on iOS')).toBeDefined();
  expect((await section('Addresses')).getByText('default address: Ireland')).toBeDefined();
});

test('an address of a part without content opens the list of parts', async () => {
  showScreen(<DetailsScreen page={sampleAccountPage({ watches: [] })} part="watches" />, () => ({ items: [] }));
  const nav = await screen.findByRole('navigation', { name: 'Sections of this page' });
  expect(nav.className).not.toContain('inner');
});

test('store credit is shown as one figure, and its history as a line and as a table', async () => {
  show();
  const credit = await section('Store credit');
  const table = within(credit.getByRole('table', { name: 'Store credit over time' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DateBalance',
    '11\u00a0September\u00a02026 at 11:00€20.00',
    '2\u00a0November\u00a02026 at 10:00€14.20',
  ]);
  expect(credit.getByRole('link', { name: 'Used for order IE-2B2B' }).getAttribute('href')).toBe('/en/trades/ie-2b2b');
  expect(credit.getByText('−€5.80')).toBeDefined();
});

test('a trade that waits for the customer says what to do, a closed one does not', async () => {
  const items = [
    sampleTrade('IE-1111', { awaited: 'decide' }),
    sampleTrade('IE-2222', { awaited: 'send' }),
    sampleTrade('IE-3333'),
    sampleTrade('IE-4444', { open: false, settlementState: 'balanced', inboundState: 'settled' }),
  ];
  show({ trades: { items, nextCursor: null } });

  const rows = (await section('Your orders')).getAllByRole('listitem').map(({ textContent }) => textContent);
  const words = ['Please decide', 'Please send your books', 'Your parcel is on its way to us', 'Completed'];
  expect(rows.map((row) => words.filter((word) => row.includes(word)))).toEqual(words.map((word) => [word]));
});

test('trades are filtered by state and by words, and clearing the filters shows all of them', async () => {
  const { calls } = show({}, ({ path }) => (path === '/trades' ? { items: [], nextCursor: null } : { items: [] }));
  const trades = await section('Your orders');
  fireEvent.change(trades.getByLabelText('Show orders'), { target: { value: 'ended' } });
  expect(await trades.findByText('No orders found')).toBeDefined();
  fireEvent.click(trades.getByRole('button', { name: 'Show all orders' }));
  expect(await trades.findByRole('link', { name: 'IE-7K4Q' })).toBeDefined();
  expect(calls.filter(({ path }) => path === '/trades')).toHaveLength(1);
});

test('the next page is added to the list, and a page that fails is reported without losing the list', async () => {
  let asked = 0;
  show({ trades: { items: [sampleTrade('IE-7K4Q')], nextCursor: 'next' } }, ({ path }) => {
    if (path !== '/trades') return { items: [] };
    asked += 1;
    return asked === 1 ? 'lost' : { items: [sampleTrade('IE-9Z9Z')], nextCursor: null };
  });
  const trades = await section('Your orders');
  fireEvent.click(trades.getByRole('button', { name: 'Show more' }));
  expect(await trades.findByRole('status')).toBeDefined();
  fireEvent.click(trades.getByRole('button', { name: 'Show more' }));
  expect(await trades.findByRole('link', { name: 'IE-9Z9Z' })).toBeDefined();
  expect(trades.getByRole('link', { name: 'IE-7K4Q' })).toBeDefined();
  expect(trades.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a press signs out another device and keeps this one signed in', async () => {
  const { calls } = show({}, ({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : { items: [] },
  );
  const devices = await section('Your devices');
  expect(devices.getAllByRole('button', { name: /^Sign out on Safari/ })).toHaveLength(1);
  expect(devices.queryByRole('button', { name: /Firefox/ })).toBeNull();
  const signOut = devices.getByRole('button', { name: 'Sign out on Safari on iOS' });
  signOut.focus();
  fireEvent.click(signOut);
  expect(await devices.findByText('Safari on iOS has been signed out.')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Safari on iOS has been signed out.'));
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/sessions/there');
});

test('books kept aside can be added to their list, and a full list is reported', async () => {
  let full = true;
  const item = {
    list: 'cart' as const,
    book: sampleBook('9780142437261', 'Middlemarch'),
    grade: 'very-good' as const,
    quantity: 2,
    createdAt: '2026-11-20T09:30:00.000Z',
  };
  const { calls } = show({ keptAside: [item] }, ({ method }) => {
    if (method !== 'POST') return { items: [] };
    const answer = full ? Response.json({ code: 'list-full', facts: {} }, { status: 409 }) : { items: [] };
    full = false;
    return answer;
  });
  const aside = await section('Saved for later');
  fireEvent.click(aside.getByRole('button', { name: 'Add to cart' }));
  expect(await aside.findByRole('alert')).toBeDefined();
  fireEvent.click(aside.getByRole('button', { name: 'Add to cart' }));
  expect(await aside.findByText('“Middlemarch” is in your cart.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: '/account/kept-aside/take-back',
    body: { list: 'cart', isbn: '9780142437261', grade: 'very-good' },
  });
});

test('a part that cannot be loaded says so, and an empty part links to a next step', async () => {
  show({
    sessions: null,
    trades: { items: [], nextCursor: null },
    wishes: { items: [], unlisted: [], nextCursor: null },
    credit: { balances: [], bonuses: [], items: [], nextCursor: null },
  });
  expect(
    (await section('Your devices')).getByText(
      'We couldn’t load this section, but your data is saved. Please try again.',
    ),
  ).toBeDefined();
  expect((await section('Your orders')).getByRole('link', { name: 'Sell your books' })).toBeDefined();
  expect((await section('Your wish list')).getByRole('link', { name: 'Find books' })).toBeDefined();
  expect((await section('Store credit')).getByText(/you get 10% more/)).toBeDefined();
});

test('an empty wish list names the button that adds a book', async () => {
  show({ wishes: { items: [], unlisted: [], nextCursor: null } });

  expect((await section('Your wish list')).getByText(/press “Add to wish list”/)).toBeDefined();
});

test('held payouts and an unconfirmed mail address are shown', async () => {
  const account = {
    ...sampleAccount,
    payoutsHeldUntil: '2026-11-24T10:00:00.000Z',
    pendingEmail: { email: 'new@dogear.example', endsAt: '2026-11-22T10:00:00.000Z' },
  };
  show({ account });
  expect(
    (await section('Bank account')).getByText(/Your email address or bank account was changed recently\./),
  ).toBeDefined();
  expect((await section('Your details')).getByText(/^We sent a link to new@dogear\.example\./)).toBeDefined();
});

test('mails about wishes are switched off at once, and the switch shows the present state', async () => {
  const { calls } = show({}, ({ method }) => (method === 'PATCH' ? sampleAccount : { items: [] }));
  fireEvent.click((await section('Your wish list')).getByRole('switch'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: '/account',
      body: { wishMails: false },
    }),
  );
});

test('a wished ISBN that is not in the catalogue is listed', async () => {
  show({ wishes: { items: [], unlisted: ['9780306406157'], nextCursor: null } });
  const wishes = await section('Your wish list');
  expect(wishes.getByText('Not in our catalogue yet')).toBeDefined();
  expect(wishes.getByText('9780306406157')).toBeDefined();
});

test('offer alerts show whether the shop buys the book, and a removed one can be restored', async () => {
  const watch = { grade: 'good', askedAt: '2026-11-20T09:30:00.000Z', toldAt: null } as const;
  const offer = sampleBasketLine('9780141439587', 'Emma').offer;
  const { calls } = show(
    {
      watches: [
        { ...watch, book: sampleBook('9780142437261', 'Middlemarch'), offer },
        { ...watch, book: sampleBook('9780141439587', 'Emma'), offer: { kind: 'declined', reason: 'enough-stock' } },
      ],
    },
    ({ method }) => (method === 'DELETE' ? { isbn: '9780141439587', watched: false } : { items: [] }),
  );
  const alerts = await section('Offer alerts');
  expect(alerts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Middlemarch.*We pay €4\.20.*18\sDecember\s2026/),
    expect.stringMatching(/Emma.*No offer yet/),
  ]);
  fireEvent.click(alerts.getByRole('button', { name: 'Remove the offer alert for “Emma”' }));
  expect(await alerts.findByText('The offer alert for “Emma” was removed.')).toBeDefined();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/offer-watches/9780141439587');
  fireEvent.click(alerts.getByRole('button', { name: 'Undo' }));
  expect(await alerts.findByText(/No offer yet/)).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/offer-watches/9780141439587',
    body: { grade: 'good' },
  });
});
