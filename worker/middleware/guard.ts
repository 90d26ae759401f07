import { createMiddleware } from 'hono/factory';
import { Problem } from '../../domain/problems';
import type { ApiEnv } from '../api-env';
import { isEmbedding } from './is-embedding';
import { isForeignWrite } from './is-foreign-write';

/** A provider's page posts its answer from its own site. There the state, which only this browser got, replaces the check. */
const postedSignOn = /^\/api\/sso\/[^/]+\/callback$/;

/**
 * Refuses writes that another site's page sends (product page 9): an `Origin` that differs from `ctx.origin`, or
 * `Sec-Fetch-Site: cross-site`. `ctx.origin` does not follow a foreign `Host` where `SHOP_ORIGIN` is set. Tools send neither
 * header, and no cookies of a person. Reads that another site embeds are refused, too.
 */
export const requireOwnOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const posted = c.req.method === 'POST' && postedSignOn.test(c.req.path);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    if (isEmbedding(c.req.raw.headers)) throw new Problem('foreign-origin');
  } else if (!posted) {
    if (isForeignWrite(c.req.raw.headers, c.get('ctx').origin)) throw new Problem('foreign-origin');
  }
  await next();
});

/** The rough outer fence per network; the product's own limits are counted in D1. */
export const fence = createMiddleware<ApiEnv>(async (c, next) => {
  const ctx = c.get('ctx');
  const binding = c.env.FENCE;
  if (binding && c.req.header('CF-Connecting-IP') !== undefined) {
    const { success } = await binding.limit({ key: ctx.network });
    if (!success) throw new Problem('too-many-requests', { retryAfter: 60 });
  }
  await next();
});
