import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { checkHealth } from '../../maintenance/check-health';

const healthSchema = z.strictObject({
  ok: z.boolean(),
  database: z.boolean(),
  keyValue: z.boolean(),
  objects: z.boolean(),
  open: z.boolean(),
  shopOrigin: z.boolean(),
  version: z.string(),
});

export const healthRoutes = new Hono<ApiEnv>().get(
  '/health',
  describeRoute({
    summary: 'Check whether the shop can answer',
    responses: ok('State', healthSchema),
  }),
  async (c) => {
    const health = await checkHealth(c.get('ctx'));
    return c.json(health, health.ok ? 200 : 503);
  },
);
