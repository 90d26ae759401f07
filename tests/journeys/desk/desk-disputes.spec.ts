import { formatMoney } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { StripeServer } from '../../stripe-server';
import { axeFaults } from '../support/axe';
import { Clerk, place, tradeOf } from '../support/clerk';
import { join } from '../support/member';
import { expect, test } from '../support/partner-shop';
import { Person, withAny } from '../support/person';

/** Changes a payment at the provider as a bank would, and sends the event. */
async function bank(stripe: StripeServer, shop: string, order: string, type: string, body?: object): Promise<string> {
  const told = await stripe.order(order, body);
  const id = typeof told === 'object' && told !== null && 'id' in told ? String(told.id) : '';
  expect(await stripe.event(shop, type, id)).toBe(200);
  return id;
}

const rounds: readonly { language: Language; scheme: 'light' | 'dark'; ends: 'won' | 'lost'; from: number }[] = [
  { language: 'en', scheme: 'light', ends: 'won', from: 30 },
  { language: 'ar', scheme: 'dark', ends: 'lost', from: 32 },
];
for (const { language, scheme, ends, from } of rounds) {
  test(`a dispute that is ${ends} is shown and holds the books (${language}, ${scheme})`, async ({
    shop,
    browser,
    stripe,
  }) => {
    const say = { locale: language };
    const looks = { colorScheme: scheme, reducedMotion: 'reduce' } as const;
    stripe.tell(shop.url);
    const context = await browser.newContext({ ...looks, viewport: { width: 390, height: 844 } });
    await join(context, shop, `${ends}@reader.example`);
    const buyer = new Person(await context.newPage(), shop, language);
    const clerk = await Clerk.atDesk(browser, shop, `${ends}@desk.example`, language, looks);
    const [desk, page] = [clerk.page, buyer.page];
    const complaints: string[] = [];
    for (const one of [desk, page]) one.on('pageerror', (error) => complaints.push(error.message));
    // Each kind of page is inspected in both languages, not each page.
    const fine = async (one: typeof page) => {
      expect(await axeFaults(one)).toEqual([]);
      expect(await one.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };

    const [book] = (await buyer.offered(`sort=-price&limit=${from + 1}`)).slice(from);
    if (!book) throw new Error('no book');
    const trade = await place(context, shop, { take: [[book.isbn, book.cheapest.grade]] }, 'pay-now', {
      payment: 'stripe',
    });
    const amount = formatMoney(trade.toPay, language);
    await buyer.visit(`/trades/${trade.id}`);
    await page.getByRole('button', { name: withAny(m.trades_card_pay({ amount: '…' }, say)) }).click();
    await page.waitForURL(`${stripe.url}/page/**`);
    const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByText(m.trade_next_packing({}, say)).first()).toBeVisible();

    // The bank warns first: the order is in the queue of money and cannot be packed before staff has looked.
    await bank(stripe, shop.url, `warn/${session}`, 'radar.early_fraud_warning.created');
    await clerk.visit('/desk?part=money');
    const row = desk.getByRole('row').filter({ hasText: trade.number });
    await expect(row).toContainText(m.desk_state_warned({}, say));
    await expect(row).toContainText(amount);
    await row.getByRole('link').click();
    await expect(desk.getByText(m.desk_warning_text({}, say))).toBeVisible();
    await expect(desk.getByText(m.desk_order_warned({}, say))).toBeVisible();
    if (ends === 'won') await fine(desk);
    if (ends === 'won') {
      await desk.getByRole('button', { name: m.desk_warning_clear({}, say) }).click({ clickCount: 2 });
      await expect(desk.getByText(withAny(m.desk_warning_cleared({ day: '…' }, say)))).toBeVisible();
      await expect(desk.getByRole('button', { name: m.desk_pack({}, say) })).toBeVisible();
    }

    const dispute = await bank(stripe, shop.url, `dispute/${session}`, 'charge.dispute.created');
    await clerk.visit('/desk?part=money');
    await desk.getByRole('link', { name: new RegExp(`^${m.desk_state_disputed({}, say)} `, 'u') }).click();
    await expect(row).toContainText(amount);
    if (ends === 'lost') await fine(desk);
    await row.getByRole('link').click();
    await expect(desk.getByRole('heading', { name: new RegExp(`^${m.desk_dispute({}, say)} · `, 'u') })).toBeVisible();
    await expect(desk.getByText(withAny(m.desk_dispute_by({ day: '…' }, say)))).toBeVisible();
    await expect(desk.getByRole('link', { name: m.desk_dispute_answer({}, say) })).toHaveAttribute(
      'href',
      `https://dashboard.stripe.com/test/disputes/${dispute}`,
    );
    await expect(desk.getByText(m.desk_order_held({}, say))).toBeVisible();
    await expect(desk.getByRole('button', { name: m.desk_pack({}, say) })).toHaveCount(0);
    if (ends === 'won') await fine(desk);
    // The open page of the customer updates by itself.
    await expect(page.getByText(m.trades_dispute_pending({ amount }, say))).toBeVisible({ timeout: 20_000 });
    if (ends === 'won') await fine(page);

    await bank(stripe, shop.url, `bank-says/${dispute}`, 'charge.dispute.closed', { status: ends });
    await clerk.visit(`/desk/trades/${trade.id}`);
    if (ends === 'won') {
      await expect(desk.getByText(m.trades_dispute_won({}, say)).first()).toBeVisible();
      await fine(desk);
      await clerk.scan(book.isbn);
      await desk.getByRole('button', { name: m.desk_pack({}, say) }).click({ clickCount: 2 });
      await expect(desk.getByText(m.desk_state_packed({}, say)).first()).toBeVisible();
      await expect(page.getByText(m.trades_dispute_won({}, say)).first()).toBeVisible({ timeout: 20_000 });
    } else {
      await expect(desk.getByText(m.trades_dispute_lost({}, say)).first()).toBeVisible();
      await desk.getByRole('button', { name: m.desk_cancel({}, say) }).click();
      await desk.getByRole('button', { name: m.desk_cancel_yes({}, say) }).click({ clickCount: 2 });
      await expect(desk.getByText(m.desk_state_cancelled({}, say)).first()).toBeVisible();
      await fine(desk);
      await expect(page.getByText(m.trades_dispute_away({ amount }, say))).toBeVisible({ timeout: 20_000 });
      // Money that the bank has returned is not refunded again.
      expect((await tradeOf(context, shop, trade.id)).payouts).toEqual([]);
    }
    await fine(page);
    expect(complaints).toEqual([]);
    for (const one of [context, clerk.context]) await one.close();
  });
}
