import { redirect, type AnyRouter } from '@tanstack/react-router';
import { dropFields, keepFields } from './keep-fields';
import { allowReloads, reloadPageOnce } from './reload-page';
import { reportMissing } from './missing-script';
import { isMissingFile, isReachable, waitForNetwork } from './missing-file';
import { reportError } from '../reports/report-error';

/** Milliseconds until the scripts of the first page are fetched again. The wait doubles each time. */
const firstWaitMs = 5_000;

/**
 * Guards every route against script files that can't be fetched, as after a deploy or without a network. If the shop
 * answers, the target is loaded as a whole page of the newest version. If not, the present page stays with all typed
 * text, and a notice says so. The router handles other errors of loaders.
 */
export function guardLoaders(router: AnyRouter): void {
  /** Address of the page that stays, while the router navigates back to it. */
  let staying: string | null = null;
  router.subscribe('onResolved', () => {
    staying = null;
  });
  const leaveOrStay = async (href: string, error: unknown): Promise<never> => {
    const shown = router.stores.resolvedLocation.get();
    // Fields are kept now, because after a slow answer the page would show the skeleton of the next page.
    keepFields(shown?.publicHref.replace(/[?#].*/, ''));
    const isAnswering = await isReachable();
    const isWanted = router.latestLocation.publicHref === href;
    if (!isAnswering || !isWanted) dropFields();
    // Meanwhile the person has gone on to another page.
    if (!isWanted) throw error;
    if (isAnswering) {
      reportError('part', error);
      await reloadPageOnce(href);
      throw error;
    }
    if (shown === undefined || shown.publicHref === href) throw error;
    reportMissing({ what: 'page', retry: () => router.navigate({ href }) });
    staying = shown.publicHref;
    throw redirect({ href: shown.publicHref, replace: true, resetScroll: false });
  };
  for (const { id, options } of Object.values(router.routesById)) {
    const { loader } = options;
    if (typeof loader !== 'function') continue;
    options.loader = async (context: { readonly location: { readonly publicHref: string } }) => {
      const { publicHref: href } = context.location;
      // The router loads a page again when it navigates back to it, which would fail like the other page.
      const shown = href === staying && router.stores.matches.get().find((match) => match.routeId === id);
      if (shown) return shown.loaderData;
      try {
        return await loader(context);
      } catch (error) {
        // This was a prefetch of a page that nobody has opened.
        if (!isMissingFile(error) || router.latestLocation.publicHref !== href) throw error;
        return leaveOrStay(href, error);
      }
    };
  }
}

/**
 * Waits for the scripts of the first page's screens. Without them hydration would replace the server's HTML by an
 * error. Until then the HTML can be read, and its links work.
 */
export async function loadFirstScreens(router: AnyRouter): Promise<void> {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)));
    // Once a screen is loaded, the router removes its `preload`. It hides the errors of loading.
    if (routes.every(({ options }) => options.component?.preload === undefined)) break;
    if (await isReachable()) await reloadPageOnce(location.href);
    await waitForNetwork(waitMs);
  }
  allowReloads();
}
