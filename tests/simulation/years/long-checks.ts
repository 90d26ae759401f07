import { dayMs } from '../../../domain/time';
import { openStates } from '../../../domain/trades/lifecycle/state-facts';
import { openServices, shopContext } from '../../../worker/services';
import { readRecord } from '../../../worker/trades/core/read-record';
import { stillOpen } from '../checks/at-the-end';
import { isExplained } from '../checks/complaints';
import { checkStep } from '../checks/every-step';
import { Finding } from '../stories/finding';
import type { LongSimulation } from './long-simulation';

/** A trade that is older must have ended: deadlines, grace and withdrawal together are shorter. */
const maxTradeDays = 150;
/** Mails that are kept for guests who look for their link. */
const keptMails = 3000;

/** Checks the day's log, and that every trade that was acknowledged today is there; forgets what is not needed. */
export function checkDay({ world, acknowledged }: LongSimulation, from: number): void {
  const { complaints, primary, mail, keyValue, providers } = world;
  const defect = complaints.find((complaint) => !isExplained(complaint));
  if (defect !== undefined) throw new Finding('defect in the log', defect.line);
  complaints.length = 0;
  const today = acknowledged.slice(from).map(({ trade }) => trade);
  const [row] = primary.read(
    'SELECT count(*) AS n FROM json_each(?1) j JOIN trades t ON t.id = j.value',
    JSON.stringify(today),
  );
  if (Number(row?.['n']) !== today.length)
    throw new Finding('an acknowledged trade is gone', `${today.length} acknowledged, ${String(row?.['n'])} found`);
  mail.taken.splice(0, Math.max(0, mail.taken.length - keptMails));
  mail.refused.length = 0;
  providers.stripe.asked.length = 0;
  keyValue.forgetEnded();
}

/** Checks that trades of half a year ago have ended. Throws a Finding. */
export async function checkOld({ world }: LongSimulation): Promise<void> {
  const now = world.clock.iso();
  const { env } = world.isolate();
  const ctx = shopContext(openServices(env), () => undefined, new Date(world.clock.now));
  const before = new Date(world.clock.now - maxTradeDays * dayMs).toISOString();
  const states = Object.entries(openStates).map(
    ([part, open]) => `SELECT id FROM trades WHERE ${part}_state IN ('${open.join(`', '`)}') AND placed_at < ?1`,
  );
  for (const { id } of world.primary.read(states.join(' UNION '), before)) {
    const record = await readRecord(ctx, String(id));
    if (record === null || !stillOpen(record, now)) continue;
    if (record.disputes.length > 0) continue;
    const { number, inbound_state: inbound, outbound_state: outbound, settlement_state: money } = record.trade;
    throw new Finding(
      'a trade never ends',
      JSON.stringify({ number, inbound, outbound, money, payouts: record.payouts }),
    );
  }
}

/** Compares what Stripe has of each trade with the shop's payments, refunds and disputes. Throws a Finding. */
export function checkStripe({ world }: LongSimulation): void {
  const { stripe, waiting } = world.providers;
  const backBy = new Map<string, number>();
  for (const { payment_intent: intent, amount, status } of stripe.refunds)
    if (status !== 'failed') backBy.set(intent, (backBy.get(intent) ?? 0) + amount);
  const disputed = new Set(stripe.disputes.map(({ payment_intent: intent }) => intent));
  const told = new Set(waiting.map(({ id }) => id));
  const kept = new Map<string, number>();
  const unsure = new Set<string>();
  for (const { id, metadata, payment_intent: intent } of stripe.sessions.values()) {
    const trade = metadata['trade'] ?? '';
    if (intent === null) continue;
    if (disputed.has(intent.id) || told.has(id)) unsure.add(trade);
    kept.set(trade, (kept.get(trade) ?? 0) + intent.amount_received - (backBy.get(intent.id) ?? 0));
  }
  const rows = world.primary.read(
    `SELECT p.trade_id AS id, t.number, sum(p.amount) - (SELECT coalesce(sum(o.amount), 0) FROM payouts o
        WHERE o.trade_id = p.trade_id AND o.way = 'stripe' AND o.state = 'done') AS amount
      FROM payments p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.provider = 'stripe'
        AND NOT EXISTS (SELECT 1 FROM payouts o WHERE o.trade_id = p.trade_id AND o.way = 'stripe'
          AND o.state <> 'done')
      GROUP BY p.trade_id`,
  );
  for (const { id, number, amount } of rows) {
    const has = kept.get(String(id)) ?? 0;
    if (has !== Number(amount) && !unsure.has(String(id)))
      throw new Finding(
        'money at Stripe differs',
        `${String(number)}: the books say ${String(amount)}, Stripe has ${has}`,
      );
  }
}

/** Checks all books, all trades and Stripe: everything since the first day. Throws a Finding. */
export async function checkAll(simulation: LongSimulation): Promise<void> {
  await checkStep(simulation);
  await checkOld(simulation);
  checkStripe(simulation);
}
