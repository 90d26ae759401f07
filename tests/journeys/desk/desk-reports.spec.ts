import { readFileSync } from 'node:fs';
import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, deskEmail, placeTrade } from '../support/clerk';
import { expect, test } from '../support/shop';
import { en, findCopiesToBuy } from '../support/trade-books';

test('a clerk reads a sale in the reports of its quarter, and takes the register as a file', async ({
  shop,
  context,
  browser,
}) => {
  const clerk = await Clerk.openDesk(browser, shop, deskEmail);
  const desk = clerk.page;
  const take = await findCopiesToBuy(clerk, 'sort=-price&limit=3');
  const email = 'reports@reader.example';
  const order = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await clerk.recordBankTransfer(order);
  await clerk.packAndDispatch(order);

  await clerk.visit('/desk/reports');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(m.desk_reports({}, en));
  await desk.getByRole('link', { name: m.desk_report_sales({}, en) }).click();
  const register = desk.getByRole('region', { name: m.desk_report_sales({}, en) });
  await expect(register.getByText(order.number).first()).toBeVisible();
  await expect(desk.getByText(m.desk_report_equal({}, en)).first()).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);

  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: m.desk_report_csv({}, en) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-Q\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(order.number);

  const period = desk.getByLabel(m.desk_report_period({}, en));
  const months = await period.getByRole('option').allTextContents();
  await period.selectOption({ label: months.at(-1) ?? '' });
  await expect(desk.getByText(m.desk_report_empty({}, en))).toBeVisible();
});
