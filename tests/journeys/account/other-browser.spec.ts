import { m } from '../../../messages/compiled/messages.js';
import { axeFaults } from '../support/axe';
import { call, password, whoIsHere } from '../support/member';
import { alive, expect, test } from '../support/shop';

test.use({ viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' });

const strangers = 'a stranger typed this password';

test('a registration link opened in another browser asks for a new password', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const language = 'ar';
  const say = { locale: language } as const;
  const email = 'owner@reader.example';
  const attacker = await browser.newContext();
  const registered = await attacker.request.post(`${shop.url}/api/accounts`, {
    headers: { Origin: shop.url, 'Accept-Language': language },
    data: { name: 'Mallory', email, password: strangers, terms: true, returnTo: `/${language}/checkout` },
  });
  expect(registered.status()).toBe(202);
  const link =
    /https?:\/\/\S+\/login\/confirm#token=\S+/.exec((await shop.letter(email, /login\/confirm/)).text)?.[0] ?? '';

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await alive(page);
  await page.reload();
  await alive(page);
  await page.getByRole('button', { name: m.accounts_confirm({}, say) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_own_password_title({}, say));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const faults = await axeFaults(page);

  const save = page.getByRole('button', { name: m.accounts_own_password_save({}, say) });
  await page.getByLabel(m.accounts_name({}, say), { exact: true }).fill('Vera Owner');
  await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill('password1');
  await page.getByLabel(m.accounts_terms({}, say)).press(' ');
  await save.press('Enter');
  await expect(page.getByText(m.problem_password_common({}, say))).toBeVisible();
  await expect(page.getByLabel(m.accounts_password({}, say), { exact: true })).toBeFocused();
  await expect(page.getByLabel(m.accounts_name({}, say), { exact: true })).toHaveValue('Vera Owner');
  await expect(page.getByLabel(m.accounts_terms({}, say))).toBeChecked();
  faults.push(...(await axeFaults(page)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(faults).toEqual([]);

  await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill(password);
  await save.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/${language}`);
  expect(await whoIsHere(context, shop)).toBe(email);
  expect(asked.filter((url) => url.includes('token='))).toEqual([]);

  expect(await call(attacker, shop, 'POST', '/session', { email, password: strangers })).toBe(401);
  expect(await call(attacker, shop, 'POST', '/session', { email, password })).toBe(200);
  await attacker.close();
});

test('the link of an older mail works and its token is removed from the query', async ({ page, shop }) => {
  const email = 'older@reader.example';
  expect(await call(page.context(), shop, 'POST', '/accounts', { name: 'Olive', email, password, terms: true })).toBe(
    202,
  );
  const link =
    /https?:\/\/\S+\/login\/confirm#token=\S+/.exec((await shop.letter(email, /login\/confirm/)).text)?.[0] ?? '';

  await page.goto(link.replace('#token=', '?token='));

  await alive(page);
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: m.accounts_confirm({}, { locale: 'en' }) }).click();
  await expect(page).toHaveURL(`${shop.url}/en`);
  expect(await whoIsHere(page.context(), shop)).toBe(email);
});

test('choosing another language keeps the link of a mail', async ({ page, shop }) => {
  const token = 't'.repeat(43);
  await page.goto(`${shop.url}/en/login/confirm#token=${token}`);
  await alive(page);

  await page
    .locator('footer a[lang="de"], header a[lang="de"]')
    .first()
    .evaluate((anchor: HTMLAnchorElement) => anchor.click());

  await expect(page).toHaveURL(`${shop.url}/de/login/confirm#token=${token}`);
});
