import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { m } from '../../../messages/compiled/messages.js';
import { filmArguments, writeFilm } from '../support/film';
import { books, Scanner } from '../support/scanner';
import { alive, expect, test } from '../support/shop';

const { gatsby, hobbit, divergent } = books;

/** Film: the first book is shown long and again later, the others once, then an empty table. */
const shots = [
  { isbn: gatsby.isbn, seconds: 3 },
  { isbn: null, seconds: 2.4 },
  { isbn: gatsby.isbn, seconds: 1.4 },
  { isbn: hobbit.isbn, seconds: 1.4 },
  { isbn: divergent.isbn, seconds: 1.4 },
  { isbn: null, seconds: 8 },
];

test('the camera counts a held book once and a book shown again twice', async ({ playwright, launchOptions, shop }) => {
  const film = join(tmpdir(), `dogear-film-${process.pid}.y4m`);
  writeFilm(film, shots);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...filmArguments(film)],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const scan = new Scanner(page, shop);
    await scan.open();
    await page.getByRole('button', { name: m.scanning_camera({}, scan.say), exact: true }).click();
    await expect(scan.row(divergent.title)).toBeVisible({ timeout: 25_000 });
    // Undo is in the camera's view. The film is at its empty table by now, so nothing is read meanwhile.
    await page
      .getByRole('button', {
        name: m.scanning_undo_step({ step: m.scanning_step_read({ count: 1, shown: '1' }, scan.say) }, scan.say),
      })
      .first()
      .click();
    await expect(scan.row(divergent.title)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(scan.row(divergent.title)).toBeVisible();
    await page.getByRole('button', { name: m.scanning_camera_close({}, scan.say) }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await scan.valued(4);
    await scan.expectCopies(gatsby.title, 2);
    for (const { title } of [hobbit, divergent]) await scan.expectCopies(title, 1);
  } finally {
    await browser.close();
    rmSync(film);
  }
});

test('a refused camera is explained, and every other input still works', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // The person refused the camera, which Chromium's shell cannot ask for.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    const scan = new Scanner(page, shop);
    await scan.open();
    await page.getByRole('button', { name: m.scanning_camera({}, scan.say), exact: true }).click();
    await expect(page.getByText(m.scanning_camera_refused({}, scan.say))).toBeVisible();
    await expect(page.getByRole('button', { name: m.scanning_camera_again({}, scan.say) })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: m.scanning_type({}, scan.say) })
      .click();
    const field = page.getByRole('dialog', { name: m.scanning_type({}, scan.say) }).getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill(gatsby.isbn);
    await field.press('Enter');
    await expect(
      page
        .getByRole('dialog', { name: m.scanning_camera_title({}, scan.say) })
        .getByText(gatsby.title)
        .first(),
    ).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('a device without a camera shows a message', async ({ page, shop }) => {
  const scan = new Scanner(page, shop);
  await page.goto(`${scan.address}#camera`);
  await expect(page.getByText(m.scanning_camera_none({}, scan.say))).toBeVisible();
});

test('only the scanning page may use the camera', async ({ playwright, launchOptions, shop }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const scan = new Scanner(page, shop);
    const film = () =>
      page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ video: true }).then(
          () => 'films',
          (refusal: DOMException) => refusal.name,
        ),
      );
    await page.goto(`${shop.url}/en/search`);
    await alive(page);
    expect(await film()).toBe('NotAllowedError');
    await page
      .getByRole('banner')
      .getByRole('link', { name: m.shell_scan({}, scan.say) })
      .click();
    await expect(page).toHaveURL(`${scan.address}#scan`);
    await scan.ready();
    expect(await film()).toBe('films');
    await page.goBack();
    await expect(page).toHaveURL(`${shop.url}/en/search`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goForward();
    await scan.ready();
    expect(await film()).toBe('films');
  } finally {
    await browser.close();
  }
});
