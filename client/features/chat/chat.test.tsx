import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessage, ChatSocket } from '../../../tests/chat-socket';
import {
  answerWith,
  field,
  open,
  saidIds,
  sendMessage,
  show,
  receiveMessage,
} from '../../../tests/client/show-conversation';

beforeEach(() => {
  ChatSocket.all = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', ChatSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first question creates a conversation, and its answer grows word by word', async () => {
  const { calls } = show({ conversations: [] });
  expect(await screen.findByText(/You’re chatting with an automated assistant, not a person/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Where is my parcel?' }));
  await open();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/chat')).toHaveLength(1);
  expect(ChatSocket.last.url).toMatch(/^ws.*\/api\/chat\/t1\?market=/);
  expect(ChatSocket.last.said).toEqual(['Where is my parcel?']);
  receiveMessage(sampleMessage(1, { id: saidIds()[0] ?? '', role: 'person', text: 'Where is my parcel?' }));
  receiveMessage(sampleMessage(2, { state: 'writing', looked: ['list-trades'] }));
  const log = screen.getByRole('log');
  expect(within(log).getByText('Looking up your orders')).toBeDefined();
  act(() => ChatSocket.last.tell({ type: 'text', id: 'm2', from: 0, text: 'On its ' }));
  act(() => ChatSocket.last.tell({ type: 'text', id: 'm2', from: 3, text: 'its way.' }));
  expect(within(log).getByText('On its way.')).toBeDefined();
  // A message counts once, and the keyboard stays in the field.
  expect(within(log).getAllByText('Where is my parcel?')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(ChatSocket.last.sent.at(-1)).toEqual({ type: 'stop' });
});

test('a missing piece of text is noticed, and the history is requested again', async () => {
  show();
  await open([sampleMessage(1, { role: 'person', text: 'Hm?' }), sampleMessage(2, { state: 'writing', text: 'One ' })]);
  act(() => ChatSocket.last.tell({ type: 'text', id: 'm2', from: 9, text: 'three' }));
  await waitFor(() => expect(ChatSocket.all).toHaveLength(2));
  act(() => ChatSocket.last.hello([sampleMessage(2, { text: 'One two three' })]));
  expect(screen.getByText('One two three')).toBeDefined();
});

test('an unconfirmed message is sent again with the same id after a reconnect, until it is confirmed', async () => {
  show();
  await open();
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Emma?' } });
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your message' }), { key: 'Enter' });
  expect(screen.getByText('Sending')).toBeDefined();
  act(() => ChatSocket.last.breaks());
  expect(screen.getByText(/The connection was lost\./)).toBeDefined();
  expect(screen.getByText('Waiting for the connection')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(ChatSocket.all).toHaveLength(2);
  act(() => ChatSocket.last.hello());
  expect(saidIds()).toHaveLength(2);
  expect(new Set(saidIds()).size).toBe(1);
  act(() => ChatSocket.last.breaks());
  act(() => void vi.advanceTimersByTime(1_000));
  act(() => ChatSocket.last.hello([sampleMessage(1, { id: saidIds()[0] ?? '', role: 'person', text: 'Emma?' })]));
  expect(saidIds()).toHaveLength(2);
  expect(screen.getAllByText('Emma?')).toHaveLength(1);
  expect(screen.getByText('You’re connected again.')).toBeDefined();
});

test('typed text and unconfirmed messages survive a reload', async () => {
  show();
  await open();
  await sendMessage('Emma?');
  fireEvent.change(await field(), { target: { value: 'and Persu' } });
  act(() => document.body.replaceChildren());
  show();
  expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', 'and Persu');
  await waitFor(() => expect(ChatSocket.all).toHaveLength(2));
  act(() => ChatSocket.last.hello());
  expect(ChatSocket.last.said).toEqual(['Emma?']);
  expect(new Set(saidIds()).size).toBe(1);
});

test('a message sent during an answer waits for the end of the answer', async () => {
  show();
  await open([sampleMessage(1, { role: 'person', text: 'Hm?' }), sampleMessage(2, { state: 'writing' })]);
  await sendMessage('And Persuasion?');
  expect(ChatSocket.last.said).toEqual([]);
  receiveMessage(sampleMessage(2, { text: 'Done.' }));
  expect(ChatSocket.last.said).toEqual(['And Persuasion?']);
});

test('a refused message shows its reason, can be sent again, and can be moved back into the field', async () => {
  show();
  await open();
  await sendMessage('Much');
  act(() => ChatSocket.last.tell({ type: 'problem', code: 'too-many-messages', facts: {}, id: saidIds()[0] ?? null }));
  expect(screen.getByText(/We couldn’t send this: You have sent many messages/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(saidIds()).toHaveLength(2);
  act(() => ChatSocket.last.tell({ type: 'problem', code: 'too-many-messages', facts: {}, id: saidIds()[0] ?? null }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit message' }));
  expect(await field()).toHaveProperty('value', 'Much');
  expect(screen.queryByText(/We couldn’t send this/)).toBeNull();
});

test('Enter sends a message, but not with Shift and not during a composition', async () => {
  show();
  await open();
  const line = await field();
  fireEvent.change(line, { target: { value: 'にほんご' } });
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(line, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(line, { key: 'Enter', shiftKey: true });
  expect(ChatSocket.last.said).toEqual([]);
  fireEvent.keyDown(line, { key: 'Enter' });
  expect(ChatSocket.last.said).toEqual(['にほんご']);
  expect(line).toHaveProperty('value', '');
});

test('near the limit the remaining characters are shown, and a text over the limit is not sent', async () => {
  show();
  await open();
  const line = await field();
  fireEvent.change(line, { target: { value: '𝄞'.repeat(1_990) } });
  expect(screen.getByText('10 characters left')).toBeDefined();
  fireEvent.change(line, { target: { value: 'a'.repeat(2_001) } });
  expect(screen.getByText('1 character too many')).toBeDefined();
  fireEvent.keyDown(line, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(ChatSocket.last.said).toEqual([]);
  expect(line).toHaveProperty('value', 'a'.repeat(2_001));
});

test('an interrupted answer is requested again, and the failure of a model is reported', async () => {
  show();
  await open([
    sampleMessage(1, { role: 'person', text: 'Hm?' }),
    sampleMessage(2, { text: 'Half an', state: 'failed' }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(ChatSocket.last.sent.at(-1)).toEqual({ type: 'again', language: 'en' });
  receiveMessage(sampleMessage(2, { text: 'Whole.', fellBack: true }));
  expect(screen.getByText(/The AI didn’t answer, so the shop’s built-in assistant did\./)).toBeDefined();
});

test('deleting asks for confirmation, erases the conversation and starts a new one', async () => {
  const { calls, router } = show();
  await open(answerWith());
  fireEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/chat/t1')).toBe(true));
  await waitFor(() => expect(router.state.location.search).toEqual({ talk: 'new' }));
});

test('a conversation that another device deletes keeps the typed text in the field', async () => {
  show();
  await open();
  await sendMessage('Emma?');
  act(() => ChatSocket.last.tell({ type: 'erased' }));
  expect(await field()).toHaveProperty('value', 'Emma?');
  expect(screen.getByText(/This conversation has been deleted\./)).toBeDefined();
});

test('messages are sent only once the network is back', async () => {
  show();
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/No internet connection\./)).toBeDefined();
  await sendMessage('Emma?');
  expect(screen.getByText('Waiting for the connection')).toBeDefined();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(ChatSocket.all).toHaveLength(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(ChatSocket.all).toHaveLength(2);
  act(() => ChatSocket.last.hello());
  expect(ChatSocket.last.said).toEqual(['Emma?']);
});

test('a connection that does not answer a ping is replaced, and a deleted conversation ends the chat', async () => {
  show({
    shop: ({ path, method }) => (path === '/chat' && method === 'GET' ? { items: [], nextCursor: null } : undefined),
  });
  await open();
  vi.useFakeTimers();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(ChatSocket.last.sent).toEqual(['ping']);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(ChatSocket.all).toHaveLength(2);
  vi.useRealTimers();
  act(() => ChatSocket.last.breaks());
  expect(await screen.findByText(/This conversation has been deleted\./)).toBeDefined();
});
