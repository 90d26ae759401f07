import { describe, expect, it } from 'vitest';
import { money } from '../../../../domain/money';
import { sampleTrade } from '../../../../tests/client/sample-account-page';
import { tradeAmountWords } from './trade-amount-words';

const sale = { settlement: 'payout', outboundState: null, take: 0, difference: money(2270, 'EUR') } as const;
const purchase = {
  settlement: 'pay-now',
  inboundState: null,
  give: 0,
  take: 2,
  outboundState: 'reserved',
  difference: money(-1070, 'EUR'),
} as const;
const words = (part: Parameters<typeof sampleTrade>[1]) => tradeAmountWords(sampleTrade('IE-7K4Q', part));

describe('tradeAmountWords', () => {
  it('states what the person pays or gets while it is not paid', () => {
    expect(words({ ...sale, inboundState: 'in-transit', settlementState: 'agreed' })).toBe('you get €22.70');
    expect(words({ ...sale, inboundState: 'settled', settlementState: 'payout-due' })).toBe('you get €22.70');
    expect(words({ ...purchase, awaited: 'pay', settlementState: 'awaiting-payment' })).toBe('you pay €10.70');
  });

  it('states what the person has paid or got', () => {
    expect(words({ ...sale, inboundState: 'settled', settlementState: 'balanced', open: false })).toBe(
      'you got €22.70',
    );
    expect(words({ ...purchase, settlementState: 'balanced' })).toBe('you paid €10.70');
    expect(words({ ...purchase, outboundState: 'delivered', settlementState: 'refund-due' })).toBe('you paid €10.70');
  });

  it('states that there is nothing to pay', () => {
    expect(words({ ...purchase, settlementState: 'balanced', difference: money(0, 'EUR') })).toBe('nothing to pay');
  });

  it.each([
    ['before a decision', { ...sale, awaited: 'decide', inboundState: 'awaiting-decision', settlementState: 'agreed' }],
    ['of a cancelled purchase', { ...purchase, open: false, outboundState: 'cancelled', settlementState: 'lapsed' }],
    ['of a purchase whose payment a bank took back', { ...purchase, settlementState: 'balanced', isChargedBack: true }],
    ['of a lost parcel', { ...purchase, open: false, outboundState: 'lost', settlementState: 'balanced' }],
    ['of a sale without books', { ...sale, open: false, inboundState: 'expired', settlementState: 'agreed' }],
    [
      'of an order that pays at once and gets money later',
      { ...purchase, give: 4, inboundState: 'in-transit', awaited: 'pay', settlementState: 'awaiting-payment' },
    ],
  ] as const)('states no amount %s', (_, part) => {
    expect(words(part)).toBeNull();
  });
});
