import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { languageSchema } from '../../../domain/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { setLanguageCookie, setMarketCookie } from '../../accounts/sessions/sign-in/give-session';
import { chooseLanguage } from '../../accounts/settings/choose-language';
import { chooseMarketFor } from '../../accounts/settings/choose-market';

const marketSchema = z.strictObject({ market: z.string().max(8) });
const languageChoiceSchema = z.strictObject({ language: languageSchema });

/** Choices for all pages: the market and the language. */
export const choiceRoutes = new Hono<ApiEnv>()
  .post(
    '/market',
    describeRoute({
      summary: 'Choose the market. Basket and cart get its prices',
      responses: ok('The choice', marketSchema),
    }),
    input('json', marketSchema),
    async (c) => {
      const market = await chooseMarketFor(c.get('ctx'), c.req.valid('json').market);
      setMarketCookie(c, market);
      return c.json({ market }, 200);
    },
  )
  .post(
    '/language',
    describeRoute({
      summary: 'Choose the language of pages and mails',
      responses: ok('The choice', languageChoiceSchema),
    }),
    input('json', languageChoiceSchema),
    async (c) => {
      const language = await chooseLanguage(c.get('ctx'), c.req.valid('json').language);
      setLanguageCookie(c, language);
      return c.json({ language }, 200);
    },
  );
