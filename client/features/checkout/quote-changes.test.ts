import { expect, it } from 'vitest';
import { quote } from '../../../domain/checkout/quote';
import { factsFor, fourBooks } from '../../../domain/checkout/quote.fixture';
import { money } from '../../../domain/money';
import { quoteChanges } from './quote-changes';

it('names both amounts of an order that is paid now and paid out later', () => {
  const quoteAt = (price: number) =>
    quote(
      factsFor('IE', fourBooks, [{ price, quantity: 1, used: true }], {
        input: { settlement: 'pay-now', useStoreCredit: true },
      }),
    );

  const changes = quoteChanges(quoteAt(500), quoteAt(600));

  expect(changes.find(({ kind }) => kind === 'result')).toEqual({
    kind: 'result',
    before: { payNow: money(890, 'EUR'), getLater: money(1280, 'EUR') },
    after: { payNow: money(990, 'EUR'), getLater: money(1280, 'EUR') },
  });
});

it('states the amounts of the sum when a lowered price rises above the agreed one', () => {
  const quoteWith = (price: number, risenTo?: number) =>
    quote(
      factsFor('IE', [], [{ price, quantity: 2, used: true, ...(risenTo === undefined ? {} : { risenTo }) }], {
        input: { settlement: 'pay-now', useStoreCredit: true },
      }),
    );

  const changes = quoteChanges(quoteWith(400), quoteWith(550, 600));

  expect(changes.find(({ kind }) => kind === 'amount')).toMatchObject({
    before: money(800, 'EUR'),
    after: money(1100, 'EUR'),
  });
});
