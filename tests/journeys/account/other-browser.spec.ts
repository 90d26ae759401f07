import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { password, readAccountEmail } from '../support/member';
import { waitForHydration, expect, test } from '../support/shop';

test.use({ viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' });

test('the link of an older mail, opened in another browser and language, asks for a new password', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const ar = { locale: 'ar' } as const;
  const email = 'owner@reader.example';
  const stranger = await browser.newContext();
  const registered = await stranger.request.post(`${shop.url}/api/accounts`, {
    headers: { Origin: shop.url, 'Accept-Language': 'en' },
    data: { name: 'Mallory', email, password: 'a stranger typed this password', terms: true },
  });
  expect(registered.status()).toBe(202);
  await stranger.close();
  const link =
    /https?:\/\/\S+\/login\/confirm#token=\S+/.exec((await shop.waitForMail(email, /login\/confirm/)).text)?.[0] ?? '';

  await page.goto(link.replace('#token=', '?token='));
  await expect(page).toHaveURL(link);
  await waitForHydration(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page
    .locator('footer a[lang="ar"], header a[lang="ar"]')
    .first()
    .evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(page).toHaveURL(link.replace('/en/', '/ar/'));
  await waitForHydration(page);
  await page.getByRole('button', { name: m.accounts_confirm({}, ar) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_own_password_title({}, ar));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const save = page.getByRole('button', { name: m.accounts_own_password_save({}, ar) });
  await page.getByLabel(m.accounts_name({}, ar), { exact: true }).fill('Vera Owner');
  await page.getByLabel(m.accounts_password({}, ar), { exact: true }).fill('password1');
  await page.getByLabel(m.accounts_terms({}, ar)).press(' ');
  await save.press('Enter');
  await expect(page.getByText(m.problem_password_common({}, ar))).toBeVisible();
  await expect(page.getByLabel(m.accounts_password({}, ar), { exact: true })).toBeFocused();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  await page.getByLabel(m.accounts_password({}, ar), { exact: true }).fill(password);
  await save.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/ar`);
  expect(await readAccountEmail(context, shop)).toBe(email);
  expect(asked.filter((url) => url.includes('token='))).toEqual([]);
});
