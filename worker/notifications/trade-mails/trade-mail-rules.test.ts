import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { formatInstant } from '../../../domain/formats/format-dates';
import { money } from '../../../domain/money';
import { dayMs, minuteMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { m } from '../../../messages/compiled/messages.js';
import type { Mail } from '../../platform/adapters/mail';
import { api } from '../../api';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { cookieNames } from '../../platform/middleware/cookies';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser, ctxOf } from '../../testing/people';
import { ctxKeepingMails, expectWholeMail, sendWaitingMails, visibleText } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { stripTradesStatement } from '../../privacy/strip-trades';
import { withdrawLines } from '../../trades/outbound/withdraw-lines';
import { endOldLinks } from '../../trades/guest-links/end-old-links';
import { findTradeByNumber } from '../../trades/guest-links/find-trade-by-number';
import { replaceKey } from '../../trades/guest-links/replace-key';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutbox } from '../../outbox-handlers';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const start = Date.now();
const at = (days: number) => new Date(start + days * dayMs);
const desk = () => clerkCtx(env, at(0));
const { orderDispatched, orderUnpaid, payByTransfer, packAndDispatch } = buyersOf(env.DB, newVisitor, desk);
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const post = (days = 1 / 24) => sendWaitingMails(env, at(days));
const keyOf = ({ person, id }: Buyer) => person.cookies.get(cookieNames.trade + id) ?? 'no key';
const shop = (days = 0) => shopContext(openServices(env), () => undefined, at(days));

/** Withdraws an order and returns the mails of that moment. */
async function withdraw(
  buyer: Buyer,
  account: string,
  declaration: { readonly reason: 'withdraw' | 'not-as-described'; readonly words: string },
): Promise<{ readonly mails: Mail[]; readonly at: Date }> {
  const mails: Mail[] = [];
  const work: Promise<unknown>[] = [];
  // The clocks of requests and tests differ by the duration of the test.
  const when = new Date();
  const ctx: Ctx = {
    ...ctxKeepingMails(ctxOf(env, account, when), mails),
    origin: 'https://dogear.example',
    waitUntil: (promise) => void work.push(promise),
  };
  await withdrawLines(ctx, {
    id: buyer.id,
    key: account.startsWith('v:') ? keyOf(buyer) : null,
    lines: [1, 2],
    ...declaration,
  });
  await Promise.all(work);
  return { mails, at: when };
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 90, price: 2400 } } },
  ]);
});

describe('a withdrawal', () => {
  it('is confirmed at once with its content and time, even when optional mails are off', async () => {
    await openAccount(env.DB, 'silent');
    await env.DB.prepare(`UPDATE accounts SET trade_mails = 0 WHERE id = 'silent'`).run();
    const buyer = await orderDispatched(
      [
        [emma, 'good', 2],
        [dune, 'very-good', 1],
      ],
      'silent',
    );
    await env.DB.prepare(`UPDATE accounts SET language = 'pl' WHERE id = 'silent'`).run();
    const { number } = await buyer.readTrade();
    expect((await post()).filter(({ text }) => text.includes('An Post') || text.includes('zostały wysłane'))).toEqual(
      [],
    );
    const { mails, at: when } = await withdraw(buyer, 'a:silent', { reason: 'withdraw', words: '' });
    expect(mails).toHaveLength(1);
    // The mail is in the present language of the account.
    const [mail] = mails;
    expect([mail?.to, mail?.language, mail?.subject]).toEqual([
      'silent@reader.example',
      'pl',
      `Otrzymaliśmy odstąpienie od umowy · ${number}`,
    ]);
    for (const part of [visibleText(mail?.text ?? ''), visibleText(mail?.html ?? '')]) {
      for (const words of [
        'Emma',
        '2 × używana, stan dobry',
        visibleText('11,00 €'),
        'Dune',
        visibleText('24,00 €'),
        visibleText(formatInstant(when.toISOString(), 'pl', 'Europe/Dublin')),
        `https://dogear.example/en/trades/${buyer.id}`,
      ])
        expect(part).toContain(words);
    }
    expect(await post()).toEqual([]);
  });

  it('of copies that are not as described contains the person’s words', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
    ]);
    const { number } = await buyer.readTrade();
    await post();
    const { mails } = await withdraw(buyer, 'v:another-browser', {
      reason: 'not-as-described',
      words: 'Pages <b>are</b> missing',
    });
    expectWholeMail(mails[0], {
      language: 'en',
      number,
      label: 'Open return label',
      path: `/trades/${buyer.id}/open#key=${keyOf(buyer)}`,
      sums: [money(550, 'EUR'), money(2400, 'EUR')],
      says: ['Yes, they differ from the description', 'Please send the books back within'],
    });
    expect(mails[0]?.text).toContain('Pages <b>are</b> missing');
    expect(mails[0]?.html).toContain('Pages &lt;b&gt;are&lt;/b&gt; missing');
  });
});

describe('a step', () => {
  it('is mailed once when many runners work at the same moment', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await post();
    await payByTransfer(await buyer.readTrade());
    const mails: Mail[] = [];
    await Promise.all(Array.from({ length: 6 }, () => sendOutbox(ctxKeepingMails(shop(1 / 24), mails))));
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('We have received your payment')]);
    expect(await post(1)).toEqual([]);
  });

  it('is mailed later after a failure of the mail server, with the present state of the trade', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await post();
    await payByTransfer(await buyer.readTrade());
    const warned = vi.fn();
    const down = { ...shop(1 / 24), mailer: { send: () => Promise.reject(new Error('450 try again')) } };
    expect(await sendOutbox({ ...down, log: { ...down.log, warn: warned } })).toEqual({ sent: 0, failed: 1 });
    expect(warned).toHaveBeenCalledWith('outbox-retry', expect.objectContaining({ kind: 'trade-step', attempts: 1 }));
    expect(await post(1 / 24)).toEqual([]);
    const again = await post(1 / 24 + (2 * minuteMs) / dayMs);
    expect(again.map(({ subject }) => subject)).toEqual([expect.stringContaining('We have received your payment')]);
  });

  it('goes to the account’s present address, in its present language', async () => {
    await openAccount(env.DB, 'mover');
    const [buyer, guest] = [await orderUnpaid([[emma, 'good', 1]], 'mover'), await orderUnpaid([[emma, 'good', 1]])];
    await env.DB.prepare(`UPDATE trades SET language = 'it' WHERE id = ?1`).bind(guest.id).run();
    await post();
    await env.DB.prepare(`UPDATE accounts SET email = 'new@reader.example' WHERE id = 'mover'`).run();
    expect((await buyer.person.call('POST', '/api/language', { language: 'fr' })).status).toBe(200);
    for (const each of [buyer, guest]) await payByTransfer(await each.readTrade());
    const mails = await post();
    expect(new Set(mails.map(({ to, language }) => `${language} ${to}`))).toEqual(
      new Set([`it ${(await guest.readTrade()).email}`, 'fr new@reader.example']),
    );
    const { number } = await buyer.readTrade();
    expectWholeMail(
      mails.find(({ language }) => language === 'fr'),
      {
        language: 'fr',
        number,
        label: m.mail_trade_action({}, { locale: 'fr' }),
        path: `/trades/${buyer.id}`,
        mayBeOff: true,
      },
    );
  });

  it('is not mailed once the account is deleted', async () => {
    await openAccount(env.DB, 'leaver');
    const buyer = await orderUnpaid([[emma, 'good', 1]], 'leaver');
    await post();
    await payByTransfer(await buyer.readTrade());
    await packAndDispatch(buyer.id);
    const { id } = buyer;
    await env.DB.batch([
      stripTradesStatement(shop(), 'leaver'),
      ...(['decide', 'pay', 'post'] as const).map((about) =>
        outboxStatement(shop(), 'trade-reminder', { trade: id, about }, `test:${id}:${about}`),
      ),
      outboxStatement(
        shop(),
        'trade-placed',
        { trade: id, path: `/en/trades/${id}`, origin: 'https://dogear.example' },
        `test:${id}:placed`,
      ),
      outboxStatement(shop(), 'refund-account', { trade: id }, `test:${id}:account`),
      outboxStatement(shop(), 'came-back', { trade: id, payout: 'x' }, `test:${id}:back`),
      outboxStatement(
        shop(),
        'withdrawn',
        { trade: id, withdrawal: 1, path: `/en/trades/${id}`, origin: 'https://dogear.example' },
        `test:${id}:withdrawn`,
      ),
    ]);
    expect(await post()).toEqual([]);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL').first<number>('n')).toBe(0);
  });
});

describe('a guest’s key', () => {
  const opens = async (id: string, key: string) =>
    (await newVisitor().call('POST', `/api/trades/${id}/key`, { key })).status;
  const keyIn = (mail: Mail | undefined) => /#key=([\w-]{22})\s/.exec(mail?.text ?? '')?.[1] ?? 'none';

  const hashOf = (id: string) =>
    env.DB.prepare('SELECT guest_key_hash FROM trades WHERE id = ?1').bind(id).first<string>('guest_key_hash');

  it('is the same in each mail, also when the link is requested again', async () => {
    const [buyer, other] = [await orderUnpaid([[emma, 'good', 1]]), await orderUnpaid([[emma, 'good', 1]])];
    await post();
    expect(keyOf(buyer)).not.toBe(keyOf(other));
    expect(await opens(buyer.id, keyOf(other))).toBe(404);
    const trade = await buyer.readTrade();
    await payByTransfer(trade);
    expect(keyIn((await post())[0])).toBe(keyOf(buyer));

    const found = await findTradeByNumber(shop(), { number: trade.number, email: trade.email });

    expect(found?.key).toBe(keyOf(buyer));
    expect(await opens(buyer.id, keyOf(buyer))).toBe(200);
  });

  it('is replaced when the person ends all other links, and this browser keeps the trade', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await post();
    const before = keyOf(buyer);
    const other = newVisitor();
    await other.call('POST', `/api/trades/${buyer.id}/key`, { key: before });
    expect((await other.call('GET', `/api/trades/${buyer.id}`)).status).toBe(200);

    const ended = await buyer.person.call('POST', `/api/trades/${buyer.id}/links/end`);

    expect(ended.status).toBe(200);
    expect(keyOf(buyer)).not.toBe(before);
    expect((await buyer.person.call('GET', `/api/trades/${buyer.id}`)).status).toBe(200);
    expect((await other.call('GET', `/api/trades/${buyer.id}`)).status).toBe(404);
    expect([await opens(buyer.id, before), await opens(buyer.id, keyOf(buyer))]).toEqual([404, 200]);
    await payByTransfer(await buyer.readTrade());
    expect(keyIn((await post())[0])).toBe(keyOf(buyer));
  });

  it('ends 30 days after the end of the trade', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await buyer.send('cancel');
    const afterDays = (days: number) => shop(days);

    await endOldLinks(afterDays(29));
    expect(await hashOf(buyer.id)).not.toBeNull();
    await endOldLinks(afterDays(32));

    expect(await hashOf(buyer.id)).toBeNull();
  });

  it('is replaced by a link to request one when the shop’s secret has changed', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await post();
    await payByTransfer(await buyer.readTrade());
    const mails: Mail[] = [];
    const base = shop(1 / 24);
    const other = { ...base, settings: { ...base.settings, dataKeys: [new Uint8Array(32)] } };
    await sendOutbox(ctxKeepingMails(other, mails));
    expect(mails[0]?.text).not.toContain('key=');
    expect(mails[0]?.text).toContain(`https://dogear.example/en/find-trade`);
    // With the old one beside the new one the key is known again.
    await packAndDispatch(buyer.id);
    const both = { ...base, settings: { ...base.settings, dataKeys: [new Uint8Array(32), ...base.settings.dataKeys] } };
    await sendOutbox(ctxKeepingMails(both, mails));
    expect(keyIn(mails[1])).toBe(keyOf(buyer));
  });

  it('is random without a secret and never a revoked one', async () => {
    const base = shop();
    const without = { ...base, settings: { ...base.settings, dataKeys: [] } };
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const keys = new Set([keyOf(buyer)]);
    for (let turn = 0; turn < 15; turn += 1)
      keys.add(await replaceKey(turn === 14 ? without : base, { id: buyer.id, keyHash: await hashOf(buyer.id) }));
    expect(keys.size).toBe(16);
    expect(await opens(buyer.id, [...keys].at(-1) ?? '')).toBe(200);
  });
});
