import { readFileSync } from 'node:fs';
import { m } from '../../../messages/compiled/messages.js';
import { Person } from '../support/person';
import { books, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit, twilight } = books;
const countOfOne = { count: 1, shown: '1' };

test('every change can be undone and redone, and two tabs share one run', async ({ page, context, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn, hobbit.isbn);
  await scan.waitUntilValued(2);
  const second = new ScanningPage(await context.newPage(), shop);
  await second.open();
  await second.waitUntilValued(2);
  await second.scanByHand(twilight.isbn);
  await expect(scan.row(twilight.title)).toBeVisible();
  await scan.row(hobbit.title).getByRole('combobox').selectOption('acceptable');
  await expect(second.row(hobbit.title).getByRole('combobox')).toHaveValue('acceptable');
  await scan.row(gatsby.title).getByRole('checkbox').check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: m.scanning_remove({}, scan.inLanguage), exact: true })
    .click();
  await expect(scan.row(gatsby.title)).toHaveCount(0);
  await expect(second.row(gatsby.title)).toHaveCount(0);
  await second.page.getByRole('heading', { level: 1 }).click();
  await second.page.keyboard.press('ControlOrMeta+z');
  await expect(scan.row(gatsby.title)).toBeVisible();
  const undo = (step: string) =>
    scan.page.getByRole('button', { name: m.scanning_undo_step({ step }, scan.inLanguage), exact: true });
  await undo(m.scanning_step_change(countOfOne, scan.inLanguage)).click();
  await expect(scan.row(hobbit.title).getByRole('combobox')).toHaveValue('very-good');
  await undo(m.scanning_step_read(countOfOne, scan.inLanguage)).click();
  await expect(second.row(twilight.title)).toHaveCount(0);
  await page
    .getByRole('button', {
      name: m.scanning_redo_step({ step: m.scanning_step_read(countOfOne, scan.inLanguage) }, scan.inLanguage),
      exact: true,
    })
    .click();
  await expect(second.row(twilight.title)).toBeVisible();
});

test('a run moves into the basket, and the basket opens as a new run', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn, hobbit.isbn, twilight.isbn);
  await scan.waitUntilValued(3);
  await page.getByRole('button', { name: m.scanning_add({ count: 3, shown: '3' }, scan.inLanguage) }).click();
  await expect(page.getByText(m.scanning_added({ count: 3, shown: '3' }, scan.inLanguage))).toBeVisible();
  await expect(scan.row(gatsby.title)).toContainText(m.scanning_in_basket(countOfOne, scan.inLanguage));
  // Copies that are in the list already are not counted twice.
  await page
    .getByRole('button', { name: m.scanning_from_basket({}, scan.inLanguage) })
    .first()
    .click();
  await scan.waitUntilValued(3);
  await page.getByRole('button', { name: m.scanning_runs({}, scan.inLanguage) }).click();
  await page
    .getByRole('button', {
      name: m.scanning_run_delete({ name: m.scanning_run_unnamed({ number: '1' }, scan.inLanguage) }, scan.inLanguage),
    })
    .click();
  await page.getByRole('button', { name: m.scanning_run_delete_yes({}, scan.inLanguage) }).click();
  await expect(scan.rows).toHaveCount(0);
  await page
    .getByRole('button', { name: m.scanning_from_basket({}, scan.inLanguage) })
    .first()
    .click();
  await scan.waitUntilValued(3);
  for (const { title } of [gatsby, hobbit, twilight])
    await expect(scan.row(title)).toContainText(m.scanning_in_basket(countOfOne, scan.inLanguage));
});

/** Books that nearly fill a basket of 1,000 lines: some are not bought, and room for a few stays. */
const nearlyFull = 900;

test('books that a full basket refuses are shown with the reason', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  const isbns = readFileSync('catalogue/editions.csv', 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => /^\d{13}/.exec(line)?.[0] ?? []);
  // Nearly full of the same books in another condition.
  await page.request.post(`${shop.url}/api/basket/lines`, {
    data: { lines: isbns.slice(0, nearlyFull).map((isbn) => ({ isbn, grade: 'good', quantity: 1 })) },
  });
  const lines = async () => (await (await page.request.get(`${shop.url}/api/basket`)).json()).lines.length;
  expect(await lines()).toBeGreaterThan(700);
  await scan.open();
  await scan.paste(isbns.slice(0, 400).join(' '));
  await scan.waitUntilValued(400);
  await page
    .getByRole('button', { name: m.scanning_add({ count: 5, shown: '…' }, scan.inLanguage).split('…')[0] ?? '' })
    .last()
    .click();
  await expect(page.getByText(m.scanning_not_added({}, scan.inLanguage))).toBeVisible();
  await expect(page.getByText(m.declined_list_full({}, scan.inLanguage)).first()).toBeVisible();
  expect(await lines()).toBe(1000);
});

test('the exported list contains no spreadsheet formula', async ({ page, shop }) => {
  const scan = new ScanningPage(page, shop);
  const formula = '=HYPERLINK("http://elsewhere.example","Free books")';
  await page.route('**/api/offers', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(JSON.stringify(gatsby.title), JSON.stringify(formula)),
    });
  });
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn, hobbit.isbn);
  await expect(scan.row(formula)).toBeVisible();
  await scan.waitUntilValued(2);
  const asked = page.waitForEvent('download');
  await page
    .getByRole('button', { name: m.scanning_export({}, scan.inLanguage) })
    .first()
    .click();
  const download = await asked;
  expect(download.suggestedFilename()).toBe(`${m.scanning_export_name({}, scan.inLanguage)}.csv`);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(`,"'${formula.replaceAll('"', '""')}",`);
  expect(text).toContain(hobbit.title);
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m);
});

test('signing out deletes every scan from the device, in every tab', async ({ page, context, shop }) => {
  const scan = new ScanningPage(page, shop);
  await new Person(page, shop, 'en').signIn('reader@dogear.example', 'shelves-both-ways');
  await expect(page).not.toHaveURL(/login/);
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn);
  await scan.waitUntilValued(1);
  await scan.waitForOfflineCopy();
  const second = new ScanningPage(await context.newPage(), shop);
  await second.open();
  await second.waitUntilValued(1);
  await page.getByRole('banner').getByLabel(m.shell_account({}, scan.inLanguage)).first().click();
  await page.getByRole('button', { name: m.shell_sign_out({}, scan.inLanguage), exact: true }).click();
  await expect(page.getByRole('link', { name: m.shell_sign_in({}, scan.inLanguage) }).first()).toBeVisible();
  await expect(second.rows).toHaveCount(0);
  // The other tab starts again, with nothing stored on the device.
  await second.waitUntilReady();
  await expect(second.page.getByRole('heading', { name: m.scanning_empty_title({}, scan.inLanguage) })).toBeVisible();
  const kept = () =>
    second.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('dogear-scanning');
          opening.addEventListener('error', reject);
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('lines').objectStore('lines').count();
            counting.addEventListener('success', () => resolve(counting.result));
          });
        }),
    );
  expect(await kept()).toBe(0);
  await scan.open();
  await expect(page.getByRole('heading', { name: m.scanning_empty_title({}, scan.inLanguage) })).toBeVisible();
});
