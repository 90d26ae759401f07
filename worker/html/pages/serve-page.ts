import type { Language } from '../../../domain/language';
import { chooseMarket, type Market } from '../../../domain/market/market';
import { networkOf } from '../../../domain/network';
import { createApiClient } from '../../../client/lib/api';
import { requestIdPlaceholder } from '../../../client/lib/request-id';
import { api } from '../../api';
import { executionOfPage } from '../../api/middleware/page-session';
import { buildVersion } from '../../platform/build-version';
import { openServices, shopContext } from '../../services';
import { cookieNames, readCookies } from '../../platform/middleware/cookies';
import { hasCallsLeft } from '../../platform/middleware/limit-request-rate';
import { isEmbedding } from '../../platform/middleware/is-embedding';
import { systemNow } from '../../platform/context';
import { sharedAnswers } from '../../platform/shared-answers/shared-answers';
import { openRequestLog, type RequestLog } from '../../platform/request-log';
import { logSecurity } from '../../platform/security-log';
import { cachedPage, storePage } from './page-cache';
import { storeChosenLanguage } from './chosen-language';
import { errorPage } from './error-page';
import { linkOfOlderMail } from './older-mails';
import { freshNonce, noncePlaceholder, pageHeaders } from './page-headers';
import { canonicalPageUrl } from './public-pages';
import { renderPage, type Page } from './render-page';

/** `version`: of the build. `requestLog` gets the page's route. */
interface ServeOptions {
  readonly version?: string;
  readonly requestLog?: RequestLog;
}

/**
 * Answers an HTML address whose language is settled. A public page comes from the edge's cache, or is rendered from its
 * canonical address and stored under it.
 */
export async function servePage(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  language: Language,
  { version = buildVersion, requestLog = openRequestLog() }: ServeOptions = {},
): Promise<Response> {
  const started = performance.now();
  const url = new URL(request.url);
  const canonical = canonicalPageUrl(url);
  if (canonical === null && isEmbedding(request.headers)) {
    return new Response(null, { status: 403, headers: { 'Cache-Control': 'no-store' } });
  }
  const newAddress = linkOfOlderMail(url);
  if (newAddress !== null) {
    requestLog.route = 'older mail';
    return redirectAnswer(307, newAddress);
  }
  const market = marketOf(request);
  const nonce = freshNonce();
  const sessionCookies = new Set<string>();
  const visit: Visit = { request, env, execution, language, market, canonical, version, sessionCookies };
  const stored =
    canonical === null ? null : await cachedPage(canonical, market, version, () => currentEdits(env, execution));
  if (canonical !== null && !stored && !(await mayRender(request, env, requestLog))) {
    return errorPage(language, requestLog.requestId, nonce, 429);
  }
  const page = stored ?? (await renderAndStore(visit));
  requestLog.route = page.route;
  if (page.error !== null) {
    logPageError(requestLog, page.route, page.error);
    return errorPage(language, requestLog.requestId, nonce);
  }
  if (page.redirect !== null) return redirectAnswer(page.status, page.redirect, sessionCookies);
  const headers = answerHeaders(visit, url, nonce);
  for (const cookie of await storeChosenLanguage(request, env, execution, language))
    headers.append('Set-Cookie', cookie);
  headers.set('Server-Timing', `${stored ? 'cache' : 'render'};dur=${Math.round(performance.now() - started)}`);
  // Only pages that are not stored, such as the page that was not found, show a request id.
  const html = page.html.replaceAll(noncePlaceholder, nonce).replaceAll(requestIdPlaceholder, requestLog.requestId);
  return new Response(request.method === 'HEAD' ? null : html, { status: page.status, headers });
}

/** Returns the market of a visitor by cookie, else by country. The account's market is chosen when the page is read. */
function marketOf({ headers }: Request): Market {
  const cookie = readCookies(headers.get('Cookie')).get(cookieNames.market) ?? null;
  return chooseMarket({ account: null, cookie, country: headers.get('CF-IPCountry') });
}

function logPageError({ log }: RequestLog, route: string, thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error('not an error', { cause: thrown });
  log.error('page', { route, message: error.message, stack: error.stack });
}

/** Returns the headers of an answer with a rendered or stored page. */
function answerHeaders({ env, language, canonical, sessionCookies }: Visit, url: URL, nonce: string): Headers {
  const headers = new Headers(
    pageHeaders(nonce, { camera: needsCamera(url), coverHosts: openServices(env).settings.coverHosts }),
  );
  headers.set('Cache-Control', canonical === null ? 'private, no-store' : 'private, no-cache');
  headers.set('Content-Language', language);
  for (const cookie of sessionCookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Returns the answer that sends the browser to another address. */
function redirectAnswer(status: number, location: string, sessionCookies: Iterable<string> = []): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-cache' });
  for (const cookie of sessionCookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status, headers });
}

/** Returns whether the page of an address scans with the camera. */
function needsCamera({ pathname }: URL): boolean {
  return /^\/[^/]+\/bulk-scanning\/?$/.test(pathname);
}

/**
 * Returns whether a network may have a public page rendered. The API counts the calls of every other page, but a public
 * render names no network to it.
 */
async function mayRender({ headers }: Request, env: Env, requestLog: RequestLog): Promise<boolean> {
  const address = headers.get('CF-Connecting-IP');
  if (await hasCallsLeft(env.FENCE, address)) return true;
  requestLog.route = 'page';
  const { settings } = openServices(env);
  logSecurity({ log: requestLog.log, network: networkOf(address), settings }, 'too-many-requests', 'page');
  return false;
}

/** Returns the version of staff's edits that this isolate has read last, else null; '' where no answers are shared. */
function knownEdits(): string | null {
  const answers = sharedAnswers();
  return answers === null ? '' : (answers.knownVersion(systemNow())?.edits ?? null);
}

/** Returns the present version of staff's edits, to compare with the version of a stored page. */
async function currentEdits(env: Env, execution: ExecutionContext): Promise<string> {
  const ctx = shopContext(openServices(env), (work) => execution.waitUntil(work));
  return (await sharedAnswers()?.currentVersion(ctx))?.edits ?? '';
}

/** A request for a page, and what renders and stores the page. */
interface Visit {
  readonly request: Request;
  readonly env: Env;
  readonly execution: ExecutionContext;
  readonly language: Language;
  readonly market: Market;
  /** Canonical address of a public page; null for a page that may differ from person to person. */
  readonly canonical: URL | null;
  /** Version of the build. */
  readonly version: string;
  /** Gets the session's cookie when reading the page prolongs the session; without it the cookie would expire first. */
  readonly sessionCookies: Set<string>;
}

/** Renders a page. Stores a public page that has no fault in the edge's cache. */
async function renderAndStore(visit: Visit): Promise<Page> {
  const { execution, market, canonical, version } = visit;
  const editsBefore = knownEdits();
  const page = await render(visit);
  if (canonical !== null && page.status === 200 && page.error === null && page.redirect === null) {
    // An edit during the render is not in the page, so the page is stored under the version before it.
    const edits = editsBefore ?? knownEdits() ?? '';
    execution.waitUntil(storePage(canonical, market, version, { ...page, edits }));
  }
  return page;
}

/**
 * Renders the page of a request. A public page is rendered from its canonical address alone, with no header of the
 * visitor, so nothing of one person can reach the shared cache.
 */
function render({ request, env, execution, language, market, canonical, sessionCookies }: Visit): Promise<Page> {
  const url = canonical ?? new URL(request.url);
  const headers: Record<string, string> = { 'Dogear-Market': market };
  for (const name of canonical === null ? ['CF-IPCountry', 'Cookie', 'CF-Connecting-IP'] : []) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const pageExecution = executionOfPage(execution);
  const client = createApiClient({
    origin: url.origin,
    language,
    headers,
    fetch: async (input, init) => {
      const answer = await api.fetch(new Request(input, init), env, pageExecution);
      for (const line of answer.headers.getSetCookie()) {
        if (line.startsWith(`${cookieNames.session}=`)) sessionCookies.add(line);
      }
      return answer;
    },
  });
  const requestWithoutHeaders = new Request(url, { signal: request.signal });
  const address = canonical === null ? {} : { address: canonical.pathname + canonical.search };
  const canBuy = !openServices(env).settings.closedForBuying.includes(market);
  return renderPage({
    request: requestWithoutHeaders,
    api: client,
    language,
    market,
    canBuy,
    nonce: noncePlaceholder,
    ...address,
  });
}
