import { m } from '../../../messages/compiled/messages.js';
import { addAuthenticator, callApi, registerMember, password, readAccountEmail } from '../support/member';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

const en = { locale: 'en' } as const;

test('a passkey signs in, is a second factor, and can be replaced by mail', async ({ page, shop, context }) => {
  const email = 'keys@reader.example';
  const thumb = await addAuthenticator(page);
  await registerMember(context, shop, email);
  const person = new Person(page, shop, 'en');
  await person.visit('/account-details/edit');
  await page.getByLabel(m.account_passkey_name({}, en)).fill('Blue phone');
  await page.getByRole('button', { name: m.account_passkey_add({}, en) }).click();
  await expect(page.getByText(m.account_passkey_added({ name: 'Blue phone' }, en))).toBeVisible();
  await page.getByRole('switch', { name: m.account_second_factor({}, en) }).click();
  await expect
    .poll(async () => (await context.request.get(`${shop.url}/api/account`)).json())
    .toMatchObject({ secondFactor: true });
  await shop.waitForMail(email, /Blue phone/);

  await callApi(context, shop, 'DELETE', '/session');
  // The device confirms at once, so the passkey of the autofill is used.
  await person.visit('/login');
  await expect.poll(() => readAccountEmail(context, shop)).toBe(email);

  await callApi(context, shop, 'DELETE', '/session');
  await thumb.setPersonAway(true);
  await person.signIn(email, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_second_title({}, en));
  expect(await readAccountEmail(context, shop)).toBeNull();
  await thumb.setPersonAway(false);
  await page.getByRole('button', { name: m.accounts_second_confirm({}, en) }).click();
  await expect.poll(() => readAccountEmail(context, shop)).toBe(email);

  // The passkey's device is lost.
  await callApi(context, shop, 'DELETE', '/session');
  const headers = { Origin: shop.url };
  const signIn = await context.request.post(`${shop.url}/api/session`, { headers, data: { email, password } });
  const { ticket } = await signIn.json();
  expect(await callApi(context, shop, 'POST', '/session/recovery', { ticket })).toBe(202);
  const link =
    /https?:\/\/\S+\/login\/recovery\S+/.exec((await shop.waitForMail(email, /login\/recovery/)).text)?.[0] ?? '';
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('button', { name: m.accounts_recovery_confirm({}, en) }).click();
  await expect(page.getByText(m.accounts_recovery_done_text({}, en))).toBeVisible();
  expect(await readAccountEmail(context, shop)).toBe(email);
});
