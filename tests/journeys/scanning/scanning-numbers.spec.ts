import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { books, noOfflineCopy, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit, twilight } = books;
const isolateDirection = (code: string) => `\u2066${code}\u2069`;

/** Codes that are not codes of books, each with its message. */
const nonBookCodes = [
  ['4006381333931', m.scanning_problem_not_a_book],
  ['9790060115615', m.scanning_problem_printed_music],
  ['012345678905', m.scanning_problem_shop_barcode],
  ['9771234567003', m.scanning_problem_issn],
] as const;
/** ISBN of a book that is not in the catalogue. */
const unknown = '9781472154668';

/** Opens the row of a book, which shows its offers. */
async function openRow(scan: ScanningPage, title: string): Promise<void> {
  await scan
    .row(title)
    .getByRole('button', { name: m.scanning_more_of({ title }, scan.inLanguage) })
    .click();
}

/** Returns the faults that axe finds on the page, and by how many pixels the page is wider than the window. */
async function findFaults({ page }: ScanningPage, where: string): Promise<readonly string[]> {
  const found = await findAxeFaults(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...found, ...(wide > 0 ? [`${wide} px too wide`] : [])].map((fault) => `${where}: ${fault}`);
}

test.use({ reducedMotion: 'reduce', ...noOfflineCopy });

test('a hand scanner is read without focus and in another field, unlike typing, and axe finds nothing', async ({
  page,
  shop,
}) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const empty = await findFaults(scan, 'empty');
  await scan.scanByHand(gatsby.isbn);
  await expect(scan.row(gatsby.title)).toBeVisible();
  // The scanner types into the name of the run: the code is removed and the name stays.
  const name = page.getByLabel(m.scanning_run_name({}, scan.inLanguage));
  await name.pressSequentially('Attic');
  await scan.scanByHand(hobbit.isbn, 'Tab');
  await expect(scan.row(hobbit.title)).toBeVisible();
  await expect(name).toHaveValue('Attic');
  await expect(name).toBeFocused();
  // A code with a price add-on is the book's code; the same book again is a second copy.
  await scan.scanByHand(`${gatsby.isbn}51299`);
  await scan.expectCopies(gatsby.title, 2);
  // A hand types slower than a scanner: these digits belong to the name.
  await name.pressSequentially(twilight.isbn, { delay: 90 });
  await name.press('Enter');
  await expect(name).toHaveValue(`Attic${twilight.isbn}`);
  for (const code of [nonBookCodes[0][0], unknown]) await scan.scanByHand(code);
  await scan.waitUntilValued(4);
  await expect(scan.rows).toHaveCount(4);
  await openRow(scan, gatsby.title);
  expect([...empty, ...(await findFaults(scan, 'full'))]).toEqual([]);
});

test.describe('on a phone in Arabic', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('codes that are not books are named, and axe finds nothing on the empty and the full page', async ({
    page,
    shop,
  }) => {
    const scan = new ScanningPage(page, shop, 'ar');
    await scan.open();
    const empty = await findFaults(scan, 'empty');
    const shelf = Object.values(books);
    await scan.pasteAndRead(...shelf.map((book) => book.isbn));
    for (const [code] of nonBookCodes) await scan.scanByHand(code);
    for (const [code, words] of nonBookCodes)
      await expect(scan.rows.getByText(words({ text: isolateDirection(code) }, scan.inLanguage))).toBeVisible();
    await expect(scan.rows).toHaveCount(nonBookCodes.length + shelf.length);
    await scan.scanByHand(unknown);
    await scan.waitUntilValued(shelf.length + 1);
    await openRow(scan, gatsby.title);
    expect([...empty, ...(await findFaults(scan, 'full'))]).toEqual([]);
  });
});
