import { m } from '../../messages/compiled/messages.js';
import { place, type Taken } from './support/clerk';
import { Inspector } from './support/inspector';
import { join } from './support/member';
import type { Person } from './support/person';
import { expect, test } from './support/shop';

/*
 * Each page of the shop, empty and filled: axe finds nothing, ids are the same in HTML and React, each named id exists,
 * and the page is not wider than its window. `support/inspector.ts` says in which languages and colours.
 */

const lists = [
  '/search?q=house',
  '/authors/Jane%20Austen',
  '/subjects/crime',
  '/nowhere',
  '/basket',
  '/cart',
  '/checkout',
];
const links = [
  '/reset-password',
  '/login/confirm',
  '/login/recovery',
  '/sso',
  '/sso?result=cancelled&provider=library',
];
const texts = ['/faq#how-to-sell', '/faq?q=zzxqy', '/contact', '/grading', '/maintenance', '/chat-bot'];
const room = [
  '/account-details',
  '/account-details/edit',
  '/account-details/edit?part=passkeys',
  '/account-details?part=devices',
  '/delete-account',
];
const desk = ['', '/receive', '/pick', '/payouts', '/money', '/stock', '/jobs'];

/** Puts a book in stock into the cart. */
async function fillCart(person: Person): Promise<Taken> {
  const [book] = await person.offered('sort=popular&limit=1');
  await person.putInCart(book);
  return [book?.isbn ?? '', book?.cheapest.grade ?? 'good'];
}

test('pages of a visitor with empty lists are accessible, and their ids are those of the HTML', async ({
  shop,
  context,
}) => {
  const inspector = await Inspector.of(context, shop);

  await inspector.lookTwice('');
  for (const path of [...lists, ...links, ...texts]) await inspector.look(path);

  expect(inspector.faults).toEqual([]);
});

test('a form that was sent empty names its problems and is accessible', async ({ shop, context }) => {
  const inspector = await Inspector.of(context, shop);
  const sendEmpty = async (path: string) => {
    const person = await inspector.look(path);
    const main = person.page.getByRole('main');
    await (path === '/checkout' ? person.placeButton : main.locator('form button[type=submit]').first()).click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
    await inspector.inspect(person, `${path}, sent empty`);
    return person;
  };

  for (const path of ['/login', '/register', '/forgot-password']) await sendEmpty(path);
  for (const at of ['first', 'second']) {
    const person = await sendEmpty('/find-trade');
    const { page } = person;
    const say = { locale: person.language };
    await page.getByLabel(m.find_trade_number({}, say)).fill('IE-7K4Q');
    await page.getByLabel(m.find_trade_email({}, say)).fill(`${at}-look@reader.example`);
    await page.getByRole('button', { name: m.find_trade_send({}, say) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, say));
    await inspector.inspect(person, '/find-trade, sent');
  }
  await fillCart(inspector.reader);
  for (const _ of ['en', 'ar']) await sendEmpty('/checkout');

  expect(inspector.faults).toEqual([]);
});

test('pages with books, of a member and of the desk are accessible, and their ids are those of the HTML', async ({
  shop,
  context,
}) => {
  const email = 'inspected@reader.example';
  const inspector = await Inspector.of(context, shop);
  const take = await fillCart(inspector.reader);

  await inspector.lookTwice(`/books/${take[0]}`);
  await inspector.look('/cart');
  const order = await place(context, shop, { take: [take] }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await inspector.lookTwice(`/trades/${order.id}`);
  await join(context, shop, email);
  await fillCart(inspector.reader);
  await inspector.reader.putOnSellList(
    (await inspector.reader.stocked('sort=popular&limit=6')).map(({ isbn }) => isbn),
  );
  await inspector.look('/basket');
  for (const path of ['/checkout', ...room]) await inspector.look(path);
  await shop.giveDesk(email);
  for (const path of desk) await inspector.look(`/desk${path}`);

  expect(inspector.faults).toEqual([]);
});
