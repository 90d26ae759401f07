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
  moneyReceived: 0,
  isPackingBlocked: false,
};
const statesFor = (changes: Partial<TradeFacts>) => cancellationStates({ ...facts, ...changes }, 'customer');

describe('cancelling', () => {
  it('cancels both legs and ends the settlement', () => {
    expect(statesFor({})).toEqual({ inbound: ['cancelled'], outbound: ['cancelled'], settlement: [] });
    expect(statesFor({ outbound: null, settlement: 'payout' })).toEqual({
      inbound: ['cancelled'],
      outbound: [],
      settlement: [],
    });
    const bought = { inbound: null, settlement: 'pay-now' } as const;
    expect(statesFor({ ...bought, money: 'awaiting-payment', toPay: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['lapsed'],
    });
    expect(statesFor({ ...bought, money: 'balanced' })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due', 'balanced'],
    });
  });

  it('is impossible after books are posted or packed', () => {
    for (const inbound of inboundLegStates) expect(statesFor({ inbound }) === null).toBe(inbound !== 'awaiting-parcel');
    for (const outbound of outboundLegStates)
      expect([outbound, statesFor({ outbound }) === null]).toEqual([
        outbound,
        !['reserved', 'cancelled', 'released'].includes(outbound),
      ]);
    const open = settlementStates.filter((money) => statesFor({ money }) !== null);
    expect(open).toEqual(['agreed', 'awaiting-payment', 'balanced', 'refund-due']);
    expect(statesFor({ inbound: null, outbound: null })).toBeNull();
  });

  it('refunds received money', () => {
    expect(statesFor({ settlement: 'pay-now', inbound: null, money: 'balanced', moneyReceived: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due'],
    });
    // Paid too little, and too much.
    expect(
      statesFor({ settlement: 'pay-now', inbound: null, money: 'awaiting-payment', moneyReceived: 1 })?.settlement,
    ).toEqual(['lapsed', 'refund-due']);
    expect(
      statesFor({ settlement: 'pay-now', inbound: null, money: 'refund-due', moneyReceived: 900 })?.settlement,
    ).toEqual([]);
    expect(statesFor({ moneyReceived: 100 })?.settlement).toEqual(['refund-due']);
    // Books are only given: an accidental payment is refunded separately.
    expect(
      statesFor({ settlement: 'payout', outbound: null, money: 'balanced', moneyReceived: 100 })?.settlement,
    ).toEqual([]);
  });

  it('cancels one leg of a trade whose legs are paid separately', () => {
    const paid = { settlement: 'pay-now', money: 'balanced' } as const;
    expect(statesFor({ ...paid, inbound: 'in-transit', moneyReceived: 900 })).toEqual({
      inbound: [],
      outbound: ['cancelled'],
      settlement: ['refund-due'],
    });
    expect(statesFor({ ...paid, outbound: 'dispatched' })).toEqual({
      inbound: ['cancelled'],
      outbound: [],
      settlement: [],
    });
    expect(statesFor({ ...paid, inbound: 'in-transit', outbound: 'packed' })).toBeNull();
  });

  it('cancels the sale alone after the purchase of a swap is cancelled', () => {
    expect(statesFor({ outbound: 'cancelled' })).toEqual({ inbound: ['cancelled'], outbound: [], settlement: [] });
    expect(statesFor({ outbound: 'cancelled', inbound: 'in-transit' })).toBeNull();
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
