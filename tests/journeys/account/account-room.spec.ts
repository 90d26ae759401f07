import { m } from '../../../messages/compiled/messages.js';
import { placeTrade } from '../support/clerk';
import { callApi, registerMember, password, readAccountEmail } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';
import { findBooksToSell } from '../support/trade-books';

const en = { locale: 'en' } as const;
const iban = 'IE29 AIBK 9311 5212 3456 78';

test('a confirmed new mail address replaces the old one, which gets a notice', async ({ page, shop, context }) => {
  const [old, fresh] = ['mover@reader.example', 'moved@reader.example'];
  await registerMember(context, shop, old);
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details/edit');
  await page.getByLabel(m.account_email_new({}, en)).fill('nonsense');
  await page.getByRole('button', { name: m.account_email_save({}, en) }).click();
  await expect(page.getByText(m.accounts_email_wrong({}, en))).toBeVisible();
  await page.getByLabel(m.account_email_new({}, en)).fill(fresh);
  await page.getByRole('button', { name: m.account_email_save({}, en) }).click();
  await expect(page.getByText(m.account_email_sent({}, en))).toBeVisible();
  expect(await readAccountEmail(context, shop)).toBe(old);
  const link =
    /https?:\/\/\S+\/account-details\/confirm-email\S+/.exec(
      (await shop.waitForMail(fresh, /confirm-email/)).text,
    )?.[0] ?? '';
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name: m.account_confirm({}, en) }).click();
  await expect(page.getByText(m.account_confirm_done({}, en))).toBeVisible();
  await expect.poll(() => shop.mailsTo(old).length).toBeGreaterThanOrEqual(2);
  await callApi(context, shop, 'DELETE', '/session');
  expect(await callApi(context, shop, 'POST', '/session', { email: old, password })).toBe(401);
  expect(await callApi(context, shop, 'POST', '/session', { email: fresh, password })).toBe(200);
});

test('payout details are checked, need a fresh proof and are shown masked', async ({ page, shop, context }) => {
  const email = 'payee@reader.example';
  await registerMember(context, shop, email);
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details/edit');
  const field = page.locator('#payout').getByLabel(m.checkout_iban({}, en), { exact: true });
  await field.fill('IE29 AIBK 9311 5212 3456 79');
  await page.getByRole('button', { name: m.account_payout_save({}, en) }).click();
  await expect(page.getByText(m.checkout_iban_wrong({}, en))).toBeVisible();
  await expect(field).toHaveValue('IE29 AIBK 9311 5212 3456 79');
  await field.fill(iban);
  await shop.expireFreshProof(email);
  await page.getByRole('button', { name: m.account_payout_save({}, en) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(m.proof_password({}, en)).fill('not the password');
  await sheet.getByRole('button', { name: m.proof_confirm({}, en) }).click();
  await expect(sheet.getByText(m.proof_password_wrong({}, en))).toBeVisible();
  await sheet.getByLabel(m.proof_password({}, en)).fill(password);
  await sheet.getByRole('button', { name: m.proof_confirm({}, en) }).click();
  await expect(page.getByText(m.account_payout_saved({}, en))).toBeVisible();
  await expect(page.getByText('IE•• •••• 5678')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('9311');
  await shop.waitForMail(email, /5678/);
});

test('the data export is one file', async ({ page, shop, context }) => {
  const email = 'exporter@reader.example';
  await registerMember(context, shop, email);
  const person = new Person(page, shop, 'en');
  const [book] = await person.findBooks('sort=popular&limit=1');
  await person.addToBasketByApi([book?.isbn ?? ''], 'good');
  await person.visit('/account-details');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: m.account_export({}, en) }).click();
  const file = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString('utf8');
  expect(text).toContain(email);
  expect(text).toContain(book?.isbn);
  expect(text).not.toContain('scrypt');
  expect(() => JSON.parse(text)).not.toThrow();
});

test('an account without open trades can be deleted and leaves a receipt', async ({ page, shop, context }) => {
  const email = 'leaver@reader.example';
  await registerMember(context, shop, email);
  const person = new Person(page, shop, 'en');
  const { id: trade } = await placeTrade(context, shop, { give: await findBooksToSell(person, 6) }, 'payout', {
    payout: 'bank',
  });
  await person.visit('/delete-account');
  await expect(page.getByText(m.account_delete_open_text({}, en))).toBeVisible();
  expect(await callApi(context, shop, 'DELETE', '/account', { givesUpCredit: true })).toBe(409);
  expect(await callApi(context, shop, 'POST', `/trades/${trade}/cancel`)).toBe(200);
  await person.visit('/delete-account');
  await page.getByRole('button', { name: m.account_delete_now({}, en) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(m.proof_password({}, en)).fill(password);
  await sheet.getByRole('button', { name: m.proof_confirm({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_receipt_title({}, en));
  await shop.waitForMail(email, /./);
  expect(await readAccountEmail(context, shop)).toBeNull();
  expect(await callApi(context, shop, 'POST', '/session', { email, password })).toBe(401);
  await expect.poll(() => shop.mailsTo(email).at(-1)?.text ?? '').toMatch(/2032|accounting/i);
});
