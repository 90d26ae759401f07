import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatCard, ChatMessage } from '../../../domain/chat/schemas';
import { money } from '../../../domain/money';
import {
  sampleBasket,
  sampleBasketLine,
  sampleBook,
  sampleCart,
  sampleCartLine,
} from '../../../tests/client/sample-lists';
import { showScreen, type Call } from '../../../tests/client/show-screen';
import { sampleMessage, TalkSocket } from '../../../tests/talk-socket';
import { ChatScreen } from './chat-screen';

const emma = '9780141439587';
const eur = (minor: number) => money(minor, 'EUR');
const talks = [
  { id: 't1', language: 'en' as const, startedAt: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-20T10:00:00.000Z' },
];
const problem = (code: string, facts: object, status = 409) => Response.json({ code, facts }, { status });

/** A shop whose lists hold what was put into them. */
function shop(part: (call: Call) => unknown = () => undefined) {
  let cart = sampleCart([]);
  let basket = sampleBasket([]);
  return (call: Call): unknown => {
    const own = part(call);
    if (own !== undefined) return own;
    const { method, path } = call;
    if (path === '/chat')
      return method === 'POST' ? Response.json(talks[0], { status: 201 }) : { items: talks, nextCursor: null };
    if (path.startsWith('/cart')) {
      if (method === 'PUT') cart = sampleCart([sampleCartLine(emma, 'Emma')]);
      if (method === 'DELETE') cart = sampleCart([]);
      return cart;
    }
    if (path.startsWith('/basket')) {
      if (method === 'PUT') basket = sampleBasket([sampleBasketLine(emma, 'Emma')]);
      return method === 'PUT' ? { ...basket, line: basket.lines[0] } : basket;
    }
    if (path === '/offers')
      return {
        items: (call.body as { books: { isbn: string; grade: string }[] }).books.map(({ isbn, grade }, index) => ({
          index,
          asked: isbn,
          isbn,
          grade,
          book: sampleBook(emma, 'Emma'),
          offer: { kind: 'offer', amount: eur(grade === 'good' ? 310 : 420), reasons: [], heldUntil: null },
        })),
      };
    return method === 'DELETE' ? new Response(null, { status: 204 }) : {};
  };
}

const show = (
  options: { talks?: typeof talks; search?: { talk?: string; q?: string }; shop?: (call: Call) => unknown } = {},
) => showScreen(<ChatScreen talks={options.talks ?? talks} search={options.search ?? {}} />, shop(options.shop));
const field = () => screen.findByRole('textbox', { name: 'Your message' });
async function say(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
}
/** Opens the talk with this history. */
async function open(messages: ChatMessage[] = [], signedIn = false) {
  await waitFor(() => expect(TalkSocket.all.length).toBeGreaterThan(0));
  act(() => TalkSocket.last.hello(messages, signedIn));
}
const tell = (message: ChatMessage) => act(() => TalkSocket.last.tell({ type: 'message', message }));
const answerWith = (...cards: ChatCard[]) => [
  sampleMessage(1, { role: 'person', text: 'Hm?' }),
  sampleMessage(2, { text: 'Here.', cards }),
];
const saidIds = () =>
  TalkSocket.all.flatMap(({ sent }) =>
    sent.flatMap((frame) => (frame !== 'ping' && frame.type === 'say' ? [frame.id] : [])),
  );

beforeEach(() => {
  TalkSocket.all = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', TalkSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first question makes a conversation, is sent on its line, and its answer grows word by word', async () => {
  const { calls } = show({ talks: [] });
  expect(await screen.findByText(/You are talking to an automatic assistant, not a person/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Where is my parcel?' }));
  await open();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/chat')).toHaveLength(1);
  expect(TalkSocket.last.url).toMatch(/^ws.*\/api\/chat\/t1\?market=/);
  expect(TalkSocket.last.said).toEqual(['Where is my parcel?']);
  tell(sampleMessage(1, { id: saidIds()[0] ?? '', role: 'person', text: 'Where is my parcel?' }));
  tell(sampleMessage(2, { state: 'writing', looked: ['list-trades'] }));
  const log = screen.getByRole('log');
  expect(within(log).getByText('Looking at your trades')).toBeDefined();
  act(() => TalkSocket.last.tell({ type: 'text', id: 'm2', from: 0, text: 'On its ' }));
  act(() => TalkSocket.last.tell({ type: 'text', id: 'm2', from: 3, text: 'its way.' }));
  expect(within(log).getByText('On its way.')).toBeDefined();
  // A message counts once, and the keyboard stays in the field.
  expect(within(log).getAllByText('Where is my parcel?')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(TalkSocket.last.sent.at(-1)).toEqual({ type: 'stop' });
});

test('a piece of text that is missing is noticed, and the history asked for anew', async () => {
  show();
  await open([sampleMessage(1, { role: 'person', text: 'Hm?' }), sampleMessage(2, { state: 'writing', text: 'One ' })]);
  act(() => TalkSocket.last.tell({ type: 'text', id: 'm2', from: 9, text: 'three' }));
  await waitFor(() => expect(TalkSocket.all).toHaveLength(2));
  act(() => TalkSocket.last.hello([sampleMessage(2, { text: 'One two three' })]));
  expect(screen.getByText('One two three')).toBeDefined();
});

test('what was said into a broken line is said again with the same id, and only until it is known', async () => {
  show();
  await open();
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Emma?' } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your message' }), { key: 'Enter' });
  expect(screen.getByText('Is being sent')).toBeDefined();
  act(() => TalkSocket.last.breaks());
  expect(screen.getByText(/The connection broke off/)).toBeDefined();
  expect(screen.getByText('Waits for the connection')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(TalkSocket.all).toHaveLength(2);
  act(() => TalkSocket.last.hello());
  expect(saidIds()).toHaveLength(2);
  expect(new Set(saidIds()).size).toBe(1);
  act(() => TalkSocket.last.breaks());
  act(() => void vi.advanceTimersByTime(1_000));
  act(() => TalkSocket.last.hello([sampleMessage(1, { id: saidIds()[0] ?? '', role: 'person', text: 'Emma?' })]));
  expect(saidIds()).toHaveLength(2);
  expect(screen.getAllByText('Emma?')).toHaveLength(1);
  expect(screen.getByText('Connected again.')).toBeDefined();
});

test('a reload finds what was typed and what was not confirmed', async () => {
  show();
  await open();
  await say('Emma?');
  fireEvent.change(await field(), { target: { value: 'and Persu' } });
  act(() => document.body.replaceChildren());
  show();
  expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', 'and Persu');
  await waitFor(() => expect(TalkSocket.all).toHaveLength(2));
  act(() => TalkSocket.last.hello());
  expect(TalkSocket.last.said).toEqual(['Emma?']);
  expect(new Set(saidIds()).size).toBe(1);
});

test('what is said while an answer is being written waits for its end', async () => {
  show();
  await open([sampleMessage(1, { role: 'person', text: 'Hm?' }), sampleMessage(2, { state: 'writing' })]);
  await say('And Persuasion?');
  expect(TalkSocket.last.said).toEqual([]);
  tell(sampleMessage(2, { text: 'Done.' }));
  expect(TalkSocket.last.said).toEqual(['And Persuasion?']);
});

test('a refused message says why, can be sent again, and can be taken back into the field', async () => {
  show();
  await open();
  await say('Much');
  act(() => TalkSocket.last.tell({ type: 'problem', code: 'too-many-messages', facts: {}, id: saidIds()[0] ?? null }));
  expect(screen.getByText(/Not sent: That was a lot at once/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(saidIds()).toHaveLength(2);
  act(() => TalkSocket.last.tell({ type: 'problem', code: 'too-many-messages', facts: {}, id: saidIds()[0] ?? null }));
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await field()).toHaveProperty('value', 'Much');
  expect(screen.queryByText(/Not sent/)).toBeNull();
});

test('Enter sends; with Shift, and while a word is being put together, it does not', async () => {
  show();
  await open();
  const line = await field();
  fireEvent.change(line, { target: { value: 'にほんご' } });
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(line, { key: 'Enter', shiftKey: true });
  expect(TalkSocket.last.said).toEqual([]);
  fireEvent.keyDown(line, { key: 'Enter' });
  expect(TalkSocket.last.said).toEqual(['にほんご']);
  expect(line).toHaveProperty('value', '');
});

test('near the limit the characters left are counted, and one too many is not sent', async () => {
  show();
  await open();
  const line = await field();
  fireEvent.change(line, { target: { value: '𝄞'.repeat(1_990) } });
  expect(screen.getByText('10 characters left')).toBeDefined();
  fireEvent.change(line, { target: { value: 'a'.repeat(2_001) } });
  expect(screen.getByText('1 character too many')).toBeDefined();
  fireEvent.keyDown(line, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(TalkSocket.last.said).toEqual([]);
  expect(line).toHaveProperty('value', 'a'.repeat(2_001));
});

test('an answer that broke off is asked for again; a model that failed is told of', async () => {
  show();
  await open([
    sampleMessage(1, { role: 'person', text: 'Hm?' }),
    sampleMessage(2, { text: 'Half an', state: 'failed' }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(TalkSocket.last.sent.at(-1)).toEqual({ type: 'again', language: 'en' });
  tell(sampleMessage(2, { text: 'Whole.', fellBack: true }));
  expect(screen.getByText(/The language model did not answer/)).toBeDefined();
});

test('a book goes into the cart at the price of the card, and out again', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Take Emma for €6.20' }));
  expect(await screen.findByRole('link', { name: 'In your cart' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/cart/lines/${emma}/very-good`,
    body: { quantity: 1, price: 620 },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Take Emma for €6.20' })).toBeDefined();
});

test('a price that rose since the answer wants its own yes', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Take Emma for €5.20' }));
  expect(await screen.findByText('It costs €6.20 today; when this was written it was €5.20.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Take Emma for €6.20' }));
  expect(await screen.findByRole('link', { name: 'In your cart' })).toBeDefined();
  expect(TalkSocket.last.sent.at(-1)).toEqual({ type: 'done', message: 'm2', card: 0 });
});

test('an offer is given in the condition chosen; a moved one is told of; a refusal has its words', async () => {
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
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition of Emma' }), { target: { value: 'good' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Give Emma for €3.10' }));
  expect(await screen.findByRole('link', { name: 'In your basket' })).toBeDefined();
  expect(screen.getByText('Offers have moved since this was written: held for you at €4.20.')).toBeDefined();
});

test('a guest signs in for trades and comes back to the same conversation', async () => {
  show({ search: { talk: 't1' } });
  await open(answerWith({ kind: 'trades', signedIn: false, items: [], more: false }));
  const href = (await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('returnTo')).toBe('/en/chat-bot?talk=t1');
});

test('people take over when a guest agrees and gives an address', async () => {
  show();
  await open(answerWith({ kind: 'hand-over', state: 'offered' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Mail address for the answer' }), {
    target: { value: 'ann@reader.example' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send it to the team' }));
  expect(TalkSocket.last.sent.at(-1)).toEqual({
    type: 'hand-over',
    message: 'm2',
    card: 0,
    agreed: true,
    email: 'ann@reader.example',
  });
  tell(sampleMessage(2, { text: 'Here.', cards: [{ kind: 'hand-over', state: 'sent' }] }));
  expect(screen.getByText('Sent to our team. They answer by mail.')).toBeDefined();
});

test('deleting asks first, erases, and begins anew', async () => {
  const { calls, router } = show();
  await open(answerWith());
  fireEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/chat/t1')).toBe(true));
  await waitFor(() => expect(router.state.location.search).toEqual({ talk: 'new' }));
});

test('a conversation that another device deletes leaves what was said in the field', async () => {
  show();
  await open();
  await say('Emma?');
  act(() => TalkSocket.last.tell({ type: 'erased' }));
  expect(await field()).toHaveProperty('value', 'Emma?');
  expect(screen.getByText(/This conversation has been erased/)).toBeDefined();
});

test('without a network what is said waits; nothing is tried until it is back', async () => {
  show();
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/No network. What you write is kept/)).toBeDefined();
  await say('Emma?');
  expect(screen.getByText('Waits for the connection')).toBeDefined();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(TalkSocket.all).toHaveLength(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(TalkSocket.all).toHaveLength(2);
  act(() => TalkSocket.last.hello());
  expect(TalkSocket.last.said).toEqual(['Emma?']);
});

test('a line that is silent is given up; a door that stays shut because all is gone ends the talk', async () => {
  show({
    shop: ({ path, method }) => (path === '/chat' && method === 'GET' ? { items: [], nextCursor: null } : undefined),
  });
  await open();
  vi.useFakeTimers();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(TalkSocket.last.sent).toEqual(['ping']);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(TalkSocket.all).toHaveLength(2);
  vi.useRealTimers();
  act(() => TalkSocket.last.breaks());
  expect(await screen.findByText(/This conversation has been erased/)).toBeDefined();
});
