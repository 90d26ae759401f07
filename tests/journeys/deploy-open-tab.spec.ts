import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { alive, expect, test } from './support/two-builds';

const say = { locale: 'en' } as const;

async function isOfVersion(page: Page, version: string): Promise<void> {
  await expect(page.locator('script[type=importmap]')).toHaveAttribute('data-version', version);
  await alive(page);
}

// One test, because a deploy takes most of its time.
test('without earlier files, navigation loads the new version and keeps typed text', async ({
  page,
  shop,
  context,
  deployNext,
}) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.stocked('in_stock=true&limit=1');
  await person.takeBook(book?.isbn ?? '');
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(`/en${path}`);
    await alive(tab);
    return tab;
  };
  const byHeader = await open('');
  const byFooter = await open('');
  const checkout = await open('/checkout');
  const register = await open('/register');
  await checkout.getByLabel(m.checkout_city({}, say)).fill('Cork');
  await register.getByLabel(m.accounts_name({}, say), { exact: true }).fill('Nora New');

  const version = await deployNext({ keepsEarlier: false });

  await byHeader
    .getByRole('banner')
    .getByRole('link', { name: m.shell_find_books({}, say) })
    .click();
  await isOfVersion(byHeader, version);
  await expect(byHeader).toHaveURL(/\/en\/search/);
  await expect(byHeader.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await byFooter
    .getByRole('contentinfo')
    .getByRole('link', { name: m.shell_faq({}, say) })
    .click();
  await isOfVersion(byFooter, version);
  await expect(byFooter).toHaveURL(/\/en\/faq/);

  await checkout
    .getByRole('banner')
    .getByRole('link', { name: /Ireland/ })
    .click();
  await checkout.getByRole('button', { name: m.error_again({}, say) }).click();
  await isOfVersion(checkout, version);
  await expect(checkout.getByLabel(m.checkout_city({}, say))).toHaveAttribute('value', 'Cork');

  await register
    .getByRole('main')
    .getByRole('link', { name: m.accounts_to_login({}, say) })
    .click();
  await isOfVersion(register, version);
  await expect(register).toHaveURL(/\/en\/login/);
  await register.goBack();
  await isOfVersion(register, version);
  await expect(register.getByLabel(m.accounts_name({}, say), { exact: true })).toHaveAttribute('value', 'Nora New');
});
