import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Me } from '../../../domain/accounts/schemas';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { money } from '../../../domain/money';
import {
  sampleBasket,
  sampleBasketLine,
  sampleCart,
  sampleCartLine,
  sampleQuote,
} from '../../../tests/client/sample-lists';
import { showScreen, type Answers } from '../../../tests/client/show-screen';
import { CheckoutScreen } from './checkout-screen';
import { storePlacedTrade } from './placing/stored-placed-trade';
import type { SavedData } from './address/saved-for-checkout';

const guest: Me = { account: null, language: 'en', market: 'IE' };
const robin: Me = {
  ...guest,
  account: { name: 'Robin Reader', email: 'robin@dogear.example', role: 'customer', tag: 'tag' },
};
const basket = sampleBasket([
  sampleBasketLine('9780141439587', 'Emma', { quantity: 3 }),
  sampleBasketLine('9780141439686', 'Persuasion'),
]);
const cart = sampleCart([sampleCartLine('9780142437261', 'Middlemarch')]);
const none = sampleCart([]);

const show = (quote: Quote, me: Me, answers: Answers, saved?: SavedData) =>
  showScreen(
    <CheckoutScreen
      quote={quote}
      me={me}
      market="IE"
      {...(saved === undefined ? {} : { saved })}
      Balance={({ view }) => <h2>{view.sentence}</h2>}
    />,
    answers,
  );

/** Cents of a text such as `−€10.90`. */
const cents = (text: string | null) => Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

/** Returns every sum on the page: its rows' amounts, and its total. */
function sums() {
  return screen.getAllByRole('definition').reduce<{ rows: number[]; total: number | null }[]>((found, each) => {
    const last = found.at(-1);
    const group = last === undefined || last.total !== null ? { rows: [], total: null } : last;
    if (group !== last) found.push(group);
    const label = each.previousElementSibling?.textContent ?? '';
    if (/^(You |Comes)/.test(label)) group.total = cents(each.textContent);
    else group.rows.push(cents(each.textContent));
    return found;
  }, []);
}

function typeAddress() {
  for (const [label, value] of [
    ['Full name', 'Ada Reader'],
    ['Street address', '1 Example Street'],
    ['Town or city', 'Cork'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

beforeEach(() => sessionStorage.clear());

test.each(['swap', 'pay-now'] as const)('the rows add up to the shown total: %s', async (settlement) => {
  const answers: Answers = ({ body }) => sampleQuote(basket, cart, body as QuoteInput);
  show(sampleQuote(basket, cart, { settlement: 'swap', useStoreCredit: true }), robin, answers);
  fireEvent.click(
    await screen.findByRole('radio', { name: settlement === 'swap' ? 'Swap' : 'Pay now, get paid later' }),
  );
  await screen.findByRole('button', {
    name: settlement === 'swap' ? 'Confirm purchase and sale' : 'Buy now and pay',
  });
  const sentence = settlement === 'swap' ? 'You get €10.60' : 'You pay €10.10 now';
  expect(screen.getByRole('heading', { name: new RegExp(`^${sentence}`) })).toBeDefined();
  const found = sums();
  expect(found).toHaveLength(settlement === 'swap' ? 1 : 2);
  for (const { rows, total } of found) expect(Math.abs(rows.reduce((sum, row) => sum + row, 0))).toBe(total);
});

test('a missing mail address of a guest is marked, and nothing is sent', async () => {
  const { calls } = show(
    sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
    guest,
    () => ({}),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Buy now and pay' }));
  expect(await screen.findByText('Please check 5 fields.')).toBeDefined();
  expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')));
  expect(calls).toEqual([]);
});

test('two presses send one checkout, and after a lost answer it is sent again with the same key', async () => {
  let sent = 0;
  const { calls, router } = show(
    sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
    guest,
    async () => {
      sent += 1;
      return sent === 1
        ? 'lost'
        : Response.json({ trade: { id: 't1', number: 'IE-7K4Q' }, path: '/en/trades/t1' }, { status: 201 });
    },
  );
  await screen.findByText('1 book · €6.20');
  typeAddress();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.org' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  const place = screen.getByRole('button', { name: /^(Buy now|Sell now)/ });
  fireEvent.click(place);
  fireEvent.click(place);
  await screen.findByText(/We lost the connection\./);
  expect(calls).toHaveLength(1);
  fireEvent.click(place);
  await waitFor(() => expect(router.state.location.pathname).toBe('/trades/t1'));
  expect(JSON.parse(sessionStorage.getItem('dogear-placed') ?? '{}')).toMatchObject({ id: 't1', number: 'IE-7K4Q' });
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(calls[0]?.body).toMatchObject({
    email: 'ada@example.org',
    settlement: 'pay-now',
    terms: true,
    address: { country: 'IE', city: 'Cork' },
  });
});

test('changed lines are shown with the old and the new amount, and nothing is placed', async () => {
  const dearer = sampleCart([
    { ...sampleCartLine('9780142437261', 'Middlemarch'), price: { ...cart.subtotal, minor: cart.subtotal.minor } },
  ]);
  const risen = sampleQuote(
    sampleBasket([]),
    sampleCart([...dearer.lines, sampleCartLine('9780141439587', 'Emma')]),
    { settlement: 'pay-now', useStoreCredit: true },
    'guest',
  );
  show(
    sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
    guest,
    ({ path }) => (path === '/checkout' ? Response.json({ code: 'list-changed' }, { status: 409 }) : risen),
  );
  await screen.findByText('1 book · €6.20');
  typeAddress();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.org' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  fireEvent.click(screen.getByRole('button', { name: /^(Buy now|Sell now)/ }));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('“Emma” was added')).toBeDefined();
  expect(notice.getByText('Before: you pay €10.10; now: you pay €16.30')).toBeDefined();
  expect(screen.getByText('2 books · €12.40')).toBeDefined();
  expect(screen.getByLabelText('Town or city')).toHaveProperty('value', 'Cork');
});

test('a guest with books to sell gets a link to the sign-in, and the tab keeps the typed values', async () => {
  show(sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true }, 'guest'), guest, () => ({}));
  const links = await screen.findAllByRole('link', { name: /^(Sign in|Create an account)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/login?returnTo=%2Fen%2Fcheckout',
    '/en/register?returnTo=%2Fen%2Fcheckout',
    '/en/login?returnTo=%2Fen%2Fcheckout',
  ]);
  expect(screen.queryByRole('button', { name: /^(Buy now|Sell now)/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Town or city'), { target: { value: 'Galway' } });
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('dogear-checkout') ?? '{}')).toMatchObject({ city: 'Galway' }),
  );
});

const addressIn = (id: string, line1: string, country: string, isDefault: boolean): SavedData['addresses'][number] => ({
  id,
  name: 'Robin Reader',
  phone: null,
  address: { line1, city: 'Cork', postcode: 'T12 X1Y2', region: 'County Cork', country },
  isDefault,
});
const savedData: SavedData = {
  addresses: [
    addressIn('a', '1 First Street', 'IE', false),
    addressIn('b', '2 Second Street', 'IE', true),
    addressIn('c', 'Beispielweg 3', 'DE', true),
  ],
  payout: { holder: 'Robin Reader', iban: 'IE•• •••• 5678', changedAt: '2026-11-01T10:00:00.000Z' },
};

test('the fields contain the first address of the country until another one is chosen', async () => {
  const quote = sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true });
  show(quote, robin, () => ({}), savedData);
  const book = await screen.findByLabelText('From your saved addresses');
  expect(screen.getByLabelText('Street address')).toHaveProperty('value', '2 Second Street');
  expect(within(book).getAllByRole('option')).toHaveLength(3);
  fireEvent.change(book, { target: { value: 'a' } });
  expect(screen.getByLabelText('Street address')).toHaveProperty('value', '1 First Street');
  fireEvent.change(screen.getByLabelText('Street address'), { target: { value: '1 First Street, flat 2' } });
  expect(book).toHaveProperty('value', '');
});

test('a payout goes to the stored account without sending its number, unless another one is typed', async () => {
  const { calls } = show(
    sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true }),
    robin,
    ({ path }) =>
      path === '/checkout' ? 'lost' : sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true }),
    savedData,
  );
  await screen.findByText('IE•• •••• 5678');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /^Sell now/ }));
  await screen.findByText(/We lost the connection\./);
  expect(calls.at(-1)?.body).not.toHaveProperty('iban');
  fireEvent.click(screen.getByRole('button', { name: 'Use another bank account' }));
  fireEvent.change(screen.getByLabelText('IBAN'), { target: { value: 'IE29AIBK93115212345678' } });
  fireEvent.click(screen.getByRole('button', { name: /^Sell now/ }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ iban: 'IE29AIBK93115212345678' }));
});

test('an account that cannot receive euros is marked and stays in the field, and nothing is sent', async () => {
  const quote = sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true });
  const { calls } = show(quote, robin, () => quote, savedData);
  await screen.findByText('IE•• •••• 5678');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: 'Use another bank account' }));
  fireEvent.change(screen.getByLabelText('IBAN'), { target: { value: 'AE070331234567890123456' } });

  fireEvent.click(screen.getByRole('button', { name: /^Sell now/ }));

  await waitFor(() => expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(screen.getByLabelText('IBAN'));
  expect(screen.getByLabelText('IBAN')).toHaveProperty('value', 'AE070331234567890123456');
  expect(calls.filter(({ path }) => path === '/checkout')).toEqual([]);
});

test('going back to the checkout after placing shows the placed trade, until the lists change', async () => {
  const placed = sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true });
  const empty = sampleQuote(sampleBasket([]), none, { settlement: 'pay-now', useStoreCredit: true });
  storePlacedTrade({ id: '01k0000000000000000000000t', number: 'IE-7K4Q' }, placed);
  // Going back shows the lists as they were, and then that they are empty.
  show(placed, guest, () => ({}));
  await screen.findByLabelText('Town or city');
  cleanup();
  show(empty, guest, () => ({}));
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'You have already placed this order. Its number is IE-7K4Q.',
    }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open order IE-7K4Q' }).getAttribute('href')).toBe(
    '/en/trades/01k0000000000000000000000t',
  );
  cleanup();
  show(sampleQuote(basket, cart, { settlement: 'swap', useStoreCredit: true }), guest, () => ({}));
  await screen.findByLabelText('Town or city');
  cleanup();
  show(empty, guest, () => ({}));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have no books to check out' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Open order/ })).toBeNull();
});

test('the wait for a payment is not mentioned where store credit pays for everything', async () => {
  const quote = sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true });
  show(quote, robin, () => ({}));
  expect(await screen.findByText(/Once you place the order, we’ll reserve your/)).toBeDefined();
  cleanup();
  show({ ...quote, payNow: money(0, 'EUR') }, robin, () => ({}));
  expect(await screen.findByText(/margin scheme/)).toBeDefined();
  expect(screen.queryByText(/Once you place the order, we’ll reserve your/)).toBeNull();
});

test('the term of a transfer is stated in working days to guests and in days to accounts', async () => {
  const input = { settlement: 'pay-now', useStoreCredit: true } as const;
  show(sampleQuote(sampleBasket([]), cart, input, 'guest'), guest, () => ({}));
  expect(
    await screen.findByText('After you place the order, you have 3 working days to transfer the money.'),
  ).toBeDefined();
  cleanup();

  show(sampleQuote(sampleBasket([]), cart, input), robin, () => ({}));
  expect(await screen.findByText(/reserve the books for 7 days\./)).toBeDefined();
});

test('the legal guarantee is named above the button of a purchase, but not of a sale', async () => {
  show(sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: false }), robin, () => null);
  const notice = await screen.findByRole('link', { name: /^EU notice on the legal guarantee/ });
  const order = screen.getByRole('button', { name: /^(Buy now|Order)/ });
  expect(notice.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  show(sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: false }), robin, () => null);
  await screen.findAllByRole('button');
  expect(screen.queryByRole('link', { name: /^EU notice/ })).toBeNull();
});
