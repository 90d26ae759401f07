import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { api } from '../../api';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sellersOf, type Seller } from '../../testing/sellers';
import { addEditions, testIsbn } from '../../testing/shelf';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { emma, openStockedShop } from '../../testing/stocked-shop';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { orderDispatched, orderUnpaid } = buyersOf(env.DB, newVisitor, desk);
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, desk);
let person: ReturnType<typeof scriptless>;
const sold = [901, 902].map(testIsbn);
beforeAll(async () => {
  await openStockedShop(env.DB);
  await addEditions(
    env.DB,
    sold.map((isbn) => ({ isbn, reference: 3000, pages: 300 })),
  );
});
beforeEach(() => {
  person = scriptless();
});

/** Returns the address of a form on the trade's page, opened by its customer. */
function formOf(buyer: Buyer | Seller, verb: string): string {
  for (const [name, value] of buyer.person.cookies) person.cookies.set(name, value);
  return `/en/do/${verb}?page=${encodeURIComponent(`/en/trades/${buyer.id}`)}`;
}

describe('cancel-order', () => {
  it('asks first, then cancels', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const form = formOf(buyer, 'cancel-order');

    const asked = await person.post(form, { trade: buyer.id, step: 'ask' });
    const stillOpen = await buyer.readTrade();
    const done = await person.post(form, { trade: buyer.id, step: 'confirm' });

    expect(asked.status).toBe(200);
    expect(asked.text).toMatch(/<button[^>]*value="confirm"/);
    expect(stillOpen.outbound?.state).toBe('reserved');
    expect([done.status, done.location]).toEqual([303, `/en/trades/${buyer.id}`]);
    expect((await buyer.readTrade()).outbound?.state).toBe('cancelled');
  });

  it('does not cancel the order of another person', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    const form = `/en/do/cancel-order?page=${encodeURIComponent(`/en/trades/${buyer.id}`)}`;

    const answer = await person.post(form, { trade: buyer.id, step: 'confirm' });

    expect(answer.status).toBe(404);
    expect((await buyer.readTrade()).outbound?.state).toBe('reserved');
  });
});

describe('restore-lists', () => {
  it('adds the books of a cancelled order to the cart and shows the result', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await buyer.send('cancel');

    const done = await person.post(formOf(buyer, 'restore-lists'), { trade: buyer.id });

    expect(done.status).toBe(200);
    expect(done.text).toContain('1 book is in your cart again, at today’s price.');
    expect((await buyer.person.call('GET', '/api/cart')).json.books).toBe(1);
  });
});

describe('confirm-arrival and withdraw', () => {
  it('leads through the withdrawal of a delivered order', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    const arrived = await person.post(formOf(buyer, 'confirm-arrival'), { trade: buyer.id });
    const form = formOf(buyer, 'withdraw');
    const { outbound } = await buyer.readTrade();
    const line = outbound?.lines[0]?.line ?? 0;

    const chosen = await person.post(form, { trade: buyer.id, step: 'choose' });
    const confirmed = await person.post(form, {
      trade: buyer.id,
      step: 'confirm',
      [`line-${line}`]: 'on',
      reason: 'withdraw',
      words: '',
    });
    const sent = await person.post(form, {
      trade: buyer.id,
      step: 'send',
      lines: String(line),
      reason: 'withdraw',
      words: '',
    });

    expect([arrived.status, chosen.status, confirmed.status, sent.status]).toEqual([303, 200, 200, 303]);
    expect(chosen.text).toContain(`name="line-${line}"`);
    expect(confirmed.text).toMatch(/<button[^>]*value="send"/);
    const done = await person.get(sent.location ?? '');
    expect(done.status).toBe(200);
    expect(done.text).toContain('id="withdraw-title"');
    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('return-requested');
  });

  it('asks for a book when none is chosen', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    await person.post(formOf(buyer, 'confirm-arrival'), { trade: buyer.id });

    const answer = await person.post(formOf(buyer, 'withdraw'), { trade: buyer.id, step: 'confirm' });

    expect([answer.status, answer.form.problem[0]]).toEqual([400, 'invalid-input']);
    expect(answer.text).toMatch(/<button[^>]*value="confirm"/);
    expect((await buyer.readTrade()).outbound?.lines[0]?.state).toBe('sent');
  });
});

describe('decide-books', () => {
  /** Returns a sale of two books, both graded lower than described. */
  async function regraded(account: string): Promise<Seller> {
    const seller = await placeSale({ account, give: sold });
    await receiveAndGrade(seller, {
      1: { as: 'regraded', grade: 'good', reason: 'marks' },
      2: { as: 'regraded', grade: 'good', reason: 'marks' },
    });
    return seller;
  }
  const decisionsOf = async (seller: Seller) =>
    (await seller.readTrade()).inbound?.lines.map(({ decision }) => decision);

  it('shows the sum of the decisions before it stores them', async () => {
    const seller = await regraded('decider');
    const form = formOf(seller, 'decide-books');
    const chosen = { trade: seller.id, 'line-1': 'accept', 'line-2': 'return' };

    const shown = await person.post(form, { ...chosen, step: 'check', checked: '' });
    const before = await decisionsOf(seller);
    const sent = await person.post(form, { ...chosen, step: 'send', checked: '1:accept,2:return' });

    expect(shown.status).toBe(200);
    expect(shown.text).toContain('value="1:accept,2:return"');
    expect(inputIn(shown.text, 'line-1')).toMatch(/value="accept"/);
    expect(before).toEqual([null, null]);
    expect([sent.status, sent.location]).toEqual([303, `/en/trades/${seller.id}`]);
    expect(await decisionsOf(seller)).toEqual(['accept', 'return']);
  });

  it('shows the sum again when the decisions have changed since', async () => {
    const seller = await regraded('undecided');
    const answer = await person.post(formOf(seller, 'decide-books'), {
      trade: seller.id,
      'line-1': 'recycle',
      step: 'send',
      checked: '1:accept',
    });

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('value="1:recycle"');
    expect(await decisionsOf(seller)).toEqual([null, null]);
  });

  it('refuses a form without a decision', async () => {
    const seller = await regraded('silent');
    const answer = await person.post(formOf(seller, 'decide-books'), { trade: seller.id, step: 'check', checked: '' });

    expect([answer.status, answer.form.problem[0]]).toEqual([400, 'invalid-input']);
  });
});

describe('post-parcel', () => {
  it('opens the form, keeps what was typed, and reports the parcel', async () => {
    const seller = await placeSale({ account: 'poster', give: sold });
    const form = formOf(seller, 'post-parcel');
    const fields = { trade: seller.id, parcel: '1', tracking: 'CE123' };

    const opened = await person.post(form, { trade: seller.id, parcel: '1', step: 'ask' });
    const nameless = await person.post(form, { ...fields, step: 'send', carrier: 'other', 'carrier-name': '' });
    const sent = await person.post(form, { ...fields, step: 'send', carrier: 'other', 'carrier-name': 'Aunt Jo' });

    expect(opened.text).toContain('name="carrier"');
    expect(nameless.status).toBe(400);
    expect(inputIn(nameless.text, 'tracking')).toContain('value="CE123"');
    expect(inputIn(nameless.text, 'carrier-name')).toContain('aria-invalid="true"');
    expect(sent.status).toBe(303);
    expect((await seller.readTrade()).inbound?.parcels[0]).toMatchObject({ carrierName: 'Aunt Jo', tracking: 'CE123' });
  });
});

describe('give-to-charity', () => {
  it('stores the number of books and shows it in the form', async () => {
    const seller = await placeSale({ account: 'donor', give: sold });
    const form = formOf(seller, 'give-to-charity');

    const saved = await person.post(form, { trade: seller.id, books: '3' });
    const refused = await person.post(form, { trade: seller.id, books: '11' });

    expect([saved.status, saved.location]).toEqual([303, `/en/trades/${seller.id}`]);
    expect(refused.status).toBe(400);
    expect((await seller.readTrade()).inbound?.charity.books).toBe(3);
  });
});

describe('return-sent and refund-account', () => {
  it('report the returned books and store the account of a guest', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    const line = (await buyer.readTrade()).outbound?.lines[0]?.line ?? 0;
    await buyer.send('withdraw', { lines: [line], reason: 'withdraw' });

    const opened = await person.post(formOf(buyer, 'return-sent'), { trade: buyer.id, step: 'ask' });
    const unnumbered = await person.post(formOf(buyer, 'return-sent'), {
      trade: buyer.id,
      step: 'send',
      carrier: 'an-post',
      tracking: ' ',
    });
    const sent = await person.post(formOf(buyer, 'return-sent'), {
      trade: buyer.id,
      step: 'send',
      carrier: 'an-post',
      tracking: 'CE999',
    });
    const reported = (await buyer.readTrade()).outbound?.returning?.sent;
    await receiveReturn(desk(), { trade: buyer.id, line, condition: 'as-sent' });
    const refused = await person.post(formOf(buyer, 'refund-account'), {
      trade: buyer.id,
      holder: 'Ann',
      iban: 'IE00',
    });
    const account = { trade: buyer.id, holder: 'Ann', iban: 'IE29 AIBK 9311 5212 3456 78' };
    const stored = await person.post(formOf(buyer, 'refund-account'), account);

    expect(opened.text).toContain('name="carrier"');
    expect(inputIn(unnumbered.text, 'tracking')).toContain('aria-invalid="true"');
    expect(sent.status).toBe(303);
    expect(reported).toMatchObject({ tracking: 'CE999' });
    expect([refused.status, inputIn(refused.text, 'iban')]).toEqual([
      400,
      expect.stringMatching(/value="IE00".*aria-invalid|aria-invalid.*value="IE00"/),
    ]);
    expect(stored.status).toBe(303);
    const row = await env.DB.prepare('SELECT refund_holder, payout_iban_masked FROM trades WHERE id = ?1')
      .bind(buyer.id)
      .first();
    expect(row).toEqual({ refund_holder: 'Ann', payout_iban_masked: expect.stringMatching(/5678$/) });
  });
});
