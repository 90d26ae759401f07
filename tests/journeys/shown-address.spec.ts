import { m } from '../../messages/compiled/messages.js';
import { alive, expect, test } from './support/shop';

const en = { locale: 'en' } as const;

// React reports a mismatch between HTML and script, which fails the journey.
for (const [opened, shown, words] of [
  ['/en?utm_source=mail&token=s3cret#main', '/en#main', null],
  ['/en/?fbclid=x', '/en', null],
  ['/en/search?q=emma&q=SHOP+CLOSED&author=', '/en/search?q=emma', 'emma'],
  ['/en/search/?sort=price&utm_source=mail&q=&q=emma', '/en/search?q=emma&sort=price', 'emma'],
  ['/en/subjects/fantasy?max=&max=900&q=x', '/en/subjects/fantasy?max=900', ''],
  ['/en/faq?utm_source=mail&q=refund&q=x', '/en/faq?q=refund', ''],
  ['/en/about?cursor=x', '/en/about', ''],
] as const) {
  test(`an address with extra parameters becomes the canonical one: ${opened}`, async ({ page, shop }) => {
    await page.goto(shop.url + opened);
    await alive(page);

    await expect(page).toHaveURL(shop.url + shown);
    const address = shown.replace(/#.*/, '');
    const signIn = page.getByRole('banner').getByRole('link', { name: m.shell_sign_in({}, en) });
    await expect(signIn).toHaveAttribute('href', `/en/login?${new URLSearchParams({ returnTo: address }).toString()}`);
    if (words !== null) await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue(words);
    await expect(page.locator('a[hreflang="de"]').first()).toHaveAttribute('href', address.replace('/en', '/de'));
  });
}

test('a book’s address with a click id opens the book', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=1`)).json();

  await page.goto(`${shop.url}/en/books/${items[0].isbn}?fbclid=x`);
  await alive(page);

  await expect(page).toHaveURL(new RegExp(`/en/books/${items[0].isbn}/[^/?]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(items[0].title);
});
