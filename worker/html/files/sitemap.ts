import { bookPath } from '../../../domain/catalogue/book-path';
import { languages } from '../../../domain/language';
import { pageSlugs } from '../../../domain/pages/slugs';
import { subjects } from '../../../domain/subjects';
import { buildVersion } from '../../platform/build-version';
import { countParts, readBookAddresses } from '../../catalogue/book-page/read-book-addresses';

const hourSeconds = 3_600;

/** Paths without books, after the language. */
const pagePaths = [
  '',
  '/faq',
  ...pageSlugs.map((slug) => `/${slug}`),
  ...subjects.map((subject) => `/subjects/${subject}`),
];

/** Allows crawlers everything but personal pages and searches. Pages that must not be indexed say `noindex`. */
export function serveRobots(url: URL): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${url.origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

/** Serves the index `/sitemap.xml` and its parts, `/sitemap-pages.xml` and `/sitemap-books-{n}.xml`. */
export async function serveSitemap(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  const key = `https://cache.dogear/${buildVersion}${url.pathname}?@=${encodeURIComponent(url.origin)}`;
  const kept = buildVersion === 'dev' ? undefined : await caches.default.match(key);
  if (kept) return kept;
  const body = await sitemapBody(url, { db: env.DB.withSession('first-unconstrained') });
  if (body === null) return new Response(null, { status: 404 });
  const answer = new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${hourSeconds}` },
  });
  if (buildVersion !== 'dev') execution.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}

async function sitemapBody(url: URL, ctx: Parameters<typeof countParts>[0]): Promise<string | null> {
  if (url.pathname === '/sitemap.xml') {
    const parts = await countParts(ctx);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `books-${part + 1}`)];
    const rows = names.map((name) => `<sitemap><loc>${url.origin}/sitemap-${name}.xml</loc></sitemap>`);
    return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('\n')}</sitemapindex>`;
  }
  if (url.pathname === '/sitemap-pages.xml') return addressSet(url.origin, pagePaths);
  const part = /^\/sitemap-books-([1-9]\d{0,4})\.xml$/.exec(url.pathname)?.[1];
  if (part === undefined) return null;
  const books = await readBookAddresses(ctx, Number(part));
  return books.length === 0
    ? null
    : addressSet(
        url.origin,
        books.map((book) => bookPath(book.isbn, book.title)),
      );
}

/** Returns a sitemap with each path in each language. The `hreflang` of the pages links the languages. */
function addressSet(origin: string, paths: readonly string[]): string {
  const rows = paths.flatMap((path) =>
    languages.map((language) => `<url><loc>${origin}/${language}${path}</loc></url>`),
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>`;
}
