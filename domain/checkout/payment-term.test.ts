import { describe, expect, it } from 'vitest';
import { paymentDeadline } from './payment-term';
import { transferTerm } from './transfer-term';

const due = (placedAt: string, customerKind: 'guest' | 'account', market: 'IE' | 'AE' | 'JP' = 'IE') =>
  paymentDeadline({ payment: 'bank-transfer', customerKind, placedAt, market });

describe('paymentDeadline', () => {
  it('gives a guest three working days', () => {
    expect(due('2026-11-16T10:00:00.000Z', 'guest')).toBe('2026-11-19T23:59:59.000Z');
  });

  it('skips the weekend for a guest who orders on a Friday', () => {
    expect(due('2026-11-20T10:00:00.000Z', 'guest')).toBe('2026-11-25T23:59:59.000Z');
  });

  it('skips public holidays of the market', () => {
    expect(due('2026-12-23T10:00:00.000Z', 'guest')).toBe('2026-12-30T23:59:59.000Z');
  });

  it('counts in the time zone of the market', () => {
    // It is Tuesday morning in Tokyo.
    expect(due('2026-11-16T20:00:00.000Z', 'guest', 'JP')).toBe('2026-11-20T14:59:59.000Z');
  });

  it('gives an account seven days', () => {
    expect(due('2026-11-20T10:00:00.000Z', 'account')).toBe('2026-11-27T23:59:59.000Z');
  });

  it('gives both half an hour to begin a card payment', () => {
    for (const customerKind of ['guest', 'account'] as const) {
      const order = { payment: 'stripe', customerKind, placedAt: '2026-11-20T10:00:00.000Z', market: 'IE' } as const;
      expect(paymentDeadline(order)).toBe('2026-11-20T10:30:00.000Z');
    }
  });
});

describe('transferTerm', () => {
  it('returns the unit in which the term is shown', () => {
    expect(transferTerm('guest')).toEqual({ unit: 'working-days', count: 3 });
    expect(transferTerm('account')).toEqual({ unit: 'days', count: 7 });
  });
});
