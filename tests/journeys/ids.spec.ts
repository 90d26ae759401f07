import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { idFaults } from './support/ids';
import { join } from './support/member';
import { Person } from './support/person';
import { expect, test } from './support/shop';

const open = [
  '',
  '/search?q=house',
  '/basket',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/login/confirm',
  '/login/recovery',
  '/sso',
  '/bulk-scanning',
  '/find-trade',
  '/faq',
  '/contact',
  '/chat-bot',
  '/maintenance',
  '/nowhere',
];
const room = [
  '/account-details',
  '/account-details/edit',
  '/account-details/edit?part=passkeys',
  '/delete-account',
  '/checkout',
];
const desk = ['', '/receive', '/pick', '/payouts', '/money', '/stock', '/jobs'];

/** Waits until React has taken over the footer, whose script loads near the viewport. */
async function reachFooter(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('footer')?.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(() => {
    const footer = document.getElementById('footer');
    return footer?.checkVisibility() !== true || Object.keys(footer).some((name) => name.startsWith('__reactProps'));
  });
}

test('ids are the same in HTML and React on each page, and each named id exists', async ({ page, shop, context }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.stocked('in_stock=true&limit=1');
  const isbn = book?.isbn ?? '';
  const faults: string[] = [];
  const look = async (path: string) => {
    await person.visit(path);
    await reachFooter(page);
    faults.push(...(await idFaults(page)).map((fault) => `${path}: ${fault}`));
  };

  for (const path of [...open, `/books/${isbn}`]) await look(path);
  await person.takeBook(isbn);
  await look('/cart');
  await look('/checkout');
  await person.fillCheckout('ids-guest@reader.example');
  await person.placeButton.click();
  await expect(page).toHaveURL(/\/en\/trades\//);
  await look(new URL(page.url()).pathname.replace('/en', ''));
  await person.giveBooks([isbn]);
  await look('/basket');
  await join(context, shop, 'ids@reader.example');
  for (const path of room) await look(path);
  await shop.giveDesk('ids@reader.example');
  for (const path of desk) await look(`/desk${path}`);

  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

    test('a form that was sent empty names its problems, and axe finds nothing in it', async ({ page, shop }) => {
      const person = new Person(page, shop, 'en');
      const [book] = await person.stocked('in_stock=true&limit=1');
      await person.takeBook(book?.isbn ?? '');
      const faults: string[] = [];

      for (const path of ['/login', '/register', '/forgot-password', '/find-trade', '/checkout']) {
        await person.visit(path);
        const send = path === '/checkout' ? person.placeButton : page.locator('main form button[type=submit]').first();
        await send.click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
        faults.push(...[...(await idFaults(page)), ...(await axeFaults(page))].map((fault) => `${path}: ${fault}`));
      }

      expect(faults).toEqual([]);
    });
  });
}
