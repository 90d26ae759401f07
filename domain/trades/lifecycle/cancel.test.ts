import { describe, expect, it } from 'vitest';
import { canCancelPurchase, cancellationStates } from './cancel';
import type { TradeFacts } from './facts';
import { inboundLegStates, outboundLegStates, settlementStates } from './states';

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
  paid: 0,
  isPackingBlocked: false,
};
const given = (changes: Partial<TradeFacts>) => cancellationStates({ ...facts, ...changes }, 'customer');

describe('cancelling', () => {
  it('cancels both legs and ends the settlement', () => {
    expect(given({})).toEqual({ inbound: ['cancelled'], outbound: ['cancelled'], settlement: [] });
    expect(given({ outbound: null, settlement: 'payout' })).toEqual({
      inbound: ['cancelled'],
      outbound: [],
      settlement: [],
    });
    const bought = { inbound: null, settlement: 'pay-now' } as const;
    expect(given({ ...bought, money: 'awaiting-payment', toPay: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['lapsed'],
    });
    expect(given({ ...bought, money: 'balanced' })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due', 'balanced'],
    });
  });

  it('is impossible after books are posted or packed', () => {
    for (const inbound of inboundLegStates) expect(given({ inbound }) === null).toBe(inbound !== 'awaiting-parcel');
    for (const outbound of outboundLegStates)
      expect([outbound, given({ outbound }) === null]).toEqual([
        outbound,
        !['reserved', 'cancelled', 'released'].includes(outbound),
      ]);
    const open = settlementStates.filter((money) => given({ money }) !== null);
    expect(open).toEqual(['agreed', 'awaiting-payment', 'balanced', 'refund-due']);
    expect(given({ inbound: null, outbound: null })).toBeNull();
  });

  it('refunds received money', () => {
    expect(given({ settlement: 'pay-now', inbound: null, money: 'balanced', paid: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due'],
    });
    // Paid too little, and too much.
    expect(given({ settlement: 'pay-now', inbound: null, money: 'awaiting-payment', paid: 1 })?.settlement).toEqual([
      'lapsed',
      'refund-due',
    ]);
    expect(given({ settlement: 'pay-now', inbound: null, money: 'refund-due', paid: 900 })?.settlement).toEqual([]);
    expect(given({ paid: 100 })?.settlement).toEqual(['refund-due']);
    // Books are only given: an accidental payment is refunded separately.
    expect(given({ settlement: 'payout', outbound: null, money: 'balanced', paid: 100 })?.settlement).toEqual([]);
  });

  it('cancels one leg of a trade whose legs are paid separately', () => {
    const paid = { settlement: 'pay-now', money: 'balanced' } as const;
    expect(given({ ...paid, inbound: 'in-transit', paid: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due'],
    });
    expect(given({ ...paid, outbound: 'dispatched' })).toEqual({
      inbound: ['cancelled'],
      outbound: [],
      settlement: [],
    });
    expect(given({ ...paid, inbound: 'in-transit', outbound: 'packed' })).toBeNull();
  });

  it('cancels the sale alone after the purchase of a swap is cancelled', () => {
    expect(given({ outbound: 'cancelled' })).toEqual({ inbound: ['cancelled'], outbound: [], settlement: [] });
    expect(given({ outbound: 'cancelled', inbound: 'in-transit' })).toBeNull();
  });

  it('cancels the purchase alone until it is packed, and by staff until it is dispatched', () => {
    const may = (by: 'customer' | 'staff' | 'shop') =>
      outboundLegStates.filter((outbound) => canCancelPurchase({ ...facts, inbound: 'in-transit', outbound }, by));
    expect(may('customer')).toEqual(['reserved']);
    expect(may('staff')).toEqual(['reserved', 'packed']);
    expect(may('shop')).toEqual([]);
    expect(canCancelPurchase({ ...facts, outbound: null }, 'staff')).toBe(false);
  });

  it('is allowed to customers and staff but not to jobs', () => {
    expect(cancellationStates(facts, 'staff')).not.toBeNull();
    expect(cancellationStates(facts, 'shop')).toBeNull();
  });
});
