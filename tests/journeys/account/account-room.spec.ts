import { m } from '../../../messages/compiled/messages.js';
import { callApi, registerMember, password, readAccountEmail } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

const en = { locale: 'en' } as const;
const iban = 'IE29 AIBK 9311 5212 3456 78';

test('editing an account needs a fresh proof, never acts for another account, and changes the mail address', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const [old, fresh] = ['mover@reader.example', 'moved@reader.example'];
  await registerMember(context, shop, old);
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details/edit');
  await page.locator('#payout').getByLabel(m.checkout_iban({}, en), { exact: true }).fill(iban);
  await shop.expireFreshProof(old);
  await page.getByRole('button', { name: m.account_payout_save({}, en) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(m.proof_password({}, en)).fill(password);
  await sheet.getByRole('button', { name: m.proof_confirm({}, en) }).click();
  await expect(page.getByText(m.account_payout_saved({}, en))).toBeVisible();
  await expect(page.getByText('IE•• •••• 5678')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('9311');
  await shop.waitForMail(old, /5678/);

  const next = await browser.newContext();
  await registerMember(next, shop, 'next@reader.example');
  const own = await context.cookies();
  await page.getByLabel(m.checkout_name({}, en)).fill('Mixed Up');
  // In one step: a page without a session redirects to the sign-in page.
  await context.addCookies(await next.cookies());
  await page.getByRole('button', { name: m.account_name_save({}, en) }).click();
  await expect(page.getByText(m.problem_account_changed({}, en))).toBeVisible();
  expect(await (await next.request.get(`${shop.url}/api/account`)).json()).toMatchObject({ name: 'Mia Member' });
  await context.addCookies(own);
  await next.close();

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
  expect(await readAccountEmail(context, shop)).toBe(fresh);
});

test('a leaver signs out another device, saves all data as one file and deletes the account', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const email = 'leaver@reader.example';
  await registerMember(context, shop, email);
  const person = new Person(page, shop, 'en');
  const [book] = await person.findBooks('sort=popular&limit=1');
  await person.addToBasketByApi([book?.isbn ?? ''], 'good');
  const stolen = await browser.newContext();
  expect(await callApi(stolen, shop, 'POST', '/session', { email, password })).toBe(200);
  await person.visit('/account-details');

  await page
    .locator('#devices')
    .getByRole('button', { name: /^Sign out on / })
    .click();
  await expect.poll(() => readAccountEmail(stolen, shop)).toBeNull();
  await stolen.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: m.account_export({}, en) }).click();
  const file = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString('utf8');
  expect(text).toContain(email);
  expect(text).toContain(book?.isbn);
  expect(() => JSON.parse(text)).not.toThrow();

  await page.getByRole('link', { name: m.account_delete_go({}, en) }).click();
  await page.getByRole('button', { name: m.account_delete_now({}, en) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(m.proof_password({}, en)).fill(password);
  await sheet.getByRole('button', { name: m.proof_confirm({}, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_receipt_title({}, en));
  expect(await readAccountEmail(context, shop)).toBeNull();
  await shop.waitForMail(email, new RegExp(m.mail_deleted_subject({ shop: 'Dogear' }, en)));
});
