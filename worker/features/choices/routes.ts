import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { languageSchema } from '../../../domain/schemas';
import type { ApiEnv } from '../../api-env';
import { choiceAge, cookie, cookieNames } from '../../middleware/cookies';
import { input } from '../../middleware/input';
import { chooseLanguage } from './choose-language';
import { chooseMarketFor } from './choose-market';

const marketSchema = z.strictObject({ market: z.string().max(8) });
const languageChoiceSchema = z.strictObject({ language: languageSchema });

/** What a person chooses for all pages: the market shipped to, and the language. */
export const choiceRoutes = new Hono<ApiEnv>()
  .post(
    '/market',
    describeRoute({
      summary: 'Choose the country shipped to; prices both lists anew',
      responses: { 200: { description: 'The choice', content: { 'application/json': { schema: resolver(marketSchema) } } } },
    }),
    input('json', marketSchema),
    async (c) => {
      const market = await chooseMarketFor(c.get('ctx'), c.req.valid('json').market);
      c.header('Set-Cookie', cookie(cookieNames.market, market, choiceAge, { script: true }), { append: true });
      return c.json({ market }, 200);
    },
  )
  .post(
    '/language',
    describeRoute({
      summary: 'Choose the language of pages and mails',
      responses: { 200: { description: 'The choice', content: { 'application/json': { schema: resolver(languageChoiceSchema) } } } },
    }),
    input('json', languageChoiceSchema),
    async (c) => {
      const language = await chooseLanguage(c.get('ctx'), c.req.valid('json').language);
      c.header('Set-Cookie', cookie(cookieNames.language, language, choiceAge, { script: true }), { append: true });
      return c.json({ language }, 200);
    },
  );
