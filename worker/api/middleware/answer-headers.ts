import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../../platform/api-env';

/** Sets the headers that each answer of the API has. The route chooses whether caches may store the answer. */
export const setAnswerHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next();

  const { headers } = c.res;
  headers.set('X-Request-Id', c.get('ctx').requestId);
  headers.set('X-Content-Type-Options', 'nosniff');
  // A browser that opens an answer as a document must run and load nothing.
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
});
