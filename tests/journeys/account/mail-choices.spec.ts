import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, placeTrade } from '../support/clerk';
import { callApi } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
const en = { locale: 'en' } as const;

test('a guest unsubscribes by the link in a mail and subscribes again without script', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const email = 'fewer@reader.example';
  const guest = new Person(page, shop, 'en');
  const clerk = await Clerk.openDesk(browser, shop, 'fewer@desk.example');
  const take = (await guest.findCheapestCopies('sort=price&limit=1')).map(
    ({ isbn, cheapest }) => [isbn, cheapest.grade] as const,
  );
  const trade = await placeTrade(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
  /** A request for a new password sends the outbox, with all mails that are due. */
  const sendDueMails = () => callApi(context, shop, 'POST', '/password-resets', { email: 'nobody@reader.example' });
  await clerk.recordBankTransfer(trade);
  expect(await sendDueMails()).toBe(202);
  const mail = await shop.waitForMail(email, new RegExp(m.mail_step_paid_title({}, en)));
  const link = /https?:\/\/\S+\/en\/mail-choices\/\S+/.exec(mail.text)?.[0] ?? 'no link';

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const mailPage = await elsewhere.newPage();
  await mailPage.goto(link);
  await waitForHydration(mailPage);
  await expect(mailPage.getByRole('heading', { level: 1 })).toHaveText(m.account_stop_trades_title({}, en));
  expect(await findAxeFaults(mailPage)).toEqual([]);
  await mailPage.getByRole('button', { name: m.account_stop({}, en) }).click();
  await expect(mailPage.getByRole('heading', { level: 1 })).toHaveText(m.account_stop_done({}, en));
  await elsewhere.close();

  // The dispatch is an optional mail: only the trade's page shows it.
  await clerk.packAndDispatch(trade);
  expect(await sendDueMails()).toBe(202);
  await page.goto(`${shop.url}/en/trades/${trade.id}`);
  await expect(page.getByText(m.trade_next_dispatched({}, en))).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(link);
  await plainPage.getByRole('button', { name: m.account_start({}, en) }).click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText(m.account_start_done({}, en));
  await plainPage.goto(link.slice(0, -3));
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText(m.accounts_confirm_invalid_title({}, en));
  await plain.close();
  expect(
    shop.mailsTo(email).some(({ subject }) => subject === m.mail_step_dispatched_subject({ number: trade.number }, en)),
  ).toBe(false);
  await clerk.context.close();
});
