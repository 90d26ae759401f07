import type { Locator } from '@playwright/test';
import { waitForHydration, expect, test } from './support/shop';

test('books are bought from one result page, one of them in another grade', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/subjects/crime`);
  await waitForHydration(page);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const put = async (row: Locator) => {
    await row.getByRole('button', { name: /Add to cart/ }).click();
    await expect(row.getByText(/The book is in your cart/)).toBeVisible();
  };
  const sold = rows.filter({ has: page.getByRole('button', { name: /Add to cart/ }) });

  for (const at of [0, 1]) await put(sold.nth(at));
  const graded = sold.filter({ has: page.getByRole('radio') }).nth(2);
  const other = graded.getByRole('radio', { checked: false }).first();
  const before = await graded.getByRole('button', { name: /Add to cart/ }).innerText();
  await other.check();
  const words = await graded.getByRole('button', { name: /Add to cart/ }).innerText();
  await put(graded);
  await page.goto(`${shop.url}/en/cart`);
  await waitForHydration(page);

  expect(words).not.toBe(before);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(3);
  await expect(
    page
      .getByRole('main')
      .getByText(/€[\d.]+/.exec(words)?.[0] ?? 'no price')
      .first(),
  ).toBeVisible();
});

test('filters with two languages and two grades stay over a book page and over back and forward', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/en/search?sort=popular`);
  await waitForHydration(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const listed = page.getByRole('heading', { level: 1 }).locator('small');
  for (const name of [/^German/, /^French/, /^Like new/, /^Very good/]) {
    const before = await listed.innerText();
    await filters.getByRole('checkbox', { name }).check();
    await expect(listed).not.toHaveText(before);
  }
  await expect(page).toHaveURL(`${shop.url}/en/search?language=de%2Cfr&grade=like-new%2Cvery-good&sort=popular`);
  const narrowed = await listed.innerText();

  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/en\/books\//);
  await page.goBack();
  await expect(listed).toHaveText(narrowed);
  for (const name of [/^German/, /^French/, /^Like new/, /^Very good/])
    await expect(filters.getByRole('checkbox', { name })).toBeChecked();

  await page.goBack();
  await expect(filters.getByRole('checkbox', { name: /^Very good/ })).not.toBeChecked();
  await page.goForward();
  await expect(listed).toHaveText(narrowed);
  await page.getByRole('link', { name: 'Remove filter: French' }).click();
  await expect(page).toHaveURL(`${shop.url}/en/search?language=de&grade=like-new%2Cvery-good&sort=popular`);
});

test('an offer of the week is bought from the home page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en`);
  await waitForHydration(page);
  const offer = page.getByRole('list', { name: 'This week’s best prices' }).getByRole('listitem').first();
  // The part below the first screen may still be HTML: the browser then posts the form itself.
  const added = page.waitForResponse((answer) => /\/(?:api\/cart\/lines|do\/add-to-cart)/.test(answer.url()));
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(`${shop.url}/en/cart`);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(1);
});

test('a browser that prefers another language is offered it once', async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${shop.url}/en/search?q=emma`);
  await page.getByRole('complementary').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${shop.url}/de/search?q=emma`);
  await page.goto(`${shop.url}/en/search?q=emma`);
  await waitForHydration(page);
  await expect(page.getByText('This page is also available in')).toHaveCount(0);
  await context.close();
});
