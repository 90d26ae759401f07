import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  creditQuerySchema,
  creditSchema,
  keptAsideKeySchema,
  keptAsideSchema,
} from '../../../domain/accounts/account-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { readCredit } from '../../accounts/store-credit/read-credit';
import { readKeptAside } from '../../lists/kept-aside/read-kept-aside';
import { discardKeptAside, restoreKeptAside } from '../../lists/kept-aside/restore-kept-aside';

/** Store credit, and books of a guest's lists that did not fit into the account. */
export const accountListRoutes = new Hono<ApiEnv>()
  .get(
    '/account/credit',
    describeRoute({
      summary: 'List balances and entries of store credit, newest first',
      responses: ok('A page of entries', creditSchema),
    }),
    input('query', creditQuerySchema),
    async (c) => c.json(await readCredit(c.get('ctx'), c.req.valid('query')), 200),
  )
  .get(
    '/account/kept-aside',
    describeRoute({
      summary: 'List copies that were kept aside because basket or cart was full',
      responses: ok('All of them', keptAsideSchema),
    }),
    async (c) => c.json(await readKeptAside(c.get('ctx')), 200),
  )
  .delete(
    '/account/kept-aside',
    describeRoute({
      summary: 'Delete copies that were kept aside',
      responses: ok('The copies that are still kept aside', keptAsideSchema),
    }),
    input('json', keptAsideKeySchema),
    async (c) => c.json(await discardKeptAside(c.get('ctx'), c.req.valid('json')), 200),
  )
  .post(
    '/account/kept-aside/take-back',
    describeRoute({
      summary: 'Restore copies that were kept aside to their list',
      responses: ok('The copies that are still kept aside', keptAsideSchema),
    }),
    input('json', keptAsideKeySchema),
    async (c) => c.json(await restoreKeptAside(c.get('ctx'), c.req.valid('json')), 200),
  );
