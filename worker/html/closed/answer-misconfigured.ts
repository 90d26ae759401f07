import { splitLanguage, type Language } from '../../../domain/language';
import { problemAnswer } from '../../api/middleware/problem';
import type { RequestLog } from '../../platform/request-log';
import { errorPage } from '../pages/error-page';
import { freshNonce } from '../pages/page-headers';
import { isFile } from '../files/serve-file';

/** Seconds after which a client may try again. */
const retryAfterSeconds = 300;

/**
 * Returns the answer while a setting is wrong: a notice that the shop is out of order, with the request id. The log
 * names the setting under that id; the answer does not. `preferredLanguage` gives the language of an address that names
 * none.
 */
export function answerMisconfigured(
  request: Request,
  requestLog: RequestLog,
  preferredLanguage: () => Language,
): Response {
  const { pathname: path } = new URL(request.url);
  requestLog.route = 'out-of-order';
  if (path === '/api' || path.startsWith('/api/'))
    return problemAnswer('unavailable', requestLog.requestId, { retryAfter: retryAfterSeconds });
  if (isFile(path) || /^\/(?:assets\/|covers\/|sitemap)/.test(path)) {
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
    });
  }
  return errorPage(splitLanguage(path, preferredLanguage).language, requestLog.requestId, freshNonce(), 503);
}
