import { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ApiEnv } from './api-env';
import { accountDataRoutes } from './features/account-room/data-routes';
import { accountListRoutes } from './features/account-room/list-routes';
import { accountMailRoutes } from './features/account-room/mail-routes';
import { accountRoomRoutes } from './features/account-room/routes';
import { basketRoutes } from './features/basket/routes';
import { browserReportRoutes } from './features/browser-reports/routes';
import { cartRoutes } from './features/cart/routes';
import { chatRoutes } from './features/chat/routes';
import { importRoutes } from './features/catalogue/import-routes';
import { catalogueRoutes } from './features/catalogue/routes';
import { checkoutRoutes } from './features/checkout/routes';
import { choiceRoutes } from './features/choices/routes';
import { faqRoutes } from './features/faq/routes';
import { deskInboundRoutes } from './features/desk/inbound-routes';
import { deskQueueRoutes } from './features/desk/queue-routes';
import { resetRoutes } from './features/accounts/reset-routes';
import { accountRoutes } from './features/accounts/routes';
import { sessionRoutes } from './features/accounts/session-routes';
import { healthRoutes } from './features/health/routes';
import { mailChoiceRoutes } from './features/mail-choices/routes';
import { pageRoutes } from './features/pages/routes';
import { passkeyRoutes } from './features/passkeys/routes';
import { paymentRoutes } from './features/payments/routes';
import { offerRoutes } from './features/scanning/routes';
import { ssoRoutes } from './features/sso/routes';
import { inboundRoutes } from './features/trades/inbound-routes';
import { deskJobRoutes } from './features/desk/job-routes';
import { deskMoneyRoutes } from './features/desk/money-routes';
import { deskOutboundRoutes } from './features/desk/outbound-routes';
import { deskPayoutRoutes } from './features/desk/payout-routes';
import { findTradeRoutes } from './features/trades/find-routes';
import { tradeOutboundRoutes } from './features/trades/outbound-routes';
import { tradeRoutes } from './features/trades/routes';
import { wishRoutes } from './features/wishes/routes';
import { bodySize } from './middleware/body-size';
import { fence, requireOwnOrigin } from './middleware/guard';
import { describedProblems, mapProblem } from './middleware/problem';
import { requestContext } from './middleware/request-context';
import { requirePageAccount } from './middleware/require-page-account';
import { unknownRoute } from './middleware/unknown-route';

const routes = new Hono<ApiEnv>()
  .basePath('/api')
  .use(requestContext)
  .use(fence)
  .use(requireOwnOrigin)
  .use(requirePageAccount)
  .use(bodySize)
  .route('/', healthRoutes)
  .route('/', accountRoutes)
  .route('/', accountRoomRoutes)
  .route('/', accountMailRoutes)
  .route('/', mailChoiceRoutes)
  .route('/', accountListRoutes)
  .route('/', accountDataRoutes)
  .route('/', sessionRoutes)
  .route('/', resetRoutes)
  .route('/', passkeyRoutes)
  .route('/', ssoRoutes)
  .route('/', catalogueRoutes)
  .route('/', importRoutes)
  .route('/', pageRoutes)
  .route('/', faqRoutes)
  .route('/', offerRoutes)
  .route('/', basketRoutes)
  .route('/', cartRoutes)
  .route('/', wishRoutes)
  .route('/', choiceRoutes)
  .route('/', checkoutRoutes)
  .route('/', findTradeRoutes)
  .route('/', tradeRoutes)
  .route('/', tradeOutboundRoutes)
  .route('/', deskOutboundRoutes)
  .route('/', deskPayoutRoutes)
  .route('/', deskMoneyRoutes)
  .route('/', paymentRoutes)
  .route('/', inboundRoutes)
  .route('/', deskQueueRoutes)
  .route('/', deskInboundRoutes)
  .route('/', deskJobRoutes)
  .route('/', chatRoutes)
  .route('/', browserReportRoutes);

/** The whole API; the client's calls are typed by it. */
export const api = routes;
export type Api = typeof routes;

api.get(
  '/openapi.json',
  openAPIRouteHandler(api, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Dogear', version: '1', description: 'A bookshop in which books go both ways.' },
      components: { responses: describedProblems },
    },
  }),
);
api.onError((error, c) => mapProblem(error, c));
api.notFound((c) => mapProblem(unknownRoute(api.routes, c.req.path), c));
