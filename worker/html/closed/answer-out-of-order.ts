import { splitLanguage, type Language } from '../../../domain/language';
import { problemAnswer } from '../../api/middleware/problem';
import type { Visit } from '../../platform/visit';
import { errorPage } from '../pages/error-page';
import { freshNonce } from '../pages/nonce';
import { isFile } from '../files/serve-file';

/** Seconds after which asking again is worth it. */
const wait = 300;

/**
 * What everybody is told while a setting is wrong: that the shop is out of order, and the request's number, under which
 * the log names the setting; nothing of the setting itself. `best` is the language of an address without one.
 */
export function answerOutOfOrder(request: Request, visit: Visit, best: () => Language): Response {
  const { pathname: path } = new URL(request.url);
  visit.route = 'out-of-order';
  if (path === '/api' || path.startsWith('/api/'))
    return problemAnswer('unavailable', visit.requestId, { retryAfter: wait });
  if (isFile(path) || /^\/(?:assets\/|covers\/|sitemap)/.test(path)) {
    return new Response(null, { status: 503, headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' } });
  }
  return errorPage(splitLanguage(path, best).language, visit.requestId, freshNonce(), 503);
}
