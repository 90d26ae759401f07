import { m } from '../../messages/compiled/messages.js';
import { alive, expect, test } from './two-builds';

const say = { locale: 'en' } as const;

test('after a deploy without the earlier files, a link loads the new version of its page', async ({ page, deployNext }) => {
  await page.goto('/en');
  await alive(page);

  const version = await deployNext({ keepsEarlier: false });
  await page.getByRole('banner').getByRole('link', { name: m.shell_find_books({}, say) }).click();

  await expect(page).toHaveURL(/\/en\/search/);
  await alive(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script[type=importmap]')).toHaveAttribute('data-version', version);
});

test('after a deploy without the earlier files, what was typed is there again when the person comes back', async ({ page, deployNext }) => {
  await page.goto('/en/register');
  await alive(page);
  await page.getByLabel(m.accounts_name({}, say), { exact: true }).fill('Nora New');

  await deployNext({ keepsEarlier: false });
  await page.getByRole('main').getByRole('link', { name: m.accounts_to_login({}, say) }).click();
  await expect(page).toHaveURL(/\/en\/login/);
  await alive(page);
  await page.goBack();
  await alive(page);

  await expect(page.getByLabel(m.accounts_name({}, say), { exact: true })).toHaveAttribute('value', 'Nora New');
});
