import { buildVersion } from '../../platform/build-version';
import { openServices } from '../../services';
import { readCover } from '../../catalogue/book-page/read-cover';
import { ownCover } from '../../catalogue/cards/own-cover';
import { drawCover } from '../covers/draw-cover';

const hour = 3_600;
const day = 86_400;

/** Previews of links on other sites show covers. */
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Answers `/covers/{isbn}.svg` with any query (`coverPath`): the edition's own picture by a redirect where its host is
 * allowed, else the drawn cover, which is the same for the same book; 404 where the catalogue does not hold the book.
 */
export async function serveCover(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const isbn = /^\/covers\/(97[89]\d{10})\.svg$/.exec(new URL(request.url).pathname)?.[1];
  if (isbn === undefined) return new Response(null, { status: 404 });
  const key = `https://cache.dogear/${buildVersion}/covers/${isbn}.svg`;
  const kept = buildVersion === 'dev' ? undefined : await caches.default.match(key);
  if (kept) return kept;
  const facts = await readCover({ db: env.DB.withSession('first-unconstrained') }, isbn);
  if (facts === null) return new Response(null, { status: 404 });
  const own = ownCover(facts.coverUrl, openServices(env).settings.coverHosts);
  if (own !== null) {
    const headers = { Location: own, 'Cache-Control': `public, max-age=${hour}`, ...forOtherSites };
    return new Response(null, { status: 302, headers });
  }
  const answer = new Response(drawCover(facts), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
      // A browser that opens an SVG as a document must run and load nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      ...forOtherSites,
    },
  });
  if (buildVersion !== 'dev') execution.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}
