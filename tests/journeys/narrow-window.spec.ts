import type { Page } from '@playwright/test';
import { languages } from '../../domain/language';
import { expect, test, type Shop } from './support/shop';

/** Width in CSS pixels of the narrowest window that WCAG 1.4.10 asks for. */
const narrowest = { width: 320, height: 844 };
const usualPixels = 16;
/** Text of twice the usual size, as WCAG 1.4.4 asks for. */
const textPixels = 2 * usualPixels;
const paths = ['', '/basket', '/checkout'];

// The server's page has the words, so no language needs its script.
test.use({ javaScriptEnabled: false, viewport: narrowest });

test('pages fit into the narrowest window in any language, with large text, and no word of a condition breaks', async ({
  page,
  shop,
}) => {
  await fillLists(page, shop);
  const session = await page.context().newCDPSession(page);
  const setTextPixels = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setTextPixels(textPixels);
  await page.goto(`${shop.url}/robots.txt`);
  const wide: string[] = [];
  const broken: string[] = [];

  for (const language of languages) {
    for (const path of language === 'de' ? [...paths, '/withdraw'] : paths) {
      await writePage(page, `/${language}${path}`);
      const { titles, text, excess } = await page.evaluate(() => ({
        titles: document.querySelectorAll('h1').length,
        text: getComputedStyle(document.documentElement).fontSize,
        excess: document.documentElement.scrollWidth - innerWidth,
      }));
      expect([titles, text]).toEqual([1, `${textPixels}px`]);
      if (excess > 0) wide.push(`${language} ${path}: ${excess} pixels`);
      if (path !== '/basket') continue;
      // The same document with text of the usual size.
      await setTextPixels(usualPixels);
      await expect(page.getByRole('radio').first()).toBeAttached();
      broken.push(...(await page.evaluate(findBrokenWords)).map((word) => `${language}: ${word}`));
      await setTextPixels(textPixels);
    }
  }

  expect(wide).toEqual([]);
  expect(broken).toEqual([]);
});

/** Writes the document of a path into the open page. It is laid out as at its address, in less time. */
async function writePage(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    document.open();
    document.write(html);
    document.close();
    await document.fonts.ready;
  }, path);
}

/** Puts three books on the sell list and into the cart. */
async function fillLists(page: Page, shop: Shop): Promise<void> {
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=3&sort=popular`)).json();
  for (const { isbn, cheapest } of items) {
    const options = { headers: { origin: shop.url }, data: { quantity: 1 } };
    for (const line of [`basket/lines/${isbn}/good`, `cart/lines/${isbn}/${cheapest.grade}`])
      expect((await page.request.put(`${shop.url}/api/${line}`, options)).status()).toBe(200);
  }
}

/** Returns the words of the conditions that take up more than one line, and whether the page is too wide. */
function findBrokenWords(): string[] {
  const texts = [...document.querySelectorAll('fieldset label')].flatMap((label) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  });
  const words = texts.flatMap((node) =>
    [...(node.textContent ?? '').matchAll(/[^\s-]+/gu)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
    }),
  );
  const isWide = document.documentElement.scrollWidth > innerWidth;
  return [
    ...(isWide ? ['wider than the window'] : []),
    ...words.filter(({ lines }) => lines > 1).map(({ word }) => word),
  ];
}
