import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { browserErrorSchema } from '../../../domain/browser-reports/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { input } from '../../platform/middleware/input';
import { logBrowserError } from '../../browser-reports/log-browser-error';
import { logViolations } from '../../browser-reports/log-violations';

const responses = { 204: { description: 'Stored' } };

/** Reports that browsers send by themselves. They are only logged. */
export const browserReportRoutes = new Hono<ApiEnv>()
  .post(
    '/browser-errors',
    describeRoute({ summary: "Report an error of the shop's own script in a browser", responses }),
    input('json', browserErrorSchema),
    (c) => {
      logBrowserError(c.get('ctx'), c.req.valid('json'));
      return c.body(null, 204);
    },
  )
  .post(
    '/csp-reports',
    describeRoute({
      summary: "Report violations of a page's policy (application/csp-report, application/reports+json)",
      responses,
    }),
    async (c) => {
      logViolations(c.get('ctx'), { type: c.req.header('Content-Type') ?? '', text: await c.req.text() });
      return c.body(null, 204);
    },
  );
