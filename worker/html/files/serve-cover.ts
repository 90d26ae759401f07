import { fingerprintOf } from '../../../domain/hash';
import { buildVersion } from '../../platform/build-version';
import { openServices } from '../../services';
import { readCover, readPicture, type CoverFacts } from '../../catalogue/book-page/read-cover';
import { coverPath, pictureHash } from '../../catalogue/cards/card-rows';
import { ownCover } from '../../catalogue/cards/own-cover';
import { drawCover } from '../covers/draw-cover';

const minute = 60;
const hour = 3_600;
const day = 86_400;
const year = 365 * day;

/** Previews of links on other sites show covers. A picture that a browser opens must run and load nothing. */
const safe = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** How long browsers keep a drawn cover. Its address changes with the design, and when a picture takes its place. */
const drawnByBrowser = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;

/** Returns the key of a cover in the edge cache. It names the build, because another build may draw differently. */
const cacheKeyOf = (path: string) => `https://cache.dogear/${buildVersion}${path}`;
const isKeeping = buildVersion !== 'dev';

/** Query of an address that names a version of the words. */
const versioned = /^\?\d{1,3}-[0-9a-z]{14}$/;

const notFound = () => new Response(null, { status: 404 });
const redirect = (address: string, seconds: number) =>
  new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': `public, max-age=${seconds}`, ...safe },
  });

/** Stores a copy of an answer at the edge for `seconds`, which browsers may keep for another time. */
function keep(execution: ExecutionContext, key: string, answer: Response, seconds: number): void {
  if (!isKeeping) return;
  const copy = new Response(answer.clone().body, answer);
  copy.headers.set('Cache-Control', `public, max-age=${seconds}`);
  execution.waitUntil(caches.default.put(key, copy));
}

/** Returns a stored answer as browsers get it. */
async function fromEdge(key: string, forBrowser: string): Promise<Response | null> {
  const found = isKeeping ? await caches.default.match(key) : undefined;
  if (found === undefined) return null;
  const answer = new Response(found.body, found);
  answer.headers.set('Cache-Control', forBrowser);
  return answer;
}

/**
 * Returns the drawn cover. The drawing is kept by the facts that it was made from, so that no edit shows an old one.
 */
async function drawn(facts: CoverFacts, execution: ExecutionContext): Promise<Response> {
  const key = cacheKeyOf(`/covers/drawn/${facts.isbn}-${fingerprintOf(JSON.stringify(facts))}`);
  const known = await fromEdge(key, drawnByBrowser);
  if (known !== null) return known;
  const answer = new Response(drawCover(facts), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': drawnByBrowser, ...safe },
  });
  keep(execution, key, answer, day);
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
  const key = cacheKeyOf(`/covers/${isbn}.svg${versioned.test(search) ? search : ''}`);
  const known = await fromEdge(key, drawnByBrowser);
  if (known !== null) return known;
  const facts = await readCover({ db: env.DB.withSession('first-unconstrained') }, isbn);
  if (facts === null) return notFound();
  if (pictureHash(isbn, facts.coverUrl) !== null) return redirect(coverPath(isbn, facts.coverUrl), minute);
  const own = ownCover(facts.coverUrl, openServices(env).settings.coverHosts);
  if (own !== null) return redirect(own, hour);
  const answer = await drawn(facts, execution);
  const present = coverPath(isbn, facts.coverUrl);
  if (versioned.test(search) && present !== `/covers/${isbn}.svg${search}`) {
    answer.headers.set('Cache-Control', `public, max-age=${minute}`);
    return answer;
  }
  keep(execution, key, answer, minute);
  return answer;
}

/** Answers the address of an uploaded picture, or leads from a former picture to the cover of now. */
async function servePicture(path: string, isbn: string, env: Env, execution: ExecutionContext): Promise<Response> {
  const forEver = `public, max-age=${year}, immutable`;
  const known = await fromEdge(cacheKeyOf(path), forEver);
  if (known !== null) return known;
  const db = env.DB.withSession('first-unconstrained');
  const picture = await readPicture({ db }, isbn, path);
  if (picture === null) {
    const facts = await readCover({ db }, isbn);
    return facts === null ? notFound() : redirect(coverPath(isbn, facts.coverUrl), minute);
  }
  const answer = new Response(picture.bytes, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': forEver, ...safe },
  });
  // Not for ever: a picture that staff have removed leaves the edge within the hour.
  keep(execution, cacheKeyOf(path), answer, hour);
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
