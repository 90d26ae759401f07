import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  closeDeclarationSchema,
  declaredSchema,
  declareSchema,
  deskDeclarationsSchema,
} from '../../../domain/trades/declaration-schemas';
import { readDeclarations } from '../../desk/read-declarations';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { closeDeclaration } from '../../trades/outbound/close-declaration';
import { declareWithdrawal } from '../../trades/outbound/declare-withdrawal';

const pathSchema = z.strictObject({ id: z.string().max(64) });

/** Declarations of withdrawal by anybody, and their queue at the desk. */
export const declarationRoutes = new Hono<ApiEnv>()
  .post(
    '/withdrawals',
    describeRoute({
      summary: 'Declare a withdrawal by name, order number and mail. The answer is the same for an unknown order',
      responses: { 202: jsonAnswer('The declaration is recorded and its receipt is mailed', declaredSchema) },
    }),
    input('json', declareSchema),
    async (c) => c.json(await declareWithdrawal(c.get('ctx'), c.req.valid('json')), 202),
  )
  .get(
    '/desk/withdrawals',
    describeRoute({
      summary: 'List the declarations of withdrawal that need a person, oldest first',
      responses: ok('Open declarations', deskDeclarationsSchema),
    }),
    async (c) => c.json(await readDeclarations(c.get('ctx')), 200),
  )
  .post(
    '/desk/withdrawals/:id/close',
    describeRoute({
      summary: 'Close a declaration, with the lines that are withdrawn or without',
      responses: ok('Open declarations', deskDeclarationsSchema),
    }),
    input('param', pathSchema),
    input('json', closeDeclarationSchema),
    async (c) => {
      await closeDeclaration(c.get('ctx'), { id: c.req.valid('param').id, ...c.req.valid('json') });
      return c.json(await readDeclarations(c.get('ctx')), 200);
    },
  );
