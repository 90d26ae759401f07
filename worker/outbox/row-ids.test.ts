import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../domain/time';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { buyersOf } from '../testing/buyers';
import { clerkCtx } from '../testing/desk';
import { browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { queueReminders } from '../notifications/trade-mails/queue-reminders';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const { orderUnpaid, orderDispatched } = buyersOf(env.DB, newVisitor, () => clerkCtx(env, new Date()));
const isbn = testIsbn(1);

async function outboxIds(trade: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM outbox WHERE dedupe LIKE '%' || ?1 || '%' ORDER BY id`)
    .bind(trade)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [{ isbn, stock: { good: { onHand: 90, price: 550 } } }]);
});

describe('the id of an outbox row', () => {
  it('names the trade, the part and the sequence number of a step', async () => {
    const buyer = await orderDispatched([[isbn, 'good', 1]]);

    expect(await outboxIds(buyer.id)).toContain(`step-${buyer.id}-outbound-3`);
  });

  it('names the trade, the deadline and the time of a reminder', async () => {
    const buyer = await orderUnpaid([[isbn, 'good', 1]]);
    const payBy =
      (await env.DB.prepare('SELECT pay_by FROM trades WHERE id = ?1').bind(buyer.id).first<string>('pay_by')) ?? '';

    await queueReminders(clerkCtx(env, new Date(Date.parse(payBy) - dayMs)));

    expect(await outboxIds(buyer.id)).toContain(`reminder-${buyer.id}-pay-${payBy}`);
  });
});
