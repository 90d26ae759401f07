import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ChatCard, ChatMessage } from '../../domain/chat/schemas';
import { money } from '../../domain/money';
import { sampleBasket, sampleBasketLine, sampleBook, sampleCart, sampleCartLine } from './sample-lists';
import { showScreen, type Call } from './show-screen';
import { sampleMessage, ChatSocket } from '../chat-socket';
import { ChatScreen } from '../../client/features/chat/chat-screen';

export const emma = '9780141439587';
export const eur = (minor: number) => money(minor, 'EUR');
const conversations = [
  { id: 't1', language: 'en' as const, startedAt: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-20T10:00:00.000Z' },
];
export const problem = (code: string, facts: object, status = 409) => Response.json({ code, facts }, { status });

/** Returns a shop that stores changes of its lists. */
function shop(part: (call: Call) => unknown = () => undefined) {
  let cart = sampleCart([]);
  let basket = sampleBasket([]);
  return (call: Call): unknown => {
    const own = part(call);
    if (own !== undefined) return own;
    const { method, path } = call;
    if (path === '/chat')
      return method === 'POST'
        ? Response.json(conversations[0], { status: 201 })
        : { items: conversations, nextCursor: null };
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

export const show = (
  options: {
    conversations?: typeof conversations;
    search?: { talk?: string; q?: string };
    shop?: (call: Call) => unknown;
  } = {},
) =>
  showScreen(
    <ChatScreen conversations={options.conversations ?? conversations} search={options.search ?? {}} />,
    shop(options.shop),
  );
export const field = () => screen.findByRole('textbox', { name: 'Your message' });
export async function sendMessage(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: 'Enter' });
}
/** Opens the conversation with this history. */
export async function open(messages: ChatMessage[] = [], signedIn = false) {
  await waitFor(() => expect(ChatSocket.all.length).toBeGreaterThan(0));
  act(() => ChatSocket.last.hello(messages, signedIn));
}
export const receiveMessage = (message: ChatMessage) => act(() => ChatSocket.last.tell({ type: 'message', message }));
export const answerWith = (...cards: ChatCard[]) => [
  sampleMessage(1, { role: 'person', text: 'Hm?' }),
  sampleMessage(2, { text: 'Here.', cards }),
];
export const saidIds = () =>
  ChatSocket.all.flatMap(({ sent }) =>
    sent.flatMap((frame) => (frame !== 'ping' && frame.type === 'say' ? [frame.id] : [])),
  );
