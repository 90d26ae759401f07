import { plantedAt, sumOf, type PlantedFault } from './planted-fault';
import type { PlantedTrades } from './planted-trades';

/** An order that was never dispatched, so it has no invoice. */
const unsent = `(SELECT id FROM trades WHERE outbound_state = 'reserved' ORDER BY id LIMIT 1)`;

const invoicedTo = (trades: PlantedTrades, name: string) =>
  trades.readNumber(name, 'SELECT take_total + postage AS n FROM trades WHERE id = ?1');
const creditNote = (trades: PlantedTrades, column: string) =>
  trades.readNumber('refund-due', `SELECT ${column} AS n FROM credit_notes WHERE trade_id = ?1`);
const setCreditNote = (set: string) => `UPDATE credit_notes SET ${set} WHERE trade_id = ?1`;
const setLines = (state: string) => `UPDATE outbound_lines SET state = '${state}' WHERE trade_id = ?1`;

/** Faults in disputes, invoices, credit notes, states and sales. */
export const saleFaults: readonly PlantedFault[] = [
  {
    code: 'disputes-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, withdrawn, opened_at,
        asked_at) VALUES ('dp_ghost', 'stripe', ?1, 'pi', 9, 'EUR', 'general', 'open', 5, ${plantedAt}, ${plantedAt})`,
    ],
    undo: ['DELETE FROM dispute_events WHERE trade_id = ?1', 'DELETE FROM disputes WHERE trade_id = ?1'],
    report: async () => ['dp_ghost', 5, 0],
  },
  {
    code: 'disputes-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at) SELECT ?1,
        max(entry) + 1, 'purchase', 'disputed', -5, 'dp_ghost:1', 'shop', ${plantedAt} FROM trade_ledger
        WHERE trade_id = ?1`,
    ],
    undo: [`DELETE FROM trade_ledger WHERE trade_id = ?1 AND kind = 'disputed'`],
    report: async () => ['dp_ghost', 0, 5],
  },
  {
    code: 'invoices-differ',
    trade: 'sent',
    plant: [`UPDATE invoices SET trade_id = ${unsent} WHERE trade_id = ?1`],
    undo: [`UPDATE invoices SET trade_id = ?1 WHERE trade_id = ${unsent}`],
    report: async () => ['?', 1, 0],
  },
  {
    code: 'invoices-differ',
    trade: 'by-credit',
    plant: ['UPDATE invoices SET number = number + 1000 WHERE trade_id = ?1'],
    undo: ['UPDATE invoices SET number = number - 1000 WHERE trade_id = ?1'],
    report: async (trades) => [
      'numbers',
      await trades.readNumber('sent', 'SELECT count(*) AS n FROM invoices WHERE ?1 = ?1'),
      await trades.readNumber('by-credit', 'SELECT number + 1000 AS n FROM invoices WHERE trade_id = ?1'),
    ],
  },
  // Less is credited than was returned.
  {
    code: 'credit-notes-differ',
    trade: 'refund-due',
    plant: [setCreditNote('postage = postage - 1')],
    undo: [setCreditNote('postage = postage + 1')],
    report: async () => ['?', 0, 1],
    furtherIds: ['? lines'],
  },
  // Nothing is credited.
  {
    code: 'credit-notes-differ',
    trade: 'refund-due',
    plant: [
      'CREATE TABLE kept AS SELECT * FROM credit_notes WHERE trade_id = ?1',
      'DELETE FROM credit_notes WHERE trade_id = ?1',
    ],
    undo: ['INSERT INTO credit_notes SELECT * FROM kept WHERE trade_id = ?1'],
    report: async (trades) => ['?', 0, await invoicedTo(trades, 'refund-due')],
    furtherIds: ['? lines'],
  },
  // A line is returned without an entry in the ledger.
  {
    code: 'credit-notes-differ',
    trade: 'sent',
    plant: [setLines('returned')],
    undo: [setLines('sent')],
    report: async (trades) => ['? lines', 0, await invoicedTo(trades, 'sent')],
  },
  // The goods of a credit note differ from its line.
  {
    code: 'credit-notes-differ',
    trade: 'refund-due',
    plant: [setCreditNote('goods = goods - 1, postage = postage + 1')],
    undo: [setCreditNote('goods = goods + 1, postage = postage - 1')],
    report: async (trades) => {
      const goods = await creditNote(trades, 'goods');
      return [`? ${await creditNote(trades, 'number')}`, goods - 1, goods];
    },
  },
  // A number is missing.
  {
    code: 'credit-notes-differ',
    trade: 'refund-due',
    plant: [setCreditNote('number = number + 1000')],
    undo: [setCreditNote('number = number - 1000')],
    report: async (trades) => [
      'numbers',
      await trades.readNumber('sent', 'SELECT count(*) AS n FROM credit_notes WHERE ?1 = ?1'),
      (await creditNote(trades, 'number')) + 1000,
    ],
  },
  {
    code: 'state-differs',
    trade: 'sent',
    plant: [`UPDATE trades SET outbound_state = 'delivered' WHERE id = ?1`],
    undo: [`UPDATE trades SET outbound_state = 'dispatched' WHERE id = ?1`],
    report: async () => ['? outbound', 'dispatched', 'delivered'],
  },
  {
    code: 'sale-differs',
    trade: 'sent',
    furtherCodes: ['credit-notes-differ'],
    plant: ['UPDATE trades SET take_total = take_total + 1 WHERE id = ?1'],
    undo: ['UPDATE trades SET take_total = take_total - 1 WHERE id = ?1'],
    report: async (trades) => {
      const sold = await trades.readNumber('sent', sumOf(`'sale', 'postage'`));
      return ['?', sold - 1, sold];
    },
  },
  {
    code: 'sale-differs',
    trade: 'released',
    furtherCodes: ['settlement-differs'],
    plant: [
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at) SELECT ?1,
        max(entry) + 1, 'purchase', 'sale', -1, 'twice', 'shop', ${plantedAt} FROM trade_ledger WHERE trade_id = ?1`,
    ],
    undo: [`DELETE FROM trade_ledger WHERE trade_id = ?1 AND ref = 'twice'`],
    report: async () => ['?', 0, -1],
  },
  {
    code: 'settlement-differs',
    trade: 'by-credit',
    plant: [
      `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
        VALUES (?1, 'settlement', 99, 'balanced', 'refund-due', 'shop', ${plantedAt})`,
    ],
    undo: [
      `DELETE FROM trade_events WHERE trade_id = ?1 AND seq = 99`,
      `UPDATE trades SET settlement_state = 'balanced' WHERE id = ?1`,
    ],
    report: async () => ['?', 'refund-due', '0 0'],
  },
  {
    code: 'books-differ',
    trade: 'due',
    plant: ['UPDATE inbound_lines SET paid = paid + 1 WHERE trade_id = ?1 AND line = 1'],
    undo: ['UPDATE inbound_lines SET paid = paid - 1 WHERE trade_id = ?1 AND line = 1'],
    report: async (trades) => {
      const booked = await trades.readNumber('due', sumOf(`'books-in'`));
      return ['?', booked + 1, booked];
    },
  },
];
