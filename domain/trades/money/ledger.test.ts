import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTransitionAllowed } from '../../lifecycle';
import {
  balancesOf,
  moneyReceived,
  nettingEntries,
  splitByPaymentSource,
  settlementPath,
  undoSaleEntries,
  type LedgerEntry,
  type SettlementFacts,
} from './ledger';
import { settlementLifecycle } from '../lifecycle/settlement';
import { settlementStates } from '../lifecycle/states';

const entry = (kind: LedgerEntry['kind'], amount: number, ref = ''): LedgerEntry => ({ kind, amount, ref });
const cents = fc.integer({ min: 0, max: 100_000 });

describe('balances, netting and refunds of a ledger', () => {
  it('nets a swap as far as both sides allow and keeps the sum', () => {
    fc.assert(
      fc.property(cents, cents, (give, take) => {
        const before = [entry('sale', -take), entry('books-in', give)];
        const owed = balancesOf(before);
        const after = balancesOf([...before, ...nettingEntries(owed)]);
        expect(after.purchase + after.tradeIn).toBe(give - take);
        expect(Math.min(0 - after.purchase, after.tradeIn) + 0).toBe(0);
      }),
    );
  });

  it('undoes a sale once, so that only received money is left to refund', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (take, postage, credit, paid) => {
        const used = Math.min(credit, take + postage);
        const netted = take + postage - used;
        const entries = [
          entry('sale', -take),
          entry('postage', -postage),
          entry('credit-used', used),
          entry('books-in', netted),
          entry('netted', -netted),
          entry('netted-in', netted),
          entry('payment', paid),
        ];
        const all = [...entries, ...undoSaleEntries(entries, 'release')];
        expect(balancesOf(all)).toEqual({ purchase: paid, tradeIn: netted });
        expect(undoSaleEntries(all, 'again')).toEqual([]);
      }),
    );
  });

  it('does not demand a chargeback from the person but subtracts it from refunds', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (price, over, percent) => {
        const paid = price + over;
        const taken = Math.floor((paid * percent) / 100);
        const sold = [entry('sale', -price), entry('payment', paid), entry('disputed', -taken, 'dp:1')];
        expect(balancesOf(sold).purchase).toBe(Math.max(0, over - taken));
        const undone = [...sold, entry('undone', price)];
        expect([balancesOf(undone).purchase, moneyReceived(undone)]).toEqual([paid - taken, paid - taken]);
        expect(splitByPaymentSource(undone, paid - taken).reduce((sum, { amount }) => sum + amount, 0)).toBe(
          paid - taken,
        );
        expect(balancesOf([...undone, entry('disputed-back', taken, 'dp:2')]).purchase).toBe(paid);
      }),
    );
    // An amount that was never paid is demanded despite a chargeback.
    expect(balancesOf([entry('sale', -1000), entry('payment', 700), entry('disputed', -700, 'dp:1')]).purchase).toBe(
      -300,
    );
  });

  it('refunds by the methods of payment, money first, and never more than each paid', () => {
    const paid = [
      entry('sale', -1000),
      entry('payment', 400),
      entry('credit-used', 250),
      entry('books-in', 350),
      entry('netted', -350),
      entry('netted-in', 350),
    ];
    expect(splitByPaymentSource(paid, 300)).toEqual([{ paidBy: 'money', amount: 300 }]);
    expect(splitByPaymentSource(paid, 1000)).toEqual([
      { paidBy: 'money', amount: 400 },
      { paidBy: 'store-credit', amount: 250 },
      { paidBy: 'books', amount: 350 },
    ]);
    const second = [...paid, entry('refund', -300, 'money:1')];
    expect(splitByPaymentSource(second, 200)).toEqual([
      { paidBy: 'money', amount: 100 },
      { paidBy: 'store-credit', amount: 100 },
    ]);
    const failed = [...second, entry('refund-failed', 300, 'money:1')];
    expect(splitByPaymentSource(failed, 400)).toEqual([{ paidBy: 'money', amount: 400 }]);
    expect(() => splitByPaymentSource(paid, 1001)).toThrow(RangeError);
  });
});

const swapFacts: SettlementFacts = { settlement: 'swap', money: 'agreed', isSettled: true, purchase: 0, tradeIn: 0 };
const path = (changes: Partial<SettlementFacts>) => settlementPath({ ...swapFacts, ...changes });

describe('settlementPath', () => {
  it('returns the payment, payout or balance after a settlement', () => {
    expect(path({ purchase: -1 })).toEqual(['awaiting-payment']);
    expect(path({ tradeIn: 1 })).toEqual(['payout-due']);
    expect(path({})).toEqual(['balanced']);
    expect(path({ isSettled: false, purchase: -500 })).toEqual([]);
    expect(path({ settlement: 'pay-now', isSettled: false, purchase: -500 })).toEqual(['awaiting-payment']);
    expect(path({ settlement: 'pay-now', isSettled: false })).toEqual(['awaiting-payment', 'balanced']);
  });

  it('continues after a payment that is late or too high', () => {
    expect(path({ money: 'awaiting-payment', settlement: 'pay-now', isSettled: false })).toEqual(['balanced']);
    expect(path({ money: 'awaiting-payment', purchase: -1 })).toEqual([]);
    expect(path({ money: 'awaiting-payment', purchase: 3 })).toEqual(['balanced', 'refund-due']);
    expect(path({ money: 'awaiting-payment', tradeIn: 7 })).toEqual(['balanced', 'payout-due']);
    expect(path({ money: 'lapsed', purchase: 5 })).toEqual(['refund-due']);
    expect(path({ money: 'lapsed', tradeIn: 5 })).toEqual(['payout-due']);
    expect(path({ money: 'refund-due' })).toEqual(['balanced']);
    expect(path({ money: 'payout-sent', purchase: 5 })).toEqual([]);
  });

  it('uses only moves of the settlement’s lifecycle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...settlementStates),
        fc.constantFrom('swap', 'pay-now', 'payout'),
        fc.boolean(),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (money, settlement, isSettled, purchase, tradeIn) => {
          let at = money;
          for (const to of settlementPath({ settlement, money, isSettled, purchase, tradeIn })) {
            expect(
              isTransitionAllowed(settlementLifecycle, { from: at, to, by: 'shop' }, () => true),
              `${at} → ${to}`,
            ).toBe(true);
            at = to;
          }
        },
      ),
    );
  });
});
