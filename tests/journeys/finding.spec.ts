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
    await expect(row.getByText(/The book is in your cart/)).toBeVisible();
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
  await expect(row.getByText(/The book is in your cart/)).toBeVisible();
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

test('filters with two languages and two grades stay over a book page and over back and forward', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/en/search?sort=popular`);
  await alive(page);
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

test('filters with two languages are applied without script', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/en/search`);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^German/ }).check();
  await filters.getByRole('checkbox', { name: /^French/ }).check();
  await filters.getByRole('button', { name: 'Apply' }).click();

  await expect(filters.getByRole('checkbox', { name: /^German/ })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: /^French/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Remove filter: German' })).toBeVisible();
  await context.close();
});

test('an offer of the week is bought from the home page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en`);
  await alive(page);
  const offer = page.getByRole('list', { name: 'This week’s best prices' }).getByRole('listitem').first();
  // The part below the first screen may still be HTML: the browser then posts the form itself.
  const added = page.waitForResponse((answer) => /\/(?:api\/cart\/lines|do\/add-to-cart)/.test(answer.url()));
  await offer.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(`${shop.url}/en/cart`);
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(1);
});

test('the next volume of a series is one press away from a book', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/books/9780439064866`);
  await alive(page);
  await expect(page.getByRole('link', { name: 'Harry Potter, volume 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Harry Potter and the Prisoner of Azkaban' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harry Potter and the Prisoner of Azkaban');
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
