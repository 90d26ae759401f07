import { buildVersion } from '../build-version';
import { readCover } from '../features/catalogue/read-cover';
import { drawCover } from './covers/draw-cover';

const day = 86_400;

/** `/covers/{isbn}.svg`: always the same picture for the same book; 404 where the catalogue does not hold it. */
export async function serveCover(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const isbn = /^\/covers\/(97[89]\d{10})\.svg$/.exec(new URL(request.url).pathname)?.[1];
  if (isbn === undefined) return new Response(null, { status: 404 });
  const key = `https://cache.dogear/${buildVersion}/covers/${isbn}.svg`;
  const kept = buildVersion === 'dev' ? undefined : await caches.default.match(key);
  if (kept) return kept;
  const facts = await readCover({ db: env.DB.withSession('first-unconstrained') }, isbn);
  if (facts === null) return new Response(null, { status: 404 });
  const answer = new Response(drawCover(facts), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
      // An SVG opened by its address is a document: nothing in it may run or load.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
  if (buildVersion !== 'dev') execution.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}
