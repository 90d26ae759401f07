import { languages } from '../../domain/language';
import { expect, test } from './support/shop';

/** Text of twice the usual 16 pixels, as WCAG 1.4.4 asks for. */
const textPixels = 32;
/** Width in CSS pixels of the narrowest window that WCAG 1.4.10 asks for. */
const narrowest = 320;
const paths = ['', '/basket', '/checkout'];

// The server's page has the words, so no language needs its script.
test.use({ javaScriptEnabled: false });

test('start page, sell list and checkout fit into the narrowest window with text of twice the size', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: narrowest, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textPixels } });
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=3&sort=popular`)).json();
  for (const { isbn, cheapest } of items) {
    const options = { headers: { origin: shop.url }, data: { quantity: 1 } };
    for (const line of [`basket/lines/${isbn}/good`, `cart/lines/${isbn}/${cheapest.grade}`])
      expect((await page.request.put(`${shop.url}/api/${line}`, options)).status()).toBe(200);
  }
  const wide: string[] = [];

  for (const language of languages) {
    for (const path of paths) {
      await page.goto(`${shop.url}/${language}${path}`);
      const { text, excess } = await page.evaluate(() => ({
        text: getComputedStyle(document.documentElement).fontSize,
        excess: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(text).toBe(`${textPixels}px`);
      if (excess > 0) wide.push(`${language} ${path}: ${excess} pixels`);
    }
  }

  expect(wide).toEqual([]);
});
