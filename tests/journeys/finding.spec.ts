import { alive, expect, test } from './support/shop';

test('three crime novels are bought from one result page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/subjects/crime`);
  await alive(page);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const at of [0, 1, 2]) {
    const row = rows.filter({ has: page.getByRole('button', { name: /Add to cart/ }) }).nth(at);
    await row.getByRole('button', { name: /Add to cart/ }).click();
    await expect(row.getByText(/Added to your cart/)).toBeVisible();
  }
  await page.goto(`${shop.url}/en/cart`);
  await alive(page);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(3);
});

test('another grade is chosen in a row and is in the cart', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/search?q=the+shining+stephen+king`);
  await alive(page);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The Shining' }).first();
  await row.getByRole('radio', { name: /used, good/ }).check();
  const price = /€[\d.]+/.exec(await row.getByRole('button', { name: /Add to cart/ }).innerText())?.[0] ?? '';
  await row.getByRole('button', { name: /Add to cart/ }).click();
  await expect(row.getByText(/Added to your cart/)).toBeVisible();
  await page.goto(`${shop.url}/en/cart`);
  await alive(page);
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
});

test('a misspelt author is corrected, and a link searches for what was typed', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/search?q=stieg+larson`);
  await alive(page);
  await expect(page.getByText('Showing results for “stieg larsson”.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Stieg Larsson').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search for exactly “stieg larson”' }).click();
  await expect(page.getByRole('heading', { name: 'No books found for “stieg larson”' })).toBeVisible();
});

test('a sentence becomes filters', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/search?q=cheap+crime+in+Spanish+under+6+euro`);
  await expect(page.getByText(/We used your words as filters: .*Spanish/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('an ISBN that the shop lacks is wished for', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/search?q=9780306406157`);
  await alive(page);
  await expect(page.getByText(/We don’t have the book with ISBN 9780306406157 yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to wish list' }).click();
  await expect(page.getByRole('button', { name: 'On your wish list' })).toBeVisible();
});

test('a book is bought from a row without script', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/en/subjects/crime`);
  await page
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await page.goto(`${shop.url}/en/cart`);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(1);
  await context.close();
});

test('a browser that prefers another language is offered it once', async ({ browser, shop }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${shop.url}/en/search?q=emma`);
  await page.getByRole('complementary').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${shop.url}/de/search?q=emma`);
  await page.goto(`${shop.url}/en/search?q=emma`);
  await alive(page);
  await expect(page.getByText('This page is also available in')).toHaveCount(0);
  await context.close();
});
