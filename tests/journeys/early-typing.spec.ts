import { m } from '../../messages/compiled/messages.js';
import { Person, messageStartPattern } from './support/person';
import { waitForHydration, expect, test } from './support/shop';
import { holdScripts } from './support/hold-scripts';

const en = { locale: 'en' } as const;

test('values of a password manager and a press from before the script count once it has loaded', async ({
  page,
  shop,
}) => {
  const go = await holdScripts(page);
  await page.goto(`${shop.url}/en/login`, { waitUntil: 'commit' });
  await page.getByLabel(m.accounts_email({}, en)).fill('reader@dogear.example');
  const password = page.locator('input[name="password"]');
  await password.fill('shelves-both-ways');
  const show = page.getByRole('button', { name: m.accounts_show({}, en) });
  await show.click();
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await expect(password).toHaveAttribute('type', 'password');
  go();
  await waitForHydration(page);
  await expect(password).toHaveAttribute('type', 'text');
  // React writes the value of a field into the markup.
  await expect(page.getByLabel(m.accounts_email({}, en))).toHaveAttribute('value', 'reader@dogear.example');
  await expect(password).toHaveAttribute('value', 'shelves-both-ways');
});

test('the offer uses the grade chosen before the script has loaded', async ({ page, shop }) => {
  const [book] = await new Person(page, shop, 'en').findCheapestCopies('language=en&limit=1');
  const go = await holdScripts(page);
  await page.goto(`${shop.url}/en/books/${book?.isbn}`, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  const choices = page.locator('input[type=radio][name=give]');
  await page
    .locator('label')
    .filter({ has: page.locator('input[value="acceptable"]') })
    .click();
  await expect(choices.last()).toBeChecked();
  const said = await choices.last().inputValue();
  go();
  await waitForHydration(page);
  await expect(page.locator('input[type=radio][name=give]:checked')).toHaveValue(said);
  await expect(page.getByText(m.book_pay_today({ grade: m.grade_acceptable({}, en) }, en))).toBeVisible();
  await page.getByRole('button', { name: messageStartPattern(m.book_add_to_basket({ amount: '' }, en)) }).click();
  await expect
    .poll(async () =>
      (await (await page.request.get(`${shop.url}/api/basket`)).json()).lines.map(
        ({ grade }: { grade: string }) => grade,
      ),
    )
    .toEqual([said]);
});
