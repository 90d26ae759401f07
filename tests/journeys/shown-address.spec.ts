import { m } from '../../messages/compiled/messages.js';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;

// React reports a mismatch between HTML and script, which fails the journey. Which address is the canonical one is in
// worker/html/pages/public-pages.test.ts.
test('an address with extra parameters becomes the canonical one', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=1`)).json();
  for (const [opened, shown, words] of [
    ['/en?utm_source=mail&token=s3cret#main', '/en#main', null],
    ['/en/search/?sort=price&utm_source=mail&q=&q=emma&q=SHOP+CLOSED', '/en/search?q=emma&sort=price', 'emma'],
    ['/en/faq?utm_source=mail&q=refund&q=x', '/en/faq?q=refund', ''],
  ] as const) {
    await page.goto(shop.url + opened);
    await waitForHydration(page);

    await expect(page).toHaveURL(shop.url + shown);
    const address = shown.replace(/#.*/, '');
    const signIn = page.getByRole('banner').getByRole('link', { name: m.shell_sign_in({}, en) });
    await expect(signIn).toHaveAttribute('href', `/en/login?${new URLSearchParams({ returnTo: address }).toString()}`);
    if (words !== null) await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue(words);
    await expect(page.locator('a[hreflang="de"]').first()).toHaveAttribute('href', address.replace('/en', '/de'));
  }

  await page.goto(`${shop.url}/en/books/${items[0].isbn}?fbclid=x`);
  await waitForHydration(page);
  await expect(page).toHaveURL(new RegExp(`/en/books/${items[0].isbn}/[^/?]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(items[0].title);
});
