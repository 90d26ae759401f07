import type { BrowserContext, Page } from '@playwright/test';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import type { StripeServer } from '../../stripe-server';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, deskEmail, placeTrade, readTrade } from '../support/clerk';
import { expect, test } from '../support/partner-shop';
import { Person, messagePattern } from '../support/person';
import type { Shop } from '../support/shop';
import { en } from '../support/trade-books';

/** Changes a payment at the provider as a bank would, and sends the event. */
async function changeStripePayment(
  stripe: StripeServer,
  shop: string,
  order: string,
  type: string,
  body?: object,
): Promise<string> {
  const answer = await stripe.order(order, body);
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : '';
  expect(await stripe.event(shop, type, id)).toBe(200);
  return id;
}

/** Places an order of one book and pays it by card, without the pages: `payment.spec.ts` pays on them. */
async function placePaidOrder(context: BrowserContext, shop: Shop, stripe: StripeServer, buyer: Person) {
  const [book] = (await buyer.findCheapestCopies('sort=-price&limit=31')).slice(30);
  if (!book) throw new Error('no book');
  const lists = { take: [[book.isbn, book.cheapest.grade]] } as const;
  const email = 'disputes@reader.example';
  const trade = await placeTrade(context, shop, lists, 'pay-now', { payment: 'stripe' }, { email });
  const headers = { Origin: shop.url };
  const payment: { url: string } = await (
    await context.request.post(`${shop.url}/api/trades/${trade.id}/pay`, { headers })
  ).json();
  const session = new URL(payment.url).pathname.split('/').at(-1) ?? '';
  await stripe.order(`pay/${session}`);
  await context.request.get(`${shop.url}/api/trades/${trade.id}/paid?lng=ar`, { maxRedirects: 0 });
  expect((await readTrade(context, shop, trade.id)).settlementState).toBe('balanced');
  return { trade, session, isbn: book.isbn };
}

/** Expects a page without findings of axe that is not wider than its window. */
async function expectNoFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('a disputed card payment holds the books until it is won, at desks in English and Arabic and on a phone', async ({
  shop,
  browser,
  stripe,
}) => {
  const ar = { locale: 'ar' } as const;
  const reducedMotion = 'reduce';
  const context = await browser.newContext({ reducedMotion, viewport: { width: 390, height: 844 } });
  const buyer = new Person(await context.newPage(), shop, 'ar');
  const clerk = await Clerk.openDesk(browser, shop, deskEmail, 'en', { reducedMotion });
  const [desk, page] = [clerk.page, buyer.page];
  const pageErrors: string[] = [];
  for (const each of [desk, page]) each.on('pageerror', (error) => pageErrors.push(error.message));
  const { trade, session, isbn } = await placePaidOrder(context, shop, stripe, buyer);

  // The bank warns first: the order is in the queue of money and cannot be packed before staff has looked.
  await changeStripePayment(stripe, shop.url, `warn/${session}`, 'radar.early_fraud_warning.created');
  await clerk.visit('/desk?part=money');
  const row = desk.getByRole('row').filter({ hasText: trade.number });
  for (const text of [m.desk_state_warned({}, en), formatMoney(trade.toPay, 'en')])
    await expect(row).toContainText(text);
  await row.getByRole('link').click();
  await expect(desk.getByText(m.desk_warning_text({}, en))).toBeVisible();
  await expect(desk.getByText(m.desk_order_warned({}, en))).toBeVisible();
  await expectNoFaults(desk, 'light');
  await desk.getByRole('button', { name: m.desk_warning_clear({}, en) }).click({ clickCount: 2 });
  await expect(desk.getByText(messagePattern(m.desk_warning_cleared({ day: '…' }, en)))).toBeVisible();
  await expect(desk.getByRole('button', { name: m.desk_pack({}, en) })).toBeVisible();

  const dispute = await changeStripePayment(stripe, shop.url, `dispute/${session}`, 'charge.dispute.created');
  // From here on the desk is in Arabic.
  const arabicClerk = new Clerk(desk, shop, 'ar');
  await arabicClerk.visit('/desk?part=money');
  const disputed = desk.getByRole('link', { name: new RegExp(`^${m.desk_state_disputed({}, ar)} `, 'u') });
  await disputed.click();
  // The row is in the list of all orders too, so it does not show that the view has changed.
  await expect(disputed).toHaveAttribute('aria-current', 'page');
  const amount = formatMoney(trade.toPay, 'ar');
  await expect(row).toContainText(amount);
  await expect(row).toHaveCSS('direction', 'rtl');
  await expectNoFaults(desk, 'dark');
  await row.getByRole('link').click();
  await expect(desk.getByRole('heading', { name: new RegExp(`^${m.desk_dispute({}, ar)} · `, 'u') })).toBeVisible();
  await expect(desk.getByText(messagePattern(m.desk_dispute_by({ day: '…' }, ar)))).toBeVisible();
  await expect(desk.getByRole('link', { name: m.desk_dispute_answer({}, ar) })).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/test/disputes/${dispute}`,
  );
  await expect(desk.getByText(m.desk_order_held({}, ar))).toBeVisible();
  await expect(desk.getByRole('button', { name: m.desk_pack({}, ar) })).toHaveCount(0);
  await expectNoFaults(desk, 'dark');
  await buyer.visit(`/trades/${trade.id}`);
  await expect(page.getByText(m.trades_dispute_pending({ amount }, ar))).toBeVisible();
  await expectNoFaults(page, 'dark');

  const outcome = { status: 'won' };
  await changeStripePayment(stripe, shop.url, `bank-says/${dispute}`, 'charge.dispute.closed', outcome);
  await arabicClerk.scanTrade(trade);
  await expect(desk.getByText(m.trades_dispute_won({}, ar)).first()).toBeVisible();
  await arabicClerk.scan(isbn);
  await desk.getByRole('button', { name: m.desk_pack({}, ar) }).click({ clickCount: 2 });
  await expect(desk.getByText(m.desk_state_packed({}, ar)).first()).toBeVisible();
  // The open page of the customer updates by itself.
  await buyer.returnToTab();
  await expect(page.getByText(m.trades_dispute_won({}, ar)).first()).toBeVisible();
  await expectNoFaults(page, 'light');
  expect(pageErrors).toEqual([]);
  for (const one of [context, clerk.context]) await one.close();
});
