import type { AnyRouter } from '@tanstack/react-router';
import { namePressedCover } from './cover-transition';

/** Milliseconds after which a browser that reports no idle time is assumed to have some. */
const idleMs = 2_000;

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, idleMs);
  else requestIdleCallback(work);
};

/** Loads the script of a page, if it is not loaded yet. A press loads it again and reports what is missing. */
async function loadScreen(router: AnyRouter, path: string): Promise<void> {
  try {
    const [routes] = router.getMatchedRoutes(path);
    await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)));
  } catch {
    // The press reports it.
  }
}

/** Returns the path of an address as the router sees it: without the language. */
const routePath = ({ options }: AnyRouter, url: URL) => new URL(options.rewrite?.input?.({ url }) ?? url).pathname;

/**
 * Prepares the next press on a link: its page's script is loaded when the pointer or the finger reaches the link, also
 * where the router loads no data beforehand. Book pages are opened most, so their script is loaded in idle time. Covers
 * move to the page of the pressed book. Returns the function that ends it.
 */
export function preparePresses(page: Document, router: AnyRouter): () => void {
  let lastLink: Element | null = null;
  const loadLinkedScreen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === lastLink || link?.origin !== location.origin) return;
    lastLink = link;
    void loadScreen(router, routePath(router, new URL(link.href)));
  };
  page.addEventListener('pointerover', loadLinkedScreen);
  page.addEventListener('focusin', loadLinkedScreen);
  // In the capture phase, so that it runs before the router follows the link.
  page.addEventListener('click', namePressedCover, true);
  whenIdle(() => {
    void loadScreen(router, '/books/any');
    import('../features/catalogue/book/book-words').catch(() => undefined);
  });
  return () => {
    page.removeEventListener('pointerover', loadLinkedScreen);
    page.removeEventListener('focusin', loadLinkedScreen);
    page.removeEventListener('click', namePressedCover, true);
  };
}
