import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { settlementStates, type SettlementState } from '../../../../domain/trades/lifecycle/states';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { browser } from '../../../testing/people';
import { moneyFaults } from '../../../testing/planted-faults/money-faults';
import { plantedAt } from '../../../testing/planted-faults/planted-fault';
import { plantedTradesOf } from '../../../testing/planted-faults/planted-trades';
import { saleFaults } from '../../../testing/planted-faults/sale-faults';
import { stockFaults } from '../../../testing/planted-faults/stock-faults';
import { findFaults } from './check-ledger';
import { faultCodes } from './ledger-faults-sql';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const moment = (days: number) => new Date(Date.now() + days * dayMs);
const trades = plantedTradesOf(env, newVisitor, moment);
const { desk, idOf, run } = trades;
const faults = [...saleFaults, ...moneyFaults, ...stockFaults];

/** For each state of the settlement, trades whose money belongs to another state. */
const wrongStates: Readonly<Record<SettlementState, readonly string[]>> = {
  agreed: ['paid-out', 'by-credit', 'sent'],
  'awaiting-payment': ['sent', 'released', 'paid-out'],
  balanced: ['unpaid', 'due', 'refund-due', 'owes'],
  lapsed: ['unpaid', 'by-credit', 'sent'],
  'refund-due': ['sent', 'unpaid'],
  'payout-due': ['sent', 'paid-out', 'under-way'],
  'payout-failed': ['sent', 'paid-out', 'under-way'],
  'payout-sent': ['sent', 'under-way', 'unpaid'],
};

beforeAll(async () => {
  await trades.place();
  await trades.dropTriggers();
}, 120_000);

describe('findFaults', () => {
  it('finds nothing in trades of all kinds', async () => {
    const { results } = await env.DB.prepare('SELECT DISTINCT settlement_state AS state FROM trades').all<{
      state: string;
    }>();

    expect(results.map(({ state }) => state).toSorted()).toEqual(settlementStates.toSorted());
    expect(await findFaults(desk())).toEqual([]);
  });

  it('has a planted fault for each of its codes', () => {
    expect([...new Set(faults.map(({ code }) => code))].toSorted()).toEqual(faultCodes.toSorted());
  });

  it.each(faults.map((fault) => [fault.code, fault.trade, fault] as const))(
    'reports only %s, with its id and both figures, when it is planted in the trade “%s”',
    async (code, trade, { plant, undo, report, furtherIds = [], furtherCodes = [] }) => {
      const [id, expected, found] = await report(trades);

      await run(plant, trade);
      const reported = await findFaults(desk());
      await run(undo, trade);

      const [first, ...others] = reported.filter((fault) => fault.code === code);
      expect(first).toEqual({
        code,
        id: id.replace('?', idOf(trade)),
        expected: String(expected),
        found: String(found),
      });
      expect(others.map((other) => other.id)).toEqual(furtherIds.map((other) => other.replace('?', idOf(trade))));
      expect([...new Set(reported.map((fault) => fault.code))].toSorted()).toEqual([code, ...furtherCodes].toSorted());
      expect(await findFaults(desk())).toEqual([]);
    },
  );

  it.each(Object.entries(wrongStates).flatMap(([state, names]) => names.map((name) => [state, name] as const)))(
    'reports the settlement state “%s” when it is planted in the trade “%s”',
    async (state, name) => {
      const was = await env.DB.prepare('SELECT settlement_state AS state FROM trades WHERE id = ?1')
        .bind(idOf(name))
        .first<string>('state');

      await run(
        [
          `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
            VALUES (?1, 'settlement', 99, '${was}', '${state}', 'shop', ${plantedAt})`,
        ],
        name,
      );
      const reported = await findFaults(desk());
      await run(
        [
          `DELETE FROM trade_events WHERE trade_id = ?1 AND seq = 99`,
          `UPDATE trades SET settlement_state = '${was}' WHERE id = ?1`,
        ],
        name,
      );

      expect(reported).toMatchObject([{ code: 'settlement-differs', id: idOf(name), expected: state }]);
    },
  );
});
