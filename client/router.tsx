import { createRouter as createTanStackRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { Language } from '../domain/language';
import type { Market } from '../domain/market/market';
import type { ApiClient } from './lib/api';
import type { FormResult } from './lib/form-result';
import { parseSearch, stringifySearch } from './lib/search-params';
import { routeTree } from './routeTree.gen';
import { BrokenPage } from './shell/states/broken-page';
import { PendingPage } from './shell/states/pending-page';

/** What every route's loader and head may use. */
export interface RouterContext {
  readonly api: ApiClient;
  readonly language: Language;
  readonly market: Market;
  /** Address of the shop, for canonical and hreflang. */
  readonly origin: string;
  /** What a form came to that was posted to get this page. Gone once the page is left. */
  form?: FormResult | undefined;
}

/** One router per page (browser) or per render (server). */
export function createRouter(context: RouterContext, nonce?: string) {
  return createTanStackRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultViewTransition: true,
    defaultStructuralSharing: true,
    defaultErrorComponent: BrokenPage,
    defaultPendingComponent: PendingPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/not-found/not-found'), 'NotFound'),
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
