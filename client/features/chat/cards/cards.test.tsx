import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { sampleBook } from '../../../../tests/client/sample-lists';
import { sampleMessage, ChatSocket } from '../../../../tests/chat-socket';
import { answerWith, emma, eur, open, problem, show, receiveMessage } from '../../../../tests/client/show-conversation';

beforeEach(() => {
  ChatSocket.all = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', ChatSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press adds a book to the cart at the price of the card, and undo removes it', async () => {
  const card: ChatCard = {
    kind: 'books',
    items: [{ ...sampleBook(emma, 'Emma'), cheapest: { grade: 'very-good', used: true, price: eur(620) } }],
    count: 12,
    atLeast: false,
    search: 'subject=crime&max=600',
  };
  const { calls } = show();
  await open(answerWith(card));
  expect(screen.getByText('Looked up 1 book')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all 12 books' }).getAttribute('href')).toBe(
    '/en/search?subject=crime&max=600',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Buy “Emma” for €6.20' }));
  expect(await screen.findByRole('link', { name: 'In your cart' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/cart/lines/${emma}/very-good`,
    body: { quantity: 1, price: 620 },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Buy “Emma” for €6.20' })).toBeDefined();
});

test('a price that rose since the answer needs a confirmation of its own', async () => {
  const card: ChatCard = {
    kind: 'proposal',
    list: 'cart',
    book: sampleBook(emma, 'Emma'),
    grade: 'very-good',
    quantity: 1,
    amount: eur(520),
    state: 'open',
  };
  show({
    shop: ({ method, body }) =>
      method === 'PUT' && (body as { price: number }).price < 620
        ? problem('price-changed', { price: 620, currency: 'EUR' })
        : undefined,
  });
  await open(answerWith(card));
  fireEvent.click(screen.getByRole('button', { name: 'Buy “Emma” for €5.20' }));
  expect(await screen.findByText('The price is now €6.20. It was €5.20 when this message was written.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Buy “Emma” for €6.20' }));
  expect(await screen.findByRole('link', { name: 'In your cart' })).toBeDefined();
  expect(ChatSocket.last.sent.at(-1)).toEqual({ type: 'done', message: 'm2', card: 0 });
});

test('an accepted proposal is shown as in the cart while the cart is not loaded', async () => {
  const book = sampleBook(emma, 'Emma');
  const card = { kind: 'proposal', list: 'cart', book, grade: 'very-good', quantity: 1, amount: eur(520) } as const;
  show({ shop: ({ path }) => (path.startsWith('/cart') ? problem('internal', {}, 500) : undefined) });

  await open(answerWith({ ...card, state: 'done' }));

  expect(await screen.findByRole('link', { name: 'In your cart' })).toBeDefined();
});

test('a book is sold in the chosen condition; a changed offer and a refused code are explained', async () => {
  const offered = {
    index: 0,
    asked: emma,
    isbn: emma,
    grade: 'very-good' as const,
    book: sampleBook(emma, 'Emma'),
    offer: { kind: 'offer' as const, amount: eur(420), reasons: [], heldUntil: null },
  };
  const refused = {
    ...offered,
    index: 1,
    asked: '9780000000001',
    isbn: null,
    book: null,
    offer: { kind: 'invalid' as const, problem: 'invalid-isbn' as const },
  };
  show();
  await open(answerWith({ kind: 'offers', items: [offered, refused], more: 3 }));
  expect(screen.getByText(/3 more books are not shown here/)).toBeDefined();
  expect(screen.getByText('9780000000001')).toBeDefined();
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition of “Emma”' }), { target: { value: 'good' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Sell “Emma” for €3.10' }));
  expect(await screen.findByRole('link', { name: 'On your sell list' })).toBeDefined();
  expect(screen.getByText('Our offer has changed since this message. Today’s offer is €4.20.')).toBeDefined();
});

test('editions of one book are sold one by one, and a guest reads how long each offer is valid', async () => {
  const offers = [emma, '9780141439686'].map((isbn, index) => ({
    index,
    asked: isbn,
    isbn,
    grade: 'very-good' as const,
    book: sampleBook(isbn, 'Emma'),
    offer: { kind: 'offer' as const, amount: eur(420), reasons: [], heldUntil: null },
  }));
  show({ shop: ({ path }) => (path === '/me' ? { account: null, language: 'en', market: 'IE' } : undefined) });
  await open(answerWith({ kind: 'offers', items: offers, more: 0, isOneBook: true }));

  expect(screen.getAllByRole('button', { name: /^Sell “Emma”/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Sell all/ })).toBeNull();
  expect((await screen.findAllByText(/24 hours without an account/)).length).toBeGreaterThan(0);
});

test('a guest signs in for trades and comes back to the same conversation', async () => {
  show({ search: { talk: 't1' } });
  await open(answerWith({ kind: 'trades', signedIn: false, items: [], more: false }));
  const href = (await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('returnTo')).toBe('/en/chat-bot?talk=t1');
});

test('the conversation is handed over when a guest agrees and enters an address', async () => {
  show();
  await open(answerWith({ kind: 'hand-over', state: 'offered' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your email address' }), {
    target: { value: 'ann@reader.example' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send to our team' }));
  expect(ChatSocket.last.sent.at(-1)).toEqual({
    type: 'hand-over',
    message: 'm2',
    card: 0,
    agreed: true,
    email: 'ann@reader.example',
  });
  receiveMessage(sampleMessage(2, { text: 'Here.', cards: [{ kind: 'hand-over', state: 'sent' }] }));
  expect(screen.getByText('We’ve sent this conversation to our team. They’ll email you.')).toBeDefined();
});

test.each(['', 'a@b', 'ann.reader.example'])(
  'a guest who enters the address %j is asked for a valid one',
  async (email) => {
    show();
    await open(answerWith({ kind: 'hand-over', state: 'offered' }));
    const sent = ChatSocket.last.sent.length;
    fireEvent.change(screen.getByRole('textbox', { name: 'Your email address' }), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Send to our team' }));

    expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
    expect(ChatSocket.last.sent).toHaveLength(sent);
  },
);

test('an answer in another language than the page has its language and direction', async () => {
  const card: ChatCard = {
    kind: 'answers',
    items: [{ id: 'return', topic: 'returns', question: 'كيف أرجع عن الشراء؟', html: '<p>المهلة ١٤ يومًا.</p>' }],
    pages: [{ slug: 'returns', title: 'الإرجاع', description: 'كيفية الإرجاع.' }],
  };
  show();
  await open([sampleMessage(1, { role: 'person', text: 'Hm?' }), sampleMessage(2, { language: 'ar', cards: [card] })]);
  for (const words of ['كيف أرجع عن الشراء؟', 'المهلة ١٤ يومًا.', 'الإرجاع', 'كيفية الإرجاع.'])
    expect(screen.getByText(words).closest('[dir="rtl"]')?.getAttribute('lang')).toBe('ar');
});
