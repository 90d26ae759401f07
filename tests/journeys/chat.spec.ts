import type { Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import type { OpenShop } from '../../scripts/shop/shop.mjs';
import { openModelServer, type ModelServer } from '../model-server';
import { axeFaults } from './support/axe';
import { Person, withAny } from './support/person';
import { alive, expect, test } from './support/shop';
import { openShopCopy } from './support/shop-copy';

const field = (page: Page, locale: Language = 'en') =>
  page.getByRole('textbox', { name: m.chat_message({}, { locale }) });
const log = (page: Page) => page.getByRole('log');
async function say(page: Page, text: string, locale: Language = 'en') {
  await field(page, locale).fill(text);
  await field(page, locale).press('Enter');
}
/** Returns the findings of axe for the page. */
async function faults(page: Page): Promise<string[]> {
  const found = await axeFaults(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...found, ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

// Other languages' opening questions are asked in workerd (worker/assistant/questions.test.ts).
test.describe('on a dark phone, from the right', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' });

  test('an opening question finds books, and two of them go into the lists', async ({ page, shop }) => {
    const person = new Person(page, shop, 'ar');
    const ar = { locale: 'ar' } as const;
    await person.visit('/chat-bot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.chat_title({}, ar));
    await page
      .getByRole('button', { name: withAny(m.chat_open_novel({ amount: '…' }, ar)) })
      .first()
      .click();
    await log(page)
      .getByRole('button', { name: withAny(m.chat_take_book({ title: '…', amount: '…' }, ar)) })
      .first()
      .click();
    await expect(log(page).getByRole('link', { name: m.chat_in_cart({}, ar) })).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/cart`)).json()).books).toBe(1);
    const [, book] = await person.stocked('in_stock=true&limit=2');
    await say(page, book?.isbn ?? '', 'ar');
    await log(page)
      .getByRole('button', { name: withAny(m.chat_give_book({ title: '…', amount: '…' }, ar)) })
      .last()
      .click();
    await expect(log(page).getByRole('link', { name: m.chat_in_basket({}, ar) })).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/basket`)).json()).books).toBe(1);
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('a person in distress gets telephone links and no offers', async ({ page, shop }) => {
    const person = new Person(page, shop, 'en');
    await person.visit('/chat-bot');

    await say(page, 'i dont want to live anymore');

    const numbers = log(page).getByRole('list', { name: m.chat_help_label({}, { locale: 'en' }) });
    const samaritans = m.chat_help_call({ name: 'Samaritans', number: '116 123' }, { locale: 'en' });
    await expect(numbers.getByRole('link', { name: samaritans })).toHaveAttribute('href', 'tel:116123');
    for (const link of await numbers.locator('a[href^="tel:"]').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(log(page).getByRole('button')).toHaveText([m.chat_copy({}, { locale: 'en' })]);
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('with a language model', () => {
  test.describe.configure({ mode: 'serial' });
  let model: ModelServer;
  let shop: OpenShop;
  test.beforeAll(async () => {
    model = await openModelServer();
    shop = await openShopCopy({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'double' });
  });
  test.afterAll(async () => {
    await shop.close();
    await model.close();
  });

  test('an answer continues after a reload and in a second tab, and stops in both', async ({ page, context }) => {
    await page.goto(`${shop.url}/en/chat-bot`);
    await alive(page);
    await say(page, 'stall');
    await expect(log(page).getByText('I was about to')).toBeVisible();
    await page.reload();
    await expect(log(page).getByText('I was about to')).toBeVisible();
    await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
    const second = await context.newPage();
    await second.goto(`${shop.url}/en/chat-bot`);
    await expect(log(second).getByText('I was about to')).toBeVisible();
    await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
    for (const each of [page, second])
      await expect(log(each).getByText(m.chat_stopped({}, { locale: 'en' }))).toBeVisible();
    await log(second)
      .getByRole('button', { name: m.chat_again({}, { locale: 'en' }) })
      .click();
    await expect(page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) })).toBeVisible();
    await page.getByRole('button', { name: m.chat_stop({}, { locale: 'en' }) }).click();
    await say(page, 'stream');
    for (const each of [page, second]) await expect(log(each).getByText('Grüße 📚 für Sie.')).toBeVisible();
    // No message appears twice.
    await expect(log(second).getByText('stream', { exact: true })).toHaveCount(1);
  });

  test('messages written offline are sent later, and deletion reaches every tab', async ({ page, context }) => {
    await page.goto(`${shop.url}/en/chat-bot`);
    await alive(page);
    await say(page, 'stream');
    await expect(log(page).getByText('Grüße 📚 für Sie.')).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(log(second).getByText('Grüße 📚 für Sie.')).toBeVisible();
    await context.setOffline(true);
    await say(page, 'whole');
    await expect(log(page).getByText(m.chat_waiting({}, { locale: 'en' }))).toBeVisible();
    await context.setOffline(false);
    for (const each of [page, second]) await expect(log(each).getByText('All at once.')).toBeVisible();
    await expect(log(page).getByText('whole', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: m.chat_delete({}, { locale: 'en' }) }).click();
    await page.getByRole('button', { name: m.chat_delete_yes({}, { locale: 'en' }), exact: true }).click();
    for (const each of [page, second])
      await expect(each.getByRole('heading', { name: m.chat_try({}, { locale: 'en' }) })).toBeVisible();
    await expect(second.getByText(m.chat_gone({}, { locale: 'en' }))).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/chat`)).json()).items).toEqual([]);
  });

  test('the built-in assistant answers, with a notice, when the model fails', async ({ page }) => {
    await page.goto(`${shop.url}/en/chat-bot`);
    await alive(page);
    await say(page, 'down');
    await expect(log(page).getByText(m.chat_fell_back({}, { locale: 'en' }))).toBeVisible();
  });
});
