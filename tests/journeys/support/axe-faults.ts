import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The minified script of axe: each page parses it, and the full one takes three times as long. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives axe to all documents that a tab opens from now on, which takes less time than to send it to each of them. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(script);
}

/**
 * Returns the findings of axe, a line each: the rule and the first elements. Pages have no frames, and passed rules
 * report no elements, which makes it faster. `exceptions` are selectors of what is left out.
 */
export async function findAxeFaults(page: Page, exceptions: readonly string[] = []): Promise<string[]> {
  const found = await runAxe(page, exceptions);
  if (found !== null) return found;
  await page.evaluate(script);
  return (await runAxe(page, exceptions)) ?? ['axe is missing'];
}

/** Returns null on a page without axe. */
async function runAxe(page: Page, exceptions: readonly string[]): Promise<string[] | null> {
  return page.evaluate(async (leftOut) => {
    if (window.axe === undefined) return null;
    const { violations } = await window.axe.run(
      leftOut.length === 0 ? document : { exclude: leftOut.map((part) => [part]) },
      {
        resultTypes: ['violations'],
        // No rule of these tags reads style sheets, which axe would fetch, and no page plays a sound or video file.
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    );
    return violations.map(
      ({ id, nodes }) =>
        `${id} ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
  }, exceptions);
}
