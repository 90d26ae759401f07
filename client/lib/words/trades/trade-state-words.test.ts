import { describe, expect, it } from 'vitest';
import { sampleTrade } from '../../../../tests/client/sample-account-page';
import { joinFacts } from '../join-words';
import { tradeStateWords } from './trade-state-words';

const sale = { settlement: 'payout', outboundState: null, take: 0 } as const;
const purchase = { settlement: 'pay-now', inboundState: null, give: 0, take: 2 } as const;
const words = (part: Parameters<typeof sampleTrade>[1]) => tradeStateWords(sampleTrade('IE-7K4Q', part));

describe('tradeStateWords', () => {
  it('names what the person has to do', () => {
    expect(words({ awaited: 'decide', inboundState: 'awaiting-decision' })).toBe('Please decide');
    expect(words({ awaited: 'send', inboundState: 'awaiting-parcel' })).toBe('Please send your books');
    expect(words({ ...purchase, awaited: 'pay', settlementState: 'awaiting-payment' })).toBe(
      'Waiting for your payment',
    );
    expect(words({ ...sale, awaited: 'check-account', settlementState: 'payout-failed' })).toBe(
      'Please check your bank account',
    );
  });

  it('asks to check the account after the bank returned a refund of an ended order', () => {
    expect(
      words({ ...purchase, open: false, awaited: 'check-account', outboundState: 'lost', settlementState: 'balanced' }),
    ).toBe('Please check your bank account');
  });

  it('names a card refund that failed, and calls it neither on its way nor the order complete', () => {
    const failed = { ...purchase, hasFailedCardRefund: true, outboundState: 'delivered' } as const;

    expect(words({ ...failed, settlementState: 'refund-due' })).toBe('Your card refund failed');
    expect(words({ ...failed, settlementState: 'balanced' })).toBe('Your card refund failed');
  });

  it('names a payment that a bank took back, and does not call the purchase paid', () => {
    const reversed = { ...purchase, settlementState: 'balanced', isChargedBack: true } as const;

    expect(words({ ...reversed, outboundState: 'reserved' })).toBe(
      joinFacts(['The bank reversed the payment', '2 books reserved']),
    );
    expect(words({ ...reversed, open: false, outboundState: 'delivered' })).toBe('The bank reversed the payment');
    expect(words({ ...reversed, open: false, outboundState: 'lost' })).toBe(
      joinFacts(['The bank reversed the payment', 'Our parcel to you was lost']),
    );
  });

  it.each([
    ['in-transit', 'Your parcel is on its way to us'],
    ['received', 'We are checking your books'],
    ['expired', 'Books not received in time'],
  ] as const)('names where the books of a sale are: %s', (inboundState, expected) => {
    expect(words({ ...sale, inboundState })).toBe(expected);
  });

  it.each([
    ['reserved', 'Paid'],
    ['packed', 'Packed'],
    ['dispatched', 'Dispatched'],
  ] as const)('names where the books of a paid purchase are: %s', (outboundState, expected) => {
    expect(words({ ...purchase, outboundState, settlementState: 'balanced' })).toBe(expected);
  });

  it('names the sale of a swap first, and then the purchase', () => {
    const swap = { settlement: 'swap', outboundState: 'reserved', take: 2 } as const;

    expect(words({ ...swap, inboundState: 'in-transit' })).toBe('Your parcel is on its way to us');
    expect(words({ ...swap, inboundState: 'settled' })).toBe('2 books reserved');
    expect(words({ ...swap, inboundState: 'settled', settlementState: 'payout-due', outboundState: 'packed' })).toBe(
      joinFacts(['We are preparing your payout', 'Packed']),
    );
  });

  it('names both parts where the purchase does not wait for the sale', () => {
    const both = { settlement: 'pay-now', settlementState: 'balanced' } as const;

    expect(words({ ...both, inboundState: 'in-transit', outboundState: 'dispatched' })).toBe(
      joinFacts(['Your parcel is on its way to us', 'Dispatched']),
    );
  });

  it('names how an order ended', () => {
    const ended = { open: false, settlementState: 'balanced' } as const;

    expect(words({ ...ended, ...sale, inboundState: 'settled' })).toBe('Completed');
    expect(words({ ...ended, ...purchase, outboundState: 'cancelled' })).toBe('Purchase cancelled');
    expect(words({ ...ended, ...purchase, outboundState: 'lost' })).toBe('Our parcel to you was lost');
    expect(words({ ...ended, ...purchase, outboundState: 'released' })).toBe('Not paid in time');
    expect(words({ ...ended, ...sale, settlementState: 'agreed', inboundState: 'cancelled' })).toBe('Sale cancelled');
  });

  it('does not say of an order cancelled before its payment that it was not paid in time', () => {
    const lapsed = { ...purchase, open: false, settlementState: 'lapsed' } as const;

    expect(words({ ...lapsed, outboundState: 'cancelled' })).toBe('Purchase cancelled');
    expect(words({ ...lapsed, outboundState: 'released' })).toBe('Not paid in time');
  });
});
