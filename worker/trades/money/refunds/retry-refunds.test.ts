import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginPayment,
  callFakeStripe,
  clerk,
  emma,
  fillShelves,
  newVisitor,
  payoutsOf,
  placeCardOrder,
  rare,
  sendWebhook,
  shop,
} from '../../../../tests/worker-stripe';
import { buyersOf, type Buyer, type PayoutRow } from '../../../testing/buyers';
import { receiveReturn } from '../../outbound/receive-return';
import { bookPayment } from '../ledger/book-payment';
import { confirmPayout } from '../payouts/confirm-payout';
import { failPayout } from '../payouts/fail-payout';
import { retryPayout } from '../payouts/retry-payout';

const byTransfer = 300;
const { orderDispatched } = buyersOf(shop.DB, newVisitor, clerk);

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

const dueOf = async ({ id }: Buyer) => (await payoutsOf(id)).find(({ state }) => state === 'due');

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

describe('two refunds by transfer that failed', () => {
  /** Returns an order of two books that were sent back one after the other, with its two failed refunds. */
  async function orderWithFailedTransfers(): Promise<{ buyer: Buyer; first: PayoutRow; second: PayoutRow }> {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [rare, 'good', 1],
    ]);
    for (const line of [1, 2]) {
      await buyer.send('withdraw', { lines: [line], reason: 'withdraw' });
      await receiveReturn(clerk(), { trade: buyer.id, line, condition: 'as-sent' });
      await confirmPayout(clerk(), { id: (await dueOf(buyer))?.id ?? '' });
    }
    const [first, second] = await payoutsOf(buyer.id);
    if (first === undefined || second === undefined) throw new Error('two refunds are missing');
    for (const { id } of [first, second]) await failPayout(clerk(), { id, reason: 'account-closed' });
    return { buyer, first, second };
  }

  it('are each sent again by a decision of their own', async () => {
    const { buyer, first, second } = await orderWithFailedTransfers();

    await retryPayout(clerk(), { id: first.id });
    const afterRetry = await refundsOf(buyer);
    await confirmPayout(clerk(), { id: (await dueOf(buyer))?.id ?? '' });
    const afterConfirmation = await refundsOf(buyer);
    await retryPayout(clerk(), { id: second.id });

    const replaced = `bank replaced ${first.amount}`;
    expect(afterRetry).toEqual([`bank due ${first.amount}`, `bank failed ${second.amount}`, replaced].toSorted());
    expect(afterConfirmation).toEqual(
      [`bank done ${first.amount}`, `bank failed ${second.amount}`, replaced].toSorted(),
    );
    expect(await dueOf(buyer)).toMatchObject({ amount: second.amount });
  });

  it('stay failed when a later return is refunded', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [rare, 'good', 1],
    ]);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(clerk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    const first = await dueOf(buyer);
    await confirmPayout(clerk(), { id: first?.id ?? '' });
    await failPayout(clerk(), { id: first?.id ?? '', reason: 'account-closed' });

    await buyer.send('withdraw', { lines: [2], reason: 'withdraw' });
    await receiveReturn(clerk(), { trade: buyer.id, line: 2, condition: 'as-sent' });

    const total = (await buyer.readTrade()).outbound?.total.minor ?? 0;
    expect(await refundsOf(buyer)).toEqual(
      [`bank failed ${first?.amount ?? 0}`, `bank due ${total - (first?.amount ?? 0)}`].toSorted(),
    );
  });
});
