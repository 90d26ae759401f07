import type { Page } from '@playwright/test';

/** Delays the page's scripts until the returned function is called. */
export async function slowLine(page: Page): Promise<() => void> {
  let go: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
}
