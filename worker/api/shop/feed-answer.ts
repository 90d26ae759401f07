import type { Context } from 'hono';
import type { FeedPage } from '../../catalogue/feeds/feed-page';
import type { ApiEnv } from '../../platform/api-env';
import { etagOf, hasEtag } from '../../platform/middleware/etag';

/**
 * Returns a page of a feed with its `ETag` and the address of the next page (`Link`), or 304 where the caller has it.
 * @see RFC 8288 (Link)
 */
export async function feedAnswer(c: Context<ApiEnv>, contentType: string, { text, next }: FeedPage): Promise<Response> {
  const body = new TextEncoder().encode(text);
  const etag = await etagOf(body);
  const headers = new Headers({ 'Cache-Control': 'private, no-cache', ETag: etag, Vary: 'Authorization' });
  if (next !== null) {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.set('cursor', next);
    headers.set('Link', `<${c.get('ctx').origin}${pathname}?${searchParams.toString()}>; rel="next"`);
  }
  if (hasEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', contentType);
  return new Response(body, { status: 200, headers });
}
