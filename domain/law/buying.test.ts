import { describe, expect, it } from 'vitest';
import { offerWithHold } from '../basket/hold';
import { factsFor, fourBooks, problemCodesOf } from '../checkout/quote.fixture';
import { quote } from '../checkout/quote';
import { marketCodes } from '../market/market-codes';
import { marketsClosedForBuying, needsIdentityCheck } from './buying';

const licence = { dealerLicence: '000000000000', dealerAuthority: '東京都公安委員会' };
const book = [{ price: 900, quantity: 1, used: true }];
const declined = fourBooks.map(({ quantity }) => ({ amount: null, quantity }));

describe('marketsClosedForBuying', () => {
  it('closes Japan until both number and commission of the licence are set', () => {
    expect(marketsClosedForBuying(licence)).toEqual([]);
    expect(marketsClosedForBuying({ ...licence, dealerLicence: '' })).toEqual(['JP']);
    expect(marketsClosedForBuying({ ...licence, dealerAuthority: '' })).toEqual(['JP']);
  });
});

describe('needsIdentityCheck', () => {
  it('is true in Japan only', () => {
    expect(marketCodes.filter(needsIdentityCheck)).toEqual(['JP']);
  });
});

describe('a quote where buying is closed', () => {
  const swap = { settlement: 'swap', useStoreCredit: true } as const;
  const payNow = { settlement: 'pay-now', useStoreCredit: true } as const;

  it('refuses a sell list alone with `buying-closed`', () => {
    expect(problemCodesOf(factsFor('JP', declined, [], { canBuy: false, input: swap }))).toEqual(['buying-closed']);
  });

  it('refuses the selling half of a swap with `buying-closed`', () => {
    expect(problemCodesOf(factsFor('JP', declined, book, { canBuy: false, input: swap }))).toEqual(['buying-closed']);
  });

  it('takes the purchase alone, and pays nothing for the sell list', () => {
    const {
      problems,
      settlement,
      payNow: toPay,
      cart,
    } = quote(factsFor('JP', declined, book, { canBuy: false, input: payNow }));

    expect(problems).toEqual([]);
    expect(settlement).toBe('pay-now');
    expect(toPay).toEqual(cart.total);
  });
});

describe('a held offer where buying is closed', () => {
  it('does not apply', () => {
    const amounts = { 'like-new': 400, 'very-good': 300, good: 200, acceptable: 100 };
    const hold = { market: 'JP', amounts, termsVersion: '1', createdAt: '2026-11-20', endsAt: '2026-12-20' } as const;
    const copy = { grade: 'good', exLibrary: false, now: '2026-11-27' } as const;

    expect(offerWithHold({ kind: 'declined', reason: 'buying-closed' }, hold, copy)).toEqual({
      kind: 'declined',
      reason: 'buying-closed',
    });
  });
});
