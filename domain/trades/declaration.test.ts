import { describe, expect, it } from 'vitest';
import { declarationOutcome, isHandledWithoutStaff, type DeclarationOutcome, type DeclaredOrder } from './declaration';
import { outboundLegStates, type OutboundLegState } from './lifecycle/states';

const at = '2026-12-01T12:00:00.000Z';
const order = (changes: Partial<DeclaredOrder>): DeclaredOrder => ({
  outbound: 'dispatched',
  deliveredAt: null,
  market: 'IE',
  sentLines: 2,
  ...changes,
});

describe('declarationOutcome', () => {
  it('needs a person when no order has the number and the mail address', () => {
    expect(declarationOutcome(null, { books: '', at })).toBe('no-order');
    expect(isHandledWithoutStaff('no-order')).toBe(false);
  });

  it('follows from the state of the purchase', () => {
    const wanted: Readonly<Record<OutboundLegState, DeclarationOutcome>> = {
      reserved: 'cancelled',
      packed: 'packed',
      dispatched: 'returning',
      delivered: 'returning',
      cancelled: 'nothing',
      released: 'nothing',
      lost: 'nothing',
    };
    for (const outbound of outboundLegStates) {
      const isSent = outbound === 'dispatched' || outbound === 'delivered';
      const deliveredAt = outbound === 'delivered' ? '2026-11-25T12:00:00.000Z' : null;
      const found = declarationOutcome(order({ outbound, deliveredAt, sentLines: isSent ? 2 : 0 }), { books: '', at });
      expect([outbound, found]).toEqual([outbound, wanted[outbound]]);
    }
    expect(declarationOutcome(order({ outbound: null, sentLines: 0 }), { books: '', at })).toBe('nothing');
  });

  it('counts the time of the declaration until the last second of the period', () => {
    const delivered = order({ outbound: 'delivered', deliveredAt: '2026-11-17T09:00:00.000Z' });
    expect(declarationOutcome(delivered, { books: '', at: '2026-12-01T23:59:58.000Z' })).toBe('returning');
    expect(declarationOutcome(delivered, { books: '', at: '2026-12-02T00:00:00.000Z' })).toBe('over');
  });

  it('needs a person for single books, and for books that are withdrawn already', () => {
    for (const outbound of ['reserved', 'packed', 'dispatched'] as const)
      expect(declarationOutcome(order({ outbound }), { books: 'Emma', at })).toBe('some-books');
    expect(declarationOutcome(order({ sentLines: 0 }), { books: '', at })).toBe('nothing');
  });
});
