import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import type { Mail } from '../../platform/adapters/mail';
import { api } from '../../api';
import { openServices, shopContext } from '../../services';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { unsubscribeKeyOf, sendWaitingMails } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { stripTradesStatement } from '../../privacy/strip-trades';
import { choiceKey, readChoiceKey, type MailChoiceOwner } from './choice-key';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const start = Date.now();
const at = (days: number) => new Date(start + days * dayMs);
const { orderUnpaid, payByTransfer, packAndDispatch } = buyersOf(env.DB, newVisitor, () => clerkCtx(env, at(0)));
const emma = testIsbn(1);
const post = (days = 1 / 24) => sendWaitingMails(env, at(days));
const shop = () => shopContext(openServices(env), () => undefined);
const keyFor = async (choice: MailChoiceOwner) => (await choiceKey(shop(), choice)) ?? 'no key';
const address = (key: string) => `/api/mail-choices/${key}`;
const oneClick = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** Unsubscribes as a mail reader does: without browser, cookies and origin. */
const press = (key: string) => newVisitor().call('POST', address(key), 'List-Unsubscribe=One-Click', oneClick);
const readChoice = async (key: string) => (await newVisitor().call('GET', address(key))).json;
const switchMails = (key: string, on: boolean) => newVisitor().call('PUT', address(key), { on });
const only = (mails: readonly Mail[]): Mail => {
  const [mail, ...others] = mails;
  if (mail === undefined || others.length > 0) throw new Error(`${mails.length} mails`);
  return mail;
};
/** Places and pays an order of a person (a visitor or `account`) and returns the mails after the payment. */
async function payOrder(
  account: string | null = null,
  changes: object = {},
): Promise<{ readonly buyer: Buyer; readonly mails: Mail[] }> {
  await env.DB.prepare('DELETE FROM sessions WHERE account = ?1').bind(account).run();
  const buyer = await orderUnpaid([[emma, 'good', 1]], account, 'IE', changes);
  await post();
  await payByTransfer(await buyer.readTrade());
  return { buyer, mails: await post() };
}
const choicesOf = (id: string) =>
  env.DB.prepare('SELECT wish_mails, trade_mails FROM accounts WHERE id = ?1').bind(id).first();

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } }]);
});

describe('the unsubscribe key of a mail', () => {
  it('switches its kind of mail off and on for the account, however often it is pressed', async () => {
    await openAccount(env.DB, 'ann');
    const { buyer, mails } = await payOrder('ann');
    const key = unsubscribeKeyOf(only(mails)) ?? 'no key';
    // A read, such as that of a mail scanner, changes nothing.
    expect(await readChoice(key)).toEqual({ kind: 'trades', on: true, guest: false });
    expect(await readChoice(key)).toEqual({ kind: 'trades', on: true, guest: false });
    expect([(await press(key)).status, (await press(key)).status]).toEqual([204, 204]);
    expect([await readChoice(key), await choicesOf('ann')]).toEqual([
      { kind: 'trades', on: false, guest: false },
      { wish_mails: 1, trade_mails: 0 },
    ]);
    await packAndDispatch(buyer.id);
    expect(await post()).toEqual([]);
    expect([(await switchMails(key, true)).json, (await switchMails(key, true)).json]).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'trades', on: true, guest: false })),
    );
    expect((await payOrder('ann')).mails).toHaveLength(1);
  });

  it('switches the kind off for a guest’s address in every trade, but not the mails that must be sent', async () => {
    const email = `guest@reader.example`;
    const { buyer, mails } = await payOrder(null, { email });
    const key = unsubscribeKeyOf(only(mails)) ?? 'no key';
    expect((await switchMails(key, false)).json).toEqual({ kind: 'trades', on: false, guest: true });
    await packAndDispatch(buyer.id);
    expect(await post()).toEqual([]);
    const next = await payOrder(null, { email: 'Guest@Reader.example' });
    expect(next.mails).toEqual([]);
    const other = await payOrder(null, { email: 'other@reader.example' });
    expect(other.mails).toHaveLength(1);
    expect((await buyer.send('withdraw', { lines: [1], reason: 'withdraw' })).status).toBe(200);
    const told = await post();
    expect(told.filter(({ to }) => to === email).map((mail) => unsubscribeKeyOf(mail))).toEqual([null]);
    // No address is kept for it, and switching on again leaves nothing.
    const names = async () => (await env.KV.list({ prefix: 'mail-choice/' })).keys.map(({ name }) => name);
    expect(await names()).toEqual([expect.stringMatching(/^mail-choice\/[\w-]{22}$/)]);
    expect((await switchMails(await keyFor({ kind: 'trades', guestOf: next.buyer.id }), true)).json).toMatchObject({
      on: true,
    });
    expect([await names(), await readChoice(key)]).toEqual([[], { kind: 'trades', on: true, guest: true }]);
  });

  it('of a mail about wishes changes only those, and stores each consent', async () => {
    await openAccount(env.DB, 'kim');
    const key = await keyFor({ kind: 'wishes', account: 'kim' });
    for (const _ of [1, 2]) expect((await press(key)).status).toBe(204);
    expect([await readChoice(key), await choicesOf('kim')]).toEqual([
      { kind: 'wishes', on: false, guest: false },
      { wish_mails: 0, trade_mails: 1 },
    ]);
    await switchMails(key, true);
    const { results } = await env.DB.prepare(
      `SELECT kind, given FROM consents WHERE account = 'kim' ORDER BY id`,
    ).all();
    expect(results).toEqual([
      { kind: 'wish-mails', given: 0 },
      { kind: 'wish-mails', given: 1 },
    ]);
  });

  it('of mails sent before keys were signed still counts', async () => {
    await openAccount(env.DB, 'old');
    const key = 'wold'.padEnd(43, 'k');
    await env.DB.prepare(`UPDATE accounts SET mail_key = ?1 WHERE id = 'old'`).bind(key).run();
    expect([(await press(key)).status, await choicesOf('old')]).toEqual([204, { wish_mails: 0, trade_mails: 1 }]);
  });

  it('stays valid after a change of address and becomes invalid when the person is erased', async () => {
    await openAccount(env.DB, 'mover');
    const key = await keyFor({ kind: 'trades', account: 'mover' });
    await env.DB.prepare(`UPDATE accounts SET email = 'moved@reader.example' WHERE id = 'mover'`).run();
    expect([(await press(key)).status, await choicesOf('mover')]).toEqual([204, { wish_mails: 1, trade_mails: 0 }]);
    await env.DB.prepare(`DELETE FROM accounts WHERE id = 'mover'`).run();
    const { buyer } = await payOrder(null);
    const guests = await keyFor({ kind: 'trades', guestOf: buyer.id });
    await env.DB.prepare(`UPDATE trades SET email = '' WHERE id = ?1`).bind(buyer.id).run();
    // Nor is there a guest’s key to a trade of an account, stripped or not.
    await openAccount(env.DB, 'taker');
    const { buyer: owned } = await payOrder('taker');
    await env.DB.batch([stripTradesStatement(shop(), 'taker')]);
    for (const dead of [key, guests, await keyFor({ kind: 'trades', guestOf: owned.id })]) {
      expect([
        (await readChoice(dead)).code,
        (await switchMails(dead, false)).json.code,
        (await press(dead)).json.code,
      ]).toEqual(['link-invalid', 'link-invalid', 'link-invalid']);
    }
  });

  it('is refused when it is altered, cut off, of another kind, or unknown', async () => {
    for (const id of ['eve', 'eva']) await openAccount(env.DB, id);
    const key = await keyFor({ kind: 'trades', account: 'eve' });
    const mac = key.slice(-22);
    for (const wrong of [
      `teva${mac}`,
      `weve${mac}`,
      `geve${mac}`,
      key.slice(0, -1),
      `${key}A`,
      `x${key}`,
      mac,
      'n'.repeat(43),
      'ا',
      '%00',
      `teve${'-'.repeat(22)}`,
    ]) {
      expect([wrong, (await switchMails(encodeURIComponent(wrong), false)).json.code]).toEqual([wrong, 'link-invalid']);
    }
    expect((await switchMails('t'.repeat(201), false)).json.code).toBe('invalid-input');
    for (const id of ['eve', 'eva']) expect(await choicesOf(id)).toEqual({ wish_mails: 1, trade_mails: 1 });
  });

  it('cannot be used by another site', async () => {
    await openAccount(env.DB, 'target');
    const key = await keyFor({ kind: 'trades', account: 'target' });
    const foreign = await newVisitor().call('POST', address(key), 'choice=off', {
      ...oneClick,
      Origin: 'https://evil.example',
    });
    expect([foreign.status, await choicesOf('target')]).toEqual([403, { wish_mails: 1, trade_mails: 1 }]);
  });

  it('redirects a browser at the header’s address to the page, and accepts a multipart press', async () => {
    await openAccount(env.DB, 'plain');
    const key = await keyFor({ kind: 'trades', account: 'plain' });
    const opened = await newVisitor().call('GET', address(key), undefined, { Accept: 'text/html,*/*' });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, `/mail-choices/${key}`]);
    // RFC 8058 allows multipart, too.
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await api.fetch(
      new Request(`https://dogear.example${address(key)}`, { method: 'POST', body: form }),
      env,
      executionContext(),
    );
    expect([answer.status, (await readChoice(key)).on]).toEqual([204, false]);
  });

  it('is valid when signed with the present or the previous secret, and never with another', async () => {
    const choice = { kind: 'trades', account: 'ann' } as const;
    const { settings } = shop();
    const key = await keyFor(choice);
    const other = new Uint8Array(32);
    expect(await readChoiceKey({ settings: { ...settings, dataKeys: [other, ...settings.dataKeys] } }, key)).toEqual(
      choice,
    );
    expect(await readChoiceKey({ settings: { ...settings, dataKeys: [other] } }, key)).toBeNull();
    expect(await choiceKey({ settings: { ...settings, dataKeys: [] } }, choice)).toBeNull();
  });
});
