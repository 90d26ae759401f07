import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import { addAccount, signIn } from '../../tests/worker-passkey-people';
import { addEditions, testIsbn } from '../testing/shelf';

const [emma, dune, bleakHouse] = [testIsbn(1), testIsbn(2), testIsbn(3)];
const isbnsOf = (body: unknown) =>
  (body as { lines: { book: { isbn: string } }[] }).lines.map(({ book }) => book.isbn).toSorted();

beforeAll(() =>
  addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 5, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
    { isbn: bleakHouse, title: 'Bleak House', reference: 3000 },
  ]),
);

it('a sign-in with a password adds the guest’s sell list and cart to those of the account', async () => {
  const email = await addAccount('ann');
  const earlier = new Browser();
  await signIn(earlier, email);
  await earlier.ask('PUT', `/basket/lines/${bleakHouse}/good`, { quantity: 1 });
  const guest = new Browser();
  await guest.ask('PUT', `/basket/lines/${dune}/very-good`, { quantity: 1 });
  await guest.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 1 });

  const { body } = await signIn(guest, email);

  expect(body).toMatchObject({ followed: { basket: 1, cart: 1, wishes: 0, keptAside: 0 } });
  expect(isbnsOf((await guest.ask('GET', '/basket')).body)).toEqual([dune, bleakHouse]);
  expect(isbnsOf((await guest.ask('GET', '/cart')).body)).toEqual([emma]);
  expect(isbnsOf((await new Browser().ask('GET', '/basket')).body)).toEqual([]);
});
