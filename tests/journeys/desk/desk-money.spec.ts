import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from '@playwright/test';
import { m } from '../../../messages/compiled/messages.js';
import { Clerk, deskEmail, placeTrade, readTrade } from '../support/clerk';
import { callApi, registerMember } from '../support/member';
import { messagePattern } from '../support/person';
import { expect, test, type Shop } from '../support/shop';
import { en, findBooksToSell, findCopiesToBuy, formatEuroCents } from '../support/trade-books';

const readDownload = async (download: Promise<Download>) => readFileSync(await (await download).path());
const otherIban = 'DE89370400440532013000';

/** Creates a signed-in seller whose books the desk has accepted as described. A payout to the bank is due. */
async function createDuePayout(browser: Browser, shop: Shop, clerk: Clerk, email: string) {
  const context = await browser.newContext();
  await registerMember(context, shop, email);
  const give = await findBooksToSell(clerk, 6);
  const trade = await placeTrade(context, shop, { give }, 'payout', { payout: 'bank' });
  await clerk.receiveAndAcceptAll(trade);
  await shop.endPayoutHold(email);
  return { context, trade, due: (await readTrade(context, shop, trade.id)).toGet.minor };
}

/** Places a guest's order of the cheapest book, to be paid by transfer. */
async function placeTransferOrder(browser: Browser, shop: Shop, clerk: Clerk, email: string) {
  const context = await browser.newContext();
  const take = await findCopiesToBuy(clerk, 'sort=price&limit=1');
  const payment = { payment: 'bank-transfer' };
  return { context, trade: await placeTrade(context, shop, { take }, 'pay-now', payment, { email }) };
}
const findRow = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

test('a returned payout goes to another account in the next payment file', async ({ shop, browser }) => {
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const [first, second] = [
    await createDuePayout(browser, shop, clerk, 'one@files.example'),
    await createDuePayout(browser, shop, clerk, 'two@files.example'),
  ];
  const { page } = clerk;
  await clerk.visit('/desk/payouts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /pain\.001/ }).click();
  const made = await readDownload(download);
  const file = /<MsgId>(.*)<\/MsgId>/.exec(made.toString())?.[1] ?? '';
  await expect(page.getByText(m.desk_payouts_empty({}, en))).toBeVisible();

  await page.getByRole('link', { name: m.desk_files({}, en), exact: true }).click();
  await expect(findRow(page, file)).toContainText(`${m.desk_payout_sent({}, en)}: 2`);
  await expect(findRow(page, file)).toContainText(formatEuroCents(first.due + second.due));
  const again = page.waitForEvent('download');
  await findRow(page, file)
    .getByRole('button', { name: m.desk_file_again({}, en) })
    .click();
  expect((await readDownload(again)).equals(made)).toBe(true);

  // One transfer fails.
  await page.getByRole('link', { name: file }).click();
  await expect(page.getByText(messagePattern(m.desk_file_open({ file: '…' }, en)))).toBeVisible();
  await findRow(page, first.trade.number).getByRole('combobox').selectOption('account-closed');
  await findRow(page, first.trade.number)
    .getByRole('button', { name: m.desk_payout_fail_note({}, en) })
    .click({ clickCount: 2 });
  await expect(findRow(page, first.trade.number)).toContainText(m.desk_payout_failed({}, en));
  const account = { holder: 'Aoife Byrne', iban: otherIban };
  expect(await callApi(first.context, shop, 'PUT', '/account/payout-details', account)).toBe(200);

  // The other transfers of the file are paid. The failed one is due again after the waiting time.
  await page.getByRole('link', { name: m.desk_file_all({}, en) }).click();
  await findRow(page, file)
    .getByRole('button', { name: m.desk_file_confirm({}, en) })
    .click();
  // The sent file is a record: it stays the same and states that it must not be sent again.
  await expect(findRow(page, file)).toContainText(m.desk_file_record({}, en));
  const record = page.waitForEvent('download');
  await findRow(page, file)
    .getByRole('button', { name: m.desk_file_again({}, en) })
    .click();
  expect(await readDownload(record)).toEqual(made);
  await expect(findRow(page, file)).toContainText(`${m.desk_payout_done({}, en)}: 1`);
  await expect.poll(async () => (await readTrade(second.context, shop, second.trade.id)).toGet.minor).toBe(0);
  await page.getByRole('link', { name: m.desk_payout_failed({}, en), exact: true }).click();
  await findRow(page, first.trade.number)
    .getByRole('button', { name: m.desk_payout_retry({}, en) })
    .click();
  await expect(findRow(page, first.trade.number)).toContainText(m.desk_payout_replaced({}, en));
  await page.getByRole('link', { name: m.desk_payout_due({}, en), exact: true }).click();
  await expect(findRow(page, first.trade.number)).toContainText(
    partOfMessagePattern(m.desk_blocked_held_until({ time: '…' }, en)),
  );
  await expect(page.getByRole('button', { name: /pain\.001/ })).toHaveCount(0);
  await shop.endPayoutHold('one@files.example');
  await page.getByRole('link', { name: m.desk_payout_due({}, en), exact: true }).click();
  const third = page.waitForEvent('download');
  await page.getByRole('button', { name: /pain\.001/ }).click();
  expect((await readDownload(third)).toString()).toMatch(
    new RegExp(`<InstdAmt Ccy="EUR">${(first.due / 100).toFixed(2)}</InstdAmt>[^]*<IBAN>${otherIban}</IBAN>`),
  );
  await page.getByRole('button', { name: m.desk_file_confirm({}, en) }).click();
  await expect
    .poll(async () => (await readTrade(first.context, shop, first.trade.id)).settlementState)
    .toBe('balanced');
  for (const context of [first.context, second.context, clerk.context]) await context.close();
});

/** Returns a pattern of the words around a placeholder, somewhere in a longer text. */
function partOfMessagePattern(text: string): RegExp {
  return new RegExp(messagePattern(text).source.slice(1, -1), 'u');
}

test('a bank statement is imported, and the desk matches or refunds its rows', async ({ shop, browser }) => {
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const [right, short, foreign] = [
    await placeTransferOrder(browser, shop, clerk, 'right@bank.example'),
    await placeTransferOrder(browser, shop, clerk, 'short@bank.example'),
    await placeTransferOrder(browser, shop, clerk, 'foreign@bank.example'),
  ];
  const amount = right.trade.toPay.minor;
  const of = (minor: number) => (minor / 100).toFixed(2).replace('.', ',');
  const statement = [
    'Kontoauszug;;;;',
    'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
    `20.11.26;A. Byrne;"DOGEAR ${right.trade.number.toLowerCase()}; danke";${of(amount)};EUR`,
    `20.11.26;B. Byrne;${short.trade.number.replace('-', ' ')};${of(short.trade.toPay.minor - 1)};EUR`,
    `20.11.26;C. Byrne;${foreign.trade.number};${of(amount)};GBP`,
    '20.11.26;D. Byrne;for the nice books;4711,00;EUR',
    '20.11.26;Miete;November;-900,00;EUR',
    '20.11.26;E. Byrne;x;zwölf;EUR',
  ].join('\r\n');
  const { page } = clerk;
  await clerk.visit('/desk/money');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement, 'latin1') });
  await expect(page.getByText(m.desk_wrong_amount({}, en))).toBeVisible();
  const book = page.getByRole('button', { name: m.desk_statement_book({ count: 4, shown: '4' }, en) });
  await book.click();
  await expect(book).toHaveCount(0);
  await expect(findRow(page, 'DOGEAR').getByRole('link', { name: right.trade.number })).toBeVisible();
  await expect(findRow(page, short.trade.number.replace('-', ' ')).first()).toContainText(
    m.desk_outcome_matched({}, en),
  );
  expect((await readTrade(right.context, shop, right.trade.id)).settlementState).toBe('balanced');
  expect((await readTrade(short.context, shop, short.trade.id)).toPay.minor).toBe(1);

  const pounds = findRow(page, 'C. Byrne').filter({ has: page.getByRole('button') });
  // Money in another currency cannot be matched. The desk sees a message and the row stays.
  await pounds.getByRole('button', { name: new RegExp(foreign.trade.number) }).click();
  await expect(pounds.getByRole('alert')).toBeVisible();
  await pounds.getByRole('button', { name: m.desk_money_back({}, en), exact: true }).click();
  await pounds.getByRole('button', { name: m.desk_money_back_yes({}, en) }).click();
  await expect(pounds).toHaveCount(0);
  // The amount is too high and names no order: the desk matches it, and the rest is refunded.
  const nobody = findRow(page, 'D. Byrne').filter({ has: page.getByRole('button') });
  await nobody.getByLabel(m.desk_match_number({}, en)).fill('XX-0000');
  await nobody.getByRole('button', { name: m.desk_match({}, en), exact: true }).click();
  await expect(nobody.getByRole('alert')).toBeVisible();
  await nobody.getByLabel(m.desk_match_number({}, en)).fill(foreign.trade.number.toLowerCase());
  await nobody.getByRole('button', { name: m.desk_match({}, en), exact: true }).click();
  await expect(nobody).toHaveCount(0);
  const paid = await readTrade(foreign.context, shop, foreign.trade.id);
  expect([paid.settlementState, paid.toGet.minor]).toEqual(['refund-due', 471_100 - foreign.trade.toPay.minor]);

  // The same statement again is known to its last row.
  await clerk.followLink(m.desk_payouts_and_refunds({}, en));
  await clerk.followLink(m.desk_money({}, en));
  await page.getByLabel(m.desk_statement_paste({}, en)).fill(statement);
  await book.click();
  await expect(page.getByText(m.desk_outcome_known({}, en))).toHaveCount(4);

  // The guest names an account, and the desk transfers by hand.
  const account = { holder: 'C. Byrne', iban: otherIban };
  expect(await callApi(foreign.context, shop, 'POST', `/trades/${paid.id}/refund-account`, account)).toBe(200);
  await clerk.followLink(m.desk_payouts_and_refunds({}, en));
  await findRow(page, paid.number)
    .getByRole('button', { name: m.desk_payout_confirm_of({ number: `\u2066${paid.number}\u2069` }, en) })
    .click();
  await expect(findRow(page, paid.number)).toContainText(m.desk_payout_done({}, en));
  expect((await readTrade(foreign.context, shop, foreign.trade.id)).settlementState).toBe('balanced');
  for (const context of [right.context, short.context, foreign.context, clerk.context]) await context.close();
});
