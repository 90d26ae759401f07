import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  deskCountsSchema,
  queueQuerySchema,
  queueSchema,
  scanQuerySchema,
  scanSchema,
} from '../../../domain/desk/queue-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { readCounts } from '../../desk/read-counts';
import { readQueue } from '../../desk/read-queue';
import { scanCode } from '../../desk/scan-code';

/** Queues of the desk, and the lookup of a scanned code. For staff only. */
export const deskQueueRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/queue',
    describeRoute({
      summary: 'List open trades of a part, oldest first: in one state, or all that wait for the desk',
      responses: ok('A page of the queue', queueSchema),
    }),
    input('query', queueQuerySchema),
    async (c) => c.json(await readQueue(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/desk/counts',
    describeRoute({
      summary: 'Count open trades by part and state',
      responses: ok('The counts', deskCountsSchema),
    }),
    async (c) => c.json(await readCounts(c.get('ctx')), 200),
  )
  .get(
    '/desk/scan',
    describeRoute({
      summary: "Find out whether a scanned code is a parcel's, a trade's or a book's",
      responses: ok('The kind of code and its target', scanSchema),
    }),
    input('query', scanQuerySchema),
    async (c) => c.json(await scanCode(c.get('ctx'), c.req.valid('query')), 200),
  );
