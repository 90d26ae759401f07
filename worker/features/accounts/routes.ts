import { Hono, type Context } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { confirmInputSchema, meSchema, registerInputSchema, signInInputSchema } from '../../../domain/accounts/schemas';
import type { ApiEnv } from '../../api-env';
import { choiceAge, cookie, cookieNames, readCookies } from '../../middleware/cookies';
import { input } from '../../middleware/input';
import { confirmAccount } from './confirm-account';
import type { SessionCookie } from './open-session';
import { registerAccount } from './register-account';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { whoIsHere } from './who-is-here';

const sentSchema = z.strictObject({ sent: z.literal(true) });
const confirmedSchema = z.strictObject({ returnTo: z.string() });
const json = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema: resolver(schema) } } });

function setCookie(c: Context<ApiEnv>, value: string): void {
  c.header('Set-Cookie', value, { append: true });
}

/** Hands out the session; the visitor's cookie goes once its lists are in the account. */
function giveSession(c: Context<ApiEnv>, session: SessionCookie, listsFollowed: boolean): void {
  setCookie(c, cookie(cookieNames.session, session.token, session.maxAge));
  if (listsFollowed) setCookie(c, cookie(cookieNames.visitor, '', 0));
}

/** Pages go by this cookie, the API by the account's choice: they must be the same. */
function keepMarket(c: Context<ApiEnv>, market: string): void {
  setCookie(c, cookie(cookieNames.market, market, choiceAge, { script: true }));
}

export const accountRoutes = new Hono<ApiEnv>()
  .get(
    '/me',
    describeRoute({ summary: 'Who is here, in which language and market', responses: { 200: json('Account or guest', meSchema) } }),
    (c) => c.json(whoIsHere(c.get('ctx')), 200),
  )
  .post(
    '/accounts',
    describeRoute({
      summary: 'Registers; the answer is the same whether the mail is known or not',
      responses: { 202: json('A mail is on its way', sentSchema) },
    }),
    input('json', registerInputSchema),
    async (c) => {
      await registerAccount(c.get('ctx'), c.req.valid('json'));
      return c.json({ sent: true as const }, 202);
    },
  )
  .post(
    '/accounts/confirmations',
    describeRoute({ summary: 'Confirms a mail address by its link and signs in', responses: { 200: json('Signed in', confirmedSchema) } }),
    input('json', confirmInputSchema),
    async (c) => {
      const { returnTo, cookie: session, listsFollowed, market } = await confirmAccount(c.get('ctx'), c.req.valid('json').token);
      giveSession(c, session, listsFollowed);
      const chosen = readCookies(c.req.header('Cookie') ?? null).has(cookieNames.market);
      if (!chosen && market !== c.get('ctx').market) keepMarket(c, market);
      return c.json({ returnTo }, 200);
    },
  )
  .post(
    '/session',
    describeRoute({ summary: 'Signs in', responses: { 200: json('Signed in', meSchema) } }),
    input('json', signInInputSchema),
    async (c) => {
      const { me, cookie: session, listsFollowed, market } = await signIn(c.get('ctx'), c.req.valid('json'));
      giveSession(c, session, listsFollowed);
      if (market !== null) keepMarket(c, market);
      return c.json(me, 200);
    },
  )
  .delete(
    '/session',
    describeRoute({ summary: 'Signs out; nothing of the person stays in the browser', responses: { 204: { description: 'Signed out' } } }),
    async (c) => {
      const wasSignedIn = await signOut(c.get('ctx'));
      setCookie(c, cookie(cookieNames.session, '', 0));
      if (wasSignedIn) {
        setCookie(c, cookie(cookieNames.visitor, '', 0));
        for (const name of readCookies(c.req.header('Cookie') ?? null).keys()) {
          if (name.startsWith(cookieNames.trade)) setCookie(c, cookie(name, '', 0));
        }
      }
      return c.body(null, 204);
    },
  );
