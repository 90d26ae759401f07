import type { Page } from '@playwright/test';
import { grades } from '../../domain/grade';
import { m } from '../../messages/compiled/messages.js';
import { Clerk, deskEmail, placeTrade, readTrade } from './support/clerk';
import { registerMember } from './support/member';
import { Person, messagePattern } from './support/person';
import { expect, test } from './support/shop';
import { en, formatEuroCents, findBooksToSell, findCopiesToBuy } from './support/trade-books';

test('a swap that costs more than the given books ends in a transfer and the dispatch', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const swapper = new Person(page, shop, 'en');
  await registerMember(context, shop, 'swaps@reader.example');
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  // Three of the most expensive books cost more than the given ones.
  const dear = await placeTrade(
    context,
    shop,
    { give: await findBooksToSell(swapper, 4), take: await findCopiesToBuy(swapper, 'sort=-price&limit=3') },
    'swap',
  );
  expect(dear.toPay.minor).toBe(0);
  await clerk.receiveAndAcceptAll(dear);
  await swapper.visit(`/trades/${dear.id}`);
  const asked = await readTrade(context, shop, dear.id);
  const given =
    (dear.inbound?.total.minor ?? 0) + (dear.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0);
  const owed = (dear.outbound?.total.minor ?? 0) - given;
  expect([asked.settlementState, asked.toPay.minor]).toEqual(['awaiting-payment', owed]);
  await expect(
    page.getByText(messagePattern(m.trades_next_difference({ amount: formatEuroCents(owed), day: '…' }, en))),
  ).toBeVisible();

  // The bank's statement, pasted; the number is found among other words.
  await clerk.visit('/desk/money');
  await clerk.page
    .getByLabel(m.desk_statement_paste({}, en))
    .fill(
      'Booking date;Payer;Remittance information;Amount;Currency\n' +
        `2026-11-21;A. Byrne;books ${dear.number.toLowerCase()} thank you;${(owed / 100).toFixed(2)};EUR`,
    );
  await clerk.page.getByRole('button', { name: m.desk_statement_book({ count: 1, shown: '1' }, en) }).click();
  await clerk.page.getByRole('link', { name: dear.number }).click();
  await expect(clerk.page).toHaveURL(new RegExp(`/desk/trades/${dear.id}`));
  // The pages of the desk before it would look up the scanned books elsewhere.
  await expect(clerk.page.getByRole('heading', { level: 1 })).toHaveText(dear.number);
  await swapper.returnToTab();
  await expect(page.getByText(m.trade_next_packing({}, en))).toBeVisible();
  for (const { book } of dear.outbound?.lines ?? []) await clerk.scan(book.isbn);
  await clerk.page.getByRole('button', { name: m.desk_pack({}, en), exact: true }).click();
  await clerk.page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await clerk.scan('CE123456785IE');
  await expect(clerk.page.getByLabel(m.trades_post_tracking({}, en))).toHaveValue('CE123456785IE');
  await clerk.page.getByRole('button', { name: m.desk_dispatch({}, en), exact: true }).click();
  await expect(clerk.page.getByText(m.desk_state_dispatched({}, en)).first()).toBeVisible();
  await swapper.returnToTab();
  await expect(page.getByText(m.trade_next_dispatched({}, en))).toBeVisible();
  const track = page
    .getByRole('region', { name: m.trades_sent_title({}, en) })
    .getByRole('link', { name: 'CE123456785IE' });
  await expect(track).toHaveAttribute('href', 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE');
  await clerk.context.close();
});

/** Opens the second step of the withdrawal on the page of an order, with some of its books selected. */
async function beginWithdrawal(page: Page, keptTitle: string) {
  await page.getByRole('button', { name: m.trades_withdraw({}, en) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: keptTitle }).uncheck();
  await sheet.getByRole('button', { name: m.trades_withdraw_next_step({}, en) }).click();
  return sheet;
}

test('a guest withdraws from two of three books, which the desk takes back once and refunds', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const buyer = new Person(page, shop, 'en');
  const email = 'three@reader.example';
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  // The grades of the dearest books have worse ones below them.
  const take = await findCopiesToBuy(buyer, 'sort=-price&limit=3');
  const trade = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await clerk.recordBankTransfer(trade);
  await clerk.packAndDispatch(trade);
  await buyer.visit(`/trades/${trade.id}`);
  await page.getByRole('button', { name: m.trades_arrived({}, en) }).click();
  const [first, second, third] = trade.outbound?.lines ?? [];
  if (!first || !second || !third) throw new Error('not three');
  const sheet = await beginWithdrawal(page, third.book.title);
  const back = formatEuroCents(first.total.minor + second.total.minor);
  for (const text of [first.book.title, second.book.title, back]) await expect(sheet).toContainText(text);
  await expect(sheet).not.toContainText(third.book.title);
  const withdrawn = m.mail_step_withdrawn_subject({ number: trade.number }, en);
  expect(shop.mailsTo(email).some(({ subject }) => subject === withdrawn)).toBe(false);
  await sheet.getByRole('button', { name: m.trades_withdraw_confirm({}, en) }).click();
  await expect(sheet.getByText(m.trades_withdraw_done({ email }, en))).toBeVisible();
  const mail = await shop.waitForMail(email, new RegExp(m.mail_step_withdrawn_title({}, en)));
  expect(mail.text).toContain(second.book.title);
  expect(mail.text).not.toContain(third.book.title);
  await sheet
    .getByRole('button', { name: m.trade_close({}, en) })
    .last()
    .click();
  await page.getByRole('button', { name: m.trades_return_sent({}, en) }).click();
  await page.getByRole('combobox', { name: m.trades_post_carrier({}, en) }).selectOption('An Post');
  await page.getByRole('textbox', { name: m.trades_post_tracking({}, en) }).fill('RR123456785IE');
  await page.getByRole('button', { name: m.trades_post_send({}, en) }).click();
  const posted = { carrier: 'An Post', tracking: 'RR123456785IE', day: '…' };
  await expect(page.getByText(messagePattern(m.trades_return_sent_with(posted, en)))).toBeVisible();

  await clerk.visit(`/desk/trades/${trade.id}`);
  await expect(clerk.page.getByText(messagePattern(m.desk_back_posted(posted, en)))).toBeVisible();
  await takeBack(clerk, first.book.title, grades[grades.indexOf(first.grade) + 1] ?? 'as-sent');
  await takeBack(clerk, second.book.title, 'gone');
  await expect(clerk.page.getByText(m.desk_state_refund_due({}, en)).first()).toBeVisible();
  const after = await readTrade(context, shop, trade.id);
  expect(after.outbound?.lines.map(({ state }) => state)).toEqual(['returned', 'returned', 'sent']);
  expect(after.ledger.filter(({ kind }) => kind === 'returned').map(({ amount }) => amount.minor)).toEqual([
    first.total.minor,
    second.total.minor,
  ]);
  expect(after.payouts.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(first.total.minor + second.total.minor);
  await buyer.returnToTab();
  await expect(page.getByText(m.trade_line_out_returned({}, en)).first()).toBeVisible();
  await clerk.context.close();
});

/** Confirms a returned copy on the open page of the desk, by two quick presses. */
async function takeBack({ page }: Clerk, title: string, condition: string): Promise<void> {
  const copy = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: m.desk_back_take({}, en) }) })
    .filter({ hasText: title });
  await copy.getByRole('combobox').selectOption(condition);
  await copy.getByRole('button').click({ clickCount: 2 });
  await expect(copy).toHaveCount(0);
}
