import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { languageRewrite } from '../lib/language-rewrite';
import { preparePresses } from './prepare-presses';

/** Returns a router of two routes, and the paths whose script it was asked to load. */
function routerOf() {
  const loaded: string[] = [];
  const router = {
    options: { rewrite: languageRewrite('en') },
    getMatchedRoutes: (path: string) => [['root', path]],
    loadRouteChunk: (route: string) => {
      loaded.push(route);
      return Promise.resolve();
    },
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the parts that are used
  return { router: router as unknown as AnyRouter, loaded };
}

const reach = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('the script of a page is loaded once when the pointer reaches its link', () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  document.body.innerHTML =
    '<a href="/en/basket"><b>Sell list</b></a><a id="away" href="https://example.org/en/cart">x</a>';
  const { router, loaded } = routerOf();
  const stop = preparePresses(document, router);

  reach('b');
  reach('a');
  reach('#away');
  stop();
  reach('a');

  expect(loaded).toEqual(['root', '/basket']);
});

test('the script of the book page is loaded in idle time', () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { router, loaded } = routerOf();

  preparePresses(document, router)();

  expect(loaded).toEqual(['root', '/books/any']);
});
