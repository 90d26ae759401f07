import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { axeFaults } from './support/axe';
import { Clerk, place, tradeOf, type Taken } from './support/clerk';
import { Person } from './support/person';
import { alive, expect, test } from './support/shop';

const phone = { viewport: { width: 390, height: 844 } } as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest withdraws from a sent order by the footer and gets the receipt', async ({
    page,
    shop,
    context,
    browser,
  }) => {
    const say = { locale: 'en' } as const;
    const clerk = await Clerk.atDesk(browser, shop, 'withdraw@desk.example', 'en');
    const [book] = await new Person(page, shop, 'en').offered('limit=1');
    const take: readonly Taken[] = [[book?.isbn ?? '', book?.cheapest.grade ?? 'good']];
    const email = 'withdraws@reader.example';
    const trade = await place(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, { email });
    await clerk.bankTells(trade);
    await clerk.sends(trade);
    const stranger = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const other = await stranger.newPage();

    await other.goto(`${shop.url}/en`);
    await other
      .getByRole('contentinfo')
      .getByRole('link', { name: m.shell_withdraw({}, say) })
      .click();
    await other.getByLabel(m.declare_name({}, say)).fill('Aoife Byrne');
    await other.getByLabel(m.find_trade_number({}, say)).fill(trade.number);
    await other.getByLabel(m.find_trade_email({}, say)).fill(email);
    await other.getByRole('button', { name: m.trades_withdraw_next_step({}, say) }).click();
    await expect(other.getByText(m.declare_whole({ name: 'Aoife Byrne', number: trade.number }, say))).toBeVisible();
    await other.getByRole('button', { name: m.trades_withdraw_confirm({}, say) }).click();

    await expect(other.getByRole('heading', { level: 1 })).toHaveText(m.declare_done_title({}, say));
    const receipt = await shop.letter(email, new RegExp(m.declare_done_title({}, say)));
    expect(receipt.subject).toBe(m.mail_declared_subject({ number: trade.number }, say));
    expect(receipt.text).toContain(m.mail_declared_done({}, say));
    const { outbound } = await tradeOf(context, shop, trade.id);
    expect(outbound?.lines.map(({ state }) => state)).toEqual(['return-requested']);
    await stranger.close();
  });
});

test('the desk closes a declaration that fits no order', async ({ browser, shop }) => {
  const say = { locale: 'en' } as const;
  const clerk = await Clerk.atDesk(browser, shop, 'closes@desk.example', 'en');
  const email = 'unknown@reader.example';
  const declared = { name: 'Aoife Byrne', number: 'IE-ZZZZ', email, books: '' };
  const sent = await clerk.page.request.post(`${shop.url}/api/withdrawals`, {
    data: declared,
    headers: { Origin: shop.url },
  });
  expect(sent.status()).toBe(202);
  await shop.letter(email, new RegExp(m.mail_declared_again({}, say)));

  await clerk.visit('/desk/withdrawals');
  await expect(clerk.page.getByText(m.desk_declared_no_order({}, say))).toBeVisible();
  const faults = await axeFaults(clerk.page);
  await clerk.page.getByRole('button', { name: m.desk_declared_close({}, say) }).click();

  await expect(clerk.page.getByText(m.desk_declared_none({}, say))).toBeVisible();
  expect(faults).toEqual([]);
  await clerk.context.close();
});

for (const language of ['en', 'de', 'ar', 'ja'] satisfies Language[]) {
  test(`axe finds nothing on the page that withdraws, ${language}`, async ({ browser, shop }) => {
    const say = { locale: language } as const;
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults: string[] = [];
    const look = async () => {
      faults.push(...(await axeFaults(page)));
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) faults.push('too wide');
    };

    await page.goto(`${shop.url}/${language}/withdraw`);
    await alive(page);
    await look();
    await page.getByRole('button', { name: m.trades_withdraw_next_step({}, say) }).click();
    await expect(page.getByText(m.declare_name_wrong({}, say))).toBeVisible();
    await look();
    await page.getByLabel(m.declare_name({}, say)).fill('Aoife Byrne');
    await page.getByLabel(m.find_trade_number({}, say)).fill('IE-7K4Q');
    await page.getByLabel(m.find_trade_email({}, say)).fill('reader@reader.example');
    await page.getByRole('button', { name: m.trades_withdraw_next_step({}, say) }).click();
    await expect(page.getByRole('button', { name: m.trades_withdraw_confirm({}, say) })).toBeVisible();
    await look();
    await page.getByRole('button', { name: m.trades_withdraw_confirm({}, say) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.declare_done_title({}, say));
    await look();

    expect(faults).toEqual([]);
    await context.close();
  });
}
