import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { findAxeFaults } from './support/axe-faults';
import { messageLog, sendMessage } from './support/chat';
import { Person, messagePattern } from './support/person';
import { expect, test } from './support/shop';

/** Returns the findings of axe for the page. */
async function findFaults(page: Page): Promise<string[]> {
  const found = await findAxeFaults(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...found, ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

// Workerd asks the opening questions of other languages (worker/assistant/questions.test.ts), and shows that distress
// gets no offers in any of them (conversation-help.test.ts).
test.describe('on a dark phone, from the right', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', reducedMotion: 'reduce' });

  test('books that are found go into the lists, and a person in distress gets telephone links', async ({
    page,
    shop,
  }) => {
    const person = new Person(page, shop, 'ar');
    const ar = { locale: 'ar' } as const;
    await person.visit('/chat-bot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.chat_title({}, ar));
    await page
      .getByRole('button', { name: messagePattern(m.chat_open_novel({ amount: '…' }, ar)) })
      .first()
      .click();
    await messageLog(page)
      .getByRole('button', { name: messagePattern(m.chat_take_book({ title: '…', amount: '…' }, ar)) })
      .first()
      .click();
    await expect(messageLog(page).getByRole('link', { name: m.chat_in_cart({}, ar) })).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/cart`)).json()).books).toBe(1);
    const [, book] = await person.findBooks('in_stock=true&limit=2');
    await sendMessage(page, book?.isbn ?? '', 'ar');
    await messageLog(page)
      .getByRole('button', { name: messagePattern(m.chat_give_book({ title: '…', amount: '…' }, ar)) })
      .last()
      .click();
    await expect(messageLog(page).getByRole('link', { name: m.chat_in_basket({}, ar) })).toBeVisible();
    expect((await (await page.request.get(`${shop.url}/api/basket`)).json()).books).toBe(1);

    // A text of distress: telephone links and no offers.
    await sendMessage(page, 'لا أريد أن أعيش بعد الآن', 'ar');
    const numbers = messageLog(page).getByRole('list', { name: m.chat_help_label({}, ar) });
    const samaritans = m.chat_help_call({ name: 'Samaritans', number: '116 123' }, ar);
    await expect(numbers.getByRole('link', { name: samaritans })).toHaveAttribute('href', 'tel:116123');
    for (const link of await numbers.locator('a[href^="tel:"]').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findFaults(page)).toEqual([]);
  });
});
