import { m } from '../../../messages/compiled/messages.js';
import { join, password, whoIsHere } from '../support/member';
import { expect, test } from '../support/shop';

test.use({ javaScriptEnabled: false });
const en = { locale: 'en' } as const;

test('a password is reset by the pasted link without script', async ({ page, shop, context, browser }) => {
  const email = 'plain-reset@reader.example';
  const newPassword = 'a quieter row of shelves';
  const elsewhere = await browser.newContext();
  await join(elsewhere, shop, email);
  await elsewhere.close();
  await page.goto(`${shop.url}/en/forgot-password`);
  await page.getByLabel(m.accounts_email({}, en)).fill(email);
  await page.getByRole('button', { name: m.accounts_forgot_send({}, en) }).click();
  const { text } = await shop.letter(email, /reset-password/);
  const link = /https?:\/\/\S+\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? '';

  await page.goto(link);
  await page.getByLabel(m.accounts_reset_new({}, en), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: m.accounts_reset_save({}, en) }).click();
  // Playwright finds no text or label inside of `noscript`.
  const linkField = page.locator('input[name="token"]');
  await expect(linkField).toHaveAttribute('aria-invalid', 'true');
  await linkField.fill(link);
  await page.getByLabel(m.accounts_reset_new({}, en), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: m.accounts_reset_save({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_reset_done_title({}, en));

  await page
    .getByRole('main')
    .getByRole('link', { name: m.accounts_sign_in({}, en) })
    .click();
  await page.getByLabel(m.accounts_email({}, en)).fill(email);
  await page.getByLabel(m.accounts_password({}, en), { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect.poll(() => whoIsHere(context, shop)).toBe(email);
});

test('an account is renamed and deleted without script', async ({ page, shop, context }) => {
  await join(context, shop, 'plain-account@reader.example');
  await page.goto(`${shop.url}/en/account-details/edit`);

  await page.getByLabel(m.checkout_name({}, en), { exact: true }).fill('Plain Reader');
  await page.getByRole('button', { name: m.account_name_save({}, en) }).click();
  await expect(page.getByText(m.account_saved({}, en), { exact: true })).toBeVisible();
  await expect(page.getByLabel(m.checkout_name({}, en), { exact: true })).toHaveValue('Plain Reader');

  await page.goto(`${shop.url}/en/delete-account`);
  await page.getByRole('button', { name: m.account_delete_now({}, en) }).click();
  await expect(page.getByText(m.account_proof_missing({}, en))).toBeVisible();
  await page.locator('input[name="proof"]').fill(password);
  await page.getByRole('button', { name: m.account_delete_now({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_receipt_title({}, en));
  expect(await whoIsHere(context, shop)).toBeNull();
});
