import type { HeadContext } from '../../lib/head';

interface LoadedPage<Head> {
  readonly loaderData?: { readonly head: Head } | undefined;
  readonly match: { readonly pathname: string; readonly context: HeadContext };
}

/** Returns the head that `withHead` has loaded, or that of an unknown address for a page that was not found. */
export const headOrNotFound = async <Head extends object>({ loaderData, match }: LoadedPage<Head>) =>
  loaderData?.head ?? (await import('./not-found-head')).notFoundHead(match.pathname, match.context);
