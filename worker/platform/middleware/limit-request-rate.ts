import { createMiddleware } from 'hono/factory';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../api-env';
import { isBrowserReport } from './is-browser-report';

/**
 * Applies the coarse rate limit per network; exact limits are counted in D1. Browser reports have a limit of their own,
 * so a page that fails repeatedly does not use up the calls of its reader.
 */
export const limitRequestRate = createMiddleware<ApiEnv>(async (c, next) => {
  const ctx = c.get('ctx');
  const binding = isBrowserReport(c.req.path) ? c.env.REPORT_FENCE : c.env.FENCE;
  if (binding && c.req.header('CF-Connecting-IP') !== undefined) {
    const { success } = await binding.limit({ key: ctx.network });
    if (!success) throw new Problem('too-many-requests', { retryAfter: 60 });
  }
  await next();
});
