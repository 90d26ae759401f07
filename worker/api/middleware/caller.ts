import type { HonoRequest } from 'hono';
import { chooseMarket, isMarket, type Market } from '../../../domain/market/market';
import { randomIds, type Actor, type Ctx, type Db } from '../../platform/context';
import { isId } from '../../platform/id-shape';
import { cookieNames } from '../../platform/middleware/cookies';
import type { Prefetch } from '../../platform/prefetch';
import { isBrowserReport } from '../../platform/middleware/is-browser-report';
import { readPrefetch, readSession, type SignedIn } from '../../accounts/sessions/read-session';
import { databaseOfRead, isOfPage, sessionOfPage } from './page-session';

/** The caller of the API, by the request's cookies. */
export interface Caller {
  readonly actor: Actor;
  /** Valid session, or null for a guest. */
  readonly signedIn: SignedIn | null;
  /** Token of the session cookie, valid or not. */
  readonly token: string | undefined;
  /** Visitor id that this call made, because it is a guest's first write; else null. */
  readonly newVisitor: string | null;
}

const bookmarkShape = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** Returns whether a request can change data. */
export function isWrite({ method }: Pick<HonoRequest, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/**
 * Returns whether a call of a page only reads. A quote is asked by POST, but a page reads it like its lists: behind the
 * caller's own last write.
 */
function isReadOfPage(request: Pick<HonoRequest, 'method' | 'path'>, execution: object): boolean {
  return isOfPage(execution) && (!isWrite(request) || request.path === '/api/checkout/quote');
}

/**
 * Opens a database session: for a read at the caller's own last write, for a write at the primary. Reads of one page
 * share one.
 */
export function openDb(
  env: Pick<Env, 'DB'>,
  request: HonoRequest,
  cookies: ReadonlyMap<string, string>,
  execution: object,
): Db {
  if (isWrite(request) && !isReadOfPage(request, execution)) return env.DB.withSession('first-primary');
  const bookmark = cookies.get(cookieNames.bookmark);
  const from = bookmark !== undefined && bookmarkShape.test(bookmark) ? bookmark : 'first-unconstrained';
  return databaseOfRead(execution, from, () => env.DB.withSession(from));
}

/**
 * Returns who calls. A report that a browser sends by itself has no session and makes no visitor. `execution`: that of
 * the call, or of the page that makes it. `prefetch`: the read that is sent together with that of the session.
 */
export async function readCaller(
  ctx: Pick<Ctx, 'db' | 'kv' | 'now' | 'waitUntil'>,
  request: HonoRequest,
  cookies: ReadonlyMap<string, string>,
  execution: object,
  prefetch: Prefetch | null,
): Promise<Caller> {
  const stored = cookies.get(cookieNames.visitor);
  const visitor = stored !== undefined && isId(stored) ? stored : null;
  const isReport = isBrowserReport(request.path);
  const token = isReport ? undefined : cookies.get(cookieNames.session);
  const isChange = isWrite(request) && !isReadOfPage(request, execution);
  const signedIn =
    token === undefined
      ? null
      : await sessionOfPage(
          execution,
          { token, isWrite: isChange },
          { session: () => readSession(ctx, token, prefetch), prefetch: () => readPrefetch(ctx, token, prefetch) },
        );
  if (signedIn !== null) {
    const { account, session, provedAt, secondFactor } = signedIn;
    const actor = { kind: 'account' as const, account, session, provedAt, secondFactor, visitor };
    return { actor, signedIn, token, newVisitor: null };
  }
  const newVisitor = isWrite(request) && !isReport && visitor === null ? randomIds.id() : null;
  return { actor: { kind: 'guest', visitor: visitor ?? newVisitor }, signedIn, token, newVisitor };
}

/**
 * Returns the market of a call: of the account, of the tab, of the cookie, or of the country (ISO 3166).
 * A page cannot set headers on a socket's handshake, so there the market of the tab is in the address.
 */
export function marketOf(
  request: HonoRequest,
  cookies: ReadonlyMap<string, string>,
  account: string | null,
  country: string | null,
): Market {
  const ofTab =
    request.header('Dogear-Market') ?? (request.header('Upgrade') === undefined ? undefined : request.query('market'));
  const cookie = isMarket(ofTab) ? ofTab : (cookies.get(cookieNames.market) ?? null);
  return chooseMarket({ account, cookie, country });
}
