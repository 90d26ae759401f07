import { m } from '../../messages/compiled/messages.js';
import { messageStartPattern } from './support/person';
import { expect, test } from './support/shop';

test.use({ javaScriptEnabled: false });

/*
 * Two walks show that a real browser sends the forms. All others are in workerd (worker/html/walks), where a person
 * finds fields and buttons in the page's HTML and sends them.
 */

const en = { locale: 'en' } as const;
const ar = { locale: 'ar' } as const;

test('a guest changes the cart and orders by transfer', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=2`)).json();
  const [first, second] = items;
  const answer = await page.request.put(`${shop.url}/api/cart/lines/${second.isbn}/${second.cheapest.grade}`, {
    headers: { origin: shop.url },
    data: { quantity: 1 },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${shop.url}/en/books/${first.isbn}`);
  await page
    .getByRole('button', { name: messageStartPattern(m.book_put_in_cart({ amount: '' }, en)) })
    .first()
    .click();
  await page.getByRole('button', { name: m.cart_remove({ title: second.title }, en) }).click();
  await expect(page.getByRole('main').getByText(second.title)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();
  await page.goto(`${shop.url}/en/checkout`);

  await page.getByLabel(m.checkout_name({}, en), { exact: true }).fill('Aoife Byrne');
  await page.getByRole('button', { name: m.checkout_place_pay({}, en) }).click();
  await expect(page.getByLabel(m.checkout_name({}, en), { exact: true })).toHaveValue('Aoife Byrne');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();

  await page.getByLabel(m.checkout_email({}, en)).fill(`plain-en@reader.example`);
  await page.locator('input[name="line1"]').fill('1 Quay Street');
  await page.locator('input[name="city"]').fill('Cork');
  await page.locator('input[name="terms"]').check();
  await page.locator('input[name="city"]').press('Enter');
  await expect(page).toHaveURL(`${shop.url}/en/do/place-order?page=%2Fen%2Fcheckout`);
  await page.getByRole('button', { name: m.checkout_place_pay({}, en) }).click();
  await expect(page).toHaveURL(new RegExp(`/en/trades/[0-9a-z]+\\?placed=true$`));
  await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();
});

test('a line of the sell list gets another grade and is removed', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=1`)).json();
  const [{ isbn, title }] = items;
  await page.goto(`${shop.url}/ar/books/${isbn}`);
  await page.getByRole('button', { name: messageStartPattern(m.book_add_to_basket({ amount: '' }, ar)) }).click();

  const grades = page.getByRole('group', { name: m.basket_grade_of({ title }, ar) });
  const good = grades.locator('[value=good]');
  await good.check();
  await page.getByRole('button', { name: m.forms_apply({}, ar) }).click();
  await expect(good).toBeChecked();
  await page.getByRole('button', { name: m.basket_remove({ title }, ar) }).click();
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0);
});

/** Pages with forms, lists, empty lists, a style sheet of their own, and none. */
const pages = ['', '/search?q=house', '/search?q=zzxqy', '/basket', '/checkout', '/bulk-scanning', '/faq', '/nowhere'];

test('pages contain all styles of the sheets that their HTML can match, in English and Arabic', async ({
  page,
  shop,
}) => {
  const read = async (path: string) => (await page.request.get(shop.url + path)).text();
  const sheetTexts = new Map<string, string>();
  for (const language of ['en', 'ar']) {
    for (const path of pages) {
      const html = await read(`/${language}${path}`);
      const files: string[] = JSON.parse(/early\.sheets=links\((\[[^\]]*\])/.exec(html)?.[1] ?? '[]');
      for (const file of files) if (!sheetTexts.has(file)) sheetTexts.set(file, await read(`/assets/${file}`));
      const sheets = files.map((file) => sheetTexts.get(file) ?? '');
      const found = await page.evaluate(findMissingRules, { html, sheets });
      expect(found.matching, `${language} ${path}`).toBeGreaterThan(50);
      expect(found.missing, `${language} ${path}`).toEqual([]);
    }
  }
});

/** Returns how many rules of the sheets match an element of the page, and those of them that it does not contain. */
function findMissingRules({ html, sheets }: { html: string; sheets: string[] }): {
  matching: number;
  missing: string[];
} {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const rulesIn = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const flat = (rules: CSSRuleList, around: string): string[][] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [[around + rule.cssText, rule.selectorText]];
        if (!(rule instanceof CSSGroupingRule)) return [];
        return flat(rule.cssRules, around + rule.cssText.slice(0, rule.cssText.indexOf('{')));
      });
    return flat(sheet.cssRules, '');
  };
  // States and pseudo-elements may come without script, as `:hover` does.
  const loose = [
    String.raw`:not\((?:[^()]|\([^()]*\))*\)`,
    '::?(?:before|after|placeholder|marker|backdrop|hover|active|focus[a-z-]*|checked|disabled|enabled)',
  ];
  const plain = (selector: string) =>
    loose.reduce(
      (rest, part) =>
        rest.replaceAll(new RegExp(`(?<=^|[(,>+~ ])${part}`, 'g'), '*').replaceAll(new RegExp(part, 'g'), ''),
      selector,
    );
  const isMatching = (selector = '') => document.querySelector(plain(selector)) !== null;
  const own = new Set(rulesIn(document.querySelector('style')?.textContent ?? '').map(([text]) => text));
  const matching = sheets.flatMap(rulesIn).filter(([, selector]) => isMatching(selector));
  return { matching: matching.length, missing: matching.flatMap(([text = '']) => (own.has(text) ? [] : [text])) };
}
