import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { linkedSignInListSchema } from '../../../domain/accounts/account-schemas';
import {
  linkOfferSchema,
  pendingSecondFactorSchema,
  providerListSchema,
  ssoQuerySchema,
} from '../../../domain/accounts/sso-schemas';
import { isLanguage, negotiate, type Language } from '../../../domain/language';
import { signOnPolicy } from '../../../domain/policy/accounts';
import type { ApiEnv } from '../../platform/api-env';
import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';
import { jsonAnswer } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { setCookie } from '../../accounts/sessions/sign-in/give-session';
import { acceptLinkOffer } from '../../accounts/sso/accept-link-offer';
import { redirectAfterSignOn, resultAddress } from '../../accounts/sso/redirect-after-sign-on';
import { readPendingSecondFactor } from '../../accounts/sso/read-pending-second-factor';
import { parsePostedAnswer, parseAnswer } from '../../accounts/sso/parse-answer';
import { readLinkedSignIns, providerViews, requireProvider, readLinkOffer } from '../../accounts/sso/read-sign-ins';
import { receiveAnswer } from '../../accounts/sso/receive-answer';
import { signOnRefusal } from '../../accounts/sso/sign-on-refusal';
import { answerAddress, startSignOn } from '../../accounts/sso/start-sign-on';
import { unlinkSignIn } from '../../accounts/sso/unlink-sign-in';

const cookiesOf = (c: Context<ApiEnv>) => readCookies(c.req.header('Cookie') ?? null);
const flowCookie = ({ answers }: SignOnProvider) =>
  answers === 'form_post' ? cookieNames.signOnPosted : cookieNames.signOn;

/** Returns the language of the page after the sign-on: the requested one, else the visitor's. */
function pageLanguage(c: Context<ApiEnv>, asked?: string): Language {
  if (isLanguage(asked)) return asked;
  const chosen = cookiesOf(c).get(cookieNames.language) ?? null;
  return negotiate({
    cookie: chosen,
    acceptLanguage: c.req.header('Accept-Language') ?? null,
    country: c.get('ctx').country,
  });
}

export const ssoRoutes = new Hono<ApiEnv>()
  .get(
    '/sso',
    describeRoute({
      summary: 'List the providers for sign-on',
      responses: { 200: jsonAnswer('Providers', providerListSchema) },
    }),
    (c) => c.json({ items: providerViews(c.get('ctx')) }, 200),
  )
  .get(
    '/sso/offer',
    describeRoute({
      summary: 'Get the offer to link this browser’s last sign-on',
      responses: { 200: jsonAnswer('Offer', linkOfferSchema) },
    }),
    async (c) => c.json(await readLinkOffer(c.get('ctx'), cookiesOf(c).get(cookieNames.signOnOffer)), 200),
  )
  .get(
    '/sso/second-factor',
    describeRoute({
      summary: 'Get the second-factor question of this browser’s sign-on',
      responses: { 200: jsonAnswer('Question', pendingSecondFactorSchema) },
    }),
    async (c) => c.json(await readPendingSecondFactor(c.get('ctx'), cookiesOf(c).get(cookieNames.secondFactor)), 200),
  )
  .post(
    '/sso/links',
    describeRoute({
      summary: 'Link the offered sign-on to the account that gave proof',
      responses: { 204: { description: 'Linked' } },
    }),
    async (c) => {
      await acceptLinkOffer(c.get('ctx'), cookiesOf(c).get(cookieNames.signOnOffer));
      setCookie(c, cookieHeader(cookieNames.signOnOffer, '', 0));
      return c.body(null, 204);
    },
  )
  .get(
    '/sso/:provider',
    describeRoute({
      summary: 'Redirect the browser to a provider',
      responses: { 302: { description: 'Redirect to the provider, or to the page with the reason' } },
    }),
    input('query', ssoQuerySchema),
    async (c) => {
      const ctx = c.get('ctx');
      const provider = requireProvider(ctx, c.req.param('provider'));
      const { purpose, returnTo, language: asked } = c.req.valid('query');
      const language = pageLanguage(c, asked);
      const site = c.req.header('Sec-Fetch-Site');
      const name = flowCookie(provider);
      try {
        const { address, browser } = await startSignOn(ctx, provider, {
          purpose,
          language,
          returnTo,
          browser: cookiesOf(c).get(name),
          isFromOwnPage: site === undefined || site === 'same-origin',
        });
        setCookie(
          c,
          cookieHeader(name, browser, signOnPolicy.flowMinutes * 60, { crossSite: provider.answers === 'form_post' }),
        );
        return c.redirect(address, 302);
      } catch (error) {
        return c.redirect(
          resultAddress(signOnRefusal(ctx, provider, error), { language, provider: provider.id, returnTo }),
          302,
        );
      }
    },
  )
  .get(
    '/sso/:provider/callback',
    describeRoute({
      summary: 'Receive a provider’s answer from the address',
      responses: { 302: { description: 'Redirect to the page of origin, or to the page with the result' } },
    }),
    async (c) => {
      const ctx = c.get('ctx');
      const provider = requireProvider(ctx, c.req.param('provider'));
      const answer = { ...parseAnswer(c.req.queries()), browser: cookiesOf(c).get(flowCookie(provider)) };
      const { outcome, flow } = await receiveAnswer(ctx, provider, answer);
      return redirectAfterSignOn(c, outcome, {
        language: flow?.language ?? pageLanguage(c),
        provider: provider.id,
        returnTo: flow?.returnTo,
      });
    },
  )
  .post(
    '/sso/:provider/callback',
    describeRoute({
      summary: 'Receive a provider’s answer that its page posts',
      responses: { 303: { description: 'Redirect to the same address with the answer in it' } },
    }),
    async (c) => {
      const provider = requireProvider(c.get('ctx'), c.req.param('provider'));
      // A browser sends no cookies with a POST from another site, but sends them after a redirect.
      return c.redirect(
        `${answerAddress(c.get('ctx'), provider.id)}?${parsePostedAnswer(await c.req.text()).toString()}`,
        303,
      );
    },
  )
  .get(
    '/account/sign-ins',
    describeRoute({
      summary: 'List the account’s linked sign-ins',
      responses: { 200: jsonAnswer('Linked sign-ins', linkedSignInListSchema) },
    }),
    async (c) => c.json({ items: await readLinkedSignIns(c.get('ctx')) }, 200),
  )
  .delete(
    '/account/sign-ins/:provider',
    describeRoute({
      summary: 'Unlink a provider from the account',
      responses: { 204: { description: 'Unlinked' } },
    }),
    async (c) => {
      await unlinkSignIn(c.get('ctx'), c.req.param('provider'));
      return c.body(null, 204);
    },
  );
