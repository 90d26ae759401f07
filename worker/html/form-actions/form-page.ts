import type { Language } from '../../../domain/language';
import type { FormResult } from '../../../client/lib/form-result';
import { requestIdPlaceholder } from '../../../client/lib/request-id';
import type { RequestLog } from '../../platform/request-log';
import { errorPage } from '../pages/error-page';
import { freshNonce, noncePlaceholder, pageHeaders } from '../pages/page-headers';
import { renderPage } from '../pages/render-page';
import type { PersonClient } from './person-client';

export interface FormPageParts {
  readonly client: PersonClient;
  readonly language: Language;
  /** Address of the page with the form. */
  readonly page: URL;
  readonly result: Omit<FormResult, 'page'>;
  readonly requestLog: RequestLog;
}

/**
 * Renders the page with the form and its result. No cache stores the answer, because it belongs to one person. Its
 * status is the problem's, unless the page itself has another one.
 */
export async function formPage({
  client,
  language,
  page: address,
  result,
  requestLog,
}: FormPageParts): Promise<Response> {
  const { api, market, canBuy, cookies } = client;
  const nonce = freshNonce();
  const render = (shown: URL) => {
    const form = { ...result, page: shown.pathname + shown.search };
    return renderPage({ request: new Request(shown), api, language, market, canBuy, nonce: noncePlaceholder, form });
  };
  let page = await render(address);
  // The address of a book may lack its title and redirect; the result is shown after the redirect.
  if (page.redirect !== null) page = await render(new URL(page.redirect, address));
  if (page.error !== null) {
    const error = page.error instanceof Error ? page.error : new Error('not an error', { cause: page.error });
    requestLog.log.error('page', { route: page.route, message: error.message, stack: error.stack });
    return errorPage(language, requestLog.requestId, nonce);
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const line of cookies) headers.append('Set-Cookie', line);
  if (page.redirect !== null) {
    headers.set('Location', page.redirect);
    return new Response(null, { status: 303, headers });
  }
  for (const [name, value] of Object.entries(pageHeaders(nonce))) headers.set(name, value);
  headers.set('Content-Language', language);
  const wait = result.problem?.[2]['retryAfter'];
  if (typeof wait === 'number') headers.set('Retry-After', String(wait));
  const status = page.status === 200 ? (result.problem?.[1] ?? 200) : page.status;
  if (status === 405) headers.set('Allow', 'GET, HEAD');
  const html = page.html.replaceAll(noncePlaceholder, nonce).replaceAll(requestIdPlaceholder, requestLog.requestId);
  return new Response(html, { status, headers });
}
