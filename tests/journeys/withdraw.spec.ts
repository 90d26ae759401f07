import { m } from '../../messages/compiled/messages.js';
import { findAxeFaults } from './support/axe-faults';
import { Clerk } from './support/clerk';
import { waitForHydration, expect, test } from './support/shop';

const phone = { viewport: { width: 390, height: 844 } } as const;

test('the desk closes a declaration that fits no order', async ({ browser, shop }) => {
  const inLanguage = { locale: 'en' } as const;
  const clerk = await Clerk.openDesk(browser, shop, 'closes@desk.example', 'en');
  const email = 'unknown@reader.example';
  const declared = { name: 'Aoife Byrne', number: 'IE-ZZZZ', email, books: '' };
  const sent = await clerk.page.request.post(`${shop.url}/api/withdrawals`, {
    data: declared,
    headers: { Origin: shop.url },
  });
  expect(sent.status()).toBe(202);
  await shop.waitForMail(email, new RegExp(m.mail_declared_again({}, inLanguage)));

  await clerk.visit('/desk/withdrawals');
  await expect(clerk.page.getByText(m.desk_declared_no_order({}, inLanguage))).toBeVisible();
  const faults = await findAxeFaults(clerk.page);
  await clerk.page.getByRole('button', { name: m.desk_declared_close({}, inLanguage) }).click();

  await expect(clerk.page.getByText(m.desk_declared_none({}, inLanguage))).toBeVisible();
  expect(faults).toEqual([]);
  await clerk.context.close();
});

// The steps without script, in all languages, are in worker/html/form-actions/declare-withdrawal-form.test.ts.
for (const [language, colorScheme] of [
  ['de', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`axe finds nothing on the page that withdraws, ${language}, ${colorScheme}`, async ({ browser, shop }) => {
    const inLanguage = { locale: language } as const;
    const context = await browser.newContext({ ...phone, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults: string[] = [];
    const look = async () => {
      faults.push(...(await findAxeFaults(page)));
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) faults.push('too wide');
    };

    await page.goto(`${shop.url}/${language}/withdraw`);
    await waitForHydration(page);
    await look();
    await page.getByRole('button', { name: m.trades_withdraw_next_step({}, inLanguage) }).click();
    await expect(page.getByText(m.declare_name_wrong({}, inLanguage))).toBeVisible();
    await look();
    await page.getByLabel(m.declare_name({}, inLanguage)).fill('Aoife Byrne');
    await page.getByLabel(m.find_trade_number({}, inLanguage)).fill('IE-7K4Q');
    await page.getByLabel(m.find_trade_email({}, inLanguage)).fill('reader@reader.example');
    await page.getByRole('button', { name: m.trades_withdraw_next_step({}, inLanguage) }).click();
    await expect(page.getByRole('button', { name: m.trades_withdraw_confirm({}, inLanguage) })).toBeVisible();
    await look();
    await page.getByRole('button', { name: m.trades_withdraw_confirm({}, inLanguage) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.declare_done_title({}, inLanguage));
    await look();

    expect(faults).toEqual([]);
    await context.close();
  });
}
