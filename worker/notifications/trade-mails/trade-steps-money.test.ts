import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '../../../domain/format';
import { money } from '../../../domain/money';
import { executionContext } from '../../../tests/worker-execution';
import { m } from '../../../messages/compiled/messages.js';
import { api } from '../../api';
import { asSaid, guestPath, iban, mailedTradesOf, onlyMail } from '../../testing/mailed-trades';
import { browser } from '../../testing/people';
import { expectWholeMail } from '../../testing/post';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { confirmPayout } from '../../trades/money/payouts/confirm-payout';
import { failPayout } from '../../trades/money/payouts/fail-payout';
import { makePayoutFile } from '../../trades/money/payouts/make-payout-file';
import { receiveReturn } from '../../trades/outbound/receive-return';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const {
  desk,
  placeSale,
  readAs,
  receiveAndGrade,
  payoutsOf,
  openShop,
  payByTransfer,
  sendMails,
  sentOrder,
  unpaidOrder,
} = mailedTradesOf(env, newVisitor, Date.now());

beforeAll(openShop);

describe('the mails of payouts and refunds', () => {
  it('state the current account when a payout is sent, and ask to check it when it fails', async () => {
    const { account, trade } = await placeSale('ja');
    await receiveAndGrade(trade, asSaid, asSaid);
    await sendMails(1);
    await env.DB.prepare(`UPDATE payout_details SET iban_masked = 'IE•• •••• 0001' WHERE account = ?1`)
      .bind(account)
      .run();
    await makePayoutFile(desk(1), { format: 'pain.001', currency: 'EUR' });
    const [payout] = await payoutsOf(trade.id);
    const sums = [money(payout?.amount ?? 0, 'EUR')];
    expectWholeMail(onlyMail(await sendMails(1)), {
      language: 'ja',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'ja' }),
      path: `/trades/${trade.id}`,
      sums,
      says: ['IE•• •••• 0001'],
    });
    await failPayout(desk(2), { id: payout?.id ?? '', reason: 'account-closed' });
    expectWholeMail(onlyMail(await sendMails(2)), {
      language: 'ja',
      number: trade.number,
      label: '受取口座を確認する',
      path: '/account-details/edit#payout',
      sums,
    });
  });

  it('leave out the price of a purchase that was paid before its swap was settled', async () => {
    const { account, trade } = await placeSale('en', { swap: true });
    const price = trade.outbound?.total ?? money(0, 'EUR');
    await payByTransfer(trade, price.minor);
    await receiveAndGrade(trade, asSaid, asSaid);
    const { toGet } = await readAs(account, trade.id, 1);
    const mail = (await sendMails(1)).find(({ subject }) => subject.startsWith('We have checked'));
    expectWholeMail(mail, {
      language: 'en',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'en' }),
      path: `/trades/${trade.id}`,
      sums: [toGet],
    });
    expect(mail?.text).not.toContain(formatMoney(price, 'en'));
  });

  it('ask to check the account when a confirmed payout fails', async () => {
    const { trade } = await placeSale('fr');
    await receiveAndGrade(trade, asSaid, asSaid);
    const [payout] = await payoutsOf(trade.id);
    await confirmPayout(desk(1), { id: payout?.id ?? '' });
    await sendMails(1);
    await failPayout(desk(2), { id: payout?.id ?? '', reason: 'other' });
    expectWholeMail(onlyMail(await sendMails(2)), {
      language: 'fr',
      number: trade.number,
      label: 'Vérifier le compte bancaire',
      path: '/account-details/edit#payout',
      sums: [money(payout?.amount ?? 0, 'EUR')],
    });
  });

  it('state the sum of each refund and ask a guest for the account once', async () => {
    const { buyer, trade } = await sentOrder('de');
    const due = async () => (await payoutsOf(buyer.id)).find(({ state }) => state === 'due')?.amount ?? 0;
    await buyer.send('withdraw', { lines: [1, 2], reason: 'withdraw' });
    await sendMails();
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    expectWholeMail(onlyMail(await sendMails()), {
      language: 'de',
      number: trade.number,
      label: 'Bankkonto angeben',
      path: guestPath(buyer),
      sums: [money(await due(), 'EUR')],
    });
    await buyer.send('refund-account', { holder: 'Ann', iban });
    const refunded = async (days: number) => {
      const row = (await payoutsOf(buyer.id)).find(({ state }) => state === 'due');
      await confirmPayout(desk(days), { id: row?.id ?? '' });
      return row?.amount ?? 0;
    };
    const first = await refunded(0.01);
    expectWholeMail(onlyMail(await sendMails()), {
      language: 'de',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'de' }),
      path: guestPath(buyer),
      sums: [money(first, 'EUR')],
    });
    await receiveReturn(desk(1), { trade: buyer.id, line: 2, condition: 'as-sent' });
    expect(await sendMails(1)).toEqual([]);
    const second = await refunded(1.01);
    expect(second).not.toBe(first);
    const mail = onlyMail(await sendMails(1.02));
    expectWholeMail(mail, {
      language: 'de',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'de' }),
      path: guestPath(buyer),
      sums: [money(second, 'EUR')],
    });
  });

  it('report the refund of a cancelled order once it is sent', async () => {
    const { buyer, trade } = await unpaidOrder('ar');
    await payByTransfer(trade);
    await sendMails();
    await cancelTradeAtDesk(desk(), { trade: buyer.id });
    expect((await sendMails()).map(({ subject }) => subject)).toHaveLength(2);
    await buyer.send('refund-account', { holder: 'Ann', iban });
    const [refund] = await payoutsOf(buyer.id);
    await confirmPayout(desk(), { id: refund?.id ?? '' });
    expectWholeMail(onlyMail(await sendMails()), {
      language: 'ar',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'ar' }),
      path: guestPath(buyer),
      sums: [money(refund?.amount ?? 0, 'EUR')],
    });
  });
});
