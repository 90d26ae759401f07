import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../../../messages/compiled/messages.js';
import { money } from '../../../../domain/money';
import { dayMs, minuteMs } from '../../../../domain/time';
import {
  beginPayment,
  callFakeStripe,
  clerk,
  ctxInMinutes,
  fillShelves,
  payoutsOf,
  placeCardOrder,
  sendWebhook,
  shop,
} from '../../../../tests/worker-stripe';
import type { Mail } from '../../../platform/adapters/mail';
import type { Buyer } from '../../../testing/buyers';
import { askPayments } from '../payments/ask-payments';
import { expectWholeMail, sendWaitingMails } from '../../../testing/post';
import { retryPayout } from '../payouts/retry-payout';

beforeAll(fillShelves);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFakeStripe('refunds/pending');
});

const post = () => sendWaitingMails(shop, new Date(Date.now() + 10 * dayMs));

/** Returns the guest's key in the link of a mail. */
const keyOf = (mail: Mail | undefined) => /#key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** The shop asks the payment provider for refunds that had no event for a while. */
const askProvider = (days: number) => askPayments(ctxInMinutes(days * (dayMs / minuteMs)));

/** Returns a cancelled order whose refund the bank of the card refuses after a while. */
async function orderWithRefusedRefund(): Promise<{ buyer: Buyer; refund: string }> {
  const buyer = await placeCardOrder();
  const payment = await beginPayment(buyer);
  await callFakeStripe(`pay/${payment}`);
  await sendWebhook(payment);
  await buyer.send('cancel');
  const [refund] = await payoutsOf(buyer.id);
  await post();
  await callFakeStripe('bank/failed');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await askProvider(3);
  error.mockClear();
  return { buyer, refund: refund?.id ?? '' };
}

it('a refund that the card refuses later is mailed once, with its amount and what follows', async () => {
  const { buyer } = await orderWithRefusedRefund();
  const trade = await buyer.readTrade();
  await askProvider(6);

  const mails = await post();
  const more = await post();

  expect(mails.map(({ subject }) => subject)).toEqual([`Your card refund failed · ${trade.number}`]);
  expectWholeMail(mails[0], {
    language: 'en',
    number: trade.number,
    label: m.mail_trade_action({}, { locale: 'en' }),
    path: `/trades/${trade.id}/open#key=${keyOf(mails[0])}`,
    sums: [money(trade.toGet.minor, 'EUR')],
    says: ['You don’t need to do anything now.', 'by bank transfer'],
  });
  expect(more).toEqual([]);
});

it('a refused refund that the desk has sent again is not mailed as failed', async () => {
  const { refund } = await orderWithRefusedRefund();
  await retryPayout(clerk(), { id: refund });

  const mails = await post();

  expect(mails.filter(({ subject }) => subject.includes('failed'))).toEqual([]);
});
