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

const listPaths = ['/search?q=house', '/authors/Donna%20Tartt', '/nowhere', '/basket', '/cart', '/checkout'];
const linkPaths = ['/reset-password', '/login/confirm', '/login/recovery', '/sso?result=cancelled&provider=library'];
const textPaths = ['/contact', '/grading', '/maintenance', '/chat-bot'];
const accountPaths = [
  '/account-details',
  '/account-details/edit?part=passkeys',
  '/account-details?part=devices',
  '/delete-account',
];
/** Others are in `desk/desk-pages.spec.ts`. */
const deskPaths = ['/receive', '/pick', '/stock', '/jobs'];

/** Puts a book in stock into the cart. */
async function fillCart(person: Person): Promise<TakenBook> {
  const [book] = await person.findCheapestCopies('sort=popular&limit=1');
  await person.addToCartByApi(book);
  return [book?.isbn ?? '', book?.cheapest.grade ?? 'good'];
}

/** Sends the form of a page empty, and inspects it with its problems. */
async function sendEmpty(inspector: Inspector, path: string): Promise<Person> {
  const person = await inspector.openPage(path);
  const main = person.page.getByRole('main');
  await (path === '/checkout' ? person.placeOrderButton : main.locator('form button[type=submit]').first()).click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
  await inspector.inspectCurrentPage(person, `${path}, sent empty`);
  return person;
}

/** Types words that no question has, and inspects the page without answers. */
async function searchInVain(inspector: Inspector, person: Person): Promise<void> {
  const { page, language: locale } = person;
  await page.getByRole('searchbox', { name: m.faq_search({}, { locale }) }).fill('zzxqy');
  await expect(page.getByRole('heading', { name: m.faq_nothing_title({ words: 'zzxqy' }, { locale }) })).toBeVisible();
  await inspector.inspectCurrentPage(person, '/faq?q=zzxqy');
}

/** Asks for the link to an order, and inspects the page after it. */
async function findTrade(inspector: Inspector, person: Person): Promise<void> {
  const { page, language: locale } = person;
  await page.getByLabel(m.find_trade_number({}, { locale })).fill('IE-7K4Q');
  await page.getByLabel(m.find_trade_email({}, { locale })).fill('looks@reader.example');
  await page.getByRole('button', { name: m.find_trade_send({}, { locale }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, { locale }));
  await inspector.inspectCurrentPage(person, '/find-trade, sent');
}

/** Withdraws from an order, and inspects the two steps after the form. */
async function withdraw(inspector: Inspector, person: Person): Promise<void> {
  const { page, language: locale } = person;
  await page.getByLabel(m.declare_name({}, { locale })).fill('Aoife Byrne');
  await page.getByLabel(m.find_trade_number({}, { locale })).fill('IE-7K4Q');
  await page.getByLabel(m.find_trade_email({}, { locale })).fill('withdraws@reader.example');
  await page.getByRole('button', { name: m.trades_withdraw_next_step({}, { locale }) }).click();
  const confirm = page.getByRole('button', { name: m.trades_withdraw_confirm({}, { locale }) });
  await expect(confirm).toBeVisible();
  await inspector.inspectCurrentPage(person, '/withdraw, to confirm');
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.declare_done_title({}, { locale }));
  await inspector.inspectCurrentPage(person, '/withdraw, sent');
}

test('pages of a visitor with empty lists are accessible, and their ids are those of the HTML', async ({
  shop,
  context,
}) => {
  const inspector = await Inspector.open(context, shop);

  await inspector.inspectBothVariants('');
  await inspector.inspectPages([...listPaths, ...linkPaths, ...textPaths]);
  await searchInVain(inspector, await inspector.inspectPage('/faq#how-to-sell'));

  expect(inspector.faults).toEqual([]);
});

test('a form that was sent empty names its problems and is accessible, and so are its next steps', async ({
  shop,
  context,
}) => {
  const inspector = await Inspector.open(context, shop);
  await fillCart(inspector.reader);

  for (const path of ['/login', '/forgot-password']) await sendEmpty(inspector, path);
  await findTrade(inspector, await sendEmpty(inspector, '/find-trade'));
  await inspector.changeVariant();
  for (const path of ['/register', '/checkout']) await sendEmpty(inspector, path);
  await withdraw(inspector, await sendEmpty(inspector, '/withdraw'));

  expect(inspector.faults).toEqual([]);
});

test('pages with books, of a member and of the desk are accessible, and their ids are those of the HTML', async ({
  shop,
  context,
}) => {
  const email = 'inspected@reader.example';
  const inspector = await Inspector.open(context, shop);
  const copy = await fillCart(inspector.reader);

  await inspector.inspectPage(`/books/${copy[0]}`);
  const order = await placeTrade(context, shop, { take: [copy] }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await inspector.inspectPage(`/trades/${order.id}`);
  await inspector.changeVariant();
  await inspector.inspectPage(`/books/${copy[0]}`);
  await registerMember(context, shop, email);
  await fillCart(inspector.reader);
  await inspector.reader.addToBasketByApi(
    (await inspector.reader.findBooks('sort=popular&limit=6')).map(({ isbn }) => isbn),
  );
  await inspector.inspectPages(['/basket', '/cart', '/checkout', ...accountPaths]);
  await shop.grantDeskAccess(email);
  await inspector.inspectPages(deskPaths.map((path) => `/desk${path}`));

  expect(inspector.faults).toEqual([]);
});
