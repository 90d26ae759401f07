import { axeFaults } from './support/axe';
import { join } from './support/member';
import { Person } from './support/person';
import { expect, test } from './support/shop';

const pages = [
  '',
  '/search?q=house',
  '/books/',
  '/authors/Jane%20Austen',
  '/subjects/crime',
  '/basket',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/sso',
  '/sso?result=cancelled&provider=library',
  '/bulk-scanning',
  '/nowhere',
];
const room = [
  '/account-details',
  '/account-details?part=devices',
  '/account-details/edit',
  '/account-details/edit?part=passkeys',
  '/delete-account',
];

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

    test('axe finds nothing on any page, empty and filled', async ({ page, shop, context }) => {
      test.setTimeout(120_000);
      const person = new Person(page, shop, language);
      const [book, ...more] = await person.stocked('in_stock=true&limit=6');
      const isbn = book?.isbn ?? '';
      const faults: string[] = [];
      const look = async (path: string) => {
        await person.visit(path === '/books/' ? `/books/${isbn}` : path);
        const found = await axeFaults(page);
        faults.push(...found.map((fault) => `${path}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) faults.push(`${path}: ${wide} px too wide`);
      };
      for (const path of pages) await look(path);
      await person.giveBooks([isbn, ...more.map((each) => each.isbn)]);
      await person.takeBook(isbn);
      for (const path of ['/basket', '/cart', '/checkout']) await look(path);
      await join(context, shop, `axe-${language}@reader.example`);
      for (const path of [...room, '/checkout']) await look(path);
      expect(faults).toEqual([]);
    });
  });
}
