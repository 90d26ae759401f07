import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { isOpenTrade } from '../../../domain/trades/lifecycle/open-trade';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { findFaults } from '../money/check/check-ledger';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import {
  inboundSteps,
  runTradeJobs,
  outboundSteps,
  paymentStep,
  personSteps,
  outcomeOfStep,
  type ActorStep,
  type StepContexts,
} from '../../testing/walkers';
import { readRecord } from './read-record';
import type { TradeRecord } from './trade-rows';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
let [people, shelved] = [0, 0];

/** Inserts editions with copies whose stock movements are recorded. */
async function editions(count: number, onHand: number, pages = 300): Promise<string[]> {
  const isbns = Array.from({ length: count }, (_, index) => testIsbn(shelved + index + 1));
  shelved += count;
  await addEditions(
    env.DB,
    isbns.map((isbn, index) => ({
      isbn,
      reference: 3000,
      pages,
      ...(onHand === 0 ? {} : { stock: { good: { onHand, price: 500 + 450 * index } } }),
    })),
  );
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at) SELECT isbn, grade,
      on_hand, 'opening', 200, '2026-01-01T00:00:00.000Z' FROM stock WHERE isbn IN (SELECT value FROM json_each(?1))`,
  )
    .bind(JSON.stringify(isbns))
    .run();
  return isbns;
}

const deals = [
  { settlement: 'pay-now', give: 0, take: 3 },
  { settlement: 'payout', give: 4, take: 0 },
  { settlement: 'swap', give: 4, take: 1 },
  { settlement: 'swap', give: 3, take: 3 },
  { settlement: 'pay-now', give: 3, take: 2 },
] as const;
const walk = fc.record({
  deal: fc.constantFrom(...deals),
  guest: fc.boolean(),
  heavy: fc.boolean(),
  credit: fc.constantFrom(0, 300, 50_000),
  payout: fc.constantFrom('bank', 'store-credit'),
  ifWorse: fc.constantFrom('ask', 'ask', 'accept', 'return', 'recycle'),
  /** For each step: the actor, the index of the act, and the days before it. */
  steps: fc.array(
    fc.record({ deed: fc.nat(24), pick: fc.nat(59), days: fc.constantFrom(0, 0, 0, 1, 4, 8), race: fc.nat(60) }),
    { minLength: 6, maxLength: 18 },
  ),
  silent: fc.boolean(),
});
type Walk = typeof walk extends fc.Arbitrary<infer Value> ? Value : never;

interface Placed {
  readonly id: string;
  readonly account: string | null;
  readonly key: string | null;
}

async function placed({ deal, guest, heavy, credit, payout, ifWorse }: Walk): Promise<Placed | null> {
  people += 1;
  const account = guest && deal.give === 0 ? null : `walker${people}`;
  if (account !== null) {
    await openAccount(env.DB, account);
    if (credit > 0)
      await env.DB.prepare(
        `INSERT INTO store_credit (id, account, currency, amount, reason, at)
          VALUES (?1, ?1, 'EUR', ?2, 'correction', '2026-01-01T00:00:00.000Z')`,
      )
        .bind(account, credit)
        .run();
  }
  const person = account === null ? newVisitor() : await signIn(env.DB, newVisitor(), account);
  const give = await editions(deal.give, 0, heavy ? 5000 : 300);
  const take = await editions(deal.take, 3);
  await fillLists(person, {
    give: give.map((isbn) => [isbn, 'very-good', heavy ? 3 : 1]),
    take: take.map((isbn, index) => [isbn, 'good', 1 + (index % 2)]),
  });
  const answer = await placeOrder(
    person,
    deal.settlement,
    {
      email: `walker${people}@reader.example`,
      ifWorse,
      ...(payout === 'bank' ? { iban: 'IE29AIBK93115212345678' } : {}),
    },
    deal.give > 0 ? { payout } : {},
  );
  // A refused checkout gives no trade to continue with.
  if (answer.status !== 201) return null;
  const { id } = answer.json.trade;
  const mail = await env.DB.prepare(
    `SELECT payload->>'path' AS path FROM outbox WHERE kind = 'trade-placed' AND payload->>'trade' = ?1`,
  )
    .bind(id)
    .first<string>('path');
  return { id, account, key: account === null ? (mail?.split('key=')[1] ?? null) : null };
}

async function stageOf(
  { id, account, key }: Placed,
  at: Date,
): Promise<StepContexts & { readonly record: TradeRecord }> {
  const desk = clerkCtx(env, at);
  const record = await readRecord(desk, id);
  if (record === null) throw new Error('the trade is gone');
  return {
    person: ctxOf(env, account === null ? 'v:nobody' : `a:${account}`, at),
    desk,
    shop: { ...desk, actor: { kind: 'shop' } },
    key,
    record,
  };
}

const everything = (stage: StepContexts, pick: number): (ActorStep | null)[] => [
  ...personSteps(stage, pick),
  paymentStep(stage, pick),
  ...inboundSteps(stage, pick),
  ...outboundSteps(stage, pick),
  () => runTradeJobs(stage.shop),
];

/** Returns all rows of a trade, to compare before and after a repeated act. */
async function snapshot({ id }: Placed): Promise<unknown> {
  const [trade, ledger, credit, stock, lines, payouts] = await env.DB.batch([
    env.DB.prepare('SELECT inbound_state, outbound_state, settlement_state FROM trades WHERE id = ?1').bind(id),
    env.DB.prepare('SELECT count(*) AS rows, sum(amount) AS sum FROM trade_ledger'),
    env.DB.prepare('SELECT count(*) AS rows, sum(amount) AS sum FROM store_credit'),
    env.DB.prepare('SELECT count(*) AS rows, sum(on_hand_change), sum(reserved_change) FROM stock_movements'),
    env.DB.prepare('SELECT group_concat(state) AS states FROM inbound_lines WHERE trade_id = ?1').bind(id),
    env.DB.prepare('SELECT group_concat(state) AS states FROM payouts WHERE trade_id = ?1').bind(id),
  ]);
  return [trade, ledger, credit, stock, lines, payouts].map((result) => result?.results);
}

/** Repeats an act and checks that the second time changes nothing. Excepted are acts that may be repeated. */
async function twice(trade: Placed, deed: ActorStep): Promise<void> {
  const before = await snapshot(trade);
  await outcomeOfStep(deed);
  expect(await snapshot(trade)).toEqual(before);
}

/** Lets only desk and schedule act, or everybody do what is asked, and returns the ended trade. */
async function ends(trade: Placed, from: Date, silent: boolean): Promise<TradeRecord> {
  let at = from;
  for (let round = 0; round < 14; round += 1) {
    const now = at.toISOString();
    for (const turn of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const stage = await stageOf(trade, at);
      const { record } = stage;
      const state = record.trade;
      if (
        !isOpenTrade(
          {
            inbound: state.inbound_state,
            outbound: state.outbound_state,
            settlement: state.settlement_state,
            arriveBy: state.arrive_by,
            market: state.market,
          },
          now,
        ) &&
        record.inbound.every((line) => line.state !== 'returning') &&
        record.outbound.every((line) => line.state !== 'return-requested')
      )
        return record;
      const [, post, decide] = personSteps(stage, 4);
      const [receive, grade, , , finish, sendBack] = inboundSteps(stage, turn % 2);
      const [pack, dispatch, deliver, , , cameBack, confirm, , retry] = outboundSteps(stage, turn);
      const theirs = silent
        ? []
        : [
            decide,
            post,
            receive,
            ...(-1 * record.ledger.reduce((sum, { side, amount }) => (side === 'purchase' ? sum + amount : sum), 0) > 0
              ? [paymentStep(stage, 0)]
              : []),
          ];
      for (const deed of [...theirs, grade, finish, sendBack, pack, dispatch, deliver, cameBack, confirm, retry])
        if (deed) await outcomeOfStep(deed);
    }
    at = new Date(at.getTime() + 8 * dayMs);
    await runTradeJobs((await stageOf(trade, at)).shop);
  }
  const { record } = await stageOf(trade, at);
  const { inbound_state: inbound, outbound_state: outbound, settlement_state: settlement } = record.trade;
  const lines = record.inbound.map(({ state }) => state);
  const state = [inbound, outbound, settlement, record.ledger, record.payouts, lines];
  throw new Error(`never ends: ${JSON.stringify(state)}`);
}

/** Returns the customer's balance of an ended trade in cents, from all tables but the ledger; 0 when even. */
async function leftOver({ trade, inbound, outbound, payouts, parcels }: TradeRecord): Promise<number> {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const paid =
    (await env.DB.prepare('SELECT coalesce(sum(amount), 0) AS n FROM payments WHERE trade_id = ?1')
      .bind(trade.id)
      .first<number>('n')) ?? 0;
  const credit =
    (await env.DB.prepare(
      `SELECT coalesce(sum(amount), 0) AS n FROM store_credit WHERE trade_id = ?1 AND reason <> 'bonus'`,
    )
      .bind(trade.id)
      .first<number>('n')) ?? 0;
  const kept = inbound.filter(
    (line) => trade.inbound_state === 'settled' && (line.state === 'as-said' || line.state === 'regraded'),
  );
  const rows: { code: string; amount: { minor: number } }[] = JSON.parse(trade.rows);
  const quoted = rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  // Each parcel was quoted the same postage.
  const arrived = parcels.filter(({ received_at: receivedAt }) => receivedAt !== null).length;
  const postageToUs = kept.length === 0 ? 0 : (quoted / parcels.length) * arrived;
  const has =
    trade.outbound_state === 'dispatched' || trade.outbound_state === 'delivered'
      ? outbound.filter(({ state }) => state === 'sent')
      : [];
  const taken = sum(has.map(({ price, quantity }) => price * quantity)) + (has.length > 0 ? trade.postage : 0);
  const sent = sum(payouts.filter(({ way, state }) => way === 'bank' && state === 'done').map(({ amount }) => amount));
  return paid + sum(kept.map((line) => line.paid ?? 0)) + postageToUs - taken - credit - sent;
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
});

it('random acts of customers, desk and schedule keep the books consistent, and each trade ends', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(walk, async (plan) => {
      const trade = await placed(plan);
      if (trade === null) return;
      let at = new Date();
      for (const { deed: first, pick, days, race } of plan.steps) {
        at = new Date(at.getTime() + days * dayMs);
        const stage = await stageOf(trade, at);
        const deeds = everything(stage, pick);
        if (race < 12) {
          const rivals = [0, race]
            .map((by) => deeds[(first + by) % deeds.length])
            .filter((deed) => deed !== null && deed !== undefined);
          await Promise.all(rivals.map((deed) => outcomeOfStep(deed)));
        } else {
          for (let by = 0; by < 7; by += 1) {
            const turn = (first + by) % deeds.length;
            const deed = deeds[turn];
            if (deed === null || deed === undefined || (await outcomeOfStep(deed)) !== 'done') continue;
            if (turn !== 9) await twice(trade, deed);
            break;
          }
        }
        expect(await findFaults(stage.desk)).toEqual([]);
        const { record } = await stageOf(trade, at);
        const where = `${record.trade.inbound_state} ${record.trade.outbound_state} ${record.trade.settlement_state}`;
        seen.set(where, (seen.get(where) ?? 0) + 1);
      }
      const ended = await ends(trade, at, plan.silent);
      expect(await findFaults(clerkCtx(env, at))).toEqual([]);
      expect(await leftOver(ended)).toBe(0);
    }),
    { numRuns: 15, seed: 20261122, endOnFailure: true },
  );
  // Walks that reach few states prove nothing.
  expect(seen.size).toBeGreaterThan(12);
});
