import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginPayment,
  callFakeStripe,
  clerk,
  fillShelves,
  payoutsOf,
  placeCardOrder,
  sendWebhook,
} from '../../../../tests/worker-stripe';
import type { Buyer } from '../../../testing/buyers';
import { bookPayment } from '../ledger/book-payment';
import { confirmPayout } from '../payouts/confirm-payout';
import { failPayout } from '../payouts/fail-payout';
import { retryPayout } from '../payouts/retry-payout';

const byTransfer = 300;

beforeAll(fillShelves);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFakeStripe('down/no');
  await callFakeStripe('refunds/pending');
});

/** Returns a cancelled order that was paid by transfer and by card, and whose two refunds failed. */
async function orderWithFailedRefunds(): Promise<{ buyer: Buyer; byCard: number; card: string; bank: string }> {
  const buyer = await placeCardOrder();
  const at = '2026-11-21T10:00:00.000Z';
  const transfer = { provider: 'bank', eventId: `transfer-${buyer.id}`, amount: byTransfer, currency: 'EUR', at };
  await bookPayment(clerk(), { ...transfer, trade: buyer.id, actor: 'staff' });
  const byCard = (await buyer.readTrade()).toPay.minor;
  const payment = await beginPayment(buyer);
  await callFakeStripe(`pay/${payment}`);
  await sendWebhook(payment);
  await buyer.send('cancel');
  const idOf = async (way: string) => (await payoutsOf(buyer.id)).find((row) => row.way === way)?.id ?? '';
  const [card, bank] = [await idOf('stripe'), await idOf('bank')];
  await buyer.send('refund-account', { holder: 'Ann Author', iban: 'IE29AIBK93115212345678' });
  await confirmPayout(clerk(), { id: bank });
  await failPayout(clerk(), { id: bank, reason: 'account-closed' });
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await callFakeStripe('bank/failed');
  await sendWebhook('re_1', { type: 'refund.failed', metadata: { payout: card } });
  error.mockClear();
  return { buyer, byCard, card, bank };
}

const refundsOf = async ({ id }: Buyer) =>
  (await payoutsOf(id)).map(({ way, state, amount }) => `${way} ${state} ${amount}`).toSorted();

describe('retryPayout of an order that was paid by card and by transfer', () => {
  it('sends each refund again by its own method', async () => {
    const { buyer, byCard, card, bank } = await orderWithFailedRefunds();

    await retryPayout(clerk(), { id: bank });
    const afterBank = await refundsOf(buyer);
    await retryPayout(clerk(), { id: card });

    expect(afterBank).toEqual([`bank due ${byTransfer}`, `bank replaced ${byTransfer}`, `stripe failed ${byCard}`]);
    expect(await refundsOf(buyer)).toEqual([
      `bank due ${byTransfer}`,
      `bank replaced ${byTransfer}`,
      `stripe due ${byCard}`,
      `stripe replaced ${byCard}`,
    ]);
  });

  it('sends the transfer again by bank after the refund to the card goes by bank', async () => {
    const { buyer, byCard, card, bank } = await orderWithFailedRefunds();

    await retryPayout(clerk(), { id: card, way: 'bank' });
    const afterCard = await refundsOf(buyer);
    await retryPayout(clerk(), { id: bank });

    expect(afterCard).toEqual([`bank due ${byCard}`, `bank failed ${byTransfer}`, `stripe replaced ${byCard}`]);
    expect(await refundsOf(buyer)).toEqual([
      `bank due ${byTransfer}`,
      `bank due ${byCard}`,
      `bank replaced ${byTransfer}`,
      `stripe replaced ${byCard}`,
    ]);
  });
});
