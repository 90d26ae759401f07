import { m } from '../../../messages/compiled/messages.js';
import { readAccountEmail } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

const ar = { locale: 'ar' } as const;

test('a guest’s list moves into a new account, signing out clears the device, and a new password signs in', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const person = new Person(page, shop, 'ar');
  const email = 'new@reader.example';
  const [first, second] = await person.findBooks('sort=popular&limit=2');
  await person.addToBasketByApi([first?.isbn ?? '', second?.isbn ?? '']);
  const firstTitle = page
    .getByRole('main')
    .getByText(first?.title ?? '?')
    .first();

  await person.visit('/register?returnTo=/ar/basket');
  await person.register('Nora New', email);
  await expect(page.getByText(m.accounts_merged_basket({ count: 2, shown: '2' }, ar))).toBeVisible();
  await expect(firstTitle).toBeVisible();
  expect(await readAccountEmail(context, shop)).toBe(email);

  await person.signOut();
  expect(await readAccountEmail(context, shop)).toBeNull();
  const left = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  // The router keeps how far pages were scrolled, each under a random name: no address, nothing of anybody.
  expect(left.filter(([name]) => !name.startsWith('tsr-scroll-restoration'))).toEqual([]);
  expect(JSON.stringify(left)).not.toContain('/');
  expect(await (await context.request.get(`${shop.url}/api/basket`)).json()).toMatchObject({ lines: [] });

  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_sign_in({}, ar) })
    .click();
  await page.getByRole('link', { name: m.accounts_forgot({}, ar) }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(m.accounts_forgot_title({}, ar));
  await page.getByLabel(m.accounts_email({}, ar)).fill(email);
  await page.getByRole('button', { name: m.accounts_forgot_send({}, ar) }).click();
  await expect(title).toHaveText(m.accounts_sent_title({}, ar));
  const { text } = await shop.waitForMail(email, /reset-password/);
  await page.goto(/https?:\/\/\S+\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? '');
  await waitForHydration(page);
  await page.getByLabel(m.accounts_reset_new({}, ar), { exact: true }).fill('a quieter row of shelves');
  await page.getByRole('button', { name: m.accounts_reset_save({}, ar) }).click();
  await expect(title).toHaveText(m.accounts_reset_done_title({}, ar));
  await page
    .getByRole('main')
    .getByRole('link', { name: m.accounts_sign_in({}, ar) })
    .click();
  await person.sendSignInForm(email, 'a quieter row of shelves');
  await expect.poll(() => readAccountEmail(context, shop)).toBe(email);
  expect(await (await context.request.get(`${shop.url}/api/basket`)).json()).toMatchObject({ lines: [{}, {}] });
});
