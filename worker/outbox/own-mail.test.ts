import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailPolicy } from '../../domain/policy/mail';
import { minuteMs } from '../../domain/time';
import { waitForBackgroundWork, executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import type { Mail } from '../platform/adapters/mail';
import type { ClaimedRow, Ctx, Db } from '../platform/context';
import { openServices } from '../services';
import { fillLists, placeOrder } from '../testing/deals';
import { browser, ctxOf } from '../testing/people';
import { sendWaitingMails } from '../testing/post';
import { addEditions, testIsbn } from '../testing/shelf';
import { ownMail } from './own-mail';

const book = testIsbn(1);
const at = new Date('2027-03-01T10:00:00.000Z');
const ctx = ctxOf(env, 'v:anybody', at);

/** Adds a row about a guest's order, as a verb's commit does. */
async function add(to: string, dedupeKey: string) {
  const payload = { trade: dedupeKey, path: '/en/trades/x', origin: 'https://dogear.example' };
  const mail = await ownMail(ctx, { kind: 'trade-placed', payload, dedupeKey }, { to, isGuest: true });
  const claimed = mail.claimedAt(await env.DB.batch([...mail.statements]), 0);
  const row = await env.DB.prepare('SELECT attempts, next_at, counted_at FROM outbox WHERE dedupe = ?1')
    .bind(dedupeKey)
    .first();
  return { claimed, row };
}

beforeAll(() => addEditions(env.DB, [{ isbn: book, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } }]));

describe('ownMail', () => {
  it('adds a row that is counted and claimed until its lease ends', async () => {
    const { claimed, row } = await add('one@reader.example', 'own:1');

    expect(claimed).toMatchObject({ kind: 'trade-placed', attempts: 1, counted_at: at.toISOString() });
    expect(row).toEqual({ attempts: 1, next_at: '2027-03-01T10:00:45.000Z', counted_at: at.toISOString() });
  });

  it('leaves the row to a later run where the address got as many mails as it may', async () => {
    for (let sent = 0; sent < mailPolicy.perAddress; sent += 1)
      expect((await add('many@reader.example', `many:${sent}`)).claimed).toBeDefined();

    const { claimed, row } = await add('many@reader.example', 'many:last');

    expect(claimed).toBeUndefined();
    expect(row).toEqual({ attempts: 0, next_at: at.toISOString(), counted_at: null });
    expect((await add('other@reader.example', 'own:2')).claimed).toBeDefined();
  });

  it('counts and claims nothing when the row exists already', async () => {
    await add('twice@reader.example', 'own:3');
    const counted = () => env.DB.prepare('SELECT sum(count) AS n FROM attempts').first<number>('n');
    const before = await counted();

    const { claimed } = await add('twice@reader.example', 'own:3');

    expect([claimed, await counted()]).toEqual([undefined, before]);
  });
});

it('the mail of an order whose request was killed is sent by the schedule after the lease', async () => {
  const shop: Env = { ...env };
  Object.assign(openServices(shop), { sendOutbox: () => Promise.resolve() });
  const buyer = browser((request) => api.fetch(request, shop, executionContext()));
  await fillLists(buyer, { take: [[book, 'good', 1]] });
  const { status } = await placeOrder(buyer, 'pay-now', { email: 'killed@reader.example' });
  const sentAt = async (ms: number) =>
    (await sendWaitingMails(env, new Date(ms))).filter(({ to }) => to === 'killed@reader.example').length;
  const now = Date.now();

  expect([status, await sentAt(now), await sentAt(now + minuteMs), await sentAt(now + 2 * minuteMs)]).toEqual([
    201, 0, 1, 0,
  ]);
});

it('the mail of an order needs one statement after the commit, which notes that it was sent', async () => {
  const later: string[] = [];
  const mails: Mail[] = [];
  const shop: Env = { ...env };
  const services = openServices(shop);
  const { sendOutbox } = services;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const watched = (db: Db): Db => ({
    prepare: (query) => {
      later.push(query);
      return db.prepare(query);
    },
    batch: (statements) => db.batch(statements),
    getBookmark: () => db.getBookmark(),
  });
  Object.assign(services, {
    sendOutbox: (sent: Ctx, own?: ClaimedRow) => sendOutbox({ ...sent, db: watched(sent.db), mailer }, own),
  });
  const buyer = browser((request) => api.fetch(request, shop, executionContext()));
  await fillLists(buyer, { take: [[book, 'good', 1]] });

  await placeOrder(buyer, 'pay-now', { email: 'read@reader.example' });
  await waitForBackgroundWork();

  expect(later).toEqual([expect.stringContaining('UPDATE outbox SET sent_at')]);
  expect(mails).toMatchObject([{ to: 'read@reader.example', text: expect.stringContaining('Emma') }]);
});
