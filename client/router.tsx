import { createRouter as createTanStackRouter, lazyRouteComponent } from '@tanstack/react-router';
import { createScrollRule } from './lib/early/first-scroll';
import type { RouterContext } from './lib/router-context';
import { languageRewrite } from './lib/language-rewrite';
import { parseSearch, stringifySearch } from './lib/search-params';
import { routeTree } from './routeTree.gen';
import { coverTransition } from './shell/cover-transition';
import { BrokenPage } from './shell/states/broken-page';
import { PendingPage } from './shell/states/pending-page';

/** Returns a router: one per page in the browser, one per render on the server. */
export function createRouter(context: RouterContext, nonce?: string) {
  return createTanStackRouter({
    routeTree,
    rewrite: languageRewrite(context.language),
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: createScrollRule(),
    defaultPreload: 'intent',
    defaultViewTransition: { types: coverTransition },
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
