import { fillLists, placeOrder } from './deals';
import { signInClerk } from './desk';
import type { Browser } from './people';
import { openAccount, addEditions, testIsbn } from './shelf';
import { signIn } from './sign-in';

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

/** Opens the accounts and places Anna's trade of three copies of two editions. `newVisitor` opens a browser. */
export async function placeDeskTrade(db: D1Database, newVisitor: () => Browser): Promise<PlacedTrade> {
  await addEditions(
    db,
    [1, 2, 3, 4, 5, 6].map((at) => ({ isbn: testIsbn(at), title: `Book ${at}`, reference: 3000 })),
  );
  for (const name of ['anna', 'ben', 'clerk', 'keyless']) await openAccount(db, name);
  const [anna, ben, clerk] = [
    await signIn(db, newVisitor(), 'anna'),
    await signIn(db, newVisitor(), 'ben'),
    await signInClerk(db, newVisitor(), 'clerk'),
  ];
  await fillLists(anna, {
    give: [
      [testIsbn(1), 'very-good', 2],
      [testIsbn(2), 'good', 1],
    ],
  });
  const { trade } = (await placeOrder(anna, 'payout', { iban }, { payout: 'bank' })).json;
  return { trade, anna, ben, clerk };
}
