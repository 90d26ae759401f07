import { m } from '../../../messages/compiled/messages.js';
import { books, noOfflineCopy, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit } = books;

/** Delays matching files until `go` is called. */
function holdFiles() {
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { gate, go };
}

test.use(noOfflineCopy);

test('text typed before the page is hydrated is read', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  const { gate, go } = holdFiles();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(scan.address, { waitUntil: 'commit' });
  await scan.field.pressSequentially(gatsby.isbn);
  await scan.field.press('Enter');
  // Nothing else on the server's page changes data meanwhile. It does not know yet whether the sell list has books.
  await page.getByRole('button', { name: m.scanning_camera({}, scan.inLanguage), exact: true }).click();
  await expect(page.getByRole('button', { name: m.scanning_from_basket({}, scan.inLanguage) })).toHaveCount(0);
  await expect(page).toHaveURL(scan.address);
  go();
  await expect(scan.row(gatsby.title)).toBeVisible();
  await expect(scan.field).toHaveValue('');
});

test('text pasted before the page is hydrated stays selected and ready to be read', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  const { gate, go } = holdFiles();
  await page.route(/\/scan-workspace[^/]*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(scan.address);
  const text = `Two of my books: ${gatsby.isbn}\nand ${hobbit.isbn}, both read once`;
  await scan.paste(text);
  go();
  await scan.waitUntilReady();
  await page.getByRole('button', { name: m.scanning_paste_read({ count: 2, shown: '2' }, scan.inLanguage) }).click();
  await scan.waitUntilValued(2);
});
