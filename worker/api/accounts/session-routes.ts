import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { accountEventListSchema, newPasswordSchema, sessionListSchema } from '../../../domain/accounts/account-schemas';
import { proofInputSchema, proofMethodsSchema } from '../../../domain/accounts/sign-in-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames } from '../../platform/middleware/cookies';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { askProof } from '../../accounts/proof/ask-proof';
import { changePassword } from '../../accounts/passwords/change-password';
import { endOtherSessions, endSession } from '../../accounts/sessions/end-sessions';
import { setCookie } from '../../accounts/sessions/sign-in/give-session';
import { giveProof } from '../../accounts/proof/give-proof';
import { readEvents } from '../../accounts/settings/read-events';
import { readSessions } from '../../accounts/sessions/read-sessions';

const cursorSchema = z.strictObject({ cursor: z.string().max(40).optional() });

/** Sessions by device, fresh proof of identity, password, and the events of the account. */
export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/sessions',
    describeRoute({
      summary: 'List the devices on which the account is signed in',
      responses: { 200: jsonAnswer('Sessions, this one first', sessionListSchema) },
    }),
    async (c) => c.json(await readSessions(c.get('ctx')), 200),
  )
  .delete(
    '/sessions',
    describeRoute({
      summary: 'Sign out on all other devices',
      responses: { 204: { description: 'The sessions are ended' } },
    }),
    async (c) => {
      await endOtherSessions(c.get('ctx'));
      return c.body(null, 204);
    },
  )
  .delete(
    '/sessions/:id',
    describeRoute({
      summary: 'Sign out on one device',
      responses: { 204: { description: 'The session is ended' } },
    }),
    input('param', z.strictObject({ id: z.string().max(64) })),
    async (c) => {
      await endSession(c.get('ctx'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .get(
    '/session/proof',
    describeRoute({
      summary: 'List the methods for fresh proof',
      responses: { 200: jsonAnswer('Password, passkey, providers', proofMethodsSchema) },
    }),
    async (c) => c.json(await askProof(c.get('ctx')), 200),
  )
  .post(
    '/session/proof',
    describeRoute({
      summary: 'Give fresh proof of identity',
      responses: { 204: { description: 'Proved; the session has a new token' } },
    }),
    input('json', proofInputSchema),
    async (c) => {
      const session = await giveProof(c.get('ctx'), c.req.valid('json'));
      setCookie(c, cookieHeader(cookieNames.session, session.token, session.maxAge));
      return c.body(null, 204);
    },
  )
  .put(
    '/account/password',
    describeRoute({
      summary: 'Set a password. Needs fresh proof and ends all other sessions',
      responses: { 204: { description: 'Set; the session has a new token' } },
    }),
    input('json', newPasswordSchema),
    async (c) => {
      const session = await changePassword(c.get('ctx'), c.req.valid('json').password);
      setCookie(c, cookieHeader(cookieNames.session, session.token, session.maxAge));
      return c.body(null, 204);
    },
  )
  .get(
    '/account/events',
    describeRoute({
      summary: 'List security events of the account, newest first',
      responses: { 200: jsonAnswer('Events', accountEventListSchema) },
    }),
    input('query', cursorSchema),
    async (c) => c.json(await readEvents(c.get('ctx'), c.req.valid('query').cursor ?? null), 200),
  );
