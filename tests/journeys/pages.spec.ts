import { m } from '../../messages/compiled/messages.js';
import { placeTrade, type TakenBook } from './support/clerk';
import { Inspector } from './support/inspector';
import { registerMember } from './support/member';
import type { Person } from './support/person';
import { expect, test } from './support/shop';

/*
 * Each page of the shop, empty and filled: axe finds nothing, ids are the same in HTML and React, each named id exists,
 * and the page is not wider than its window. `support/inspector.ts` has the languages and colours.
 */

const listPaths = [
  '/search?q=house',
  '/authors/Jane%20Austen',
  '/subjects/crime',
  '/nowhere',
  '/basket',
  '/cart',
  '/checkout',
];
const linkPaths = [
  '/reset-password',
  '/login/confirm',
  '/login/recovery',
  '/sso',
  '/sso?result=cancelled&provider=library',
];
const textPaths = ['/faq#how-to-sell', '/faq?q=zzxqy', '/contact', '/grading', '/maintenance', '/chat-bot'];
const accountPaths = [
  '/account-details',
  '/account-details/edit',
  '/account-details/edit?part=passkeys',
  '/account-details?part=devices',
  '/delete-account',
];
const deskPaths = ['', '/receive', '/pick', '/payouts', '/money', '/stock', '/jobs'];

/** Puts a book in stock into the cart. */
async function fillCart(person: Person): Promise<TakenBook> {
  const [book] = await person.findCheapestCopies('sort=popular&limit=1');
  await person.addToCartByApi(book);
  return [book?.isbn ?? '', book?.cheapest.grade ?? 'good'];
}

test('pages of a visitor with empty lists are accessible, and their ids are those of the HTML', async ({
  shop,
  context,
}) => {
  const inspector = await Inspector.open(context, shop);

  await inspector.inspectBothVariants('');
  for (const path of [...listPaths, ...linkPaths, ...textPaths]) await inspector.inspectPage(path);

  expect(inspector.faults).toEqual([]);
});

test('a form that was sent empty names its problems and is accessible', async ({ shop, context }) => {
  const inspector = await Inspector.open(context, shop);
  const sendEmpty = async (path: string) => {
    const person = await inspector.inspectPage(path);
    const main = person.page.getByRole('main');
    await (path === '/checkout' ? person.placeOrderButton : main.locator('form button[type=submit]').first()).click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
    await inspector.inspectCurrentPage(person, `${path}, sent empty`);
    return person;
  };

  for (const path of ['/login', '/register', '/forgot-password']) await sendEmpty(path);
  for (const at of ['first', 'second']) {
    const person = await sendEmpty('/find-trade');
    const { page } = person;
    const inLanguage = { locale: person.language };
    await page.getByLabel(m.find_trade_number({}, inLanguage)).fill('IE-7K4Q');
    await page.getByLabel(m.find_trade_email({}, inLanguage)).fill(`${at}-look@reader.example`);
    await page.getByRole('button', { name: m.find_trade_send({}, inLanguage) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, inLanguage));
    await inspector.inspectCurrentPage(person, '/find-trade, sent');
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
  const inspector = await Inspector.open(context, shop);
  const copy = await fillCart(inspector.reader);

  await inspector.inspectBothVariants(`/books/${copy[0]}`);
  await inspector.inspectPage('/cart');
  const order = await placeTrade(context, shop, { take: [copy] }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await inspector.inspectBothVariants(`/trades/${order.id}`);
  await registerMember(context, shop, email);
  await fillCart(inspector.reader);
  await inspector.reader.addToBasketByApi(
    (await inspector.reader.findBooks('sort=popular&limit=6')).map(({ isbn }) => isbn),
  );
  await inspector.inspectPage('/basket');
  for (const path of ['/checkout', ...accountPaths]) await inspector.inspectPage(path);
  await shop.grantDeskAccess(email);
  for (const path of deskPaths) await inspector.inspectPage(`/desk${path}`);

  expect(inspector.faults).toEqual([]);
});
