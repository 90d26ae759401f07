import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { mailChoiceInputSchema, mailChoiceSchema } from '../../../domain/accounts/mail-choice-schema';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { changeChoice } from '../../notifications/mail-choices/change-choice';
import { readChoice } from '../../notifications/mail-choices/read-choice';

const keyPath = z.strictObject({ key: z.string().max(200) });
const answerResponses = ok('Which kind of mail, and whether it is sent', mailChoiceSchema);

/** Address of the page of a key; the entry point adds the language. */
const pageOf = (key: string) => `/mail-choices/${encodeURIComponent(key)}`;

/** Routes of the unsubscribe link in a mail. They need no sign-in. */
export const mailChoiceRoutes = new Hono<ApiEnv>()
  .get(
    '/mail-choices/:key',
    describeRoute({
      summary: 'Get the choice about mails by the key of a mail. Redirects to its page where HTML is accepted',
      responses: { ...answerResponses, 302: { description: 'Redirect to the page' } },
    }),
    input('param', keyPath),
    async (c) => {
      const { key } = c.req.valid('param');
      // Mail programs without one-click unsubscription open the header's address as a page (RFC 2369).
      if (c.req.header('Accept')?.includes('text/html') === true) return c.redirect(pageOf(key), 302);
      return c.json(await readChoice(c.get('ctx'), key), 200);
    },
  )
  .put(
    '/mail-choices/:key',
    describeRoute({ summary: 'Switch the mails of this key off or on', responses: answerResponses }),
    input('param', keyPath),
    input('json', mailChoiceInputSchema),
    async (c) => c.json(await changeChoice(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').on), 200),
  )
  .post(
    '/mail-choices/:key',
    describeRoute({
      summary: 'Unsubscribe by one click in a mail reader (RFC 8058), with any body',
      responses: { 204: { description: 'These mails are no longer sent' } },
    }),
    input('param', keyPath),
    async (c) => {
      await changeChoice(c.get('ctx'), c.req.valid('param').key, false);
      return c.body(null, 204);
    },
  );
