import { endonyms } from '../../domain/language';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

test('switching the language keeps page and query, and the choice is kept', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  for (const path of ['/search?q=house&sort=price', '/checkout']) {
    await person.visit(path);
    const before = new URL(page.url());
    const link = page.getByRole('contentinfo').getByRole('link', { name: endonyms.de, exact: true });
    // Rows that come into view get their real height, which moves the foot of the page. The press waits until it rests.
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL(
      (url) => url.pathname === before.pathname.replace(/^\/en/, '/de') && url.search === before.search,
    );
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  }
  // The choice is kept for the next visit without a language.
  await page.goto(`${shop.url}/search?q=x`);
  await expect(page).toHaveURL(`${shop.url}/de/search?q=x`);
});
