import { createRequestHandler, renderSsrHtmlResponse, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToReadableStream } from 'react-dom/server';
import { splitLanguage, type Language } from '../../../domain/language';
import type { Market } from '../../../domain/market/market';
import type { ApiClient } from '../../../client/lib/api';
import type { FormResult } from '../../../client/lib/form-result';
import { parseSearch, stringifySearch } from '../../../client/lib/search-params';
import { createRouter } from '../../../client/router';
import { pageTags } from './page-tags';
import { withLanguage } from './language-store';

export interface PageRequest {
  readonly request: Request;
  readonly api: ApiClient;
  readonly language: Language;
  readonly market: Market;
  readonly canBuy: boolean;
  readonly nonce: string;
  /** Canonical path and query of a public page, which the browser shows instead of the one that was opened. */
  readonly address?: string;
  /** Result of a form that was posted from this page. Such a page is never stored. */
  readonly form?: FormResult;
}

/** A page as text, with the status of its routes and its render. */
export interface Page {
  readonly status: number;
  readonly html: string;
  /** Pattern of its route (`/books/$isbn`). */
  readonly route: string;
  readonly redirect: string | null;
  /** Error while loading or rendering. The caller logs it and answers the error page. */
  readonly error: unknown;
}

/**
 * Renders one page whole, in one language. A render error is answered with status 500 and no page, because React would
 * leave an empty main behind a 200.
 */
export async function renderPage(page: PageRequest): Promise<Page> {
  const { request, api, language, market, canBuy, nonce, address, form } = page;
  return withLanguage(language, async () => {
    const errors: unknown[] = [];
    let route = '';
    const url = new URL(request.url);
    const { origin, pathname } = url;
    // The router redirects an address whose search it would write in another way.
    url.search = stringifySearch(parseSearch(url.search));
    const handle = createRequestHandler({
      request: new Request(url, request),
      createRouter: () => {
        const router = createRouter({ api, language, market, canBuy, origin, form }, nonce);
        route = router.getMatchedRoutes(splitLanguage(pathname, () => language).rest || '/')[0].at(-1)?.id ?? '';
        return router;
      },
    });
    const response = await handle(async ({ router, responseHeaders }) => {
      const failed = router.stores.matches.get().find((match) => match.status === 'error');
      if (failed) errors.push(failed.error);
      const ids = router.stores.matches.get().map((match) => match.routeId);
      return renderSsrHtmlResponse({
        router,
        responseHeaders,
        render: async () => {
          const stream = await renderToReadableStream(<RouterServer router={router} />, {
            nonce,
            // Larger boundaries would be sent behind the page and put in by script: a shift, and empty without script.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
            onError: (error) => void errors.push(error),
          });
          await stream.allReady;
          const text = await new Response(stream).text();
          // The router's wrapper writes the doctype too; the charset must stay among the first bytes.
          const html = text.replace(/^<!DOCTYPE html>/i, '');
          const { head, end } = pageTags({ language, routeIds: ids, nonce, address, html });
          return html
            .replace(/<meta name="viewport"[^>]*>/, (meta) => meta + head)
            .replace('</body>', (close) => end + close);
        },
      });
    });
    const location = response.headers.get('Location');
    if (location !== null) {
      return { status: response.status, html: '', route, redirect: location, error: null };
    }
    return {
      status: errors.length > 0 ? 500 : response.status,
      html: await response.text(),
      route,
      redirect: null,
      error: errors[0] ?? null,
    };
  });
}
