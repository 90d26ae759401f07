import { desk, phone } from './measure-press.mjs';

/** Number of lines of the sell list and the scanned run that the presses change. */
const lines = 60;

/** Fills the sell list of the page's person. */
const fillSellList = {
  path: '/en/basket',
  run: async (page) => {
    await page.evaluate(async (count) => {
      const books = [];
      let cursor = '';
      while (books.length < count) {
        const answer = await (await fetch(`/api/books?limit=24&${cursor}`)).json();
        books.push(...answer.items);
        cursor = `cursor=${encodeURIComponent(answer.nextCursor)}`;
      }
      const { status } = await fetch('/api/basket/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: books.slice(0, count).map(({ isbn }) => ({ isbn, grade: 'good' })) }),
      });
      if (status !== 200) throw new Error(`the sell list answers ${status}`);
    }, lines);
    await page.reload({ waitUntil: 'load' });
  },
};

const rowOf = (page, index) => page.locator('main li[data-index]').nth(index);
const boxes = (page) => page.locator('aside input[type=checkbox]');
const openSheet = (page) => page.getByRole('button', { name: 'Filters', exact: true }).tap();
const cartButton = (page) => page.getByRole('button', { name: /^Add to cart/ }).first();

/** A book that the run of the scan page does not have. */
const unread = '9780141439587';
const numbersField = (page) => page.locator('textarea[name=isbns]').first();

/** Types numbers on the scan page. On a phone the field is folded once the run has books. */
async function typeNumbers(page, numbers) {
  const fold = page.locator('details', { has: page.locator('textarea[name=isbns]') });
  if (!(await numbersField(page).isVisible())) await fold.locator('summary').click();
  await numbersField(page).fill(numbers);
}

/** Reads a list of books on the scan page, then one more, whose answer is shown large. */
const scanBooks = {
  run: async (page) => {
    const isbns = await page.evaluate(async () => {
      const { items } = await (await fetch('/api/books?limit=20')).json();
      return items.map((book) => book.isbn);
    });
    for (const numbers of [isbns.slice(1).join('\n'), isbns[0]]) {
      await typeNumbers(page, numbers);
      await numbersField(page).press('Enter');
      await page.getByRole('row').nth(4).waitFor();
      // The field folds with the answers.
      await page.waitForTimeout(1000);
    }
  },
};
const scanPage = { path: '/en/bulk-scanning', prepare: scanBooks };
const otherGrade = (page) => page.locator('button[aria-pressed=false]').filter({ hasText: 'Acceptable' }).first();

const search = '/en/search?q=the';
const sellList = { path: '/en/basket', prepare: fillSellList };
const lastGrade = (page) => rowOf(page, 0).locator('fieldset label').last();

/** Presses, with the ISBN of a book that the shop sells. `ready` leads to the press and is not measured. */
export const presses = (book) => [
  { name: 'filter of a search, desk', device: desk, path: search, press: (page) => boxes(page).nth(1).click() },
  { name: 'filters open, phone', device: phone, path: search, press: openSheet },
  {
    name: 'filter of a search, phone',
    device: phone,
    path: search,
    ready: openSheet,
    press: (page) => page.locator('dialog[open] label').nth(1).tap(),
  },
  { name: 'grade in the sell list, desk', device: desk, ...sellList, press: (page) => lastGrade(page).click() },
  { name: 'grade in the sell list, phone', device: phone, ...sellList, press: (page) => lastGrade(page).tap() },
  { name: 'add to cart, search, desk', device: desk, path: search, press: (page) => cartButton(page).click() },
  {
    name: 'add to cart, book page, phone',
    device: phone,
    path: `/en/books/${book}`,
    press: (page) => cartButton(page).tap(),
  },
  ...[desk, phone].map((device) => ({
    name: `number on the scan page, ${device === desk ? 'desk' : 'phone'}`,
    device,
    ...scanPage,
    ready: (page) => typeNumbers(page, unread),
    press: (page) => numbersField(page).press('Enter'),
  })),
  ...[desk, phone].map((device) => ({
    name: `grade on the scan page, ${device === desk ? 'desk' : 'phone'}`,
    device,
    ...scanPage,
    press: (page) => otherGrade(page).click(),
  })),
];

const linkTo = (path) => (page) => page.locator(`a[href${path}]`).filter({ visible: true }).first();

/** Links to other pages of the shop. */
export const navigations = [
  { name: 'search to book, desk', device: desk, path: search, link: (page) => page.locator('main h2 a').first() },
  { name: 'search to book, phone', device: phone, path: search, link: (page) => page.locator('main h2 a').first() },
  { name: 'home to book, phone', device: phone, path: '/en', link: linkTo('*="/books/"') },
  { name: 'home to subject, desk', device: desk, path: '/en', link: linkTo('*="/subjects/"') },
  { name: 'home to sell list, desk', device: desk, path: '/en', link: linkTo('$="/basket"') },
];

/** Pages whose first visit is measured. */
export const pages = (book) => [
  { name: 'home', path: '/en' },
  { name: 'book', path: `/en/books/${book}` },
  { name: 'search', path: search },
  { name: 'sell list', path: '/en/basket' },
  { name: 'scan', path: '/en/bulk-scanning' },
];
