import { languages } from '../../domain/language';
import { pageSlugs } from '../../domain/pages/slugs';
import { m } from '../../messages/compiled/messages.js';
import { axeFaults } from './support/axe';
import { alive, expect, test } from './support/shop';

// Words of the catalogue's own questions.
const asked = {
  en: { q: 'postage', id: 'postage-to-us', other: 'how-to-sell' },
  ar: { q: 'أجرة البريد', id: 'postage-to-us', other: 'how-to-sell' },
} as const;

for (const language of ['en', 'ar'] as const) {
  const say = { locale: language };
  const { q, id, other } = asked[language];

  test(`${language}: search runs during typing, and each question has an address`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/${language}/faq#${id}`);
    await alive(page);
    const answer = page.locator(`#${id}`);
    await expect(answer).toBeInViewport();
    await expect(page.locator(`details:has(#${id})`)).toHaveAttribute('open', '');
    await expect(page.locator(`details:has(#${id}) summary`)).toBeInViewport();
    await page.evaluate((hash) => location.assign(`#${hash}`), other);
    await expect(page.locator(`#${other}`)).toBeInViewport();

    const field = page.getByRole('searchbox', { name: m.faq_search({}, say) });
    await field.pressSequentially(q, { delay: 30 });
    await expect(page).toHaveURL(new RegExp(`/${language}/faq\\?q=`));
    await expect(page.locator(`#${id}`)).toBeAttached();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(q);
    await field.fill('zzxqy');
    await expect(page.getByRole('heading', { name: m.faq_nothing_title({ words: 'zzxqy' }, say) })).toBeVisible();
    await page.getByRole('link', { name: m.faq_show_all({}, say) }).click();
    await expect(page.locator(`#${other}`)).toBeAttached();
    await expect(field).toHaveValue('');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the same by form and address`, async ({ page, shop }) => {
      await page.goto(`${shop.url}/${language}/faq#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(page.locator(`#${other}`)).toBeHidden();
      await page.getByRole('searchbox', { name: m.faq_search({}, say) }).fill(q);
      await page.getByRole('main').getByRole('search').getByRole('button').click();
      await expect(page.locator(`#${id}`)).toBeAttached();
      await page.locator(`details:has(#${id}) summary`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await page.getByRole('link', { name: m.faq_show_all({}, say) }).click();
      await expect(page.locator(`#${other}`)).toBeAttached();
    });
  });
}

test('the printed page shows every answer and no navigation', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/faq`);
  const answers = page.locator('details > [id]');
  const count = await answers.count();
  expect(count).toBeGreaterThanOrEqual(40);
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const hidden = await answers.evaluateAll((all) =>
    all
      .filter(
        (each) => !each.checkVisibility({ contentVisibilityAuto: true }) || each.getBoundingClientRect().height < 10,
      )
      .map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
  for (const chrome of [
    page.getByRole('banner').getByRole('navigation'),
    page.getByRole('contentinfo'),
    page.getByRole('main').getByRole('search'),
    page.getByRole('navigation').first(),
  ])
    await expect(chrome).toBeHidden();
});

test('a vote is sent to the shop and remembered on the device', async ({ page, shop }) => {
  await page.goto(`${shop.url}/en/faq#when-paid`);
  await alive(page);
  const answer = page.locator('#when-paid');
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/faq/when-paid/votes'));
  await answer.getByRole('button', { name: m.faq_yes({}, { locale: 'en' }), exact: true }).click();
  expect((await counted).status()).toBe(204);
  await expect(answer.getByText(m.faq_thanks({}, { locale: 'en' }))).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(answer.getByText(m.faq_thanks({}, { locale: 'en' }))).toBeVisible();
});

test('every page exists in every language, and an unknown one is a 404', async ({ shop }) => {
  const faults: string[] = [];
  for (const language of languages) {
    const look = async (path: string) => {
      const answer = await fetch(`${shop.url}/${language}/${path}`);
      const html = await answer.text();
      const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const titles = [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) =>
        inner.replaceAll(/<[^>]*>/g, ''),
      );
      if (
        answer.status !== 200 ||
        titles.length !== 1 ||
        titles[0] === '' ||
        /[{}]/.test(body.replaceAll(/<[^>]*>/g, ''))
      )
        faults.push(`${language}/${path}: ${answer.status} ${titles.join('|')}`);
      if (body.includes(' lang="')) faults.push(`${language}/${path}: is in another language`);
    };
    // One after the other within a language: the shop is a small one.
    for (const path of [...pageSlugs, 'faq']) await look(path);
  }
  expect(faults).toEqual([]);
  const unknown = await fetch(`${shop.url}/de/hobbit`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain(m.shell_not_found_title({}, { locale: 'de' }));
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

    test('axe finds nothing on questions and pages', async ({ page, shop }) => {
      const faults: string[] = [];
      for (const path of ['faq#how-to-sell', 'faq?q=zzxqy', 'grading', 'contact']) {
        await page.goto(`${shop.url}/${language}/${path}`);
        await alive(page);
        const found = await axeFaults(page);
        faults.push(...found.map((fault) => `${path}: ${fault}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) faults.push(`${path}: ${wide} px too wide`);
      }
      expect(faults).toEqual([]);
    });
  });
}
