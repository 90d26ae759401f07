import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../../domain/money';
import { executionContext } from '../../../tests/worker-execution';
import { m } from '../../../messages/compiled/messages.js';
import { api } from '../../api';
import { asSaid, guestPath, keyOf, mailedTradesOf, onlyMail } from '../../testing/mailed-trades';
import { browser } from '../../testing/people';
import { expectWholeMail } from '../../testing/post';
import { openAccount } from '../../testing/shelf';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { loseOrder } from '../../trades/outbound/lose-order';
import { releaseUnpaid } from '../../trades/outbound/release-unpaid';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const {
  desk,
  placeSale,
  receiveAndGrade,
  payoutsOf,
  openShop,
  payByTransfer,
  sendMails,
  readAs,
  sentOrder,
  unpaidOrder,
  creditOf,
  openAccountWithCredit,
} = mailedTradesOf(env, newVisitor, Date.now());

beforeAll(openShop);

describe('the mails of an outbound leg', () => {
  it('confirm a payment with a button that opens a guest’s trade in any browser', async () => {
    const { buyer, trade } = await unpaidOrder('pt');
    await payByTransfer(trade);
    const mail = onlyMail(await sendMails());
    expectWholeMail(mail, {
      language: 'pt',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'pt' }),
      path: guestPath(buyer),
      mayBeOff: true,
    });
    expect((await newVisitor().call('POST', `/api/trades/${buyer.id}/key`, { key: keyOf(buyer) })).status).toBe(200);
  });

  it('report the cancellation of a whole swap in one mail', async () => {
    const { account, trade } = await placeSale('fr', { swap: true });
    await cancelTradeAtDesk(desk(), { trade: trade.id });
    expectWholeMail(onlyMail(await sendMails()), {
      language: 'fr',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'fr' }),
      path: `/trades/${trade.id}`,
      says: ['est annulé'],
    });
    expect((await readAs(account, trade.id)).inbound?.state).toBe('cancelled');
  });

  it('name no sum when an unpaid order is released', async () => {
    const { buyer, trade } = await unpaidOrder('es');
    await releaseUnpaid(desk(13.1));
    const mail = onlyMail(await sendMails(13.1));
    expectWholeMail(mail, {
      language: 'es',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'es' }),
      path: guestPath(buyer),
      says: ['No hemos recibido a tiempo el pago', 'te enviamos los libros si aún están disponibles'],
    });
    expect(mail?.text).not.toContain('€');
  });

  it('ask a guest for a bank account when a partly paid order is released', async () => {
    const { buyer, trade } = await unpaidOrder('pl');
    await payByTransfer(trade, money(300, 'EUR').minor);
    await sendMails();
    await releaseUnpaid(desk(13.1));
    const mails = await sendMails(13.1);
    expect(mails).toHaveLength(2);
    const [asks, released] = [
      mails.find(({ subject }) => subject.startsWith('Zwrot')),
      mails.find(({ subject }) => subject.startsWith('Nie opłacono')),
    ];
    expectWholeMail(released, {
      language: 'pl',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'pl' }),
      path: guestPath(buyer),
      sums: [money(300, 'EUR')],
    });
    expectWholeMail(asks, {
      language: 'pl',
      number: trade.number,
      label: 'Podaj numer konta',
      path: guestPath(buyer),
      sums: [money(300, 'EUR')],
    });
    expect((await buyer.readTrade()).allowed).toContain('refund-account');
  });

  it('state the payout, and the refund of a late payment, when an unpaid swap is released', async () => {
    const { account, trade } = await placeSale('it', { swap: true });
    await receiveAndGrade(trade, asSaid, asSaid);
    const due = await readAs(account, trade.id, 1);
    expect(due.settlementState).toBe('awaiting-payment');
    const asked = onlyMail(await sendMails(1));
    expectWholeMail(asked, {
      language: 'it',
      number: trade.number,
      label: 'Paga la differenza',
      path: `/trades/${trade.id}`,
      sums: [due.toPay, money(0 - (due.outbound?.total.minor ?? 0), 'EUR')],
      says: ['Paga la differenza'],
    });
    await releaseUnpaid(desk(14.1));
    const after = await readAs(account, trade.id, 14.1);
    expect(after.toGet.minor).toBeGreaterThan(0);
    const released = onlyMail(await sendMails(14.1));
    expectWholeMail(released, {
      language: 'it',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'it' }),
      path: `/trades/${trade.id}`,
      sums: [after.toGet],
      says: ['te lo rimborsiamo'],
    });
    expect(released?.text).not.toContain('ti spediamo i libri');
  });

  it('state the store credit that is restored when an unpaid order is released', async () => {
    const account = await openAccountWithCredit('saver', 300);
    const { trade } = await unpaidOrder('en', account);

    await releaseUnpaid(desk(13.1));

    const mail = onlyMail(await sendMails(13.1));
    expectWholeMail(mail, {
      language: 'en',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'en' }),
      path: `/trades/${trade.id}`,
      sums: [money(300, 'EUR')],
      says: ['We have returned €3.00 to your store credit'],
    });
  });

  it('state the store credit with its bonus when the books of a released swap are paid by it', async () => {
    const { account, trade } = await placeSale('en', { swap: true, payout: 'store-credit' });
    await receiveAndGrade(trade, asSaid, asSaid);
    await sendMails(1);

    await releaseUnpaid(desk(14.1));

    const credit = (await creditOf(account)) ?? 0;
    const { ledger } = await readAs(account, trade.id, 14.1);
    const taken = ledger.find(({ kind }) => kind === 'taken-as-credit')?.amount.minor ?? 0;
    const mail = onlyMail(await sendMails(14.1));
    expect(credit).toBeGreaterThan(0 - taken);
    expectWholeMail(mail, {
      language: 'en',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'en' }),
      path: `/trades/${trade.id}`,
      sums: [money(credit, 'EUR'), money(credit + taken, 'EUR')],
      says: ['to your store credit for the books you sold'],
    });
  });

  it('report a lost order and ask for the bank account of its refund', async () => {
    await openAccount(env.DB, 'unlucky');
    const { buyer, trade } = await sentOrder('en', 'unlucky');
    await loseOrder(desk(), { trade: buyer.id });
    const mails = await sendMails();
    // Paid by bank, by an account that has named none: it is asked for in its room.
    expect(mails).toHaveLength(2);
    expectWholeMail(
      mails.find(({ subject }) => subject.includes('lost')),
      {
        language: 'en',
        number: trade.number,
        label: m.mail_trade_action({}, { locale: 'en' }),
        path: `/trades/${buyer.id}`,
        says: ['was lost.', 'We’ll refund everything you paid for them, including postage.'],
      },
    );
    const [refund] = await payoutsOf(buyer.id);
    expectWholeMail(
      mails.find(({ subject }) => subject.includes('refund')),
      {
        language: 'en',
        number: trade.number,
        label: 'Add bank account',
        path: '/account-details/edit#payout',
        sums: [money(refund?.amount ?? 0, 'EUR')],
      },
    );
  });
});
