import { formatMoney } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { StripeServer } from '../../stripe-server';
import { findAxeFaults } from '../support/axe-faults';
import { Clerk, placeTrade, readTrade } from '../support/clerk';
import { registerMember } from '../support/member';
import { expect, test } from '../support/partner-shop';
import { Person, messagePattern } from '../support/person';

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

const cases: readonly { language: Language; scheme: 'light' | 'dark'; outcome: 'won' | 'lost'; from: number }[] = [
  { language: 'en', scheme: 'light', outcome: 'won', from: 30 },
  { language: 'ar', scheme: 'dark', outcome: 'lost', from: 32 },
];
for (const { language, scheme, outcome, from } of cases) {
  test(`a dispute that is ${outcome} is shown and holds the books (${language}, ${scheme})`, async ({
    shop,
    browser,
    stripe,
  }) => {
    const inLanguage = { locale: language };
    const contextOptions = { colorScheme: scheme, reducedMotion: 'reduce' } as const;
    stripe.tell(shop.url);
    const context = await browser.newContext({ ...contextOptions, viewport: { width: 390, height: 844 } });
    await registerMember(context, shop, `${outcome}@reader.example`);
    const buyer = new Person(await context.newPage(), shop, language);
    const clerk = await Clerk.openDesk(browser, shop, `${outcome}@desk.example`, language, contextOptions);
    const [desk, page] = [clerk.page, buyer.page];
    const pageErrors: string[] = [];
    for (const each of [desk, page]) each.on('pageerror', (error) => pageErrors.push(error.message));
    // Each kind of page is inspected in both languages, not each page.
    const expectNoFaults = async (inspected: typeof page) => {
      expect(await findAxeFaults(inspected)).toEqual([]);
      expect(await inspected.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };

    const [book] = (await buyer.findCheapestCopies(`sort=-price&limit=${from + 1}`)).slice(from);
    if (!book) throw new Error('no book');
    const trade = await placeTrade(context, shop, { take: [[book.isbn, book.cheapest.grade]] }, 'pay-now', {
      payment: 'stripe',
    });
    const amount = formatMoney(trade.toPay, language);
    await buyer.visit(`/trades/${trade.id}`);
    await page.getByRole('button', { name: messagePattern(m.trades_card_pay({ amount: '…' }, inLanguage)) }).click();
    await page.waitForURL(`${stripe.url}/page/**`);
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText(m.trade_next_packing({}, inLanguage)).first()).toBeVisible();

    // The bank warns first: the order is in the queue of money and cannot be packed before staff has looked.
    await changeStripePayment(stripe, shop.url, `warn/${session}`, 'radar.early_fraud_warning.created');
    await clerk.visit('/desk?part=money');
    const row = desk.getByRole('row').filter({ hasText: trade.number });
    await expect(row).toContainText(m.desk_state_warned({}, inLanguage));
    await expect(row).toContainText(amount);
    await row.getByRole('link').click();
    await expect(desk.getByText(m.desk_warning_text({}, inLanguage))).toBeVisible();
    await expect(desk.getByText(m.desk_order_warned({}, inLanguage))).toBeVisible();
    if (outcome === 'won') await expectNoFaults(desk);
    if (outcome === 'won') {
      await desk.getByRole('button', { name: m.desk_warning_clear({}, inLanguage) }).click({ clickCount: 2 });
      await expect(desk.getByText(messagePattern(m.desk_warning_cleared({ day: '…' }, inLanguage)))).toBeVisible();
      await expect(desk.getByRole('button', { name: m.desk_pack({}, inLanguage) })).toBeVisible();
    }

    const dispute = await changeStripePayment(stripe, shop.url, `dispute/${session}`, 'charge.dispute.created');
    await clerk.visit('/desk?part=money');
    const disputed = desk.getByRole('link', { name: new RegExp(`^${m.desk_state_disputed({}, inLanguage)} `, 'u') });
    await disputed.click();
    // The row is in the list of all orders too, so it does not show that the view has changed.
    await expect(disputed).toHaveAttribute('aria-current', 'page');
    await expect(row).toContainText(amount);
    if (outcome === 'lost') await expectNoFaults(desk);
    await row.getByRole('link').click();
    await expect(
      desk.getByRole('heading', { name: new RegExp(`^${m.desk_dispute({}, inLanguage)} · `, 'u') }),
    ).toBeVisible();
    await expect(desk.getByText(messagePattern(m.desk_dispute_by({ day: '…' }, inLanguage)))).toBeVisible();
    await expect(desk.getByRole('link', { name: m.desk_dispute_answer({}, inLanguage) })).toHaveAttribute(
      'href',
      `https://dashboard.stripe.com/test/disputes/${dispute}`,
    );
    await expect(desk.getByText(m.desk_order_held({}, inLanguage))).toBeVisible();
    await expect(desk.getByRole('button', { name: m.desk_pack({}, inLanguage) })).toHaveCount(0);
    if (outcome === 'won') await expectNoFaults(desk);
    // The open page of the customer updates by itself.
    await expect(page.getByText(m.trades_dispute_pending({ amount }, inLanguage))).toBeVisible({ timeout: 20_000 });
    if (outcome === 'won') await expectNoFaults(page);

    await changeStripePayment(stripe, shop.url, `bank-says/${dispute}`, 'charge.dispute.closed', { status: outcome });
    await clerk.visit(`/desk/trades/${trade.id}`);
    if (outcome === 'won') {
      await expect(desk.getByText(m.trades_dispute_won({}, inLanguage)).first()).toBeVisible();
      await expectNoFaults(desk);
      await clerk.scan(book.isbn);
      await desk.getByRole('button', { name: m.desk_pack({}, inLanguage) }).click({ clickCount: 2 });
      await expect(desk.getByText(m.desk_state_packed({}, inLanguage)).first()).toBeVisible();
      await expect(page.getByText(m.trades_dispute_won({}, inLanguage)).first()).toBeVisible({ timeout: 20_000 });
    } else {
      await expect(desk.getByText(m.trades_dispute_lost({}, inLanguage)).first()).toBeVisible();
      await desk.getByRole('button', { name: m.desk_cancel({}, inLanguage) }).click();
      await desk.getByRole('button', { name: m.desk_cancel_yes({}, inLanguage) }).click({ clickCount: 2 });
      await expect(desk.getByText(m.desk_state_cancelled({}, inLanguage)).first()).toBeVisible();
      await expectNoFaults(desk);
      await expect(page.getByText(m.trades_dispute_away({ amount }, inLanguage))).toBeVisible({ timeout: 20_000 });
      // Money that the bank has returned is not refunded again.
      expect((await readTrade(context, shop, trade.id)).payouts).toEqual([]);
    }
    await expectNoFaults(page);
    expect(pageErrors).toEqual([]);
    for (const one of [context, clerk.context]) await one.close();
  });
}
