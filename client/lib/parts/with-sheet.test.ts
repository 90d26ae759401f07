import { afterEach, expect, test } from 'vitest';
import { withSheet } from './with-sheet';

/** jsdom loads no style sheets, so the test says when one is loaded. */
const sheetEvent = (name: string, kind: 'load' | 'error') =>
  document.querySelector(`link[href="/assets/${name}.css"]`)?.dispatchEvent(new Event(kind));

afterEach(() => document.head.replaceChildren());

test('a screen is there once its style sheet is loaded', async () => {
  const screen = withSheet('http://shop.test/assets/a.css', Promise.resolve('screen'));
  await expect(Promise.race([screen, Promise.resolve('waiting')])).resolves.toBe('waiting');

  sheetEvent('a', 'load');

  await expect(screen).resolves.toBe('screen');
});

test('a screen whose style sheet fails is shown without it', async () => {
  const screen = withSheet('http://shop.test/assets/b.css', Promise.resolve('screen'));

  sheetEvent('b', 'error');

  await expect(screen).resolves.toBe('screen');
});

test('a screen that fails says so at once, while its style sheet is still loading', async () => {
  const failed = new TypeError('Failed to fetch dynamically imported module');

  await expect(withSheet('http://shop.test/assets/c.css', Promise.reject(failed))).rejects.toBe(failed);
});
