import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money } from '../money';
import { invoiceShares } from '../trades/documents/invoice';
import { quote } from './quote';
import { problemCodesOf, factsFor, fourBooks, type CartLineFacts } from './quote.fixture';

const step10 = (max: number) => fc.integer({ min: 1, max }).map((tens) => tens * 10);

describe('problems and VAT of a quote', () => {
  it('lists the problems that prevent the trade', () => {
    const swap = { settlement: 'swap', useStoreCredit: true } as const;
    const payNow = { settlement: 'pay-now', useStoreCredit: true } as const;
    expect(problemCodesOf(factsFor('IE', [], []))).toEqual(['nothing-to-trade']);
    expect(problemCodesOf(factsFor('IE', [{ amount: null, quantity: 1 }], []))).toEqual(['nothing-to-trade']);
    expect(
      quote(factsFor('IE', [{ amount: 300, quantity: 2 }], [], { input: { ...swap, settlement: 'payout' } })).problems,
    ).toEqual([{ code: 'basket-below-minimum', facts: { minimum: 1000, missing: 400, currency: 'EUR' } }]);
    expect(problemCodesOf(factsFor('IE', fourBooks, [], { input: payNow }))).toEqual(['settlement-not-possible']);
    expect(
      problemCodesOf(
        factsFor('IE', [], [{ price: 300, quantity: 3, used: true, available: 2, risenTo: 400 }], { input: payNow }),
      ),
    ).toEqual(['not-enough-stock', 'price-changed']);
    expect(problemCodesOf(factsFor('IE', [], [{ price: 300, quantity: 11, used: true }], { input: payNow }))).toEqual([
      'transfer-too-large',
    ]);
    expect(
      problemCodesOf(
        factsFor('IE', [], [{ price: 300, quantity: 11, used: true }], {
          input: { ...payNow, payment: 'stripe' },
          cardProvider: 'stripe',
        }),
      ),
    ).toEqual([]);
    expect(
      problemCodesOf(
        factsFor('IE', [], [{ price: 300, quantity: 1, used: true }], { input: { ...payNow, payment: 'stripe' } }),
      ),
    ).toEqual(['settlement-not-possible']);
    const ended = factsFor('IE', fourBooks, []);
    const lines = ended.basket.lines.map((line, index) => ({ ...line, holdEnded: index === 1 }));
    expect(
      quote({ ...ended, input: { ...swap, settlement: 'payout' }, basket: { ...ended.basket, lines } }).problems,
    ).toEqual([{ code: 'hold-ended', facts: { isbns: ['9780000001001'] } }]);
    expect(
      problemCodesOf({
        ...ended,
        input: { ...swap, settlement: 'payout' },
        stopped: [{ code: 'unpaid-transfer-open', facts: {} }],
      }),
    ).toEqual(['unpaid-transfer-open']);
  });

  it('has the usual settlement of the lists, without a problem, when none is chosen', () => {
    const input = { useStoreCredit: true };
    const taken: readonly CartLineFacts[] = [{ price: 300, quantity: 1, used: true }];
    const settled = [
      factsFor('IE', fourBooks, [], { input }),
      factsFor('IE', [], taken, { input }),
      factsFor('IE', fourBooks, taken, { input }),
    ].map(quote);
    expect(settled.map(({ settlement, problems }) => [settlement, problems])).toEqual([
      ['payout', []],
      ['pay-now', []],
      ['swap', []],
    ]);
  });

  it('states the day’s VAT rate for new copies and the margin scheme for used ones', () => {
    const both = [
      { price: 1299, quantity: 1, used: false },
      { price: 500, quantity: 1, used: true },
    ];
    expect(quote(factsFor('DE', [], both)).vat).toEqual({
      rate: 7,
      amount: money(99, 'EUR'),
      included: true,
      marginScheme: true,
    });
    // Japan and the Emirates have no margin scheme: VAT of used copies is stated, too.
    expect(quote(factsFor('JP', [], both)).vat).toMatchObject({ rate: 10, included: true, marginScheme: false });
    expect(quote(factsFor('AE', [], both)).vat).toMatchObject({ rate: 5, included: true, marginScheme: false });
    expect(quote(factsFor('US', [], both)).vat).toEqual({
      rate: 0,
      amount: money(0, 'USD'),
      included: false,
      marginScheme: false,
    });
  });

  it.each<[string, CartLineFacts[], number]>([
    ['12.99 and its postage of 2.90', [{ price: 1299, quantity: 1, used: false }], 104],
    ['three copies of 10.00', [{ price: 1000, quantity: 3, used: false }], 196],
  ])('states the VAT of the invoice in Germany for %s', (_, taken, expected) => {
    expect(quote(factsFor('DE', [], taken)).vat.amount).toEqual(money(expected, 'EUR'));
  });

  it('states the VAT of the invoice for any cart', () => {
    const taken = fc.record({ price: step10(900), quantity: fc.integer({ min: 1, max: 3 }), used: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...marketCodes), fc.array(taken, { minLength: 1, maxLength: 8 }), (market, take) => {
        const { cart, vat } = quote(factsFor(market, [], take));
        const rate = Math.round(vat.rate * 100);
        const lines = cart.lines.map(({ used, total }) => ({
          total: total.minor,
          basisPoints: vat.included && !(used && rulesOf(market).marginScheme) ? rate : null,
        }));
        expect(vat.amount.minor).toBe(
          invoiceShares(lines, cart.postage.minor).reduce((total, { tax }) => total + tax, 0),
        );
      }),
    );
  });
});
