import { redirect, type AnyRouter } from '@tanstack/react-router';
import { dropFields, keepFields } from './keep-fields';
import { forgetLoadedAnew, loadAnewOnce } from './load-anew';
import { tellMissing } from './missing';
import { isMissingFile, isReachable, networkBack } from './missing-file';
import { reportError } from '../reports/report-error';

/** Milliseconds until the scripts of the first page are fetched again; the wait doubles each time. */
const firstWaitMs = 5_000;

/**
 * Guards every route against script files that can't be fetched, as after a deploy or without a network. Where the shop
 * answers, the target is loaded as a whole page of the newest version. Where it does not, the page that is shown stays
 * with all that is typed in it, and says so above. Other errors of loaders go on to the router.
 */
export function guardLoaders(router: AnyRouter): void {
  /** The address of the page that stays, while the router goes back to it. */
  let staying: string | null = null;
  router.subscribe('onResolved', () => {
    staying = null;
  });
  const leaveOrStay = async (href: string, error: unknown): Promise<never> => {
    const shown = router.stores.resolvedLocation.get();
    // Now, because a slow answer of the shop would find the skeleton of the next page.
    keepFields(shown?.pathname);
    const isAnswering = await isReachable();
    const isWanted = router.latestLocation.href === href;
    if (!isAnswering || !isWanted) dropFields();
    // Meanwhile the person has gone on to another page.
    if (!isWanted) throw error;
    if (isAnswering) {
      reportError('part', error);
      await loadAnewOnce(href);
      throw error;
    }
    if (shown === undefined || shown.href === href) throw error;
    tellMissing({ what: 'page', again: () => router.navigate({ href }) });
    staying = shown.href;
    throw redirect({ href: shown.href, replace: true, resetScroll: false });
  };
  for (const { id, options } of Object.values(router.routesById)) {
    const { loader } = options;
    if (typeof loader !== 'function') continue;
    options.loader = async (context: { readonly location: { readonly href: string } }) => {
      const { href } = context.location;
      // The router loads a page that it goes back to once more, which would fail like the other one.
      const shown = href === staying && router.stores.matches.get().find((match) => match.routeId === id);
      if (shown) return shown.loaderData;
      try {
        return await loader(context);
      } catch (error) {
        // Fetched ahead, for a page that nobody has gone to.
        if (!isMissingFile(error) || router.latestLocation.href !== href) throw error;
        return leaveOrStay(href, error);
      }
    };
  }
}

/**
 * Waits until the scripts of the first page's screens are here, without which hydration would replace the server's HTML
 * by an error. Until then the HTML stays: it can be read, and its links work.
 */
export async function loadFirstScreens(router: AnyRouter): Promise<void> {
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)));
    // The router forgets how to preload a screen once it has it, and hides why it has not.
    if (routes.every(({ options }) => options.component?.preload === undefined)) break;
    if (await isReachable()) await loadAnewOnce(location.href);
    await networkBack(waitMs);
  }
  forgetLoadedAnew();
}
