import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { requireImportToken } from '../../catalogue/import/require-import-token';
import { fillDemoShop } from '../../demo/fill-demo-shop';

const demoSchema = z.strictObject({ orders: z.int() });

/** Fills the demo accounts of a local start; needs `Authorization: Bearer IMPORT_TOKEN`. */
export const demoRoutes = new Hono<ApiEnv>().post(
  '/demo',
  describeRoute({
    summary: 'Give the demo customer orders, credit and wishes. Only where the setting DEMO is on; repeating adds none',
    responses: ok('Orders of the demo customer', demoSchema),
  }),
  async (c) => {
    const ctx = c.get('ctx');
    await requireImportToken(ctx, c.req.header('Authorization'));
    if (!ctx.settings.demo) throw new Problem('not-found');
    return c.json(await fillDemoShop(ctx), 200);
  },
);
