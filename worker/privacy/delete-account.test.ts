import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInPerson, setProofAge } from '../../tests/worker-signed-in-person';
import { Browser, mailbox } from '../../tests/worker-browser';
import { answerWith, beginConversation, Page, assistantThatSays, storageOf } from '../../tests/worker-conversation';
import { deletionCheckSchema, receiptSchema } from '../../domain/accounts/account-schemas';
import { dayMs } from '../../domain/time';
import { clerkCtx } from '../testing/desk';
import { checkoutBody, irishAddress } from '../testing/deals';
import { ctxOf } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';
import { deliverOrder } from '../trades/outbound/deliver-order';
import { dispatchOrder } from '../trades/outbound/dispatch-order';
import { packOrder } from '../trades/outbound/pack-order';
import { receiveReturn } from '../trades/outbound/receive-return';
import { forgetLeftovers } from './forget-leftovers';

const emma = testIsbn(1);
beforeAll(() => addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 50, price: 550 } } }]));
beforeEach(() => {
  mailbox.length = 0;
});

let keys = 0;
async function buy(person: Browser, changes: object = {}): Promise<string> {
  keys += 1;
  await person.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 1 }, { 'Dogear-Market': 'IE' });
  const { body } = await person.ask('POST', '/checkout/quote', { settlement: 'pay-now' });
  const sent = checkoutBody((body as { quote: string }).quote, 'pay-now', { phone: '+353 21 1', ...changes });
  const placed = await person.ask('POST', '/checkout', sent, {
    'Idempotency-Key': `delete-key-${String(keys).padStart(8, '0')}`,
  });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed));
  return (placed.body as { trade: { id: string } }).trade.id;
}
const remove = (person: Browser, body: object = {}) => person.ask('DELETE', '/account', body);
/** Returns each table that contains one of these words, as `table: word`. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'edition*' AND name NOT GLOB '_cf*'
      AND name NOT GLOB 'sqlite_*'`,
  ).all<{ name: string }>();
  const found: string[] = [];
  for (const { name } of results) {
    const rows = JSON.stringify((await env.DB.prepare(`SELECT * FROM ${name}`).all()).results);
    for (const word of words) if (rows.includes(word)) found.push(`${name}: ${word}`);
  }
  return found;
}

describe('deleteAccount', () => {
  it('erases all data of the person and returns and mails a receipt', async () => {
    const ann = await signedInPerson('annie');
    await ann.ask('POST', '/account/addresses', { name: 'Ann', address: irishAddress });
    await ann.ask('PUT', '/account/payout-details', { holder: 'Ann', iban: 'IE29AIBK93115212345678' });
    await ann.ask('PUT', `/wishes/${emma}`);
    await ann.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 3 });
    await ann.ask('PUT', '/account/email', { email: 'annie.new@reader.example' });
    await env.DB.prepare(
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
        VALUES ('o', 'new-device', 'o', json_object('account', 'annie'), '2026-01-01', '9999-12-31T00:00:00.000Z')`,
    ).run();
    const conversation = await beginConversation(ann);
    await answerWith(conversation, assistantThatSays('Good day, annie.'));
    const page = await Page.open(ann, conversation);
    await page.say('Hello');
    mailbox.length = 0;
    ann.cookies.set('__Host-trade-x', 'k'.repeat(22));
    ann.cookies.set('language', 'en');
    const session = new Map(ann.cookies);
    const { status, body } = await remove(ann);
    expect(status).toBe(200);
    const receipt = receiptSchema.parse(body);
    expect(Object.fromEntries(receipt.erased.map(({ what, count }) => [what, count]))).toEqual({
      profile: 1,
      sessions: 1,
      addresses: 1,
      'payout-details': 1,
      cart: 3,
      wishes: 1,
      events: 2,
      conversations: 1,
    });
    await page.until(() => page.closed !== null);
    expect(page.frames.at(-1)).toEqual({ type: 'erased' });
    expect(
      await storageOf(conversation, ({ sql }) =>
        sql.exec(`SELECT name FROM sqlite_master WHERE name = 'messages'`).toArray(),
      ),
    ).toEqual([]);
    expect(receipt.kept).toEqual([]);
    expect(await tracesOf('annie', '5678')).toEqual([]);
    expect([...ann.cookies.keys()].filter((name) => name.startsWith('__Host-') && name !== '__Host-bookmark')).toEqual(
      [],
    );
    expect(ann.cookies.get('language')).toBe('en');
    const thief = new Browser();
    for (const [name, value] of session) thief.cookies.set(name, value);
    expect((await thief.ask('GET', '/account')).status).toBe(401);
    expect(mailbox.map(({ to, subject }) => [to, subject])).toEqual([
      ['annie@reader.example', 'Your Dogear account has been deleted'],
    ]);
    expect(mailbox[0]?.text).toContain(receipt.id);
    expect(mailbox[0]?.text).toContain('Wish list: 1');
    expect(await env.DB.prepare('SELECT receipt FROM deletions WHERE id = ?1').bind(receipt.id).first('receipt')).toBe(
      JSON.stringify(receipt),
    );
  });

  it('needs fresh proof', async () => {
    const ben = await signedInPerson('ben');
    await setProofAge('ben', 11);
    expect(await remove(ben)).toEqual({ status: 403, body: 'fresh-proof-required' });
    expect((await ben.ask('GET', '/account')).status).toBe(200);
  });

  it('is refused with `trade-open` while a trade is open', async () => {
    const cleo = await signedInPerson('cleo');
    const trade = await buy(cleo);
    const check = deletionCheckSchema.parse((await cleo.ask('GET', '/account/deletion')).body);
    expect(check.openTrades.map(({ id }) => id)).toEqual([trade]);
    const refused = await cleo.call('DELETE', '/account', {});
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'trade-open', facts: { trades: [check.openTrades[0]?.number] } }),
    ]);
    expect((await cleo.ask('GET', '/account')).status).toBe(200);
    expect(mailbox.filter(({ subject }) => subject.includes('deleted'))).toEqual([]);
  });

  it('is told beforehand how long the law of a trade’s market keeps it, not that of the account’s market', async () => {
    const ida = await signedInPerson('ida');
    const trade = await buy(ida);
    await ida.ask('POST', `/trades/${trade}/cancel`);
    await env.DB.prepare(`UPDATE trades SET market = 'DE' WHERE id = ?1`).bind(trade).run();
    const { kept } = deletionCheckSchema.parse((await ida.ask('GET', '/account/deletion')).body);

    expect(kept).toEqual([
      {
        what: 'trades',
        count: 1,
        why: 'accounting-law',
        market: 'DE',
        until: `${new Date().getUTCFullYear() + 8}-12-31`,
      },
    ]);
  });

  it('is refused until withdrawn books are refunded', async () => {
    const gil = await signedInPerson('gil');
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('c2', 'gil', 'EUR', 5000, 'trade', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const trade = await buy(gil);
    const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
    await packOrder(desk(), { trade });
    await dispatchOrder(desk(), { trade, carrier: 'an-post', tracking: 'CE1' });
    await deliverOrder(desk(), { trade });
    await gil.ask('POST', `/trades/${trade}/withdraw`, { lines: [1], reason: 'withdraw', words: '' });

    expect(await remove(gil, { givesUpCredit: true })).toEqual({ status: 409, body: 'trade-open' });
    await receiveReturn(desk(), { trade, line: 1, condition: 'as-sent' });
    expect((await remove(gil, { givesUpCredit: true })).status).toBe(200);
    const owed = await env.DB.prepare(`SELECT count(*) AS n FROM payouts WHERE trade_id = ?1 AND state <> 'done'`)
      .bind(trade)
      .first();
    expect(owed).toEqual({ n: 0 });
  });

  it('ignores a return that was never posted, and refunds late books by bank', async () => {
    const hal = await signedInPerson('hal');
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('c3', 'hal', 'EUR', 5000, 'trade', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const trade = await buy(hal);
    const desk = clerkCtx(env, new Date());
    await packOrder(desk, { trade });
    await dispatchOrder(desk, { trade, carrier: 'an-post', tracking: 'CE1' });
    await deliverOrder(desk, { trade });
    await hal.ask('POST', `/trades/${trade}/withdraw`, { lines: [1], reason: 'withdraw', words: '' });
    await env.DB.prepare('UPDATE withdrawals SET at = ?2 WHERE trade_id = ?1')
      .bind(trade, new Date(Date.now() - 31 * dayMs).toISOString())
      .run();

    expect((await remove(hal, { givesUpCredit: true })).status).toBe(200);
    await receiveReturn(desk, { trade, line: 1, condition: 'as-sent' });
    const owed = await env.DB.prepare('SELECT way, state, reason FROM payouts WHERE trade_id = ?1').bind(trade).all();
    expect(owed.results).toEqual([{ way: 'bank', state: 'due', reason: 'store-credit' }]);
  });

  it('keeps anonymous trades as accounting law requires, with the end in the receipt', async () => {
    const dan = await signedInPerson('dan-the-man');
    const trade = await buy(dan, { name: 'Daniel Byrne' });
    const other = await signedInPerson('other');
    const othersTrade = await buy(other);
    await dan.ask('POST', `/trades/${trade}/cancel`);
    const receipt = receiptSchema.parse((await remove(dan)).body);
    const year = new Date().getUTCFullYear();
    expect(receipt.kept).toEqual([
      { what: 'trades', count: 1, why: 'accounting-law', market: 'IE', until: `${year + 6}-12-31` },
    ]);
    const kept = await env.DB.prepare('SELECT * FROM trades WHERE id = ?1')
      .bind(trade)
      .first<Record<string, unknown>>();
    expect(kept).toMatchObject({
      owner: `d:${trade}`,
      account: null,
      visitor: null,
      guest_key_hash: null,
      email: '',
      phone: null,
      payout_iban_masked: null,
      name: 'Daniel Byrne',
      address: JSON.stringify({ line1: '1 Quay Street', city: 'Cork', postcode: '', country: 'IE' }),
      take_total: 550,
    });
    expect(await tracesOf('dan-the-man')).toEqual([]);
    expect(
      await env.DB.prepare('SELECT count(*) AS n FROM outbound_lines WHERE trade_id = ?1').bind(trade).first(),
    ).toEqual({ n: 1 });
    expect((await other.ask('GET', `/trades/${othersTrade}`)).status).toBe(200);
    expect((await new Browser().ask('GET', `/trades/${trade}`)).status).toBe(404);
    expect(mailbox.at(-1)?.text).toContain(
      `Orders: 1 (Accounting law, Ireland): until 31\u00a0December\u00a0${year + 6}`,
    );
  });

  it('needs consent to lose store credit', async () => {
    const eva = await signedInPerson('eva');
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('c1', 'eva', 'EUR', 1200, 'trade', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const check = deletionCheckSchema.parse((await eva.ask('GET', '/account/deletion')).body);
    expect(check).toMatchObject({ openTrades: [], credit: [{ minor: 1200, currency: 'EUR' }] });
    expect(await remove(eva)).toEqual({ status: 409, body: 'credit-would-be-lost' });
    const receipt = receiptSchema.parse((await remove(eva, { givesUpCredit: true })).body);
    expect(receipt.kept).toMatchObject([{ what: 'store-credit', count: 1, until: '2032-12-31' }]);
    expect(check.kept).toEqual(receipt.kept);
    expect(await env.DB.prepare(`SELECT sum(amount) AS left FROM store_credit WHERE account = 'eva'`).first()).toEqual({
      left: 0,
    });
  });

  it('succeeds once for simultaneous calls', async () => {
    const fay = await signedInPerson('fay');
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(fay)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
    expect(mailbox.filter(({ to }) => to === 'fay@reader.example')).toHaveLength(1);
  });

  it('deletes rows of a late write at night', async () => {
    await env.DB.prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at)
        VALUES ('a:gone', 'IE', 'en', '2026-01-01', '2026-01-01'), ('v:guest', 'IE', 'en', '2026-01-01', '2026-01-01')`,
    ).run();
    await signedInPerson('here');
    await env.DB.prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at)
        VALUES ('a:here', 'IE', 'en', '2026-01-01', '2026-01-01')`,
    ).run();
    await forgetLeftovers(ctxOf(env, 'a:here', new Date()));
    const { results } = await env.DB.prepare(
      `SELECT id FROM owners WHERE id IN ('a:gone', 'a:here', 'v:guest') ORDER BY id`,
    ).all();
    expect(results).toEqual([{ id: 'a:here' }, { id: 'v:guest' }]);
  });
});
