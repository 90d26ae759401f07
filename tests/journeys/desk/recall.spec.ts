import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, deskEmail, placeTrade, type TakenBook } from '../support/clerk';
import { expect, test } from '../support/shop';
import { en } from '../support/trade-books';

test('a clerk recalls a book: its page warns, its buyer gets a mail, and it is for sale again at the end', async ({
  page,
  shop,
  context,
  browser,
}) => {
  // A Japanese book, which no other journey buys.
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const [book] = await clerk.findCheapestCopies('language=ja&limit=1');
  const isbn = book?.isbn ?? '';
  const take: readonly TakenBook[] = [[isbn, book?.cheapest.grade ?? 'good']];
  const email = 'recall@reader.example';
  const order = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await clerk.recordBankTransfer(order);
  await clerk.packAndDispatch(order);
  const desk = clerk.page;

  await clerk.visit(`/desk/stock?q=${isbn}`);
  await desk.getByRole('button', { name: m.desk_recall_open({}, en) }).click();
  await desk.getByLabel(m.desk_recall_details({}, en)).fill('The ribbon comes off.');
  await desk.getByRole('button', { name: m.desk_recall_start({}, en) }).click();
  await expect(desk.getByText(m.desk_recall_told({ count: '1' }, en))).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);

  const mail = await shop.waitForMail(email, new RegExp(m.mail_recall_title({}, en)));
  expect(mail.text).toContain('The ribbon comes off.');
  await page.goto(`${shop.url}/en/books/${isbn}?recalled`);
  await expect(page.getByText(m.book_recall_title({}, en))).toBeVisible();
  await expect(page.getByText(m.recall_danger_choking({}, en))).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await clerk.followLink(m.desk_stock({}, en));
  await expect(desk.getByRole('heading', { name: m.desk_recalled_books({}, en) })).toBeVisible();

  await desk.getByRole('button', { name: m.desk_recall_end({}, en) }).click();
  await expect(desk.getByRole('button', { name: m.desk_recall_open({}, en) })).toBeVisible();
});
