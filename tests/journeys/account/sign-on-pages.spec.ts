import { m } from '../../../messages/compiled/messages.js';
import { password, registerMember } from '../support/member';
import { waitForHydration, expect, test } from '../support/partner-shop';

// What a person sees of a sign-on, against a real provider on loopback. Its answers, one by one, are in
// sign-on.spec.ts.
const en = { locale: 'en' } as const;
const provider = { provider: 'City Library' };
test.beforeEach(({ providerOfShop }) => void providerOfShop);

test('after cancelling once, a person links a provider to an existing account, and unlinks it', async ({
  page,
  shop,
  context,
}) => {
  await registerMember(context, shop, 'nina@reader.example');
  await context.clearCookies();
  await page.goto(`${shop.url}/en/login`);
  await waitForHydration(page);
  await page.getByRole('link', { name: m.sso_with(provider, en) }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.sso_cancelled_title({}, en));
  await page.getByRole('link', { name: m.sso_again(provider, en) }).click();
  await page.getByRole('button', { name: 'Continue as nina of the library' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.sso_offer_title({}, en));
  await waitForHydration(page);
  await page.getByLabel(m.accounts_password({}, en), { exact: true }).fill(password);
  await page.getByRole('button', { name: m.sso_offer_password(provider, en) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.sso_linked_title(provider, en));

  await page.getByRole('link', { name: m.sso_to_sign_ins({}, en) }).click();
  await page.getByRole('button', { name: m.account_sign_in_unlink_label(provider, en) }).click();
  await expect(page.getByRole('button', { name: m.account_sign_in_unlink_label(provider, en) })).toHaveCount(0);
});
