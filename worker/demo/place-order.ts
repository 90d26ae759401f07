import { checkoutInputSchema, type Settlement } from '../../domain/checkout/schemas';
import type { Ctx } from '../platform/context';
import { addBasketLines } from '../lists/basket/add-basket-lines';
import { putCartLine } from '../lists/cart/put-cart-line';
import { placeTrade } from '../checkout/place-trade';
import { readQuote } from '../checkout/read-quote';
import type { DemoBooks } from './choose-books';
import { soldGrade } from './choose-books';
import { demoReader } from './demo-people';

/** Address and bank account of the demo customer. The IBAN is the one of the examples of the standard. */
export const demoAddress = { line1: '7 Quay Street', city: 'Galway', postcode: 'H91 X2Y3', country: 'IE' } as const;
const demoIban = 'IE29AIBK93115212345678';

export interface DemoOrder {
  readonly sells?: readonly string[];
  readonly buys?: DemoBooks['copies'];
  readonly settlement: Settlement;
  readonly payout?: 'bank' | 'store-credit';
  readonly useStoreCredit?: boolean;
}

/** The placed order as the following steps need it. `amount`: what is to be paid by bank transfer, in minor units. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
}

/** Fills the lists of the demo customer and places them as one order. */
export async function placeOrder(ctx: Ctx, order: DemoOrder): Promise<PlacedOrder> {
  const { sells = [], buys = [], settlement, payout, useStoreCredit = false } = order;
  if (sells.length > 0) {
    const lines = sells.map((isbn) => ({ isbn, grade: soldGrade, quantity: 1, exLibrary: false }));
    await addBasketLines(ctx, { lines });
  }
  for (const { isbn, grade } of buys) await putCartLine(ctx, { isbn, grade, quantity: 1 });
  const choice = { settlement, payout, useStoreCredit, payment: 'bank-transfer' as const };
  const quote = await readQuote(ctx, choice);
  const { placed } = await placeTrade(ctx, {
    key: ctx.ids.id(),
    body: checkoutInputSchema.parse({
      ...choice,
      quote: quote.quote,
      name: demoReader.name,
      address: demoAddress,
      ...(payout === 'bank' ? { iban: demoIban } : {}),
      terms: true,
      declaration: sells.length > 0,
    }),
  });
  return { ...placed.trade, amount: quote.payNow.minor };
}
