import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateGrams } from '../../basket/parcels';
import { parcelPolicy } from '../../policy/parcels';
import type { TradeFacts } from '../lifecycle/facts';
import { inboundLegStates } from '../lifecycle/states';
import { maxCharityBooks, canAnnounceCharityBooks } from './charity';

const usualGrams = estimateGrams(null, 'paperback');
const parcels = fc.array(fc.record({ grams: fc.integer({ min: 0, max: parcelPolicy.maxGrams }) }), { maxLength: 8 });

describe('maxCharityBooks', () => {
  it('never makes a parcel too heavy and never exceeds the limit of an order', () => {
    fc.assert(
      fc.property(parcels, (some) => {
        const books = maxCharityBooks(some);

        const free = some.reduce((sum, { grams }) => sum + parcelPolicy.maxGrams - grams, 0);
        expect(books * usualGrams).toBeLessThanOrEqual(free);
        expect(books).toBeLessThanOrEqual(parcelPolicy.charityBooks);
        expect(Number.isInteger(books) && books >= 0).toBe(true);
      }),
    );
  });

  it('is zero for full parcels, and for none', () => {
    expect([maxCharityBooks([{ grams: parcelPolicy.maxGrams - usualGrams + 1 }]), maxCharityBooks([])]).toEqual([0, 0]);
  });
});

describe('canAnnounceCharityBooks', () => {
  const facts: TradeFacts = {
    now: '2026-11-20T12:00:00.000Z',
    settlement: 'payout',
    inbound: 'awaiting-parcel',
    outbound: null,
    money: 'agreed',
    arriveBy: '2026-12-11T12:00:00.000Z',
    decideBy: null,
    payBy: null,
    parcels: { sent: 2, arrived: 0, firstArrivedAt: null },
    lines: { ungraded: 3, undecided: 0 },
    toPay: 0,
    toGet: 0,
    toRefund: 0,
    moneyReceived: 0,
    isPackingBlocked: false,
  };

  it('is true while a parcel is not posted', () => {
    const open = inboundLegStates.filter((inbound) => canAnnounceCharityBooks({ ...facts, inbound }, 1));

    expect(open).toEqual(['awaiting-parcel', 'in-transit']);
    expect(canAnnounceCharityBooks({ ...facts, inbound: 'in-transit' }, 0)).toBe(false);
  });

  it('is false once a parcel has arrived', () => {
    const arrived = { sent: 2, arrived: 1, firstArrivedAt: facts.now };

    expect(canAnnounceCharityBooks({ ...facts, inbound: 'in-transit', parcels: arrived }, 1)).toBe(false);
  });
});
