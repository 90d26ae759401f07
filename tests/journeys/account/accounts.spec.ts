import { m } from '../../../messages/compiled/messages.js';
import { callApi, registerMember, password, readAccountEmail } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

const en = { locale: 'en' } as const;

test('registers, confirms, signs out and signs in', async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const language = 'ar';
  const inLanguage = { locale: language } as const;
  const person = new Person(page, shop, language);
  const email = 'new@reader.example';
  await person.visit('/register');
  await person.register('Nora New', email);
  expect(await readAccountEmail(context, shop)).toBe(email);
  await person.signOut();
  expect(await readAccountEmail(context, shop)).toBeNull();

  const link =
    /https?:\/\/\S+\/login\/confirm\S+/.exec((await shop.waitForMail(email, /login\/confirm/)).text)?.[0] ?? '';
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name: m.accounts_confirm({}, inLanguage) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_confirm_invalid_title({}, inLanguage));

  await person.signIn(email, 'not the password', '/account-details');
  await expect(page.getByText(m.accounts_wrong({}, inLanguage))).toBeVisible();
  expect(await readAccountEmail(context, shop)).toBeNull();
  await person.signIn(email, password, '/account-details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_title({}, inLanguage));
});

test('the link of a forgotten password works once and ends every session', async ({ page, shop, context, browser }) => {
  const email = 'forgetful@reader.example';
  const elsewhere = await browser.newContext();
  await registerMember(elsewhere, shop, email);
  const person = new Person(page, shop, 'en');
  await person.visit('/forgot-password');
  await page.getByLabel(m.accounts_email({}, en)).fill(email);
  await page.getByRole('button', { name: m.accounts_forgot_send({}, en) }).click();
  await expect(page.getByText(m.accounts_forgot_sent_text({ email, count: 60, shown: '60' }, en))).toBeVisible();
  const link =
    /https?:\/\/\S+\/reset-password#token=[\w-]+/.exec((await shop.waitForMail(email, /reset-password/)).text)?.[0] ??
    '';

  await page.goto(link);
  await waitForHydration(page);
  await page.getByLabel(m.accounts_reset_new({}, en), { exact: true }).fill('password1');
  await page.getByRole('button', { name: m.accounts_reset_save({}, en) }).click();
  await expect(page.getByText(m.problem_password_common({}, en))).toBeVisible();
  await page.getByLabel(m.accounts_reset_new({}, en), { exact: true }).fill('a quieter row of shelves');
  await page.getByRole('button', { name: m.accounts_reset_save({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_reset_done_title({}, en));
  expect(await readAccountEmail(elsewhere, shop)).toBeNull();

  // The same address again would stay in the document: only a new one opens the link.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(m.accounts_reset_dead_text({}, en))).toBeVisible();
  await person.signIn(email, 'a quieter row of shelves');
  await expect.poll(() => readAccountEmail(context, shop)).toBe(email);
  await elsewhere.close();
});

test('two simultaneous uses of a reset link set one new password', async ({ shop, context }) => {
  const email = 'racer@reader.example';
  await registerMember(context, shop, email);
  expect(await callApi(context, shop, 'POST', '/password-resets', { email })).toBe(202);
  const token = /reset-password#token=([\w-]+)/.exec((await shop.waitForMail(email, /reset-password/)).text)?.[1] ?? '';
  const tried = await Promise.all(
    ['first row of shelves', 'second row of shelves', 'third row of shelves'].map((each) =>
      callApi(context, shop, 'PUT', '/password-resets', { token, password: each }),
    ),
  );
  expect(tried.toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
});

test('a session ended from another device loses access at once', async ({ page, shop, context, browser }) => {
  const email = 'devices@reader.example';
  await registerMember(context, shop, email);
  const stolen = await browser.newContext();
  expect(await callApi(stolen, shop, 'POST', '/session', { email, password })).toBe(200);
  const cookies = await stolen.cookies();
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details');
  await page
    .locator('#devices')
    .getByRole('button', { name: m.shell_sign_out({}, en) })
    .or(page.locator('#devices').getByRole('button', { name: /^Sign out on / }))
    .first()
    .click();
  await expect.poll(() => readAccountEmail(stolen, shop)).toBeNull();
  expect(await readAccountEmail(context, shop)).toBe(email);
  const copy = await browser.newContext();
  await copy.addCookies(cookies);
  expect(await readAccountEmail(copy, shop)).toBeNull();
  expect(await callApi(copy, shop, 'PATCH', '/account', { name: 'Thief' })).toBe(401);
  await Promise.all([stolen.close(), copy.close()]);
});

test('a page of one account cannot act for the account that signs in next', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const next = await browser.newContext();
  await registerMember(next, shop, 'second@reader.example');
  await registerMember(context, shop, 'first@reader.example');
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details/edit');
  await page.getByLabel(m.checkout_name({}, en)).fill('Mixed Up');
  // In one step: a page without a session redirects to the sign-in page.
  await context.addCookies(await next.cookies());
  await next.close();
  await page.getByRole('button', { name: m.account_name_save({}, en) }).click();
  await expect(page.getByText(m.problem_account_changed({}, en))).toBeVisible();
  const account: { name: string } = await (await context.request.get(`${shop.url}/api/account`)).json();
  expect(account.name).toBe('Mia Member');
});

test('a guest’s lists move into the account, and signing out clears the device', async ({ page, shop, context }) => {
  const email = 'together@reader.example';
  await registerMember(context, shop, email);
  await callApi(context, shop, 'DELETE', '/session');
  const person = new Person(page, shop, 'en');
  const [first, second] = await person.findBooks('sort=popular&limit=2');
  await person.addToBasket([first?.isbn ?? '', second?.isbn ?? '']);
  await person.signIn(email, password, '/basket');
  await expect(page.getByText(m.accounts_merged_basket({ count: 2, shown: '2' }, en))).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(first?.title ?? '?')
      .first(),
  ).toBeVisible();
  await person.signOut();
  expect(await readAccountEmail(context, shop)).toBeNull();
  await person.visit('/basket');
  await expect(page.getByText(m.basket_empty_title({}, en))).toBeVisible();
  const left = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  // The router keeps how far pages were scrolled, each under a random name: no address, nothing of anybody.
  expect(left.filter(([name]) => !name.startsWith('tsr-scroll-restoration'))).toEqual([]);
  expect(JSON.stringify(left)).not.toContain('/');
});
