import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { books, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, twilight } = books;
const isolateDirection = (code: string) => `\u2066${code}\u2069`;

/** Codes that are not codes of books, each with its message. */
const nonBookCodes = [
  ['4006381333931', m.scanning_problem_not_a_book],
  ['9790060115615', m.scanning_problem_printed_music],
  ['012345678905', m.scanning_problem_shop_barcode],
  ['9771234567003', m.scanning_problem_issn],
] as const;

test('a wrong check digit is corrected in the field and in the run', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const slip = `${gatsby.isbn.slice(0, 12)}1`;
  await scan.paste(slip);
  await expect(
    page.getByText(
      m.scanning_check_digit({ number: isolateDirection(slip), isbn: isolateDirection(gatsby.isbn) }, scan.inLanguage),
    ),
  ).toBeVisible();
  await page
    .getByRole('button', { name: m.scanning_take_meant({ isbn: isolateDirection(gatsby.isbn) }, scan.inLanguage) })
    .click();
  await scan.field.press('Enter');
  await expect(scan.row(gatsby.title)).toBeVisible();
  const misread = `${twilight.isbn.slice(0, 12)}1`;
  await scan.scanByHand(misread);
  const row = scan.rows.filter({
    hasText: m.scanning_problem_invalid_isbn({ text: isolateDirection(misread) }, scan.inLanguage),
  });
  await row
    .getByRole('button', { name: m.scanning_take_meant({ isbn: isolateDirection(twilight.isbn) }, scan.inLanguage) })
    .click();
  await expect(scan.row(twilight.title)).toBeVisible();
  await scan.waitUntilValued(2);
});

for (const [language, colorScheme, viewport] of [
  ['en', 'light', { width: 1440, height: 900 }],
  ['ar', 'dark', { width: 390, height: 844 }],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('codes that are not books are named, and axe finds nothing on the empty and the full page', async ({
      page,
      shop,
    }) => {
      const scan = new ScanningPage(page, shop, language);
      const faults: string[] = [];
      const look = async (where: string) => {
        const found = await findAxeFaults(page);
        faults.push(...found.map((fault) => `${where}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) faults.push(`${where}: ${wide} px too wide`);
      };
      await scan.open();
      await look('empty');
      // The price beside the barcode is no line: its message is at the field.
      await scan.pasteAndRead('51299');
      await expect(
        page.getByText(m.scanning_problem_price_add_on({ text: isolateDirection('51299') }, scan.inLanguage)),
      ).toBeVisible();
      await scan.field.clear();
      const shelf = Object.values(books);
      await scan.pasteAndRead(...shelf.map((book) => book.isbn));
      for (const [code] of nonBookCodes) await scan.scanByHand(code);
      for (const [code, words] of nonBookCodes)
        await expect(scan.rows.getByText(words({ text: isolateDirection(code) }, scan.inLanguage))).toBeVisible();
      await expect(scan.rows).toHaveCount(nonBookCodes.length + shelf.length);
      await scan.scanByHand('9781472154668');
      await scan.waitUntilValued(shelf.length + 1);
      await scan
        .row(gatsby.title)
        .getByRole('button', { name: m.scanning_more_of({ title: gatsby.title }, scan.inLanguage) })
        .click();
      await look('full');
      expect(faults).toEqual([]);
    });
  });
}
