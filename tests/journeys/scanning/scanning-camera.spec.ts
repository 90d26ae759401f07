import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { m } from '../../../messages/compiled/messages.js';
import { cameraArguments, writeCameraVideo } from '../support/camera-video';
import { books, noOfflineCopy, ScanningPage } from '../support/scanning-page';
import { waitForHydration, expect, test } from '../support/shop';

const { gatsby, divergent } = books;

/** The video: the first book is shown long and again later, the other once, then an empty table. */
const scenes = [
  { isbn: gatsby.isbn, seconds: 3 },
  { isbn: null, seconds: 2.4 },
  { isbn: gatsby.isbn, seconds: 1.4 },
  { isbn: divergent.isbn, seconds: 1.4 },
  { isbn: null, seconds: 8 },
];

test('the camera counts a held book once and a book shown again twice', async ({ playwright, launchOptions, shop }) => {
  const video = join(tmpdir(), `dogear-video-${process.pid}.y4m`);
  writeCameraVideo(video, scenes);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...cameraArguments(video)],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const scan = new ScanningPage(page, shop);
    await scan.open();
    await page.getByRole('button', { name: m.scanning_camera({}, scan.inLanguage), exact: true }).click();
    await expect(scan.row(divergent.title)).toBeVisible({ timeout: 25_000 });
    // Undo is in the camera's view. The video shows its empty table by now, so nothing is read meanwhile.
    await page
      .getByRole('button', {
        name: m.scanning_undo_step(
          { step: m.scanning_step_read({ count: 1, shown: '1' }, scan.inLanguage) },
          scan.inLanguage,
        ),
      })
      .first()
      .click();
    await expect(scan.row(divergent.title)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(scan.row(divergent.title)).toBeVisible();
    await page.getByRole('button', { name: m.scanning_camera_close({}, scan.inLanguage) }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await scan.waitUntilValued(3);
    await scan.expectCopies(gatsby.title, 2);
    await scan.expectCopies(divergent.title, 1);
  } finally {
    await browser.close();
    rmSync(video);
  }
});

test.describe('on a phone without a camera', () => {
  test.use({ viewport: { width: 390, height: 844 }, ...noOfflineCopy });

  test('only the scanning page may use a camera, says that there is none and reads typed numbers', async ({
    page,
    shop,
  }) => {
    const scan = new ScanningPage(page, shop);
    // TypeScript does not know this part of Chromium.
    const isCameraAllowed = () => page.evaluate<boolean>("document.featurePolicy.allowsFeature('camera')");
    await page.goto(`${shop.url}/en/contact`);
    await waitForHydration(page);
    expect(await isCameraAllowed()).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('link', { name: m.shell_scan({}, scan.inLanguage) })
      .click();
    await expect(page).toHaveURL(`${scan.address}#scan`);
    const camera = page.getByRole('dialog', { name: m.scanning_camera_title({}, scan.inLanguage) });
    await expect(camera.getByText(m.scanning_camera_none({}, scan.inLanguage))).toBeVisible();
    expect(await isCameraAllowed()).toBe(true);
    await camera.getByRole('button', { name: m.scanning_type({}, scan.inLanguage) }).click();
    const field = page.getByRole('dialog', { name: m.scanning_type({}, scan.inLanguage) }).getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill(gatsby.isbn);
    await field.press('Enter');
    await expect(camera.getByText(gatsby.title).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${shop.url}/en/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goForward();
    await expect(camera.getByText(gatsby.title).first()).toBeVisible();
    expect(await isCameraAllowed()).toBe(true);
  });
});
