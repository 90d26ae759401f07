// Checks of the database after the kills.
import { openShop } from '../../../scripts/shop/shop.mjs';
import { bundleSimulation } from '../bundle.mjs';

/** Queries for rows that must not exist. Their SQL is independent of the shop's own check. */
const brokenInvariants = {
  'copies on the shelves': `SELECT s.isbn FROM stock s WHERE s.on_hand <> (SELECT coalesce(sum(m.on_hand_change), 0)
    FROM stock_movements m WHERE m.isbn = s.isbn AND m.grade = s.grade)`,
  'reserved copies': `SELECT s.isbn FROM stock s WHERE s.reserved <> (SELECT coalesce(sum(l.quantity), 0)
    FROM outbound_lines l JOIN trades t ON t.id = l.trade_id
    WHERE l.isbn = s.isbn AND l.grade = s.grade AND t.outbound_state = 'reserved')`,
  'trades without the lines they were placed with': `SELECT t.id FROM trades t
    WHERE t.take_books <> (SELECT coalesce(sum(quantity), 0) FROM outbound_lines WHERE trade_id = t.id)
      OR t.give_books <> (SELECT count(*) FROM inbound_lines WHERE trade_id = t.id)`,
  'trades without a confirmation': `SELECT t.id FROM trades t
    WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.dedupe = 'trade-placed:' || t.id)`,
};

/**
 * Compares the answers that people got with the trades in the database. Returns the outbox rows, counts of trades lost
 * and doubled, and a line for each thing that is wrong.
 */
export async function verifyBooks(stateDir, people) {
  const { findFaults } = await import(await bundleSimulation({ entry: 'drill/rebuild.ts' }));
  const shop = await openShop({ port: 0, stateDir, log: false });
  const db = await shop.miniflare.getD1Database('DB');
  const rows = async (sql) => (await db.prepare(sql).all()).results;
  const trades = await rows('SELECT id, idem_key FROM trades');
  const mails = await rows('SELECT id, created_at, sent_at, attempts FROM outbox');
  const faults = await findFaults({ db });
  const wrong = faults.map((fault) => JSON.stringify(fault));
  for (const [what, sql] of Object.entries(brokenInvariants)) {
    const found = await rows(sql);
    if (found.length > 0) wrong.push(`${what}: ${found.length} rows, the first ${JSON.stringify(found[0])}`);
  }
  await shop.close();
  const keyOf = new Map(trades.map(({ id, idem_key: key }) => [id, key]));
  const lost = people.flatMap(({ key, answers }) => answers.filter((id) => keyOf.get(id) !== key));
  const keys = new Set(people.map(({ key }) => key));
  const doubled =
    trades.length -
    new Set(trades.map(({ idem_key: key }) => key)).size +
    people.filter(({ answers }) => new Set(answers).size > 1).length;
  const unknown = trades.filter(({ idem_key: key }) => !keys.has(key)).length;
  if (unknown > 0) wrong.push(`${unknown} trades that nobody sent`);
  return { trades: trades.length, lost: lost.length, doubled, wrong, mails };
}
