import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The minified script of axe: each page parses it, and the full one takes three times as long. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the findings of axe, a line each: the rule and the first elements. Pages have no frames, and passed rules
 * report no elements, which makes it faster. `except` is a selector of what is left out.
 */
export async function findAxeFaults(page: Page, { except }: { readonly except?: string } = {}): Promise<string[]> {
  await page.evaluate(script);
  return page.evaluate(async (leftOut) => {
    const { violations } = await window.axe.run(leftOut === undefined ? document : { exclude: [[leftOut]] }, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id} ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    );
  }, except);
}
