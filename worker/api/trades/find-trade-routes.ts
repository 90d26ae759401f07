import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { findTradeSchema } from '../../../domain/trades/find-schema';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requestTradeLink } from '../../trades/guest-links/request-trade-link';

const sentSchema = z.strictObject({ sent: z.literal(true) });

/** Sends a guest a new link to a trade. */
export const findTradeRoutes = new Hono<ApiEnv>().post(
  '/trades/find',
  describeRoute({
    summary: 'Mail the link of a trade again. The answer is the same for an unknown trade',
    responses: { 202: jsonAnswer('A mail is sent if there is such a trade', sentSchema) },
  }),
  input('json', findTradeSchema),
  async (c) => {
    await requestTradeLink(c.get('ctx'), c.req.valid('json'));
    return c.json({ sent: true as const }, 202);
  },
);
