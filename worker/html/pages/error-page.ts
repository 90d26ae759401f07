import { direction, type Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { refusedSeconds } from '../../platform/middleware/limit-request-rate';
import { withLanguage } from './language-store';
import { pageHeaders } from './page-headers';

/** Seconds after which a page may be asked for again, by its status. */
const waitSeconds = { 429: refusedSeconds, 503: 300 } as const;

/**
 * Returns the page for an error that prevents every other page: without script and style file, in the person's
 * language, with the request id. `status` 503: the whole shop is out of order, and the same address may work later.
 * 429: the network sent too many requests.
 */
export function errorPage(
  language: Language,
  requestId: string,
  nonce: string,
  status: 429 | 500 | 503 = 500,
): Response {
  const words = withLanguage(language, () => ({
    title: m.error_title(),
    text: status === 429 ? m.problem_too_many_requests() : m.error_text(),
    again: m.error_again(),
    id: m.error_request_id({ id: requestId }),
  }));
  const style =
    'body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 ' +
    '1rem;background:Canvas;color:CanvasText}' +
    'h1{font:400 2.2rem/1.2 Georgia,serif}small{opacity:.75}';
  const html =
    `<!doctype html><html lang="${language}" dir="${direction(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${words.title}</title>` +
    `<style nonce="${nonce}">${style}</style><main><h1>${words.title}</h1><p>${words.text}</p>` +
    `<p><a href="">${words.again}</a></p><p><small>${words.id}</small></p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      ...pageHeaders(nonce),
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'X-Request-Id': requestId,
      ...(status === 500 ? {} : { 'Retry-After': String(waitSeconds[status]), 'X-Robots-Tag': 'noindex' }),
    },
  });
}
