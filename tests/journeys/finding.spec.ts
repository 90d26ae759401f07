import { waitForHydration, expect, test } from './support/shop';

test('an offer of the home page and a book of a list in another grade are bought', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  const offer = page.getByRole('list', { name: 'This week’s best prices' }).getByRole('listitem').first();
  // The part below the first screen is hydrated when it comes into view.
  await offer.scrollIntoViewIfNeeded();
  await waitForHydration(page);
  const added = page.waitForResponse((answer) => answer.url().includes('/api/cart/lines'));
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  expect((await added).status()).toBe(200);

  await main.getByRole('link', { name: 'Crime', exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/subjects\/crime/);
  const row = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .filter({ has: page.getByRole('button', { name: /Add to cart/ }) })
    .filter({ has: page.getByRole('radio', { checked: false }) })
    .first();
  const button = row.getByRole('button', { name: /Add to cart/ });
  const before = await button.innerText();
  await row.getByRole('radio', { checked: false, disabled: false }).first().check();
  const words = await button.innerText();
  await button.click();
  await row
    .getByText(/The book is in your cart/)
    .getByRole('link')
    .click();

  await expect(page).toHaveURL(`${shop.url}/en/cart`);
  expect(words).not.toBe(before);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(2);
  await expect(main.getByText(/€[\d.]+/.exec(words)?.[0] ?? 'no price').first()).toBeVisible();
});

test('filters with two languages and two grades stay over a book page and over back and forward', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/en/search?language=de&grade=like-new&sort=popular`);
  await waitForHydration(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const listed = page.getByRole('heading', { level: 1 }).locator('small');
  for (const name of [/^French/, /^Very good/]) {
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
});

test.describe('in a browser that prefers another language', () => {
  test.use({ locale: 'de-DE' });

  test('this language is offered once', async ({ page, shop }) => {
    await page.goto(`${shop.url}/en/find-trade`);
    await page.getByRole('complementary').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${shop.url}/de/find-trade`);
    await page.goto(`${shop.url}/en/find-trade`);
    await waitForHydration(page);
    await expect(page.getByText('This page is also available in')).toHaveCount(0);
  });
});
