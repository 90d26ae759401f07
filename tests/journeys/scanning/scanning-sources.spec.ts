import { readFileSync } from 'node:fs';
import { m } from '../../../messages/compiled/messages.js';
import { booksOnATable } from '../../scan-pictures/books-on-a-table';
import { noisy } from '../../scan-pictures/conditions';
import { pngOf } from '../../scan-pictures/png';
import { seededRandom } from '../../scan-pictures/random';
import { draw } from '../../scan-pictures/scene';
import { books, noOfflineCopy, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit, twilight, divergent } = books;
const all = [gatsby, hobbit, twilight, divergent];
const isolateDirection = (name: string) => `\u2068${name}\u2069`;

/** Photos that cannot be read: of a kind that this browser does not know, of no kind, and of a small empty table. */
const unreadable = [
  {
    name: 'IMG_1.HEIC',
    mimeType: '',
    buffer: Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(400),
    ]),
  },
  { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is not a picture') },
  {
    name: 'table-only.png',
    mimeType: 'image/png',
    buffer: pngOf(
      noisy(
        draw(160, 120, [], (x, y) => 140 + 12 * Math.sin((x + y / 3) / 30)),
        4,
        seededRandom(3),
      ),
    ),
  },
];

test.use(noOfflineCopy);

test('a photo of four barcodes is marked and adds four books, and other files are named with a reason', async ({
  page,
  shop,
}) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const table = { name: 'table.png', mimeType: 'image/png', buffer: booksOnATable(all.map((book) => book.isbn)) };
  await scan.chooseFiles('photo', [table, ...unreadable]);
  for (const { title } of all) await expect(scan.row(title)).toBeVisible();
  await expect(
    page.getByText(
      m.scanning_picture_read({ count: 4, shown: '4', name: isolateDirection('table.png') }, scan.inLanguage),
    ),
  ).toBeVisible();
  const photos = page.getByRole('region', { name: 'table.png' });
  await expect(photos.locator('svg[role=img] circle')).toHaveCount(4);
  for (const { isbn } of all) await expect(photos.getByRole('listitem').filter({ hasText: isbn })).toBeVisible();
  await expect(
    page.getByText(m.scanning_picture_heic_unreadable({ name: isolateDirection('IMG_1.HEIC') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_picture_not_a_picture({ name: isolateDirection('broken.jpg') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_picture_no_code_found({ name: isolateDirection('table-only.png') }, scan.inLanguage)),
  ).toBeVisible();
  await scan.waitUntilValued(4);
  await expect(scan.rows).toHaveCount(4);
});

const spreadsheet = {
  name: 'shelf.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: readFileSync('tests/book-lines/shelf.xlsx'),
};
const titles = {
  name: 'titles.tsv',
  mimeType: 'text/tab-separated-values',
  buffer: Buffer.from('\ufeffTitle\tAuthor\r\nThe Grate Gatsby\tFitzgerald\r\n', 'utf16le'),
};

test('lists are read by a drop and by the button, their titles after a yes, and the run is saved as a file', async ({
  page,
  shop,
}) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const dropped = await page.evaluateHandle((isbn) => {
    const carried = new DataTransfer();
    // "書名,ISBN" and a title, with the digits in Shift-JIS's own wide forms: ０ is 82 4F.
    const digits = [...isbn].flatMap((digit) => [0x82, 0x4f + Number(digit)]);
    const parts = [[0x8f, 0x91, 0x96, 0xbc], ',ISBN\r\n', [0x82, 0xb1, 0x82, 0xb1, 0x82, 0xeb], ',', digits, '\r\n'];
    const blobs = parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part)));
    carried.items.add(new File(blobs, 'hondana.csv', { type: 'text/csv' }));
    return carried;
  }, twilight.isbn);
  const place = page.getByRole('heading', { level: 1 });
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText(m.scanning_drop_here({}, scan.inLanguage))).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(scan.row(twilight.title)).toBeVisible();
  await expect(page.getByText(m.scanning_drop_here({}, scan.inLanguage))).toBeHidden();

  await scan.chooseFiles('list', [spreadsheet, titles]);
  const sheet = page.getByRole('dialog', { name: m.scanning_titles_title({}, scan.inLanguage) });
  await expect(sheet.getByText('Kim – Rudyard Kipling')).toBeVisible();
  await sheet.getByRole('radio', { name: gatsby.title }).first().check();
  await expect(scan.rows).toHaveCount(3);
  await sheet.getByRole('button', { name: m.scanning_titles_add({}, scan.inLanguage) }).click();
  await expect(scan.row(gatsby.title)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(scan.rows).toHaveCount(4);
  await scan.waitUntilValued(5);

  const asked = page.waitForEvent('download');
  await page
    .getByRole('button', { name: m.scanning_export({}, scan.inLanguage) })
    .first()
    .click();
  const download = await asked;
  expect(download.suggestedFilename()).toBe(`${m.scanning_export_name({}, scan.inLanguage)}.csv`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`${gatsby.isbn},${gatsby.title},`);
});
