import { describe, expect, it } from 'vitest';
import { cancelling } from './cancel';
import type { TradeFacts } from './facts';
import { inboundLegStates, outboundLegStates, settlementStates } from './states';

const facts: TradeFacts = {
  now: '2026-11-20T12:00:00.000Z', settlement: 'swap', inbound: 'awaiting-parcel', outbound: 'reserved', money: 'agreed',
  arriveBy: '2026-12-11T12:00:00.000Z', decideBy: null, payBy: null,
  parcels: { sent: 1, arrived: 0, firstArrivedAt: null }, lines: { ungraded: 3, undecided: 0 }, toPay: 0, toGet: 0, toRefund: 0,
};
const given = (changes: Partial<TradeFacts>) => cancelling({ ...facts, ...changes }, 'customer');

describe('cancelling a trade', () => {
  it('ends both legs, and the money as it stands', () => {
    expect(given({})).toEqual({ inbound: ['cancelled'], outbound: ['cancelled'], settlement: [] });
    expect(given({ outbound: null, settlement: 'payout' })).toEqual({ inbound: ['cancelled'], outbound: [], settlement: [] });
    const bought = { inbound: null, settlement: 'pay-now' } as const;
    expect(given({ ...bought, money: 'awaiting-payment', toPay: 900 })).toEqual({ inbound: [], outbound: ['cancelled'], settlement: ['lapsed'] });
    expect(given({ ...bought, money: 'balanced' })).toEqual({ inbound: [], outbound: ['cancelled'], settlement: ['refund-due', 'balanced'] });
  });

  it('is over once books are posted or packed, or money came that must be sent back', () => {
    for (const inbound of inboundLegStates) expect(given({ inbound }) === null).toBe(inbound !== 'awaiting-parcel');
    for (const outbound of outboundLegStates) expect(given({ outbound }) === null).toBe(outbound !== 'reserved');
    const open = settlementStates.filter((money) => given({ money }) !== null);
    expect(open).toEqual(['agreed', 'awaiting-payment', 'balanced']);
    expect(given({ money: 'balanced', toRefund: 900 })).toBeNull();
    expect(given({ inbound: null, outbound: null })).toBeNull();
  });

  it('is the customer’s and the desk’s, never the schedule’s', () => {
    expect(cancelling(facts, 'staff')).not.toBeNull();
    expect(cancelling(facts, 'shop')).toBeNull();
  });
});
