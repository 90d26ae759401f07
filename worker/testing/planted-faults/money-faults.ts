import { plantedAt, sumOf, type PlantedFault } from './planted-fault';

/** Faults in payments, store credit, payouts and refunds. */
export const moneyFaults: readonly PlantedFault[] = [
  {
    code: 'payments-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO payments (id, trade_id, provider, event_id, amount, currency, at)
        VALUES ('ghost', ?1, 'bank', 'ghost', 5, 'EUR', ${plantedAt})`,
    ],
    undo: [`DELETE FROM payments WHERE id = 'ghost' AND trade_id = ?1`],
    report: async (trades) => {
      const paid = await trades.readNumber('sent', sumOf(`'payment'`));
      return ['?', paid + 5, paid];
    },
  },
  {
    code: 'payments-differ',
    trade: 'sent',
    plant: [`UPDATE payments SET currency = 'USD' WHERE trade_id = ?1`],
    undo: [`UPDATE payments SET currency = 'EUR' WHERE trade_id = ?1`],
    report: async (trades) => ['?', 0, await trades.readNumber('sent', sumOf(`'payment'`))],
  },
  {
    code: 'money-unbooked',
    trade: 'sent',
    plant: [
      `INSERT INTO unmatched_money (id, provider, event_id, amount, currency, reference, at, trade_id, ended_at)
        VALUES ('ghost', 'bank', 'ghost', 5, 'EUR', '', ${plantedAt}, ?1, ${plantedAt})`,
    ],
    undo: [`DELETE FROM unmatched_money WHERE id = 'ghost' AND trade_id = ?1`],
    report: async (trades) => ['ghost', trades.idOf('sent'), ''],
  },
  {
    code: 'credit-differs',
    trade: 'by-credit',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
        VALUES ('ghost', 'rich', 'EUR', 7, 'given-back', ?1, ${plantedAt})`,
    ],
    undo: [`DELETE FROM store_credit WHERE id = 'ghost' AND trade_id = ?1`],
    report: async (trades) => {
      const used = await trades.readNumber('by-credit', sumOf(`'credit-used'`));
      return ['?', -used, 7 - used];
    },
  },
  {
    // The account gets its euros again, and its dollars fall below zero.
    code: 'credit-differs',
    trade: 'by-credit',
    furtherCodes: ['credit-negative'],
    plant: [`UPDATE store_credit SET currency = 'USD' WHERE trade_id = ?1`],
    undo: [`UPDATE store_credit SET currency = 'EUR' WHERE trade_id = ?1`],
    report: async (trades) => ['?', -(await trades.readNumber('by-credit', sumOf(`'credit-used'`))), 0],
  },
  {
    code: 'bonus-differs',
    trade: 'as-credit',
    plant: [`UPDATE store_credit SET amount = amount + 1 WHERE trade_id = ?1 AND reason = 'bonus'`],
    undo: [`UPDATE store_credit SET amount = amount - 1 WHERE trade_id = ?1 AND reason = 'bonus'`],
    report: async (trades) => {
      const taken = await trades.readNumber('as-credit', sumOf(`'taken-as-credit'`));
      return ['?', Math.round(-taken / 10), Math.round(-taken / 10) + 1];
    },
  },
  {
    code: 'credit-negative',
    trade: 'sent',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, at) SELECT 'ghost', 'poor', 'GBP',
        -5, 'correction', ${plantedAt} WHERE ?1 = ?1`,
    ],
    undo: [`DELETE FROM store_credit WHERE id = 'ghost' AND ?1 = ?1`],
    report: async () => ['poor GBP earned', 0, -5],
  },
  {
    code: 'credit-kind-differs',
    trade: 'sent',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, at, kind)
        SELECT 'ghost', 'rich', 'EUR', 7, 'trade', ${plantedAt}, 'bonus' WHERE ?1 = ?1`,
    ],
    undo: [`DELETE FROM store_credit WHERE id = 'ghost' AND ?1 = ?1`],
    report: async () => ['ghost', 'earned', 'bonus'],
  },
  {
    // Credit of one kind is given back as the other one.
    code: 'credit-kind-differs',
    trade: 'by-credit',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
        VALUES ('ghost', 'rich', 'EUR', 7, 'given-back', ?1, ${plantedAt}, 'bonus')`,
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at, kind)
        VALUES ('ghost2', 'rich', 'EUR', -7, 'used', ?1, ${plantedAt}, 'earned')`,
    ],
    undo: [`DELETE FROM store_credit WHERE id IN ('ghost', 'ghost2') AND trade_id = ?1`],
    report: async (trades) => [`${trades.idOf('by-credit')} bonus`, 0, 7],
  },
  {
    code: 'payout-differs',
    trade: 'paid-out',
    plant: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    report: async (trades) => {
      const { id, amount } = await trades.payoutOf('paid-out');
      return [id, -amount - 1, -amount];
    },
  },
  {
    code: 'payout-differs',
    trade: 'paid-out',
    plant: [`UPDATE payouts SET currency = 'GBP' WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET currency = 'EUR' WHERE trade_id = ?1`],
    report: async (trades) => {
      const { id, amount } = await trades.payoutOf('paid-out');
      return [id, 0, -amount];
    },
  },
  {
    code: 'payout-differs',
    trade: 'due',
    furtherCodes: ['payouts-due-differ'],
    plant: [`UPDATE payouts SET state = 'done' WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET state = 'due' WHERE trade_id = ?1`],
    report: async (trades) => {
      const { id, amount } = await trades.payoutOf('due');
      return [id, -amount, 0];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'due',
    plant: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    report: async (trades) => {
      const { amount } = await trades.payoutOf('due');
      return ['? payout', amount, amount - 1];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'due',
    plant: [`UPDATE payouts SET currency = 'GBP' WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET currency = 'EUR' WHERE trade_id = ?1`],
    report: async (trades) => ['? payout', (await trades.payoutOf('due')).amount, 0],
  },
  {
    code: 'payouts-due-differ',
    trade: 'refund-due',
    plant: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    undo: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    report: async (trades) => {
      const { amount } = await trades.payoutOf('refund-due');
      return ['? refund', amount, amount + 1];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, created_at)
        VALUES ('ghost', ?1, 'refund', 'bank', 100, 'EUR', ${plantedAt})`,
    ],
    undo: [`DELETE FROM payouts WHERE id = 'ghost' AND trade_id = ?1`],
    report: async () => ['? refund', 0, 100],
  },
  {
    code: 'refund-overdue',
    trade: 'sent',
    undo: [`DELETE FROM payouts WHERE id = 'overdue' AND trade_id = ?1`],
    report: async () => ['overdue', 'done', 'sent'],
    plant: [
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, state, created_at, sent_at, asked_at)
        VALUES ('overdue', ?1, 'refund', 'stripe', 100, 'EUR', 'sent', ${plantedAt}, ${plantedAt},
          '2026-02-02T00:00:00.000Z')`,
    ],
  },
];
