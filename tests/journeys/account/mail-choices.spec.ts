import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, placeTrade } from '../support/clerk';
import { callApi, registerMember } from '../support/member';
import { waitForHydration, expect, test } from '../support/shop';
import { findCopiesToBuy } from '../support/trade-books';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
const en = { locale: 'en' } as const;

test('a guest unsubscribes by the link in a mail', async ({ page, shop, context, browser }) => {
  const email = 'fewer@reader.example';
  const clerk = new Clerk(page, shop, 'en');
  const guest = await browser.newContext();
  const take = await findCopiesToBuy(clerk, 'sort=price&limit=1');
  const trade = await placeTrade(guest, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
  await registerMember(context, shop, 'fewer@desk.example');
  await shop.grantDeskAccess('fewer@desk.example');
  await clerk.recordBankTransfer(trade);
  // The request sends the outbox, with all mails that are due.
  expect(await callApi(guest, shop, 'POST', '/trades/find', { number: trade.number, email })).toBe(202);
  await guest.close();
  const mail = await shop.waitForMail(email, new RegExp(m.mail_step_paid_title({}, en)));
  const link = /https?:\/\/\S+\/en\/mail-choices\/\S+/.exec(mail.text)?.[0] ?? 'no link';

  await context.clearCookies();
  await page.goto(link);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_stop_trades_title({}, en));
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: m.account_stop({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_stop_done({}, en));
});
