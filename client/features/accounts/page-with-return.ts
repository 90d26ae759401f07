import { language } from '../../lib/language';

/** Returns the path of a page that leads on to `returnTo`. `path` is the part behind the language. */
export const pageWithReturn = (path: string, returnTo: string): string =>
  `/${language()}${path}${returnTo === `/${language()}` ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`;
