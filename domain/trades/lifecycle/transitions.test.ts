import { describe, expect, it } from 'vitest';
import { isTransitionAllowed, openTransitions, reachableStates, type Lifecycle, type Actor } from '../../lifecycle';
import type { TradeFacts } from './facts';
import { inboundLifecycle, inboundLineLifecycle } from './inbound';
import { allTransitions, initialStates, nextTransitions } from './transitions';
import { tradeNumber } from '../number';
import { outboundLifecycle, outboundLineLifecycle } from './outbound';
import { settlementLifecycle } from './settlement';

const everyone: readonly Actor[] = ['customer', 'staff', 'shop'];

/** Moves listed in docs/product.md#trade-states. */
const written: Readonly<Record<string, readonly string[]>> = {
  inbound: [
    'awaiting-parcel→in-transit',
    'in-transit→received',
    'received→graded',
    'graded→awaiting-decision',
    'graded→accepted',
    'awaiting-decision→accepted',
    'accepted→settled',
    'awaiting-parcel→cancelled',
    'awaiting-parcel→expired',
    'in-transit→expired',
    'expired→received',
  ],
  'inbound-line': [
    'offered→as-said',
    'offered→regraded',
    'offered→rejected',
    'offered→missing',
    'regraded→returning',
    'regraded→recycled',
    'rejected→returning',
    'rejected→recycled',
    'returning→returned',
    // Decision 019: staff undo a wrong grading.
    'as-said→offered',
    'regraded→offered',
    'rejected→offered',
    'missing→offered',
  ],
  outbound: [
    'reserved→packed',
    'packed→dispatched',
    'packed→cancelled',
    'dispatched→delivered',
    'reserved→cancelled',
    'reserved→released',
    'dispatched→lost',
    // Decision 019: a late payment reserves the books again.
    'released→reserved',
  ],
  'outbound-line': [
    'sent→return-requested',
    'return-requested→returned',
    // Decision 026: copies arrive after they were refunded.
    'returned→returned',
    'sent→returned',
  ],
  settlement: [
    'agreed→awaiting-payment',
    'awaiting-payment→balanced',
    'agreed→payout-due',
    'payout-due→payout-sent',
    'payout-sent→balanced',
    'payout-sent→payout-failed',
    'payout-failed→payout-due',
    'awaiting-payment→lapsed',
    'balanced→refund-due',
    'refund-due→balanced',
    // Decision 019: even swaps, payouts after a payment, late payments.
    'agreed→balanced',
    'balanced→payout-due',
    'lapsed→balanced',
    'lapsed→payout-due',
    'lapsed→refund-due',
    // A payment that arrives before it is demanded.
    'agreed→refund-due',
  ],
};

function testsLifecycle<State extends string, Guard extends string>(part: string, life: Lifecycle<State, Guard>) {
  it(`of ${part} reaches each state and refuses each move that is not listed`, () => {
    expect([...reachableStates(life)].toSorted()).toEqual([...life.states].toSorted());
    for (const from of life.states) {
      for (const to of life.states) {
        const allowed = everyone.some((by) => isTransitionAllowed(life, { from, to, by }, () => true));
        expect([`${from}→${to}`, allowed]).toEqual([`${from}→${to}`, written[part]?.includes(`${from}→${to}`)]);
      }
    }
  });

  it(`of ${part} has an actor for each move and lists no move twice`, () => {
    const names = life.moves.map(({ from, to }) => `${from}→${to}`);
    expect(new Set(names).size).toBe(names.length);
    for (const move of life.moves) expect(move.by.length).toBeGreaterThan(0);
  });
}

const facts: TradeFacts = {
  now: '2026-11-20T12:00:00.000Z',
  settlement: 'swap',
  inbound: 'awaiting-parcel',
  outbound: 'reserved',
  money: 'agreed',
  arriveBy: '2026-12-11T12:00:00.000Z',
  decideBy: null,
  payBy: null,
  parcels: { sent: 1, arrived: 0, firstArrivedAt: null },
  lines: { ungraded: 3, undecided: 0 },
  toPay: 0,
  toGet: 0,
  toRefund: 0,
  moneyReceived: 0,
  isPackingBlocked: false,
};
const to = (part: 'inbound' | 'outbound' | 'settlement', changes: Partial<TradeFacts>) =>
  nextTransitions(part, { ...facts, ...changes }).map((move) => move.to);

describe('lifecycle', () => {
  testsLifecycle('inbound', inboundLifecycle);
  testsLifecycle('inbound-line', inboundLineLifecycle);
  testsLifecycle('outbound', outboundLifecycle);
  testsLifecycle('outbound-line', outboundLineLifecycle);
  testsLifecycle('settlement', settlementLifecycle);

  it('allTransitions lists every move and the first state of each part', () => {
    expect(allTransitions.filter(({ from }) => from === '').map(({ part, to: begin }) => `${part} ${begin}`)).toEqual([
      'inbound awaiting-parcel',
      'outbound reserved',
      'settlement agreed',
      'inbound-line offered',
      'outbound-line sent',
    ]);
    expect(allTransitions).toHaveLength(11 + 8 + 16 + 3 + 13 + 2 + 4);
    expect(openTransitions(inboundLineLifecycle, 'returned', () => true)).toEqual([]);
  });
});

describe('guards', () => {
  it('allow packing only after payment by money or by settled books', () => {
    expect(to('outbound', {})).toEqual(['cancelled']);
    expect(to('outbound', { money: 'balanced' })).toEqual(['packed', 'cancelled']);
    expect(to('outbound', { inbound: 'settled' })).toEqual(['packed', 'cancelled']);
    expect(to('outbound', { inbound: 'settled', toPay: 100 })).toEqual(['cancelled']);
    expect(to('outbound', { inbound: 'settled', settlement: 'pay-now' })).toEqual(['cancelled']);
    expect(to('outbound', { inbound: 'expired' })).toEqual(['cancelled', 'released']);
    expect(to('outbound', { outbound: 'packed' })).toEqual(['dispatched', 'cancelled']);
  });

  it('expire a leg after its deadline and receive it a week after the first parcel', () => {
    expect(to('inbound', {})).toEqual(['in-transit', 'cancelled']);
    expect(to('inbound', { now: '2026-12-11T12:00:00.000Z' })).toEqual(['in-transit', 'cancelled', 'expired']);
    const half = { sent: 2, arrived: 1, firstArrivedAt: '2026-11-19T12:00:00.000Z' };
    expect(to('inbound', { inbound: 'in-transit', parcels: half })).toEqual([]);
    expect(to('inbound', { inbound: 'in-transit', parcels: { ...half, arrived: 2 } })).toEqual(['received']);
    expect(to('inbound', { inbound: 'in-transit', parcels: half, now: '2026-11-26T12:00:00.000Z' })).toEqual([
      'received',
    ]);
  });

  it('wait for a decision until its deadline', () => {
    const waiting = {
      inbound: 'awaiting-decision',
      lines: { ungraded: 0, undecided: 1 },
      decideBy: '2026-11-30T12:00:00.000Z',
    } as const;
    expect(to('inbound', waiting)).toEqual([]);
    expect(to('inbound', { ...waiting, lines: { ungraded: 0, undecided: 0 } })).toEqual(['accepted']);
    expect(to('inbound', { ...waiting, now: '2026-11-30T12:00:00.000Z' })).toEqual(['accepted']);
    expect(to('inbound', { inbound: 'graded', lines: { ungraded: 0, undecided: 2 } })).toEqual(['awaiting-decision']);
    expect(to('inbound', { inbound: 'received' })).toEqual([]);
  });

  it('move money only when an amount is owed', () => {
    expect(to('settlement', {})).toEqual([]);
    expect(to('settlement', { toPay: 50 })).toEqual(['awaiting-payment']);
    expect(to('settlement', { inbound: 'settled', toGet: 50 })).toEqual(['payout-due']);
    expect(to('settlement', { money: 'awaiting-payment', toPay: 50 })).toEqual([]);
    expect(to('settlement', { money: 'awaiting-payment', toPay: 50, payBy: '2026-11-20T12:00:00.000Z' })).toEqual([
      'lapsed',
    ]);
    expect(to('settlement', { money: 'balanced', toRefund: 1 })).toEqual(['refund-due']);
    expect(to('inbound', { inbound: null })).toEqual([]);
  });
});

describe('initialStates and tradeNumber', () => {
  it('initialStates depend on the settlement of the trade', () => {
    const begin = (settlement: 'pay-now' | 'swap' | 'payout', toPay: number) =>
      initialStates({ settlement, hasInbound: settlement !== 'pay-now', hasOutbound: settlement !== 'payout', toPay });
    expect(begin('pay-now', 500)).toEqual({
      inbound: [],
      outbound: ['reserved'],
      settlement: ['agreed', 'awaiting-payment'],
    });
    expect(begin('pay-now', 0).settlement).toEqual(['agreed', 'awaiting-payment', 'balanced']);
    expect(begin('swap', 500)).toEqual({
      inbound: ['awaiting-parcel'],
      outbound: ['reserved'],
      settlement: ['agreed'],
    });
    expect(begin('payout', 0)).toEqual({ inbound: ['awaiting-parcel'], outbound: [], settlement: ['agreed'] });
  });

  it('tradeNumber uses no vowels and no characters that look alike', () => {
    expect(tradeNumber('IE', new Uint8Array([5, 15, 2, 19]))).toBe('IE-7K4Q');
    expect(tradeNumber('IE', new Uint8Array([27 + 5, 15, 2, 19]))).toBe('IE-7K4Q');
    expect(
      tradeNumber(
        'DE',
        Uint8Array.from({ length: 256 }, (_, index) => index),
      ),
    ).toMatch(/^DE-[2-9B-DF-HJKMNP-TV-XZ]{256}$/);
  });
});

it('nextTransitions does not compile with a misspelt state', () => {
  const moves = nextTransitions('inbound', facts);
  // @ts-expect-error -- the inbound leg has no such state
  expect(moves.some((move) => move.to === 'exspired')).toBe(false);
  // @ts-expect-error -- a state of the outbound leg
  expect(moves.some((move) => move.to === 'dispatched')).toBe(false);
});
