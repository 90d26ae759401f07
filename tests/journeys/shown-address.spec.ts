import { endonyms } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;

// React reports a mismatch between HTML and script, which fails the journey. Which address is the canonical one is in
// worker/html/pages/public-pages.test.ts, the links of any page to all languages in client/shell/choices.
test('an address with extra parameters becomes the canonical one, and a switch of language keeps it', async ({
  page,
  shop,
}) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=1`)).json();
  await page.goto(`${shop.url}/en/books/${items[0].isbn}?fbclid=x`);
  await waitForHydration(page);
  await expect(page).toHaveURL(new RegExp(`/en/books/${items[0].isbn}/[^/?]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(items[0].title);

  await page.goto(`${shop.url}/en/search/?sort=price&utm_source=mail&token=s3cret&q=&q=emma&q=SHOP+CLOSED#main`);
  await waitForHydration(page);
  const address = '/en/search?q=emma&sort=price';
  await expect(page).toHaveURL(`${shop.url}${address}#main`);
  const banner = page.getByRole('banner');
  const signIn = `/en/login?${new URLSearchParams({ returnTo: address }).toString()}`;
  await expect(banner.getByRole('link', { name: m.shell_sign_in({}, en) })).toHaveAttribute('href', signIn);
  await expect(banner.getByRole('combobox')).toHaveValue('emma');

  const german = page.getByRole('contentinfo').getByRole('link', { name: endonyms.de, exact: true });
  await expect(german).toHaveAttribute('href', address.replace('/en', '/de'));
  // Rows that come into view get their real height, which moves the foot of the page. The press waits until it rests.
  await german.scrollIntoViewIfNeeded();
  // Only a press after the hydration of the footer stores the choice.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('footer') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  await german.click();
  await expect(page).toHaveURL(`${shop.url}${address.replace('/en', '/de')}#main`);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  // The page stores the language for the next visit without a language.
  await expect.poll(async () => (await page.request.get(`${shop.url}/checkout`)).url()).toBe(`${shop.url}/de/checkout`);
});
