import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { openShop, type OpenShop } from '../../scripts/shop/shop.mjs';
import { openModelServer, type ModelServer } from '../model-server';
import { axeFaults } from './support/axe';
import { Person, withAny } from './support/person';
import { alive, expect, test } from './support/shop';
import { templateState } from './support/template';

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

/** Other languages' opening questions are asked in workerd (worker/assistant/questions.test.ts). */
const spoken = ['en', 'ar', 'de', 'ja'] as const satisfies readonly Language[];

for (const language of spoken) {
  test.describe(language, () => {
    // Phones in two languages, one of them in the dark and from the right.
    test.use(
      language === 'ar' || language === 'en'
        ? {
            viewport: { width: 390, height: 844 },
            colorScheme: language === 'ar' ? 'dark' : 'light',
            reducedMotion: 'reduce',
          }
        : {},
    );

    test('an opening question finds books, and one of them goes into the cart', async ({ page, shop }) => {
      const person = new Person(page, shop, language);
      const locale = { locale: language };
      await person.visit('/chat-bot');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.chat_title({}, locale));
      if (language === 'ar' || language === 'en') expect(await faults(page)).toEqual([]);
      await page
        .getByRole('button', { name: withAny(m.chat_open_novel({ amount: '…' }, locale)) })
        .first()
        .click();
      const take = log(page)
        .getByRole('button', { name: withAny(m.chat_take_book({ title: '…', amount: '…' }, locale)) })
        .first();
      await take.click();
      await expect(log(page).getByRole('link', { name: m.chat_in_cart({}, locale) })).toBeVisible();
      const cart = await (await page.request.get(`${shop.url}/api/cart`)).json();
      expect(cart.books).toBe(1);
      if (language === 'de' || language === 'ja') {
        const [, book] = await person.stocked('in_stock=true&limit=2');
        await say(page, book?.isbn ?? '', language);
        await log(page)
          .getByRole('button', { name: withAny(m.chat_give_book({ title: '…', amount: '…' }, locale)) })
          .last()
          .click();
        await expect(log(page).getByRole('link', { name: m.chat_in_basket({}, locale) })).toBeVisible();
        expect((await (await page.request.get(`${shop.url}/api/basket`)).json()).books).toBe(1);
      }
      if (language === 'ar' || language === 'en') expect(await faults(page)).toEqual([]);
    });
  });
}

test('without script the page links to what works without it', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/en/chat-bot`);
  await expect(page.getByText(m.chat_needs_script({}, { locale: 'en' }))).toBeVisible();
  await expect(page.getByRole('textbox', { name: m.chat_message({}, { locale: 'en' }) })).toBeHidden();
  await page.getByRole('searchbox', { name: m.chat_search_questions({}, { locale: 'en' }) }).fill('parcel');
  await page
    .getByRole('main')
    .getByRole('button', { name: m.shell_search({}, { locale: 'en' }) })
    .click();
  await expect(page).toHaveURL(/\/en\/faq\?q=parcel/);
  await context.close();
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
  let stateDir: string;
  test.beforeAll(async () => {
    model = await openModelServer();
    stateDir = mkdtempSync(join(tmpdir(), 'dogear-chat-'));
    cpSync(templateState, stateDir, { recursive: true });
    shop = await openShop({
      port: 0,
      stateDir,
      log: false,
      settings: { CHAT_BASE_URL: model.url, CHAT_MODEL: 'double' },
    });
  });
  test.afterAll(async () => {
    await shop.close();
    await model.close();
    rmSync(stateDir, { recursive: true, force: true });
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
