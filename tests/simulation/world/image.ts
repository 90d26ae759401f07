import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grade } from '../../../domain/grade';
import { addEditions, testIsbn } from '../../../worker/testing/shelf';
import { patchOf } from '../defects/planted';
import { databaseOf } from '../shim/d1';
import { Line } from '../shim/line';
import { Store } from '../shim/store';

/** Editions of the shop's shelves at the beginning. */
export const shelfSize = 40;
const opened = '2026-01-01T00:00:00.000Z';
const grades: readonly Grade[] = ['like-new', 'very-good', 'good', 'acceptable'];

/** Applies all migrations to an empty database. */
export function migrate(store: Store, folder = 'migrations'): void {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    const path = join(folder, name);
    store.database.exec(patchOf(path, readFileSync(path, 'utf8')));
  }
}

/** Migrates an empty database and puts books on its shelves: many cheap copies, few dear ones, some sold out. */
export async function fillShop(store: Store, size = shelfSize): Promise<void> {
  migrate(store);
  const editions = Array.from({ length: size }, (_, at) => ({
    isbn: testIsbn(at + 1),
    reference: 900 + 330 * (at % 9),
    pages: at % 7 === 6 ? 4800 : 180 + 40 * (at % 5),
    demand: at % 8,
    stock:
      at % 5 === 4
        ? {}
        : {
            [grades[at % 4] ?? 'good']: { onHand: at % 3 === 0 ? 1 : 2 + (at % 6), price: 250 + 270 * (at % 7) },
            ...(at % 4 === 1 ? { new: { onHand: 3, price: 900 + 330 * (at % 9) } } : {}),
          },
  }));
  await addEditions(databaseOf(new Line(), { primary: store, replica: () => null }), editions);
  store.write(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
        SELECT isbn, grade, on_hand, 'opening', 200, ?1 FROM stock WHERE on_hand > 0`,
    opened,
  );
}

/** Returns an image of a database that was filled so. */
export async function firstImage(size = shelfSize): Promise<Uint8Array> {
  const store = new Store(null);
  await fillShop(store, size);
  const image = store.database.serialize();
  store.close();
  return image;
}
