import { plantedAt, type PlantedFault } from './planted-fault';
import { emma } from './planted-trades';

const copy = `(isbn, grade, on_hand_change, reserved_change, reason, trade_id, at) VALUES ('${emma}', 'good'`;
const undoMovement = 'DELETE FROM stock_movements WHERE id = (SELECT max(id) FROM stock_movements) AND ?1 = ?1';
const onHand = (by: string) => `UPDATE stock SET on_hand = on_hand ${by} WHERE isbn = '${emma}' AND ?1 = ?1`;
const reserved = (by: string) => `UPDATE stock SET reserved = reserved ${by} WHERE isbn = '${emma}' AND ?1 = ?1`;

/** Faults in stock, reservations and stock movements. */
export const stockFaults: readonly PlantedFault[] = [
  {
    code: 'stock-differs',
    trade: 'sent',
    plant: [onHand('+ 1')],
    undo: [onHand('- 1')],
    report: async (trades) => {
      const [has, held] = await Promise.all(
        ['on_hand', 'reserved'].map((column) =>
          trades.readNumber('sent', `SELECT ${column} AS n FROM stock WHERE isbn = '${emma}' AND ?1 = ?1`),
        ),
      );
      return [`${emma} good`, `${has} ${held}`, `${Number(has) + 1} ${held}`];
    },
  },
  {
    code: 'reservations-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO stock_movements ${copy}, 0, 1, 'reserved', CASE ?1 WHEN '' THEN '' END, ${plantedAt})`,
      reserved('+ 1'),
    ],
    undo: [undoMovement, reserved('- 1')],
    report: async (trades) => {
      const held = await trades.readNumber(
        'sent',
        `SELECT reserved AS n FROM stock WHERE isbn = '${emma}' AND ?1 = ?1`,
      );
      return [`${emma} good`, held, held + 1];
    },
  },
  {
    code: 'copies-left-differ',
    trade: 'sent',
    plant: [`INSERT INTO stock_movements ${copy}, -1, 0, 'sale', ?1, ${plantedAt})`, onHand('- 1')],
    undo: [undoMovement, onHand('+ 1')],
    report: async () => ['?', '-2 0 0', '-3 0 0'],
  },
  {
    code: 'copies-came-differ',
    trade: 'due',
    plant: [`INSERT INTO stock_movements ${copy}, 1, 0, 'trade-in', ?1, ${plantedAt})`, onHand('+ 1')],
    undo: [undoMovement, onHand('- 1')],
    report: async () => ['?', 3, 4],
  },
];
