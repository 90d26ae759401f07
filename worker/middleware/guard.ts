import { createMiddleware } from 'hono/factory';
import { Problem } from '../../domain/problems';
import type { ApiEnv } from '../api-env';

/**
 * Refuses writes that another site's page sends (product page 9): a foreign `Origin`, or `Sec-Fetch-Site: cross-site`.
 * Tools that send neither are no browsers and carry no one's cookies by accident.
 */
export const requireOwnOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const origin = c.req.header('Origin');
    const site = c.req.header('Sec-Fetch-Site');
    if (origin !== undefined && origin !== c.get('ctx').origin) throw new Problem('foreign-origin');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('foreign-origin');
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
