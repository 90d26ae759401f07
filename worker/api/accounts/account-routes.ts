import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { confirmInputSchema, meSchema, registerInputSchema, signInInputSchema } from '../../../domain/accounts/schemas';
import { confirmationSchema, signInAnswerSchema } from '../../../domain/accounts/sign-in-schemas';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { readBrowserSecret, ensureBrowserSecret } from '../../accounts/sessions/browser-secret';
import { confirmAccount } from '../../accounts/passwords/confirm-account';
import { giveSession, setMarketCookie, setCookie } from '../../accounts/sessions/sign-in/give-session';
import { registerAccount } from '../../accounts/passwords/register-account';
import { signIn } from '../../accounts/passwords/sign-in';
import { signOut } from '../../accounts/sessions/sign-out';
import { readMe } from '../../accounts/sessions/read-me';

const sentSchema = z.strictObject({ sent: z.literal(true) });

export const accountRoutes = new Hono<ApiEnv>()
  .get(
    '/me',
    describeRoute({
      summary: 'Get the caller, the language and the market',
      responses: { 200: jsonAnswer('Account or guest', meSchema) },
    }),
    async (c) => c.json(await readMe(c.get('ctx')), 200),
  )
  .post(
    '/accounts',
    describeRoute({
      summary: 'Register an account. The answer is the same for a known mail address',
      responses: { 202: jsonAnswer('A mail is sent', sentSchema) },
    }),
    input('json', registerInputSchema),
    async (c) => {
      await registerAccount(c.get('ctx'), { ...c.req.valid('json'), browser: ensureBrowserSecret(c) });
      return c.json({ sent: true as const }, 202);
    },
  )
  .post(
    '/accounts/confirmations',
    describeRoute({
      summary: 'Confirm a mail address by its link and sign in. A browser that did not register sends `person`',
      responses: { 200: jsonAnswer('Signed in, or what is still needed', confirmationSchema) },
    }),
    input('json', confirmInputSchema),
    async (c) => {
      const step = await confirmAccount(c.get('ctx'), { ...c.req.valid('json'), browser: readBrowserSecret(c) });
      if (step.kind === 'password-needed') return c.json(step, 200);
      const { kind, returnTo, followed, market, ...cookies } = step;
      giveSession(c, { ...cookies, market: null });
      const chosen = readCookies(c.req.header('Cookie') ?? null).has(cookieNames.market);
      if (market !== null && !chosen && market !== c.get('ctx').market) setMarketCookie(c, market);
      return c.json({ kind, returnTo, followed }, 200);
    },
  )
  .post(
    '/session',
    describeRoute({
      summary: 'Sign in, or get the question for the second factor',
      responses: { 200: jsonAnswer('Signed in, or a further question', signInAnswerSchema) },
    }),
    input('json', signInInputSchema),
    async (c) => {
      const step = await signIn(c.get('ctx'), c.req.valid('json'));
      if ('cookie' in step) giveSession(c, step);
      return c.json(step.answer, 200);
    },
  )
  .delete(
    '/session',
    describeRoute({
      summary: 'Sign out. All personal data in the browser is cleared',
      responses: { 204: { description: 'Signed out' } },
    }),
    async (c) => {
      const wasSignedIn = await signOut(c.get('ctx'));
      setCookie(c, cookieHeader(cookieNames.session, '', 0));
      if (wasSignedIn) {
        setCookie(c, cookieHeader(cookieNames.visitor, '', 0));
        // Cookies with keys to trades, and cookies of a sign-on (`__Host-sso…`) or a registration.
        const left = [cookieNames.trade, cookieNames.signOn, cookieNames.secondFactor, cookieNames.browserSecret];
        for (const name of readCookies(c.req.header('Cookie') ?? null).keys()) {
          if (left.some((start) => name.startsWith(start))) setCookie(c, cookieHeader(name, '', 0));
        }
      }
      return c.body(null, 204);
    },
  );
