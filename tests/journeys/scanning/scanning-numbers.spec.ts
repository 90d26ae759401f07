import { m } from '../../../messages/compiled/messages.js';
import { axeFaults } from '../support/axe';
import { books, Scanner } from '../support/scanner';
import { expect, test } from '../support/shop';

const { gatsby, twilight } = books;
const inOrder = (code: string) => `\u2066${code}\u2069`;

/** Codes on a shelf that are no books. */
const others = [
  ['4006381333931', m.scanning_problem_not_a_book],
  ['9790060115615', m.scanning_problem_printed_music],
  ['012345678905', m.scanning_problem_shop_barcode],
  ['9771234567003', m.scanning_problem_issn],
] as const;

test('a wrong check digit is corrected in the field and in the run', async ({ page, shop }) => {
  const scan = new Scanner(page, shop);
  await scan.open();
  const slip = `${gatsby.isbn.slice(0, 12)}1`;
  await scan.paste(slip);
  await expect(
    page.getByText(m.scanning_check_digit({ number: inOrder(slip), isbn: inOrder(gatsby.isbn) }, scan.say)),
  ).toBeVisible();
  await page.getByRole('button', { name: m.scanning_take_meant({ isbn: inOrder(gatsby.isbn) }, scan.say) }).click();
  await scan.field.press('Enter');
  await expect(scan.row(gatsby.title)).toBeVisible();
  const misread = `${twilight.isbn.slice(0, 12)}1`;
  await scan.burst(misread);
  const row = scan.rows.filter({ hasText: m.scanning_problem_invalid_isbn({ text: inOrder(misread) }, scan.say) });
  await row.getByRole('button', { name: m.scanning_take_meant({ isbn: inOrder(twilight.isbn) }, scan.say) }).click();
  await expect(scan.row(twilight.title)).toBeVisible();
  await scan.valued(2);
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
      const scan = new Scanner(page, shop, language);
      const faults: string[] = [];
      const look = async (where: string) => {
        const found = await axeFaults(page);
        faults.push(...found.map((fault) => `${where}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) faults.push(`${where}: ${wide} px too wide`);
      };
      await scan.open();
      await look('empty');
      // The price beside the barcode is no line: its message is at the field.
      await scan.readIn('51299');
      await expect(page.getByText(m.scanning_problem_price_add_on({ text: inOrder('51299') }, scan.say))).toBeVisible();
      await scan.field.clear();
      const shelf = Object.values(books);
      await scan.readIn(...shelf.map((book) => book.isbn));
      for (const [code] of others) await scan.burst(code);
      for (const [code, words] of others)
        await expect(scan.rows.getByText(words({ text: inOrder(code) }, scan.say))).toBeVisible();
      await expect(scan.rows).toHaveCount(others.length + shelf.length);
      await scan.burst('9781472154668');
      await scan.valued(shelf.length + 1);
      await scan
        .row(gatsby.title)
        .getByRole('button', { name: m.scanning_more_of({ title: gatsby.title }, scan.say) })
        .click();
      await look('full');
      expect(faults).toEqual([]);
    });
  });
}
