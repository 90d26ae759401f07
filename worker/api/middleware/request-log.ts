import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../../platform/api-env';

/**
 * Measures a call in milliseconds, reports it in `Server-Timing` and logs one line: the route's pattern, no address.
 */
export const logRequest = createMiddleware<ApiEnv>(async (c, next) => {
  const started = performance.now();
  await next();

  const ms = Math.round(performance.now() - started);
  c.res.headers.set('Server-Timing', `app;dur=${ms}`);
  c.get('ctx').log.info('request', { method: c.req.method, route: c.req.routePath, status: c.res.status, ms });
});
