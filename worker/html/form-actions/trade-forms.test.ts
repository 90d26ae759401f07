import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { execution } from '../../../tests/worker-later';
import { scriptless } from '../../../tests/worker-scriptless';
import { api } from '../../api';
import { buyersOf, type Buyer } from '../../testing/buyers';
import { staffCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { emma, openStockedShop } from '../../testing/stocked-shop';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const { bought, buys } = buyersOf(env.DB, visit, () => staffCtx(env, new Date()));
let person: ReturnType<typeof scriptless>;
beforeAll(() => openStockedShop(env.DB));
beforeEach(() => {
  person = scriptless();
});

/** Returns the address of a form on the trade's page, opened by its buyer. */
function formOf(buyer: Buyer, verb: string): string {
  for (const [name, value] of buyer.person.cookies) person.cookies.set(name, value);
  return `/en/do/${verb}?page=${encodeURIComponent(`/en/trades/${buyer.id}`)}`;
}

describe('cancel-order', () => {
  it('asks first, then cancels', async () => {
    const buyer = await buys([[emma, 'good', 1]]);
    const form = formOf(buyer, 'cancel-order');

    const asked = await person.post(form, { trade: buyer.id, step: 'ask' });
    const stillOpen = await buyer.see();
    const done = await person.post(form, { trade: buyer.id, step: 'confirm' });

    expect(asked.status).toBe(200);
    expect(asked.text).toMatch(/<button[^>]*value="confirm"/);
    expect(stillOpen.outbound?.state).toBe('reserved');
    expect([done.status, done.location]).toEqual([303, `/en/trades/${buyer.id}`]);
    expect((await buyer.see()).outbound?.state).toBe('cancelled');
  });

  it('does not cancel the order of another person', async () => {
    const buyer = await buys([[emma, 'good', 1]]);
    const form = `/en/do/cancel-order?page=${encodeURIComponent(`/en/trades/${buyer.id}`)}`;

    const answer = await person.post(form, { trade: buyer.id, step: 'confirm' });

    expect(answer.status).toBe(404);
    expect((await buyer.see()).outbound?.state).toBe('reserved');
  });
});

describe('confirm-arrival and withdraw', () => {
  it('leads through the withdrawal of a delivered order', async () => {
    const buyer = await bought([[emma, 'good', 1]]);
    const arrived = await person.post(formOf(buyer, 'confirm-arrival'), { trade: buyer.id });
    const form = formOf(buyer, 'withdraw');
    const { outbound } = await buyer.see();
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
    expect((await buyer.see()).outbound?.lines[0]?.state).toBe('return-requested');
  });

  it('asks for a book when none is chosen', async () => {
    const buyer = await bought([[emma, 'good', 1]]);
    await person.post(formOf(buyer, 'confirm-arrival'), { trade: buyer.id });

    const answer = await person.post(formOf(buyer, 'withdraw'), { trade: buyer.id, step: 'confirm' });

    expect([answer.status, answer.form.problem[0]]).toEqual([400, 'invalid-input']);
    expect(answer.text).toMatch(/<button[^>]*value="confirm"/);
    expect((await buyer.see()).outbound?.lines[0]?.state).toBe('sent');
  });
});
