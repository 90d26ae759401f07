import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../domain/time';
import { execution } from '../../tests/worker-later';
import { api } from '../api';
import { buyersOf } from '../testing/buyers';
import { staffCtx } from '../testing/desk';
import { browser } from '../testing/people';
import { openAccount, shelve, testIsbn } from '../testing/shelf';
import { remind } from '../notifications/trade-mails/remind';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const { buys, bought } = buyersOf(env.DB, visit, () => staffCtx(env, new Date()));
const isbn = testIsbn(1);

async function outboxIds(trade: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM outbox WHERE dedupe LIKE '%' || ?1 || '%' ORDER BY id`)
    .bind(trade)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [{ isbn, stock: { good: { onHand: 90, price: 550 } } }]);
});

describe('the id of an outbox row', () => {
  it('names the trade, the part and the sequence number of a step', async () => {
    const buyer = await bought([[isbn, 'good', 1]]);

    expect(await outboxIds(buyer.id)).toContain(`step-${buyer.id}-outbound-3`);
  });

  it('names the trade, the deadline and the time of a reminder', async () => {
    const buyer = await buys([[isbn, 'good', 1]]);
    const payBy =
      (await env.DB.prepare('SELECT pay_by FROM trades WHERE id = ?1').bind(buyer.id).first<string>('pay_by')) ?? '';

    await remind(staffCtx(env, new Date(Date.parse(payBy) - dayMs)));

    expect(await outboxIds(buyer.id)).toContain(`reminder-${buyer.id}-pay-${payBy}`);
  });
});
