import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { reportPathSchema, reportQuerySchema, reportSchema } from '../../../domain/desk/reports/report-schemas';
import { readReport } from '../../desk/reports/read-report';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';

/** Reports of the accounts. For staff only. */
export const deskReportRoutes = new Hono<ApiEnv>().get(
  '/desk/reports/:report',
  describeRoute({
    summary: 'Make a report of the accounts for a month or quarter',
    responses: ok('The rows of the report with their sums', reportSchema),
  }),
  input('param', reportPathSchema),
  input('query', reportQuerySchema),
  async (c) => c.json(await readReport(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
);
