import { createMiddleware } from 'hono/factory';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../api-env';
import { isEmbedding } from './is-embedding';
import { isForeignWrite } from './is-foreign-write';

/** A provider's page posts its answer from its own site. The state, which only this browser has, protects that call. */
const postedSignOn = /^\/api\/sso\/[^/]+\/callback$/;

/**
 * Path of the reports that browsers send by themselves. It is exempt, because some reports have no `Origin`, some
 * `null`. They change nothing. Other sites cannot send their content types without a preflight, which the shop does
 * not answer.
 */
const policyReports = '/api/csp-reports';

/**
 * Refuses writes that another site's page sends (docs/product.md#api): an `Origin` that differs from `ctx.origin`, or
 * `Sec-Fetch-Site: cross-site`. `ctx.origin` does not follow a foreign `Host` where `SHOP_ORIGIN` is set. Tools send
 * neither header, and no cookies of a person. Reads that another site embeds are refused, too.
 */
export const requireOwnOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const isExempt = c.req.method === 'POST' && (postedSignOn.test(c.req.path) || c.req.path === policyReports);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    if (isEmbedding(c.req.raw.headers)) throw new Problem('foreign-origin');
  } else if (!isExempt) {
    if (isForeignWrite(c.req.raw.headers, c.get('ctx').origin)) throw new Problem('foreign-origin');
  }
  await next();
});
