import { fingerprintOf } from '../../../domain/hash';
import { buildVersion } from '../../platform/build-version';
import { openServices } from '../../services';
import { readCover, readCoverPicture, type CoverFacts } from '../../catalogue/book-page/read-cover';
import { coverPath, pictureHash } from '../../catalogue/cards/card-rows';
import { ownCover } from '../../catalogue/cards/own-cover';
import { drawCover } from '../covers/draw-cover';

const minute = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

/** Previews of links on other sites show covers. A picture that a browser opens must run and load nothing. */
const safeHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** How long browsers keep a drawn cover. Its address changes with the design, and when a picture takes its place. */
const drawnCacheControl = `public, max-age=${daySeconds}, stale-while-revalidate=${7 * daySeconds}`;

/** Returns the key of a cover in the edge cache. It names the build, because another build may draw differently. */
const cacheKeyOf = (path: string) => `https://cache.dogear/${buildVersion}${path}`;
const usesEdgeCache = buildVersion !== 'dev';

/** Query of an address that names a version of the words. */
const versionQuery = /^\?\d{1,3}-[0-9a-z]{14}$/;

const notFound = () => new Response(null, { status: 404 });
const redirect = (address: string, seconds: number) =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': `public, max-age=${seconds}`, ...safeHeaders },
  });

/** Stores a copy of an answer at the edge for `seconds`. Browsers keep the answer as long as its own header says. */
function storeAtEdge(execution: ExecutionContext, key: string, answer: Response, seconds: number): void {
  if (!usesEdgeCache) return;
  const copy = new Response(answer.clone().body, answer);
  copy.headers.set('Cache-Control', `public, max-age=${seconds}`);
  execution.waitUntil(caches.default.put(key, copy));
}

/** Returns an answer that the edge stores, with the `Cache-Control` that browsers get. */
async function readFromEdge(key: string, cacheControl: string): Promise<Response | null> {
  const found = usesEdgeCache ? await caches.default.match(key) : undefined;
  if (found === undefined) return null;
  const answer = new Response(found.body, found);
  answer.headers.set('Cache-Control', cacheControl);
  return answer;
}

/**
 * Returns the drawn cover. The drawing is kept by the facts that it was made from, so that no edit shows an old one.
 */
async function drawnCover(facts: CoverFacts, execution: ExecutionContext): Promise<Response> {
  const key = cacheKeyOf(`/covers/drawn/${facts.isbn}-${fingerprintOf(JSON.stringify(facts))}`);
  const stored = await readFromEdge(key, drawnCacheControl);
  if (stored !== null) return stored;
  const answer = new Response(drawCover(facts), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': drawnCacheControl, ...safeHeaders },
  });
  storeAtEdge(execution, key, answer, daySeconds);
  return answer;
}

/**
 * Answers the address of a drawn cover. The edge looks each minute whether the cover has changed. Browsers keep it for
 * a day where the address is that of the present words, else for a minute: an open page has an older address.
 */
async function serveDrawn(
  isbn: string,
  { env, execution, search }: { readonly env: Env; readonly execution: ExecutionContext; readonly search: string },
): Promise<Response> {
  const key = cacheKeyOf(`/covers/${isbn}.svg${versionQuery.test(search) ? search : ''}`);
  const stored = await readFromEdge(key, drawnCacheControl);
  if (stored !== null) return stored;
  const facts = await readCover({ db: env.DB.withSession('first-unconstrained') }, isbn);
  if (facts === null) return notFound();
  if (pictureHash(isbn, facts.coverUrl) !== null) return redirect(coverPath(isbn, facts.coverUrl), minute);
  const ownAddress = ownCover(facts.coverUrl, openServices(env).settings.coverHosts);
  if (ownAddress !== null) return redirect(ownAddress, hourSeconds);
  const answer = await drawnCover(facts, execution);
  const currentPath = coverPath(isbn, facts.coverUrl);
  if (versionQuery.test(search) && currentPath !== `/covers/${isbn}.svg${search}`) {
    answer.headers.set('Cache-Control', `public, max-age=${minute}`);
    return answer;
  }
  storeAtEdge(execution, key, answer, minute);
  return answer;
}

/** Answers the address of an uploaded picture, or redirects from a former picture to the present cover. */
async function servePicture(path: string, isbn: string, env: Env, execution: ExecutionContext): Promise<Response> {
  const pictureCacheControl = `public, max-age=${yearSeconds}, immutable`;
  const stored = await readFromEdge(cacheKeyOf(path), pictureCacheControl);
  if (stored !== null) return stored;
  const db = env.DB.withSession('first-unconstrained');
  const picture = await readCoverPicture({ db }, isbn, path);
  if (picture === null) {
    const facts = await readCover({ db }, isbn);
    return facts === null ? notFound() : redirect(coverPath(isbn, facts.coverUrl), minute);
  }
  const answer = new Response(picture.bytes, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': pictureCacheControl, ...safeHeaders },
  });
  // Not for ever: a picture that staff have removed leaves the edge within the hour.
  storeAtEdge(execution, cacheKeyOf(path), answer, hourSeconds);
  return answer;
}

/**
 * Answers `/covers/{isbn}.svg` with any query, and `/covers/{isbn}-{hash}.{ending}` (`coverPath`): the edition's own
 * picture by a redirect where its host is allowed, an uploaded picture, else the drawn cover, which is the same for the
 * same book; 404 where the catalogue does not hold the book.
 */
export async function serveCover(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const [, isbn, picture] =
    /^\/covers\/(97[89]\d{10})(?:\.svg|(-[0-9a-f]{16}\.(?:jpg|png|webp)))$/.exec(pathname) ?? [];
  if (isbn === undefined) return notFound();
  return picture === undefined
    ? serveDrawn(isbn, { env, execution, search })
    : servePicture(pathname, isbn, env, execution);
}
