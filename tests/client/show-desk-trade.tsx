import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { DeskTrade } from '../../domain/desk/trade-schema';
import { sampleDeskTrade } from './sample-desk';
import { sampleGiven, sampleInbound } from './sample-trade';
import { showScreen, type Answers } from './show-screen';
import { DeskFrame } from '../../client/features/desk/frame/desk-frame';
import { DeskTradeScreen } from '../../client/features/desk/trade/trade-screen';

const none = { ready: 0, states: {} };
export const counts = { inbound: none, outbound: none, money: none, asked: 0, declared: 0 };
export const id = '01k0000000000000000000000t';
export const isbns = { emma: '9780141439587', dune: '9780441172719', other: '9780306406157' };
const book = (line: ReturnType<typeof sampleGiven>, isbn: string) => ({ ...line, book: { ...line.book, isbn } });
export const lines = [book(sampleGiven(1, 'Emma'), isbns.emma), book(sampleGiven(2, 'Dune'), isbns.dune)];
export const trade = (states: readonly ('offered' | 'as-said' | 'missing')[], version = 1): DeskTrade =>
  sampleDeskTrade(
    {
      version,
      inbound: sampleInbound(
        lines.map((line, at) => ({ ...line, state: states[at] ?? 'offered' })),
        { state: 'received' },
      ),
    },
    ['grade'],
  );
export const problem = (code: string, status = 409) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });
export const show = (shown: DeskTrade, answers: Answers) =>
  showScreen(
    <DeskFrame counts={counts}>
      <DeskTradeScreen trade={shown} book="" />
    </DeskFrame>,
    answers,
  );
let time = 1000;

/** Keys as a scanner types them, or (slow) a person. `rest`: milliseconds that pass after them. */
export async function type(keys: readonly string[], gap: number, rest = 200) {
  await act(async () => {
    for (const key of keys) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: (time += gap) });
      document.body.dispatchEvent(event);
    }
    time += 1000;
    if (rest > 0) await vi.advanceTimersByTimeAsync(rest);
  });
}
export const scan = (code: string) => type([...code, 'Enter'], 8);

export async function opened() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await screen.findByText('Scan the next book.');
}
