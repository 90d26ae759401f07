import { m } from '../../messages/compiled/messages.js';
import { alive, expect, test } from './support/two-builds';

test('an open tab of an earlier build moves to another page after a deploy', async ({ page, deployNext, shop }) => {
  await page.goto('/en');
  await alive(page);
  const map = page.locator('script[type=importmap]');
  const earlier = await map.getAttribute('data-version');
  const { imports }: { imports: Record<string, string> } = JSON.parse(await map.innerText());
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }));

  const version = await deployNext();
  const search = page.waitForResponse(`${shop.url}${imports['~search'] ?? ''}`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_find_books({}, { locale: 'en' }) })
    .click();

  expect((await search).status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/search/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true);
  await page.reload();
  await alive(page);
  await expect(map).toHaveAttribute('data-version', version);
  expect(version).not.toBe(earlier);
});

test('a missing file is answered 404 and not cached', async ({ page, request, deployNext }) => {
  await page.goto('/en');
  const { imports }: { imports: Record<string, string> } = JSON.parse(
    await page.locator('script[type=importmap]').innerText(),
  );
  const file = imports['~search'] ?? '';
  expect((await request.get(file)).headers()['cache-control']).toContain('immutable');

  await deployNext({ keepsEarlier: false });
  const answer = await request.get(file);

  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('the list of builds begins with the new one and is always revalidated', async ({ page, request, deployNext }) => {
  await page.goto('/en');
  const earlier = await page.locator('script[type=importmap]').getAttribute('data-version');

  const version = await deployNext({ changes: (chunk) => chunk === 'search' });
  const answer = await request.get('/assets/versions.json');
  const { builds }: { builds: { version: string }[] } = await answer.json();

  expect(builds.slice(0, 2).map((build) => build.version)).toEqual([version, earlier]);
  expect(answer.headers()['cache-control']).toBe('no-cache');
});
