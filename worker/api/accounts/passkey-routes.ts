import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { newPasskeySchema } from '../../../domain/accounts/passkey-schemas';
import { passkeyListSchema, passkeyNameSchema, passkeySchema } from '../../../domain/accounts/account-schemas';
import {
  passkeyResponseSchema,
  passkeyChallengeSchema,
  recoveryInputSchema,
  signInAnswerSchema,
  ticketInputSchema,
} from '../../../domain/accounts/sign-in-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requireAccount } from '../../platform/owner';
import { readBrowserSecret, ensureBrowserSecret } from '../../accounts/sessions/browser-secret';
import { giveSession } from '../../accounts/sessions/sign-in/give-session';
import { addPasskey } from '../../accounts/passkeys/add-passkey';
import { answerSecondFactor } from '../../accounts/passkeys/answer-second-factor';
import { startPasskeySignIn } from '../../accounts/passkeys/start-passkey-sign-in';
import { startPasskeyRegistration } from '../../accounts/passkeys/start-passkey-registration';
import { requestRecovery } from '../../accounts/passkeys/request-recovery';
import { confirmRecovery } from '../../accounts/passkeys/confirm-recovery';
import { readPasskeys } from '../../accounts/passkeys/read-passkeys';
import { removePasskey } from '../../accounts/passkeys/remove-passkey';
import { renamePasskey } from '../../accounts/passkeys/rename-passkey';
import { signInWithPasskey } from '../../accounts/passkeys/sign-in-with-passkey';

const sentSchema = z.strictObject({ sent: z.literal(true) });
/** Credential ids are at most 1,023 bytes (WebAuthn, 4), which base64url makes 1,364 letters. */
const idSchema = z.strictObject({ id: z.string().max(1400) });

export const passkeyRoutes = new Hono<ApiEnv>()
  .post(
    '/passkeys/questions',
    describeRoute({
      summary: 'Start a sign-in with a passkey and without a password',
      responses: { 200: jsonAnswer('Question', passkeyChallengeSchema) },
    }),
    async (c) => c.json(await startPasskeySignIn(c.get('ctx')), 200),
  )
  .post(
    '/session/passkey',
    describeRoute({
      summary: 'Sign in with a passkey alone',
      responses: { 200: jsonAnswer('Signed in', signInAnswerSchema) },
    }),
    input('json', passkeyResponseSchema),
    async (c) => {
      const { answer, ...signIn } = await signInWithPasskey(c.get('ctx'), c.req.valid('json'));
      giveSession(c, signIn);
      return c.json(answer, 200);
    },
  )
  .post(
    '/session/second-factor',
    describeRoute({
      summary: 'Answer the second factor of a sign-in',
      responses: { 200: jsonAnswer('Signed in', signInAnswerSchema) },
    }),
    input('json', passkeyResponseSchema),
    async (c) => {
      const { answer, ...signIn } = await answerSecondFactor(c.get('ctx'), c.req.valid('json'));
      giveSession(c, signIn);
      return c.json(answer, 200);
    },
  )
  .post(
    '/session/recovery',
    describeRoute({
      summary: 'Mail a link that signs in without the lost passkey',
      responses: { 202: jsonAnswer('A mail is sent', sentSchema) },
    }),
    input('json', ticketInputSchema),
    async (c) => {
      await requestRecovery(c.get('ctx'), { ticket: c.req.valid('json').ticket, browser: ensureBrowserSecret(c) });
      return c.json({ sent: true as const }, 202);
    },
  )
  .post(
    '/session/recovery/confirmations',
    describeRoute({
      summary: 'Sign in by the recovery link. This turns the second factor off',
      responses: { 200: jsonAnswer('Signed in', signInAnswerSchema) },
    }),
    input('json', recoveryInputSchema),
    async (c) => {
      const { answer, ...signIn } = await confirmRecovery(c.get('ctx'), {
        token: c.req.valid('json').token,
        browser: readBrowserSecret(c),
      });
      giveSession(c, signIn);
      return c.json(answer, 200);
    },
  )
  .get(
    '/account/passkeys',
    describeRoute({
      summary: 'List the account’s passkeys',
      responses: { 200: jsonAnswer('Passkeys', passkeyListSchema) },
    }),
    async (c) => c.json({ items: await readPasskeys(c.get('ctx'), requireAccount(c.get('ctx')).id) }, 200),
  )
  .post(
    '/account/passkeys/questions',
    describeRoute({
      summary: 'Start the registration of a passkey',
      responses: { 200: jsonAnswer('Question', passkeyChallengeSchema) },
    }),
    async (c) => c.json(await startPasskeyRegistration(c.get('ctx')), 200),
  )
  .post(
    '/account/passkeys',
    describeRoute({
      summary: 'Add a passkey that the browser created',
      responses: { 201: jsonAnswer('Passkey', passkeySchema) },
    }),
    input('json', newPasskeySchema),
    async (c) => c.json(await addPasskey(c.get('ctx'), c.req.valid('json')), 201),
  )
  .patch(
    '/account/passkeys/:id',
    describeRoute({ summary: 'Rename a passkey', responses: { 200: jsonAnswer('Passkey', passkeySchema) } }),
    input('param', idSchema),
    input('json', passkeyNameSchema),
    async (c) => c.json(await renamePasskey(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').name), 200),
  )
  .delete(
    '/account/passkeys/:id',
    describeRoute({ summary: 'Remove a passkey', responses: { 204: { description: 'Removed' } } }),
    input('param', idSchema),
    async (c) => {
      await removePasskey(c.get('ctx'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
