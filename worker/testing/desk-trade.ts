import { fill, order } from './deals';
import { atDesk } from './desk';
import type { Browser } from './people';
import { openAccount, shelve, testIsbn } from './shelf';
import { signedIn } from './signed-in';

/** IBAN of the people who give books. */
export const iban = 'IE29AIBK93115212345678';

/** A trade of Anna's that waits for its parcel, and the people of its tests. */
export interface PlacedTrade {
  readonly trade: { readonly id: string; readonly number: string };
  readonly anna: Browser;
  /** A customer who has no part in the trade. */
  readonly ben: Browser;
  /** Staff with a passkey. */
  readonly clerk: Browser;
}

/** Opens the accounts and places Anna's trade of three copies of two editions. `visit` is a new browser. */
export async function placeDeskTrade(db: D1Database, visit: () => Browser): Promise<PlacedTrade> {
  await shelve(
    db,
    [1, 2, 3, 4, 5, 6].map((at) => ({ isbn: testIsbn(at), title: `Book ${at}`, reference: 3000 })),
  );
  for (const name of ['anna', 'ben', 'clerk', 'keyless']) await openAccount(db, name);
  const [anna, ben, clerk] = [
    await signedIn(db, visit(), 'anna'),
    await signedIn(db, visit(), 'ben'),
    await atDesk(db, visit(), 'clerk'),
  ];
  await fill(anna, {
    give: [
      [testIsbn(1), 'very-good', 2],
      [testIsbn(2), 'good', 1],
    ],
  });
  const { trade } = (await order(anna, 'payout', { iban }, { payout: 'bank' })).json;
  return { trade, anna, ben, clerk };
}
