import { openAccount, addEditions, testIsbn, type TestEdition } from './shelf';

/** Editions in stock. */
export const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;

/** Opens the clerk's account and puts Emma, Dune and the editions in `more` on the shelf. */
export async function openStockedShop(db: D1Database, more: readonly TestEdition[] = []): Promise<void> {
  await openAccount(db, 'clerk');
  await addEditions(db, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 }, new: { onHand: 20, price: 1200 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 1400 } } },
    ...more,
  ]);
  // The average cost of a good copy of Emma is 2.75 EUR.
  await db
    .prepare(
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
        VALUES (?1, 'good', 1, 'opening', 200, '2026-01-01T00:00:00.000Z'),
        (?1, 'good', 3, 'purchase', 300, '2026-01-01T00:00:00.000Z')`,
    )
    .bind(emma)
    .run();
}
