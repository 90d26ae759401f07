import { readFileSync } from 'node:fs';
import { m } from '../../../messages/compiled/messages.js';
import { booksOnATable } from '../../scan-pictures/books-on-a-table';
import { noisy } from '../../scan-pictures/conditions';
import { pngOf } from '../../scan-pictures/png';
import { seededRandom } from '../../scan-pictures/random';
import { draw } from '../../scan-pictures/scene';
import { books, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit, twilight, divergent } = books;
const all = [gatsby, hobbit, twilight, divergent];
const isolateDirection = (name: string) => `\u2068${name}\u2069`;

test('a hand scanner is read without focus and in another field, unlike typing', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
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
  await scan.waitUntilValued(3);
  await expect(scan.rows).toHaveCount(2);
});

test('a photo of four barcodes is marked and adds four books once, and another file shows help', async ({
  page,
  shop,
}) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const table = { name: 'table.png', mimeType: 'image/png', buffer: booksOnATable(all.map((book) => book.isbn)) };
  await scan.chooseFiles('photo', [table]);
  for (const { title } of all) await expect(scan.row(title)).toBeVisible();
  await expect(
    page.getByText(
      m.scanning_picture_read({ count: 4, shown: '4', name: isolateDirection('table.png') }, scan.inLanguage),
    ),
  ).toBeVisible();
  await scan.waitUntilValued(4);
  const photos = page.getByRole('region', { name: 'table.png' });
  await expect(photos.locator('svg[role=img] circle')).toHaveCount(4);
  for (const { isbn } of all) await expect(photos.getByRole('listitem').filter({ hasText: isbn })).toBeVisible();
  // The page asks about the same shelf again. Its books count once until the person answers.
  await scan.chooseFiles('photo', [table]);
  await expect(page.getByText(m.scanning_picture_known({ count: 4, shown: '4' }, scan.inLanguage))).toBeVisible();
  await scan.waitUntilValued(4);
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(400),
  ]);
  await scan.chooseFiles('photo', [
    { name: 'IMG_1.HEIC', mimeType: '', buffer: heic },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is not a picture') },
    {
      name: 'table-only.png',
      mimeType: 'image/png',
      buffer: pngOf(
        noisy(
          draw(400, 300, [], (x, y) => 140 + 12 * Math.sin((x + y / 3) / 30)),
          4,
          seededRandom(3),
        ),
      ),
    },
  ]);
  await expect(
    page.getByText(m.scanning_picture_heic_unreadable({ name: isolateDirection('IMG_1.HEIC') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_picture_not_a_picture({ name: isolateDirection('broken.jpg') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_picture_no_code_found({ name: isolateDirection('table-only.png') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(scan.rows).toHaveCount(4);
});

// "書名,ISBN" and a title, with the digits in Shift-JIS's own wide forms: ０ is 82 4F.
const wideDigits = (isbn: string) => Buffer.from([...isbn].flatMap((digit) => [0x82, 0x4f + Number(digit)]));
const shiftJis = Buffer.concat([
  Buffer.from([0x8f, 0x91, 0x96, 0xbc]),
  Buffer.from(',ISBN\r\n'),
  Buffer.from([0x82, 0xb1, 0x82, 0xb1, 0x82, 0xeb]),
  Buffer.from(','),
  wideDigits(hobbit.isbn),
  Buffer.from('\r\n'),
]);
const utf16 = Buffer.from(`\ufeffTitle\tISBN\tPrice\r\nΓκάτσμπι\t${gatsby.isbn}\t12,50\r\n`, 'utf16le');

test('lists of any encoding are read and other files are refused', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.chooseFiles('list', [{ name: 'shelf.tsv', mimeType: 'text/tab-separated-values', buffer: utf16 }]);
  await expect(scan.row(gatsby.title)).toBeVisible();
  await scan.chooseFiles('list', [{ name: 'hondana.csv', mimeType: 'text/csv', buffer: shiftJis }]);
  await expect(scan.row(hobbit.title)).toBeVisible();
  await expect(
    page.getByText(
      m.scanning_file_read({ count: 1, shown: '1', name: isolateDirection('hondana.csv') }, scan.inLanguage),
    ),
  ).toBeVisible();
  await scan.chooseFiles('list', [
    {
      name: 'shelf.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: readFileSync('tests/book-lines/shelf.xlsx'),
    },
  ]);
  const sheet = page.getByRole('dialog', { name: m.scanning_titles_title({}, scan.inLanguage) });
  await expect(sheet.getByText('Kim – Rudyard Kipling')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scan.rows).toHaveCount(4);
  await scan.chooseFiles('list', [
    {
      name: 'books.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'latin1'),
    },
    {
      name: 'novel.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('It was a dark and stormy night; the rain fell in torrents. '.repeat(3000)),
    },
    { name: 'nothing.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) },
  ]);
  await expect(
    page.getByText(m.scanning_file_format({ name: isolateDirection('books.xlsx') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_file_none({ name: isolateDirection('novel.txt') }, scan.inLanguage)),
  ).toBeVisible();
  await expect(
    page.getByText(m.scanning_file_empty({ name: isolateDirection('nothing.csv') }, scan.inLanguage)),
  ).toBeVisible();
  await scan.waitUntilValued(5);
});

test('a list dropped anywhere on the page is read', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  const dropped = await page.evaluateHandle((isbn) => {
    const carried = new DataTransfer();
    carried.items.add(new File([`isbn;state\n${isbn};good\n`], 'list.csv', { type: 'text/csv' }));
    return carried;
  }, twilight.isbn);
  const place = page.getByRole('heading', { level: 1 });
  await place.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText(m.scanning_drop_here({}, scan.inLanguage))).toBeVisible();
  await place.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(scan.row(twilight.title)).toBeVisible();
  await expect(page.getByText(m.scanning_drop_here({}, scan.inLanguage))).toBeHidden();
});

test('titles without a number are added only after a yes', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.field.fill(`${hobbit.title}, Tolkien\nThe Grate Gatsby - Fitzgerald\nTwilight`);
  await page.getByRole('button', { name: m.scanning_paste_read_none({}, scan.inLanguage) }).click();
  const sheet = page.getByRole('dialog', { name: m.scanning_titles_title({}, scan.inLanguage) });
  const answer = async (title: string, button: string) => {
    await sheet.getByRole('radio', { name: title }).first().check();
    await sheet.getByRole('button', { name: button }).click();
  };
  await answer(hobbit.title, m.scanning_titles_add({}, scan.inLanguage));
  await answer(gatsby.title, m.scanning_titles_add({}, scan.inLanguage));
  await answer(twilight.title, m.scanning_titles_none({}, scan.inLanguage));
  await expect(sheet.getByText(m.scanning_titles_done({}, scan.inLanguage))).toBeVisible();
  await sheet
    .getByRole('button', { name: m.scanning_report_close({}, scan.inLanguage) })
    .first()
    .click();
  await expect(scan.rows).toHaveCount(2);
  await scan.waitUntilValued(2);
});
