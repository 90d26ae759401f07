import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graceDueAfter, isOpenTrade } from '../../../domain/trades/lifecycle/open-trade';
import { guards } from '../../../domain/trades/lifecycle/facts';
import { inboundLegStates, outboundLegStates, settlementStates } from '../../../domain/trades/lifecycle/states';
import { disputeStates, isOpenDispute } from '../../../domain/trades/money/disputes';
import { balancesOf, ledgerKindNames, ledgerKinds } from '../../../domain/trades/money/ledger';
import { lateSinceValue, isOpenTradeSql } from './open-trade-sql';
import { isPaidSql, purchaseBalanceSql, toPaySql, tradeInBalanceSql } from './owed-sql';
import { readRecord } from './read-record';
import { tradeFacts } from './trade-facts';
import type { TradeRecord } from './trade-rows';

const db = env.DB.withSession('first-primary');
const now = '2026-11-21T10:00:00.000Z';

const anInstant = fc.constantFrom(
  '2026-01-01T00:00:00.000Z',
  ...Object.values(graceDueAfter(now)),
  '2026-11-21T09:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
);
const aTrade = fc.record({
  settlement: fc.constantFrom('pay-now', 'swap', 'payout'),
  inbound: fc.option(fc.constantFrom(...inboundLegStates)),
  outbound: fc.option(fc.constantFrom(...outboundLegStates)),
  money: fc.constantFrom(...settlementStates),
  market: fc.constantFrom('IE', 'DE', 'JP'),
  arriveBy: fc.option(anInstant),
  ledger: fc.array(fc.record({ kind: fc.constantFrom(...ledgerKindNames), amount: fc.integer({ min: -3, max: 3 }) }), {
    maxLength: 6,
  }),
  disputes: fc.array(
    fc.record({ state: fc.constantFrom(...disputeStates), withdrawn: fc.integer({ min: 0, max: 2 }) }),
    { maxLength: 2 },
  ),
  warnings: fc.array(fc.boolean(), { maxLength: 2 }),
});
type ATrade = typeof aTrade extends fc.Arbitrary<infer Value> ? Value : never;

let trades = 0;

/** Returns the id of a new trade with these states and rows. Triggers do not check them: they guard events only. */
async function insert(made: ATrade): Promise<string> {
  trades += 1;
  const id = `t${trades}`;
  const run = (text: string, ...values: (string | number | null)[]) => db.prepare(text).bind(...values);
  await db.batch([
    run(
      `INSERT INTO trades (id, number, owner, idem_key, idem_body_hash, list_version, market, currency, language,
        settlement, name, email, address, terms_version, give_books, give_total, take_books, take_total, postage,
        difference, rows, rate_micro, placed_at, inbound_state, outbound_state, settlement_state, arrive_by)
       VALUES (?1, ?1, 'v:1', ?1, '', ?2, ?3, 'EUR', 'en', ?4, 'n', 'e', '{}', '1', 0, 0, 0, 0, 0, 0, '[]', 1000000,
        ?5, ?6, ?7, ?8, ?9)`,
      id,
      trades,
      made.market,
      made.settlement,
      now,
      made.inbound,
      made.outbound,
      made.money,
      made.arriveBy,
    ),
    ...made.ledger.map(({ kind, amount }, index) =>
      run(
        `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?2, 'shop', ?6)`,
        id,
        index + 1,
        ledgerKinds[kind],
        kind,
        amount,
        now,
      ),
    ),
    ...made.disputes.map(({ state, withdrawn }, index) =>
      run(
        `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, withdrawn, opened_at,
          ended_at, asked_at)
         VALUES (?1, 'stripe', ?2, 'p', 2, 'EUR', 'r', ?3, ?4, ?5, ?6, ?5)`,
        `${id}-d${index}`,
        id,
        state,
        withdrawn,
        now,
        isOpenDispute(state) ? null : now,
      ),
    ),
    ...made.warnings.map((isChecked, index) =>
      run(
        `INSERT INTO fraud_warnings (id, provider, trade_id, payment, kind, warned_at, heard_at, looked_at)
         VALUES (?1, 'stripe', ?2, 'p', 'k', ?3, ?3, ?4)`,
        `${id}-w${index}`,
        id,
        now,
        isChecked ? now : null,
      ),
    ),
  ]);
  return id;
}

/** Expects that SQL and the domain agree about generated trades. `text` selects `id` and `value`. */
async function agrees(text: string, values: readonly string[], ofDomain: (record: TradeRecord) => number) {
  await fc.assert(
    fc.asyncProperty(fc.array(aTrade, { minLength: 1, maxLength: 30 }), async (made) => {
      const ids: string[] = [];
      for (const each of made) ids.push(await insert(each));

      const { results } = await db
        .prepare(text)
        .bind(JSON.stringify(ids), ...values)
        .all<{ id: string; value: number | null }>();

      const found = new Map(results.map(({ id, value }) => [id, value]));
      for (const id of ids) {
        const record = await readRecord({ db }, id);
        expect([id, found.get(id)]).toEqual([id, record && ofDomain(record)]);
      }
    }),
    { numRuns: 12 },
  );
}

const ofTrades = (value: string) =>
  `SELECT t.id, ${value} AS value FROM trades t WHERE t.id IN (SELECT value FROM json_each(?1))`;
const ofLedgers = (value: string) =>
  `SELECT t.id, ${value} AS value FROM trades t LEFT JOIN trade_ledger l ON l.trade_id = t.id
   WHERE t.id IN (SELECT value FROM json_each(?1)) GROUP BY t.id`;

describe('rules of a trade in SQL', () => {
  it('agree with the guard `paid` of the domain', () =>
    agrees(ofTrades(isPaidSql('t')), [], (record) => Number(guards.paid(tradeFacts(record, now)))));

  it('agree with the amount to pay of the domain', () =>
    agrees(ofTrades(toPaySql('t')), [], (record) => tradeFacts(record, now).toPay));

  it('agree with the balance of the purchase in the domain', () =>
    agrees(ofLedgers(purchaseBalanceSql('l')), [], ({ ledger }) => balancesOf(ledger).purchase));

  it('agree with the balance of the trade-in in the domain', () =>
    agrees(ofLedgers(tradeInBalanceSql('l')), [], ({ ledger }) => balancesOf(ledger).tradeIn));

  it('agree with `isOpenTrade` of the domain', () =>
    agrees(ofTrades(isOpenTradeSql('t', '?2')), [lateSinceValue(now)], ({ trade, disputes }) =>
      Number(
        isOpenTrade(
          {
            inbound: trade.inbound_state,
            outbound: trade.outbound_state,
            settlement: trade.settlement_state,
            arriveBy: trade.arrive_by,
            market: trade.market,
            isDisputed: disputes.some(({ state }) => isOpenDispute(state)),
          },
          now,
        ),
      ),
    ));
});
