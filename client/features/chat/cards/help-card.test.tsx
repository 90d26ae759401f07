import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { showScreen } from '../../../../tests/client/show-screen';
import { sampleMessage, ChatSocket } from '../../../../tests/chat-socket';
import { ChatScreen } from '../chat-screen';

const at = '2026-11-20T10:00:00.000Z';
const conversations = [{ id: 't1', language: 'en' as const, startedAt: at, lastAt: at }];
const help = (card: Omit<ChatCard & { kind: 'help' }, 'kind'>): ChatCard => ({ kind: 'help', ...card });

async function open(card: ChatCard) {
  showScreen(<ChatScreen conversations={conversations} search={{}} />, () => ({ items: [] }));
  await waitFor(() => expect(ChatSocket.all.length).toBeGreaterThan(0));
  act(() =>
    ChatSocket.last.hello([
      sampleMessage(1, { role: 'person', text: '…' }),
      sampleMessage(2, { text: 'Please call 112.', cards: [card] }),
    ]),
  );
  return within(screen.getByRole('log'));
}
const dials = () =>
  within(screen.getByRole('log'))
    .getAllByRole('link', { name: /^Call / })
    .map((link) => [link.getAttribute('href'), link.textContent]);

beforeEach(() => {
  ChatSocket.all = [];
  sessionStorage.clear();
  vi.stubGlobal('WebSocket', ChatSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the help card', () => {
  it('has a link to dial for each number, with its name', async () => {
    const log = await open(help({ concern: 'life', place: 'IE' }));

    expect(dials()).toEqual([
      ['tel:112', '112'],
      ['tel:116123', '116 123'],
    ]);
    expect(log.getByRole('link', { name: 'Call Samaritans: 116 123' })).toBeDefined();
    expect(log.getByText('Day and night')).toBeDefined();
  });

  it('has the violence line first where there is violence', async () => {
    await open(help({ concern: 'violence', place: 'JP' }));

    expect(dials().map(([href]) => href)).toEqual(['tel:110', 'tel:119', 'tel:0120279889', 'tel:0120279338']);
  });

  it('states the language of a help line where it is not the reader’s', async () => {
    const log = await open(help({ concern: 'life', place: 'PL' }));

    expect(log.getByText('Day and night · In Polish')).toBeDefined();
  });

  it('names the directory where the shop has no market', async () => {
    const log = await open(help({ concern: 'danger', place: 'other' }));

    expect(dials()).toEqual([['tel:112', '112']]);
    expect(log.getByText(/112 works in many countries/)).toBeDefined();
    expect(log.getByRole('link', { name: 'Find a helpline' }).getAttribute('href')).toBe('https://findahelpline.com');
  });

  it('is shown without offers, suggestions and a button to ask again', async () => {
    const log = await open(help({ concern: 'life', place: 'IE' }));

    expect(log.queryByRole('button', { name: 'Ask again' })).toBeNull();
    expect(log.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy']);
    expect(screen.queryByRole('button', { name: 'Where is my parcel?' })).toBeNull();
  });
});
