import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  resetInputSchema,
  resetLinkSchema,
  resetRequestSchema,
  resetTokenSchema,
} from '../../../domain/accounts/sign-in-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames } from '../../platform/middleware/cookies';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requestPasswordReset } from '../../accounts/passwords/request-password-reset';
import { setCookie } from '../../accounts/sessions/sign-in/give-session';
import { readResetLink, resetPassword } from '../../accounts/passwords/reset-password';

const sentSchema = z.strictObject({ sent: z.literal(true) });

/** Requesting a password reset, and setting the new password. */
export const resetRoutes = new Hono<ApiEnv>()
  .post(
    '/password-resets',
    describeRoute({
      summary: 'Request a password reset. The answer is the same for an unknown mail address',
      responses: { 202: jsonAnswer('A mail is sent if the address is known', sentSchema) },
    }),
    input('json', resetRequestSchema),
    async (c) => {
      await requestPasswordReset(c.get('ctx'), c.req.valid('json').email);
      return c.json({ sent: true as const }, 202);
    },
  )
  .post(
    '/password-resets/links',
    describeRoute({
      summary: 'Check whether a reset link is valid. Changes nothing',
      responses: { 200: jsonAnswer('The link is valid', resetLinkSchema) },
    }),
    input('json', resetTokenSchema),
    async (c) => c.json(await readResetLink(c.get('ctx'), c.req.valid('json').token), 200),
  )
  .put(
    '/password-resets',
    describeRoute({
      summary: 'Set a new password by a link, once. Ends all sessions',
      responses: { 204: { description: 'Set; the person signs in next' } },
    }),
    input('json', resetInputSchema),
    async (c) => {
      const { token, password } = c.req.valid('json');
      const device = await resetPassword(c.get('ctx'), token, password);
      setCookie(c, cookieHeader(cookieNames.device, device.token, device.maxAge));
      return c.body(null, 204);
    },
  );
