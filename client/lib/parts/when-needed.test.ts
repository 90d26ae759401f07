import { afterEach, expect, test, vi } from 'vitest';
import { whenNeeded } from './when-needed';

let show: () => void = () => undefined;

class Observer {
  constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    show = () => seen([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Returns whether `whenNeeded` has resolved by now. */
async function isNeeded(id: string, then: () => void = () => undefined): Promise<boolean> {
  let needed = false;
  const wait = whenNeeded(id).then(() => (needed = true));
  then();
  await Promise.race([wait, new Promise((resolve) => setTimeout(resolve))]);
  return needed;
}

test('a rendered part is needed when it comes near the window', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<footer id="footer"></footer>';

  expect(await isNeeded('footer')).toBe(false);
  expect(await isNeeded('footer', () => show())).toBe(true);
  expect(await isNeeded('footer')).toBe(false);
});

test('a rendered part is needed a moment after the first touch, when what was pressed is painted', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = '<footer id="footer"></footer>';
  let needed = false;
  void whenNeeded('footer').then(() => (needed = true));

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(300);
  expect(needed).toBe(false);

  await vi.advanceTimersByTimeAsync(700);
  expect(needed).toBe(true);
});

test('a part that is not in the page yet is needed at once', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  expect(await isNeeded('more')).toBe(true);
});
