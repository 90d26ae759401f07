import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { findTradeSchema } from '../../../domain/trades/find-schema';
import { executionContext } from '../../../tests/worker-execution';
import type { Mail } from '../../platform/adapters/mail';
import { api } from '../../api';
import { openServices, shopContext } from '../../services';
import { secretHash } from '../../platform/secret-hash';
import { buyersOf } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { unsubscribeKeyOf } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { finishGrading } from '../../trades/inbound/finish-grading';
import { gradeLine } from '../../trades/inbound/grade-line';
import { receiveParcel } from '../../trades/inbound/receive-parcel';
import { requestTradeLink } from '../../trades/guest-links/request-trade-link';
import { queueReminders } from './queue-reminders';
import { sendOutbox } from '../../outbox-handlers';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const start = Date.now();
const desk = (days = 0) => clerkCtx(env, new Date(start + days * dayMs));
const { orderDispatched, orderUnpaid } = buyersOf(env.DB, newVisitor, desk);
const emma = testIsbn(1);
const soldIsbns = Array.from({ length: 12 }, (_, index) => testIsbn(index + 10));
let unused = 0;

/** Sends the waiting mails at a moment, an hour later at the earliest, and returns them. */
async function sendMails(days = 1 / 24): Promise<Mail[]> {
  const mails: Mail[] = [];
  const base = shopContext(openServices(env), () => undefined, new Date(start + days * dayMs));
  await sendOutbox({
    ...base,
    mailer: { send: async (mail) => void mails.push(mail) },
    log: {
      ...base.log,
      warn: (event, facts) => {
        throw new Error(`${event} ${JSON.stringify(facts)}`);
      },
    },
  });
  return mails;
}
const remindAt = (days: number) =>
  queueReminders(shopContext(openServices(env), () => undefined, new Date(start + days * dayMs)));
async function placeSale(account: string, language = 'en'): Promise<{ readonly id: string; readonly number: string }> {
  await openAccount(env.DB, account);
  const person = await signIn(env.DB, newVisitor(), account);
  await person.call('POST', '/api/language', { language });
  unused += 2;
  await fillLists(person, {
    give: soldIsbns.slice(unused - 2, unused).map((isbn) => [isbn, 'very-good', 1] as [string, string, number]),
  });
  const placed = await placeOrder(person, 'payout', { iban: 'IE29AIBK93115212345678' }, { payout: 'bank' });
  if (placed.status !== 201) throw new Error(placed.text);
  return placed.json.trade;
}

/** Requests the link to a trade. `sendMails` sends it. */
const requestLink = (number: string, email: string) =>
  requestTradeLink(
    shopContext(openServices(env), () => undefined),
    findTradeSchema.parse({ number, email }),
  );

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    ...soldIsbns.map((isbn) => ({ isbn, reference: 3000 })),
  ]);
});

describe('a step', () => {
  it('is mailed once, with its figures, in the person’s language', async () => {
    const trade = await placeSale('anna', 'de');
    await sendMails();
    await receiveParcel(desk(1), { code: parcelCode(trade.number, 1) });
    expect((await sendMails(1)).map((mail) => [mail.subject, unsubscribeKeyOf(mail) !== null])).toEqual([
      [expect.stringContaining(trade.number), true],
    ]);
    for (const line of ['1', '2']) await gradeLine(desk(1), { trade: trade.id, line, grading: { as: 'as-said' } });
    await finishGrading(desk(1), { trade: trade.id });
    const [settled, ...others] = await sendMails(1);
    expect(others).toEqual([]);
    const owed =
      (await env.DB.prepare('SELECT sum(amount) AS n FROM trade_ledger WHERE trade_id = ?1')
        .bind(trade.id)
        .first<number>('n')) ?? 0;
    expect(settled?.text).toContain(
      new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' }).format(owed / 100),
    );
    expect(settled?.text).toContain('/de/trades/');
    expect(settled === undefined ? 'none' : unsubscribeKeyOf(settled)).toBeNull();
    expect(await sendMails(2)).toEqual([]);
  });

  it('that is optional is not mailed when such mails are off', async () => {
    await sendMails();
    await orderDispatched([[emma, 'good', 1]]);
    expect(
      (await sendMails()).filter(({ text }) => text.includes('An Post')).map((mail) => unsubscribeKeyOf(mail)),
    ).toEqual([expect.stringMatching(/^g/)]);
    await openAccount(env.DB, 'quiet');
    await env.DB.prepare(`UPDATE accounts SET trade_mails = 0 WHERE id = 'quiet'`).run();
    await orderDispatched([[emma, 'good', 1]], 'quiet');
    expect((await sendMails()).filter(({ text }) => text.includes('An Post'))).toEqual([]);
  });
});

describe('a reminder', () => {
  it('of a parcel is mailed once after ten days and once three days before the end', async () => {
    const [late, quiet] = [await placeSale('late'), await placeSale('calm')];
    await env.DB.prepare(`UPDATE accounts SET trade_mails = 0 WHERE id = 'calm'`).run();
    await sendMails();
    const about = async (days: number) => {
      await remindAt(days);
      await remindAt(days);
      return (await sendMails(days))
        .filter(({ text }) => text.includes(late.number) || text.includes(quiet.number))
        .map((mail) => (unsubscribeKeyOf(mail) === null ? 'no way out' : mail.subject));
    };
    expect(await about(9.9)).toEqual([]);
    expect(await about(10.1)).toEqual([`We are waiting for your books · ${late.number}`]);
    const end =
      (Date.parse(
        (await env.DB.prepare('SELECT arrive_by FROM trades WHERE id = ?1').bind(late.id).first<string>('arrive_by')) ??
          '',
      ) -
        start) /
      dayMs;
    expect(await about(end - 3.1)).toEqual([]);
    expect(await about(end - 2.9)).toEqual([`We are waiting for your books · ${late.number}`]);
    expect(await about(end - 1)).toEqual([]);
  });

  it('of a transfer comes two days before its end, unless it is paid when the mail is written', async () => {
    const [slow, quick] = [await orderUnpaid([[emma, 'good', 1]]), await orderUnpaid([[emma, 'good', 1]])];
    await sendMails();
    const end = (Date.parse((await slow.readTrade()).transfer?.payBy ?? '') - start) / dayMs;
    await remindAt(end - 2.1);
    expect(await sendMails(end - 2.1)).toEqual([]);
    await remindAt(end - 1.9);
    const trade = await quick.readTrade();
    await buyersOf(env.DB, newVisitor, desk).payByTransfer(trade);
    const mails = (await sendMails(end - 1.9)).filter(({ subject }) =>
      subject.startsWith('We are waiting for your payment'),
    );
    expect(mails.map((mail) => unsubscribeKeyOf(mail))).toEqual([expect.stringMatching(/^g/)]);
    const owed = (await slow.readTrade()).toPay.minor;
    expect(mails[0]?.text).toContain(
      new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(owed / 100),
    );
    expect(mails[0]?.text).toContain(openServices(env).settings.shop.iban);
  });
});

describe('finding a trade', () => {
  it('mails a guest a new key, and an account its link', async () => {
    await sendMails();
    const guest = await orderUnpaid([[emma, 'good', 1]]);
    await sendMails();
    const old = 'k'.repeat(22);
    await env.DB.prepare('UPDATE trades SET guest_key_hash = ?2 WHERE id = ?1')
      .bind(guest.id, await secretHash(old))
      .run();
    const trade = await guest.readTrade();
    await requestLink(` ${trade.number.toLowerCase().replace('-', ' ')} `, trade.email.toUpperCase());
    const [found, ...others] = await sendMails();
    expect([others, found?.to]).toEqual([[], trade.email]);
    const key = /key=([\w-]{22})/.exec(found?.text ?? '')?.[1] ?? '';
    const opens = async (with_: string) =>
      (await newVisitor().call('POST', `/api/trades/${guest.id}/key`, { key: with_ })).status;
    expect([key === old, await opens(old), await opens(key)]).toEqual([false, 404, 200]);

    const own = await placeSale('owner');
    await sendMails();
    await requestLink(own.number, 'stranger@reader.example');
    await requestLink(
      own.number,
      (await env.DB.prepare('SELECT email FROM trades WHERE id = ?1').bind(own.id).first<string>('email')) ?? '',
    );
    const [plain] = await sendMails();
    expect(plain?.text).toContain(`/en/trades/${own.id}`);
    expect(plain?.text).not.toContain('key=');
  });

  it('answers the same without a trade and sends no mail', async () => {
    const guest = await orderUnpaid([[emma, 'good', 1]]);
    const { number } = await guest.readTrade();
    await sendMails();
    const ask = (body: object) => newVisitor().call('POST', '/api/trades/find', body);
    const answers = [
      await ask({ number, email: 'stranger@reader.example' }),
      await ask({ number: 'IE-ZZZZ', email: 'stranger@reader.example' }),
    ];
    for (const answer of answers) expect([answer.status, answer.json]).toEqual([202, { sent: true }]);
    await requestLink(number, 'stranger@reader.example');
    expect(await sendMails()).toEqual([]);
    for (let index = 0; index < 7; index += 1) await ask({ number, email: 'stranger@reader.example' });
    const last = await ask({ number, email: 'stranger@reader.example' });
    expect([last.status, last.json.code, Number(last.headers.get('Retry-After')) > 0]).toEqual([
      429,
      'too-many-attempts',
      true,
    ]);
    expect((await ask({ number: '12', email: 'a@b.example' })).json.code).toBe('invalid-input');
  });
});
