import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInRatePolicy } from '../../../domain/policy/accounts';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { readCounts } from '../../desk/read-counts';
import { readDeclarations } from '../../desk/read-declarations';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sendWaitingMails, visibleText } from '../../testing/post';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { findFaults } from '../money/check/check-ledger';
import { cancelTradeAtDesk } from './cancel/cancel-trade-at-desk';
import { closeDeclaration } from './close-declaration';
import { packOrder } from './pack-order';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderUnpaid, orderDispatched, payByTransfer } = buyersOf(env.DB, newVisitor, desk);
const [emma, persuasion] = [testIsbn(1), testIsbn(2)] as const;
/** Sends the waiting mails an hour later. */
const post = () => sendWaitingMails(env, new Date(Date.now() + 3_600_000));
const reserved = async () =>
  (await env.DB.prepare('SELECT sum(reserved) AS copies FROM stock').first<{ copies: number }>())?.copies;

/** Declares a withdrawal as a person without cookies. */
const declare = (fields: object, headers: Record<string, string> = {}) =>
  newVisitor().call('POST', '/api/withdrawals', { name: 'Aoife Byrne', ...fields }, headers);
/** Declares a withdrawal from an order with its own mail address. */
async function declareFor(buyer: Buyer, fields: object = {}) {
  const { number, email } = await buyer.readTrade();
  return declare({ number: number.toLowerCase().replace('-', ' '), email: email.toUpperCase(), ...fields });
}
const rows = async () =>
  (await env.DB.prepare('SELECT outcome, done_at IS NOT NULL AS done FROM withdrawal_declarations ORDER BY at').all())
    .results;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    { isbn: persuasion, title: 'Persuasion', stock: { good: { onHand: 60, price: 450 } } },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
     SELECT isbn, grade, on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
});
beforeEach(async () => {
  await post();
  await env.DB.batch([env.DB.prepare('DELETE FROM withdrawal_declarations'), env.DB.prepare('DELETE FROM attempts')]);
});

describe('declareWithdrawal', () => {
  it('withdraws from all books of a sent order and mails the receipt and the confirmation', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [persuasion, 'good', 2],
    ]);
    await post();

    const answer = await declareFor(buyer);
    // The second run sends what the first one has queued.
    const mails = [...(await post()), ...(await post())];

    const trade = await buyer.readTrade();
    expect([answer.status, Object.keys(answer.json)]).toEqual([202, ['at']]);
    expect(trade.outbound?.lines.map(({ state }) => state)).toEqual(['return-requested', 'return-requested']);
    expect(mails).toHaveLength(2);
    const receipt = mails.find(({ subject }) => subject.startsWith('Your withdrawal from the contract'));
    const text = visibleText(receipt?.text ?? '');
    expect(receipt?.to.toLowerCase()).toBe(trade.email);
    expect(text).toContain(`I, Aoife Byrne, withdraw from the contract for all books in order ${trade.number}.`);
    expect(text).toMatch(new RegExp(`On .* ${new Date().getFullYear()} at \\d+:\\d\\d we received this withdrawal`));
    expect(text).toContain('We found your order and processed your withdrawal.');
    expect(await rows()).toEqual([{ outcome: 'returning', done: 1 }]);
    expect((await readCounts(desk())).declared).toBe(0);
  });

  it.each([
    ['unpaid', 'lapsed'],
    ['paid', 'refund-due'],
  ] as const)('cancels a reserved order: %s', async (kind, settlement) => {
    const before = await reserved();
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    if (kind === 'paid') await payByTransfer(await buyer.readTrade());

    await declareFor(buyer);
    await post();

    const trade = await buyer.readTrade();
    expect([trade.outbound?.state, trade.settlementState]).toEqual(['cancelled', settlement]);
    expect(await reserved()).toBe(before);
    expect(await findFaults(desk())).toEqual([]);
  });

  it('answers the same for an unknown order and for a wrong mail address, and changes nothing', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    const { number } = await buyer.readTrade();
    await post();

    const answers = [
      await declare({ number: 'IE-ZZZZ', email: 'stranger@reader.example', books: 'See https://spam.example' }),
      await declare({ number, email: 'stranger@reader.example' }),
    ];
    const mails = await post();

    expect(answers.map(({ status, json }) => [status, Object.keys(json)])).toEqual([
      [202, ['at']],
      [202, ['at']],
    ]);
    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('sent');
    expect(mails.map(({ to }) => to)).toEqual(['stranger@reader.example', 'stranger@reader.example']);
    for (const { text, html } of mails) {
      expect(text).toContain('We couldn’t find an order with this number and email address.');
      expect(text + html).not.toMatch(/spam\.example|Emma/);
    }
    const { items, open } = await readDeclarations(desk());
    expect([open, items.map(({ outcome, trade, lines }) => [outcome, trade, lines])]).toEqual([
      2,
      [
        ['no-order', null, []],
        ['no-order', null, []],
      ],
    ]);
    expect((await readCounts(desk())).declared).toBe(2);
  });

  it('finds an order by the present address of its account', async () => {
    await openAccount(env.DB, 'moved');
    const buyer = await orderDispatched([[emma, 'good', 1]], 'moved');
    const { number } = await buyer.readTrade();
    await env.DB.prepare(`UPDATE accounts SET email = 'moved-now@reader.example' WHERE id = 'moved'`).run();
    await post();

    await declare({ number, email: 'moved-now@reader.example' });
    await post();

    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('return-requested');
  });

  it('counts the same declaration once within ten minutes', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    await post();

    const answers = [await declareFor(buyer), await declareFor(buyer)];
    const mails = await post();

    expect(answers[1]?.json.at).toBe(answers[0]?.json.at);
    expect(await rows()).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.startsWith('Your withdrawal from the contract'))).toHaveLength(1);
  });

  it('refuses wrong fields and too many attempts', async () => {
    const good = { number: 'IE-7K4Q', email: 'often@reader.example' };
    for (const wrong of [{ number: '?' }, { email: 'none' }, { name: ' ' }, { books: 'x'.repeat(501) }])
      expect((await declare({ ...good, ...wrong })).status).toBe(400);
    for (let index = 0; index < signInRatePolicy.perAccount; index += 1) expect((await declare(good)).status).toBe(202);

    const refused = await declare(good);

    expect([refused.status, refused.json.code]).toEqual([429, 'too-many-attempts']);
  });
});

describe('declarations at the desk', () => {
  it('wait while the parcel is packed, and staff stop the parcel', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await payByTransfer(await buyer.readTrade());
    await packOrder(desk(), { trade: buyer.id });
    await post();

    await declareFor(buyer);
    const [mail] = await post();
    const [waiting] = (await readDeclarations(desk())).items;
    await cancelTradeAtDesk(desk(), { trade: buyer.id });
    await closeDeclaration(desk(), { id: waiting?.id ?? '', lines: [] });

    expect(mail?.text).toContain('Our parcel to you is already packed.');
    expect([waiting?.outcome, waiting?.trade]).toEqual(['packed', buyer.id]);
    const trade = await buyer.readTrade();
    expect([trade.outbound?.state, trade.settlementState]).toEqual(['cancelled', 'refund-due']);
    expect((await readCounts(desk())).declared).toBe(0);
    expect(await findFaults(desk())).toEqual([]);
  });

  it('name single books, which staff withdraw as of the time of the declaration', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [persuasion, 'good', 1],
    ]);
    await post();

    const { json } = await declareFor(buyer, { books: 'Persuasion' });
    const [mail] = await post();
    const [waiting] = (await readDeclarations(desk())).items;
    const line = waiting?.lines.find(({ title }) => title === 'Persuasion')?.line ?? 0;
    const later = clerkCtx(env, new Date(Date.now() + 86_400_000));
    await closeDeclaration(later, { id: waiting?.id ?? '', lines: [line] });

    expect(mail?.text).toContain('Persuasion');
    expect([waiting?.outcome, waiting?.books]).toEqual(['some-books', 'Persuasion']);
    const { outbound } = await buyer.readTrade();
    expect(outbound?.lines.find((each) => each.line === line)?.state).toBe('return-requested');
    expect(outbound?.lines.filter(({ state }) => state === 'sent')).toHaveLength(1);
    const withdrawn = await env.DB.prepare('SELECT at, words FROM withdrawals WHERE trade_id = ?1')
      .bind(buyer.id)
      .first();
    expect(withdrawn).toEqual({ at: json.at, words: 'Persuasion' });
    await expect(closeDeclaration(later, { id: waiting?.id ?? '', lines: [] })).rejects.toMatchObject({
      code: 'state-moved',
    });
  });

  it('wait when the period is over', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    await buyer.send('arrived');
    await env.DB.prepare(`UPDATE trades SET delivered_at = '2026-01-02T12:00:00.000Z' WHERE id = ?1`)
      .bind(buyer.id)
      .run();

    await declareFor(buyer);
    await post();

    expect((await readDeclarations(desk())).items.map(({ outcome }) => outcome)).toEqual(['over']);
    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('sent');
  });

  it('are shown to staff only', async () => {
    await openAccount(env.DB, 'reader');
    const reader = await signIn(env.DB, newVisitor(), 'reader');

    const answers = [
      await newVisitor().call('GET', '/api/desk/withdrawals'),
      await reader.call('GET', '/api/desk/withdrawals'),
      await reader.call('POST', '/api/desk/withdrawals/x/close', { lines: [] }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404]);
  });
});
