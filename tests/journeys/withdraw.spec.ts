import { m } from '../../messages/compiled/messages.js';
import { axeFaults } from './support/axe';
import { Clerk } from './support/clerk';
import { alive, expect, test } from './support/shop';

const phone = { viewport: { width: 390, height: 844 } } as const;

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

// The steps without script, in all languages, are in worker/html/form-actions/declare-withdrawal-form.test.ts.
for (const [language, colorScheme] of [
  ['de', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`axe finds nothing on the page that withdraws, ${language}, ${colorScheme}`, async ({ browser, shop }) => {
    const say = { locale: language } as const;
    const context = await browser.newContext({ ...phone, colorScheme, reducedMotion: 'reduce' });
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
