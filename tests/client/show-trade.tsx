import { money } from '../../domain/money';
import type { Trade } from '../../domain/trades/schemas';
import { sampleGiven, sampleInbound, sampleTrade } from './sample-trade';
import { showScreen, type Answers } from './show-screen';
import { TradeScreen } from '../../client/features/trades/trade/trade-screen';

export const eur = (minor: number) => money(minor, 'EUR');
export const path = '/trades/01k0000000000000000000000t';
/** Shows the screen of a trade. */
export const show = (trade: Trade, answers: Answers = () => new Response(null, { status: 304 })) =>
  showScreen(<TradeScreen trade={trade} />, answers);
export const event = (
  part: Trade['events'][number]['part'],
  seq: number,
  from: string | null,
  to: string,
  at = '2026-11-25T10:00:00.000Z',
) => ({ part, seq, from, to, at, actor: 'staff' as const });
export const problem = (code: string, status = 409) =>
  Response.json({ code }, { status, headers: { 'Content-Type': 'application/problem+json' } });
export const worse = {
  state: 'regraded' as const,
  gradedAs: 'good' as const,
  reason: 'marks' as const,
  lower: eur(310),
  undecided: true,
};
/** Returns a trade that asks for a decision about two copies. */
export const undecidedTrade = (part: Partial<Trade> = {}) =>
  sampleTrade({
    inbound: sampleInbound(
      [
        sampleGiven(1, 'Emma', { state: 'as-said' }),
        sampleGiven(2, 'Dune', { ...worse, photos: ['/api/trades/t/photos/p1', '/api/trades/t/photos/p2'] }),
        sampleGiven(3, 'Circe', { state: 'rejected', reason: 'water', undecided: true }),
      ],
      { state: 'awaiting-decision', decideBy: '2026-12-11T10:00:00.000Z' },
    ),
    allowed: ['decide'],
    ...part,
  });
