import { describe, expect, it } from 'vitest';
import type { Quote } from '../../../domain/checkout/schemas';
import { money } from '../../../domain/money';
import { placeWords, type OrderSums } from './result-words';

interface Order {
  readonly sells?: number;
  readonly buys?: number;
  readonly pay?: number;
  readonly get?: number;
  readonly settlement?: Quote['settlement'];
}

/** Returns the part of a quote that the words of the button depend on. */
function orderOf({ sells = 0, buys = 0, pay = 0, get = 0, settlement = 'pay-now' }: Order): OrderSums {
  return {
    basket: { books: sells },
    cart: { books: buys },
    payNow: money(pay, 'EUR'),
    getLater: money(get, 'EUR'),
    settlement,
  };
}

const wordsOf = (order: Order) => placeWords(orderOf(order));

describe('the last button', () => {
  it('names the amount of a sale alone', () => {
    expect(wordsOf({ sells: 2, get: 350, settlement: 'payout' })).toBe('Sell now · we pay you €3.50');
  });

  it('has only the words of the law for a purchase', () => {
    expect(wordsOf({ buys: 1, pay: 350 })).toBe('Buy now and pay');
    expect(wordsOf({ buys: 1, sells: 1, pay: 350, settlement: 'swap' })).toBe('Order with obligation to pay');
  });

  it('names purchase and sale where the books that are sold pay for the purchase', () => {
    expect(wordsOf({ buys: 1, sells: 1, get: 350, settlement: 'swap' })).toBe('Confirm purchase and sale');
    expect(wordsOf({ buys: 1, sells: 1, settlement: 'swap' })).toBe('Confirm purchase and sale');
  });

  it('names the purchase where store credit pays for it', () => {
    expect(wordsOf({ buys: 1 })).toBe('Buy now and pay');
  });
});
