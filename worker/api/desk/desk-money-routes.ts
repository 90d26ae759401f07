import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  matchSchema,
  paymentSettledSchema,
  statementAnswerSchema,
  bankStatementSchema,
  unmatchedPaymentsSchema,
} from '../../../domain/desk/bank-payment-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { bookBankStatement } from '../../trades/money/bank-statement/book-bank-statement';
import { matchMoney } from '../../trades/money/bank-statement/match-money';
import { readUnmatched } from '../../trades/money/bank-statement/read-unmatched';
import { returnMoney } from '../../trades/money/bank-statement/return-money';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const pageSchema = z.strictObject({ cursor: z.string().max(200).optional() });

/** Bank statements and unmatched money. For staff only. */
export const deskMoneyRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/money',
    describeRoute({
      summary: 'List unmatched money with the trades it may belong to',
      responses: ok('A page of money', unmatchedPaymentsSchema),
    }),
    input('query', pageSchema),
    async (c) => c.json(await readUnmatched(c.get('ctx'), c.req.valid('query')), 200),
  )
  .post(
    '/desk/money',
    describeRoute({
      summary: 'Load rows of a bank statement. Each row is booked once',
      responses: ok('The result of each row', statementAnswerSchema),
    }),
    input('json', bankStatementSchema),
    async (c) => c.json(await bookBankStatement(c.get('ctx'), c.req.valid('json')), 200),
  )
  .post(
    '/desk/money/:id/match',
    describeRoute({
      summary: 'Book unmatched money to a trade, by its id or number',
      responses: ok('The money', paymentSettledSchema),
    }),
    input('param', pathSchema),
    input('json', matchSchema),
    async (c) => c.json(await matchMoney(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  )
  .post(
    '/desk/money/:id/send-back',
    describeRoute({
      summary: 'Report that unmatched money was returned to its sender',
      responses: ok('The money', paymentSettledSchema),
    }),
    input('param', pathSchema),
    async (c) => c.json(await returnMoney(c.get('ctx'), c.req.valid('param')), 200),
  );
