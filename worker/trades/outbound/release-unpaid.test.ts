import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { systemNow, type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { runJobs } from '../../jobs';
import { buyersOf } from '../../testing/buyers';
import { checkoutBody, fillLists, sendCheckout, askForQuote } from '../../testing/deals';
import { browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [broken, sound] = [testIsbn(1), testIsbn(2)] as const;
const minuteMs = 60_000;
const overdueMs = 40 * 24 * 60 * minuteMs;
const start = systemNow().getTime();
/** As many as the job reads in one run, sorted before the correct order. */
const brokenOrders = 50;

let logged: { readonly event: string; readonly facts: unknown }[] = [];

function ctxAt(ms: number): Ctx {
  const ctx = shopContext(openServices(env), () => undefined, new Date(start + ms));
  const error = (event: string, facts?: unknown) => void logged.push({ event, facts });
  return {
    ...ctx,
    mailer: { send: async () => undefined },
    log: { info: () => undefined, warn: () => undefined, error },
  };
}

const { orderUnpaid } = buyersOf(env.DB, newVisitor, () => ctxAt(0));

async function orders(isbn: string, account: string): Promise<string> {
  await openAccount(env.DB, account);
  return (await orderUnpaid([[isbn, 'good', 1]], account)).id;
}

const settlementOf = (id: string) =>
  env.DB.prepare('SELECT settlement_state FROM trades WHERE id = ?1').bind(id).first('settlement_state');
const lastRun = () => env.DB.prepare(`SELECT outcome, error FROM job_runs WHERE job = 'releaseUnpaid'`).first();
const attempts = (id: string) =>
  env.DB.prepare('SELECT attempts FROM sweep_failures WHERE row = ?1').bind(id).first('attempts');

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: broken, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    { isbn: sound, title: 'Dune', stock: { good: { onHand: 9, price: 550 } } },
  ]);
});

beforeEach(async () => {
  logged = [];
  await env.DB.exec(
    `CREATE TRIGGER planted_defect BEFORE INSERT ON stock_movements WHEN NEW.isbn = '${broken}' AND ` +
      `NEW.reason = 'released' BEGIN SELECT RAISE(ABORT, 'a_bug_of_ours'); END`,
  );
  return () => env.DB.exec('DROP TRIGGER IF EXISTS planted_defect');
});

describe('releaseUnpaid', () => {
  it('logs each failing order, releases the order after them and reports a failed run', async () => {
    const stuck: string[] = [];
    for (let number = 0; number < brokenOrders; number += 1) stuck.push(await orders(broken, `stuck${number}`));
    const last = await orders(sound, 'last');

    await runJobs(ctxAt(overdueMs), '* * * * *');

    expect(await settlementOf(last)).toBe('lapsed');
    expect(await settlementOf(stuck[0] ?? '')).toBe('awaiting-payment');
    const failures = logged.filter(({ event }) => event === 'sweep-row-failed');
    expect(failures).toHaveLength(brokenOrders);
    expect(failures[0]?.facts).toMatchObject({ job: 'releaseUnpaid', attempts: 1, error: 'raised: a_bug_of_ours' });
    expect(await lastRun()).toEqual({ outcome: 'failed', error: `${brokenOrders} rows failed` });
  });

  it('retries a failed order after increasing pauses and releases it once the defect is removed', async () => {
    const id = await orders(broken, 'again');

    await runJobs(ctxAt(overdueMs), '* * * * *');
    await runJobs(ctxAt(overdueMs + minuteMs / 2), '* * * * *');
    expect(await attempts(id)).toBe(1);
    await runJobs(ctxAt(overdueMs + minuteMs), '* * * * *');
    await runJobs(ctxAt(overdueMs + 3 * minuteMs), '* * * * *');
    expect(await attempts(id)).toBe(2);

    await env.DB.exec('DROP TRIGGER planted_defect');
    await runJobs(ctxAt(overdueMs + 10 * minuteMs), '* * * * *');
    expect(await settlementOf(id)).toBe('lapsed');
  });
});

describe('placeTrade', () => {
  it('answers 500 and logs the error when the database fails for another reason than a race', async () => {
    await env.DB.exec(
      `CREATE TRIGGER planted_refusal BEFORE INSERT ON trade_ledger WHEN NEW.kind = 'sale' BEGIN SELECT ` +
        `RAISE(ABORT, 'a_bug_of_ours'); END`,
    );
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const person = newVisitor();
    await fillLists(person, { take: [[sound, 'good', 1]] });
    const quote = (await askForQuote(person, 'pay-now')).json.quote;

    const answer = await sendCheckout(person, checkoutBody(quote, 'pay-now', { email: 'defect@reader.example' }));

    await env.DB.exec('DROP TRIGGER planted_refusal');
    expect(answer.status).toBe(500);
    expect(answer.json.code).toBe('internal');
    const lines = errors.mock.calls.flat().join();
    errors.mockClear();
    expect(lines).toContain('a_bug_of_ours');
    expect(lines).toContain(answer.json.instance);
  });
});
