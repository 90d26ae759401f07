import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import type { ApiEnv } from '../../api-env';
import { checkHealth } from './check-health';

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
    summary: 'Whether the shop can serve',
    responses: { 200: { description: 'State', content: { 'application/json': { schema: resolver(healthSchema) } } } },
  }),
  async (c) => {
    const health = await checkHealth(c.get('ctx'));
    return c.json(health, health.ok ? 200 : 503);
  },
);
