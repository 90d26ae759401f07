import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../../domain/money';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { m } from '../../../messages/compiled/messages.js';
import { api } from '../../api';
import { asSaid, mailedTradesOf, onlyMail, rejected } from '../../testing/mailed-trades';
import { browser } from '../../testing/people';
import { expectWholeMail } from '../../testing/post';
import { signIn } from '../../testing/sign-in';
import { addCreditStatements } from '../../trades/money/store-credit/credit-statements';
import { expireParcels } from '../../trades/inbound/expire-parcels';
import { queueReminders } from './queue-reminders';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const start = Date.now();
const { desk, placeSale, receiveAndGrade, openShop, sendMails, readAs, turnMailsOff } = mailedTradesOf(
  env,
  newVisitor,
  start,
);

beforeAll(openShop);

/** Signs a new browser into the account; its other sessions end. */
async function signedInAgain(account: string) {
  await env.DB.prepare('DELETE FROM sessions WHERE account = ?1').bind(account).run();
  return signIn(env.DB, newVisitor(), account);
}

describe('the mails of an inbound leg', () => {
  it('ask for a decision with its last day, even when optional mails are off', async () => {
    const { account, trade } = await placeSale('de');
    await turnMailsOff(account);
    await receiveAndGrade(trade, { as: 'regraded', grade: 'good', reason: 'marks' }, rejected);
    const open = await readAs(account, trade.id, 1);
    const [worse] = open.inbound?.lines ?? [];
    const mail = onlyMail(await sendMails(1));
    const until = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(
      new Date(open.inbound?.decideBy ?? ''),
    );
    expectWholeMail(mail, {
      language: 'de',
      number: trade.number,
      label: 'Jetzt entscheiden',
      path: `/trades/${trade.id}`,
      sums: [worse?.lower ?? money(0, 'EUR'), money(0, 'EUR')],
      says: [
        worse?.book.title ?? '',
        'Gebraucht, gut',
        'Nicht angenommen',
        until,
        'schicken wir die Bücher kostenlos zurück',
      ],
    });
    expect(worse?.lower?.minor).toBeGreaterThan(0);
  });

  it('do not say that books have arrived once they are graded', async () => {
    const { account, trade } = await placeSale('en');
    await receiveAndGrade(trade, asSaid, rejected);

    const mails = await sendMails(1);
    await turnMailsOff(account);

    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^What should we do with your books/)]);
  });

  it('state the return postage that checkout announced, and that no answer costs nothing', async () => {
    const { account, trade } = await placeSale('en');
    await turnMailsOff(account);
    const announce = env.DB.prepare('UPDATE trades SET return_postage = 250 WHERE id = ?1').bind(trade.id);
    await announce.run();
    await receiveAndGrade(trade, { as: 'regraded', grade: 'good', reason: 'marks' }, rejected);

    const text = onlyMail(await sendMails(1))?.text ?? '';

    expect(text).toContain('we charge €2.50 in total if you ask us to send books back');
    expect(text).toContain('If you don’t tell us what to do with a book, we’ll send it back free of charge.');
  });

  it('remind once before the decision’s last day, unless optional mails are off', async () => {
    const [asked, silent] = [await placeSale('nl'), await placeSale('nl')];
    await turnMailsOff(silent.account);
    for (const { trade } of [asked, silent]) await receiveAndGrade(trade, asSaid, rejected);
    await sendMails(1);
    const near =
      (Date.parse((await readAs(asked.account, asked.trade.id, 1)).inbound?.decideBy ?? '') - start) / dayMs - 2;
    for (const _ of [1, 2]) await queueReminders(desk(near));
    expectWholeMail(onlyMail(await sendMails(near)), {
      language: 'nl',
      number: asked.trade.number,
      label: 'Nu kiezen',
      path: `/trades/${asked.trade.id}`,
      mayBeOff: true,
    });
    expect(await sendMails(near + 1)).toEqual([]);
  });

  it.each([
    ['a trade without other credit', 0],
    ['a trade whose lost parcel was refunded as store credit', 810],
  ])('state the store credit and its bonus of %s', async (_trade, refunded) => {
    const { account, trade } = await placeSale('es', { payout: 'store-credit' });
    if (refunded > 0) {
      const refund = { id: trade.id, account, currency: 'EUR' as const };
      await env.DB.batch(addCreditStatements(desk(), refund, refunded));
    }
    await receiveAndGrade(trade, asSaid, asSaid);
    const mail = onlyMail(await sendMails(1));
    const { results } = await env.DB.prepare(
      'SELECT reason, sum(amount) AS n FROM store_credit GROUP BY account, reason HAVING account = ?1',
    )
      .bind(account)
      .all<{ reason: string; n: number }>();
    const credit = new Map(results.map(({ reason, n }) => [reason, n]));
    const bonus = credit.get('bonus') ?? 0;
    expect(bonus).toBeGreaterThan(0);
    expectWholeMail(mail, {
      language: 'es',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'es' }),
      path: `/trades/${trade.id}`,
      sums: [money((credit.get('trade') ?? 0) - refunded + bonus, 'EUR'), money(bonus, 'EUR')],
      says: ['a tu saldo'],
    });
  });

  it('mention no payment when no book was accepted', async () => {
    const { account, trade } = await placeSale('it');
    await receiveAndGrade(trade, rejected, rejected);
    await sendMails(1);
    const person = await signedInAgain(account);
    await person.call('POST', `/api/trades/${trade.id}/decide`, {
      decisions: [1, 2].map((line) => ({ line, decision: 'recycle' })),
    });
    const mail = onlyMail(await sendMails(1));
    expectWholeMail(mail, {
      language: 'it',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'it' }),
      path: `/trades/${trade.id}`,
      says: ['nessuno dei libri'],
    });
    expect(mail?.text).not.toContain('non resta niente da pagare');
  });

  it('state until when a late parcel is accepted, in Arabic from right to left', async () => {
    const { trade } = await placeSale('ar');
    await expireParcels(desk(27));
    const mail = onlyMail(await sendMails(27));
    const until = new Intl.DateTimeFormat('ar-u-nu-arab', { dateStyle: 'long', timeZone: 'Europe/Dublin' }).format(
      new Date(trade.inbound?.lateUntil ?? ''),
    );
    expectWholeMail(mail, {
      language: 'ar',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'ar' }),
      path: `/trades/${trade.id}`,
      says: [until],
    });
    expect(mail?.text).not.toContain('لم تعد الكتب');
  });

  it('report in one mail that an expired swap loses its reservation', async () => {
    const { trade } = await placeSale('nl', { swap: true });
    await expireParcels(desk(27));
    expectWholeMail(onlyMail(await sendMails(27)), {
      language: 'nl',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'nl' }),
      path: `/trades/${trade.id}`,
      says: ['We reserveren de boeken die je wilde kopen niet meer.'],
    });
  });
});
