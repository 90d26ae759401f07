import { m } from '../../../messages/compiled/messages.js';
import { callApi, registerMember, password } from '../support/member';
import { Person } from '../support/person';
import { expect, test } from '../support/shop';

const en = { locale: 'en' } as const;
/** "Mein ist die Rache", of which the catalogue has more copies than the shop buys. */
const isbn = '9783442427987';

test('a guest asks for an offer alert, and signing in sets it', async ({ page, shop, context }) => {
  const email = 'alert@reader.example';
  await registerMember(context, shop, email);
  await callApi(context, shop, 'DELETE', '/session');
  const person = new Person(page, shop, 'en');
  await person.visit(`/books/${isbn}/mein-ist-die-rache`);

  await page.getByRole('button', { name: m.watch_ask({}, en) }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: m.shell_sign_in({}, en) })
    .click();
  await person.sendSignInForm(email, password);

  await expect(page.getByText(m.watch_asked({}, en))).toBeVisible();
  expect(await (await context.request.get(`${shop.url}/api/offer-watches`)).json()).toMatchObject({
    items: [{ book: { isbn }, offer: { kind: 'declined' } }],
  });
});
