import { languages } from '../../../domain/language';
import { expect, test } from '../support/shop';

/** Width in CSS pixels of the narrowest window that WCAG 1.4.10 asks for. */
const narrowest = 320;

// The server's page has the words, so no language needs its script.
test.use({ javaScriptEnabled: false });

test('no word of a condition breaks on the narrowest screen, in any language', async ({ page, shop }) => {
  await page.setViewportSize({ width: narrowest, height: 844 });
  const { items } = await (await page.request.get(`${shop.url}/api/books?limit=3`)).json();
  await page.request.post(`${shop.url}/api/basket/lines`, {
    headers: { origin: shop.url },
    data: { lines: items.map(({ isbn }: { isbn: string }) => ({ isbn, grade: 'good', quantity: 1 })) },
  });
  const broken: string[] = [];

  for (const language of languages) {
    await page.goto(`${shop.url}/${language}/basket`);
    await expect(page.getByRole('radio').first()).toBeAttached();
    const found = await page.evaluate(() => {
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
    });
    broken.push(...found.map((word) => `${language}: ${word}`));
  }

  expect(broken).toEqual([]);
});
