import { describe, expect, it } from 'vitest';
import { money } from '../../../../domain/money';
import { sampleGiven, sampleInbound, sampleOutbound, sampleTrade } from '../../../../tests/client/sample-trade';
import { cancelText, refundSentences } from './cancel-words';

const sale = sampleInbound([sampleGiven(1, 'Emma')]);
const purchase = { ...sampleOutbound([]), state: 'reserved' as const };

describe('cancelText', () => {
  it('names no books to sell when the order is a purchase', () => {
    const trade = sampleTrade({ outbound: purchase });

    expect(cancelText(trade)).toBe('This cancels the whole purchase. We won’t send you any books.');
  });

  it('names no books to buy when the order is a sale', () => {
    const trade = sampleTrade({ inbound: sale });

    expect(cancelText(trade)).toBe('This cancels the whole sale. You keep your books.');
  });

  it('names both sides of a swap', () => {
    const trade = sampleTrade({ inbound: sale, outbound: purchase });

    expect(cancelText(trade)).toMatch(/We won’t send you any books, and you keep the books you wanted to sell/);
  });
});

describe('refundSentences', () => {
  const booked = (kind: 'payment' | 'disputed' | 'disputed-back', minor: number) =>
    ({ side: 'purchase', kind, amount: money(minor, 'EUR'), at: '2026-11-20T10:00:00.000Z' }) as const;
  const paid = (...ledger: readonly ReturnType<typeof booked>[]) =>
    refundSentences(sampleTrade({ outbound: purchase, ledger: [...ledger] }));

  it('states the payment that is refunded', () => {
    expect(paid(booked('payment', 760))).toEqual(['We’ll refund €7.60 to the payment method you used.']);
  });

  it('promises no refund of an amount that a bank has taken back', () => {
    expect(paid(booked('payment', 760), booked('disputed', -760))).toEqual([]);
    expect(paid(booked('payment', 760), booked('disputed', -760), booked('disputed-back', 760))).toHaveLength(1);
  });
});
