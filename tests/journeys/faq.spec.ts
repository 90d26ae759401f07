import { m } from '../../messages/compiled/messages.js';
import { waitForHydration, expect, test } from './support/shop';

const inArabic = { locale: 'ar' } as const;
/** Words and two ids of the catalogue's own questions. */
const [q, asked, other] = ['البريد', 'postage-to-us', 'how-to-sell'];

test('search runs during typing, each question has an address, and a vote is remembered on the device', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/ar/faq#${asked}`);
  await waitForHydration(page);
  const answer = page.locator(`#${asked}`);
  await expect(answer).toBeInViewport();
  await expect(page.locator(`details:has(#${asked})`)).toHaveAttribute('open', '');
  await expect(page.locator(`details:has(#${asked}) summary`)).toBeInViewport();
  await page.evaluate((hash) => location.assign(`#${hash}`), other);
  await expect(page.locator(`#${other}`)).toBeInViewport();

  const field = page.getByRole('searchbox', { name: m.faq_search({}, inArabic) });
  await field.pressSequentially(q, { delay: 30 });
  await expect(page).toHaveURL(new RegExp(`/ar/faq\\?q=`));
  await expect(page.locator(`#${asked}`)).toBeAttached();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(q);
  await field.fill('');
  await expect(page.locator(`#${other}`)).toBeAttached();

  const counted = page.waitForResponse((response) => response.url().endsWith(`/api/faq/${other}/votes`));
  const voted = page.locator(`#${other}`);
  await page.goto(`${shop.url}/ar/faq#${other}`);
  await voted.getByRole('button', { name: m.faq_yes({}, inArabic), exact: true }).click();
  expect((await counted).status()).toBe(204);
  await expect(voted.getByText(m.faq_thanks({}, inArabic))).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(voted.getByText(m.faq_thanks({}, inArabic))).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it, and the printed page shows every answer and no navigation', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/ar/faq#${asked}`);

    await expect(page.locator(`#${asked}`)).toBeInViewport();
    await expect(page.locator(`#${other}`)).toBeHidden();

    const answers = page.locator('details > [id]');
    const count = await answers.count();
    expect(count).toBeGreaterThanOrEqual(40);
    await page.emulateMedia({ media: 'print' });
    const hidden = await answers.evaluateAll((all) =>
      all
        .filter(
          (each) => !each.checkVisibility({ contentVisibilityAuto: true }) || each.getBoundingClientRect().height < 10,
        )
        .map(({ id }) => id),
    );
    expect(hidden).toEqual([]);
    for (const chrome of [
      page.getByRole('banner').getByRole('navigation'),
      page.getByRole('contentinfo'),
      page.getByRole('main').getByRole('search'),
      page.getByRole('navigation').first(),
    ])
      await expect(chrome).toBeHidden();
  });
});
