import { m } from '../../../messages/compiled/messages.js';
import { callApi } from '../support/member';
import { books, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const { gatsby, hobbit, twilight } = books;

test('two tabs share one run, and signing out deletes every scan from the device in both', async ({
  page,
  context,
  shop,
}) => {
  const reader = { email: 'reader@dogear.example', password: 'shelves-both-ways' };
  expect(await callApi(context, shop, 'POST', '/session', reader)).toBe(200);
  const scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn, hobbit.isbn);
  await scan.waitUntilValued(2);
  await scan.waitForOfflineCopy();
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
});
