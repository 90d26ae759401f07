import { endonyms, languages } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { alive, expect, test } from './support/shop';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['en', 'ar'] as const) {
    test(`home, search and book are walked from one to the next in ${language}`, async ({ page, shop }) => {
      const say = { locale: language };
      await page.goto(`${shop.url}/${language}`);
      await page
        .getByRole('main')
        .getByRole('searchbox')
        .or(page.getByRole('main').getByRole('combobox'))
        .first()
        .fill('tolkien');
      await page.getByRole('main').locator('form[action*="/search"] :is([type="submit"], button)').first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/search\\?.*q=tolkien`));
      const hit = page
        .getByRole('main')
        .getByRole('link', { name: /Hobbit/i })
        .first();
      await expect(hit).toBeVisible();
      await hit.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/books/97`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hobbit/i);
      await expect(page.getByRole('heading', { name: m.book_take({}, say) })).toBeVisible();
      await expect(page.getByRole('heading', { name: m.book_give({}, say) })).toBeVisible();
      await expect(page.getByText(m.book_details({}, say), { exact: true }).first()).toBeVisible();
    });
  }
});

test('the HTML of home, search and book is translated into every language', async ({ request, shop }) => {
  for (const language of languages) {
    const say = { locale: language };
    const read = async (path: string) =>
      (await (await request.get(`${shop.url}/${language}${path}`)).text()).replaceAll(/\s+/g, ' ');

    const [home, found] = [await read(''), await read('/search?q=tolkien')];
    const address = new RegExp(`href="/${language}(/books/97\\d+/[^"]*hobbit[^"]*)"`).exec(found)?.[1] ?? '/nowhere';
    const book = await read(address);

    const missing = [
      ...[m.book_take({}, say), m.book_give({}, say), m.book_details({}, say)].filter((word) => !book.includes(word)),
      ...(book.includes('<script type="application/ld+json"') ? [] : ['structured data']),
      ...(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${m.home_headline({}, say).split(/\s/)[0] ?? ''}`).test(home)
        ? []
        : ['headline']),
      ...(/<h1[^>]*>(?:<[^>]+>)*[^<]*Hobbit/i.test(book) ? [] : ['title']),
    ];
    expect(missing).toEqual([]);
  }
});

test('switching the language keeps page and query, on every page', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.stocked('in_stock=true&limit=1');
  const paths = [
    '',
    '/search?q=house&sort=price',
    `/books/${book?.isbn}`,
    '/authors/Jane%20Austen',
    '/subjects/crime',
    '/basket',
    '/cart',
    '/checkout',
    '/login',
    '/register',
  ];
  for (const path of paths) {
    await person.visit(path);
    const before = new URL(page.url());
    const link = page.getByRole('contentinfo').getByRole('link', { name: endonyms.de, exact: true });
    await link.click();
    await expect(page).toHaveURL(
      (url) => url.pathname === before.pathname.replace(/^\/en/, '/de') && url.search === before.search,
    );
    await alive(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  }
  // The choice is kept for the next visit without a language.
  await page.goto(`${shop.url}/search?q=x`);
  await expect(page).toHaveURL(`${shop.url}/de/search?q=x`);
});

test('an unknown address is a 404 with a search box', async ({ page, shop }) => {
  const answer = await page.goto(`${shop.url}/pl/hobbit/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: m.shell_not_found_title({}, { locale: 'pl' }) })).toBeVisible();
});
