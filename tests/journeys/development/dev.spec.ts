import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/dev-server';

/** Milliseconds after which an unbundled page hangs. A busy machine needs half a minute to serve its modules. */
const pageLimitMs = 60_000;
/** Most milliseconds of the whole test. It starts a development server and loads several pages. */
const walkLimitMs = 300_000;

/** Waits until the page is hydrated. */
const waitForHydration = (page: Page) =>
  expect(page.locator('html[data-alive]')).toHaveCount(1, { timeout: pageLimitMs });

test('npm run dev shows every kind of edit without an error', async ({ page, dev }) => {
  test.setTimeout(walkLimitMs);
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  let requests = 0;
  page.on('request', () => requests++);
  // Times are printed, never checked: they depend on the machine.
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    console.log(`dev: ${name} ${((performance.now() - started) / 1000).toFixed(2)} s`);
    expect(errors, name).toEqual([]);
  };
  const text = async (path: string) => (await fetch(dev.url + path)).text();
  const server = (path: string) => expect.poll(() => text(path), { intervals: [50] });
  const hasGlobal = (name: string) =>
    expect.poll(() => page.evaluate((key) => key in globalThis, name).catch(() => false), { intervals: [50] });

  await timed('first page', async () => {
    await page.goto(`${dev.url}/en/find-trade`);
    await waitForHydration(page);
  });
  console.log(`dev: ${requests} requests`);
  expect(requests).toBeLessThan(500);

  const mark = () => page.evaluate(() => Object.assign(globalThis, { isStillOpen: true }));
  const isStillOpen = () => page.evaluate(() => 'isStillOpen' in globalThis);
  await mark();
  await timed('component', async () => {
    dev.edit('client/shell/header/header.tsx', /<header /, '<header data-edited="yes" ');
    await expect(page.locator('header[data-edited]')).toBeVisible();
  });
  expect(await isStillOpen()).toBe(true);

  await timed('Worker', async () => {
    dev.edit('worker/html/pages/page-tags.ts', /<script type="module" src/, '<script data-edited type="module" src');
    await server('/en').toContain('<script data-edited');
  });

  await timed('message on the open page', async () => {
    dev.edit('messages/en.json', /"shell_find_books": "[^"]+"/, '"shell_find_books": "Edited words"');
    await expect(page.getByRole('banner').getByText('Edited words')).toBeVisible();
    await waitForHydration(page);
  });
  await timed('message in the HTML of the server', () => server('/en').toContain('Edited words'));

  await timed('second page', async () => {
    await page.goto(`${dev.url}/en/basket`);
    await waitForHydration(page);
  });
  // The last two load the page again, with all that was edited before.
  for (const [file, name, stays] of [
    ['domain/policy/hold.ts', 'policyEdited', true],
    ['client/main.tsx', 'mainEdited', false],
    ['client/router.tsx', 'routerEdited', false],
  ] as const) {
    await mark();
    await timed(file, async () => {
      dev.edit(file, /$/, `\nObject.assign(globalThis, { ${name}: true });\n`);
      await hasGlobal(name).toBe(true);
      await waitForHydration(page);
    });
    expect(await isStillOpen(), file).toBe(stays);
  }

  expect(existsSync(join(dev.stateDir, 'v3'))).toBe(true);
  expect(dev.output()).not.toMatch(/error/i);
});
