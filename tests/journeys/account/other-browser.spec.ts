import { m } from '../../../messages/compiled/messages.js';
import { findAxeFaults } from '../support/axe-faults';
import { callApi, password, readAccountEmail } from '../support/member';
import { waitForHydration, expect, test } from '../support/shop';

test.use({ viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' });

const strangers = 'a stranger typed this password';

test('a registration link opened in another browser asks for a new password', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const language = 'ar';
  const inLanguage = { locale: language } as const;
  const email = 'owner@reader.example';
  const attacker = await browser.newContext();
  const registered = await attacker.request.post(`${shop.url}/api/accounts`, {
    headers: { Origin: shop.url, 'Accept-Language': language },
    data: { name: 'Mallory', email, password: strangers, terms: true, returnTo: `/${language}/checkout` },
  });
  expect(registered.status()).toBe(202);
  const link =
    /https?:\/\/\S+\/login\/confirm#token=\S+/.exec((await shop.waitForMail(email, /login\/confirm/)).text)?.[0] ?? '';

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: m.accounts_confirm({}, inLanguage) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_own_password_title({}, inLanguage));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const faults = await findAxeFaults(page);

  const save = page.getByRole('button', { name: m.accounts_own_password_save({}, inLanguage) });
  await page.getByLabel(m.accounts_name({}, inLanguage), { exact: true }).fill('Vera Owner');
  await page.getByLabel(m.accounts_password({}, inLanguage), { exact: true }).fill('password1');
  await page.getByLabel(m.accounts_terms({}, inLanguage)).press(' ');
  await save.press('Enter');
  await expect(page.getByText(m.problem_password_common({}, inLanguage))).toBeVisible();
  await expect(page.getByLabel(m.accounts_password({}, inLanguage), { exact: true })).toBeFocused();
  await expect(page.getByLabel(m.accounts_name({}, inLanguage), { exact: true })).toHaveValue('Vera Owner');
  await expect(page.getByLabel(m.accounts_terms({}, inLanguage))).toBeChecked();
  faults.push(...(await findAxeFaults(page)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(faults).toEqual([]);

  await page.getByLabel(m.accounts_password({}, inLanguage), { exact: true }).fill(password);
  await save.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/${language}`);
  expect(await readAccountEmail(context, shop)).toBe(email);
  expect(asked.filter((url) => url.includes('token='))).toEqual([]);

  expect(await callApi(attacker, shop, 'POST', '/session', { email, password: strangers })).toBe(401);
  expect(await callApi(attacker, shop, 'POST', '/session', { email, password })).toBe(200);
  await attacker.close();
});

test('the link of an older mail works and its token is removed from the query', async ({ page, shop }) => {
  const email = 'older@reader.example';
  expect(
    await callApi(page.context(), shop, 'POST', '/accounts', { name: 'Olive', email, password, terms: true }),
  ).toBe(202);
  const link =
    /https?:\/\/\S+\/login\/confirm#token=\S+/.exec((await shop.waitForMail(email, /login\/confirm/)).text)?.[0] ?? '';

  await page.goto(link.replace('#token=', '?token='));

  await waitForHydration(page);
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: m.accounts_confirm({}, { locale: 'en' }) }).click();
  await expect(page).toHaveURL(`${shop.url}/en`);
  expect(await readAccountEmail(page.context(), shop)).toBe(email);
});

test('choosing another language keeps the link of a mail', async ({ page, shop }) => {
  const token = 't'.repeat(43);
  await page.goto(`${shop.url}/en/login/confirm#token=${token}`);
  await waitForHydration(page);

  await page
    .locator('footer a[lang="de"], header a[lang="de"]')
    .first()
    .evaluate((anchor: HTMLAnchorElement) => anchor.click());

  await expect(page).toHaveURL(`${shop.url}/de/login/confirm#token=${token}`);
});
