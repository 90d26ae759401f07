import { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ApiEnv } from './platform/api-env';
import { accountDataRoutes } from './api/accounts/account-data-routes';
import { accountListRoutes } from './api/accounts/account-list-routes';
import { accountMailRoutes } from './api/accounts/account-mail-routes';
import { accountSettingsRoutes } from './api/accounts/account-settings-routes';
import { basketRoutes } from './api/shop/basket-routes';
import { browserReportRoutes } from './api/shop/browser-report-routes';
import { cartRoutes } from './api/shop/cart-routes';
import { conversationRoutes } from './api/shop/conversation-routes';
import { feedRoutes } from './api/shop/feed-routes';
import { importRoutes } from './api/shop/import-routes';
import { catalogueRoutes } from './api/shop/catalogue-routes';
import { checkoutRoutes } from './api/shop/checkout-routes';
import { choiceRoutes } from './api/accounts/choice-routes';
import { demoRoutes } from './api/shop/demo-routes';
import { faqRoutes } from './api/shop/faq-routes';
import { deskInboundRoutes } from './api/desk/desk-inbound-routes';
import { deskQueueRoutes } from './api/desk/desk-queue-routes';
import { resetRoutes } from './api/accounts/reset-routes';
import { accountRoutes } from './api/accounts/account-routes';
import { sessionRoutes } from './api/accounts/session-routes';
import { healthRoutes } from './api/shop/health-routes';
import { mailChoiceRoutes } from './api/accounts/mail-choice-routes';
import { pageRoutes } from './api/shop/page-routes';
import { passkeyRoutes } from './api/accounts/passkey-routes';
import { paymentRoutes } from './api/trades/payment-routes';
import { offerRoutes } from './api/shop/offer-routes';
import { ssoRoutes } from './api/accounts/sso-routes';
import { tradeInboundRoutes } from './api/trades/trade-inbound-routes';
import { deskJobRoutes } from './api/desk/desk-job-routes';
import { deskImportRoutes } from './api/desk/desk-import-routes';
import { deskMoneyRoutes } from './api/desk/desk-money-routes';
import { deskStockRoutes } from './api/desk/desk-stock-routes';
import { deskNamesRoutes } from './api/desk/desk-names-routes';
import { deskReportRoutes } from './api/desk/desk-report-routes';
import { deskCatalogueRoutes } from './api/desk/desk-catalogue-routes';
import { deskOutboundRoutes } from './api/desk/desk-outbound-routes';
import { deskPayoutRoutes } from './api/desk/desk-payout-routes';
import { declarationRoutes } from './api/trades/declaration-routes';
import { findTradeRoutes } from './api/trades/find-trade-routes';
import { tradeOutboundRoutes } from './api/trades/trade-outbound-routes';
import { tradeRoutes } from './api/trades/trade-routes';
import { watchRoutes } from './api/shop/watch-routes';
import { askedBookRoutes } from './api/shop/asked-book-routes';
import { wishRoutes } from './api/shop/wish-routes';
import { limitBodySize } from './platform/middleware/body-size';
import { limitRequestRate } from './platform/middleware/limit-request-rate';
import { requireOwnOrigin } from './platform/middleware/require-own-origin';
import { answerError, describedProblems } from './api/middleware/problem';
import { setAnswerHeaders } from './api/middleware/answer-headers';
import { buildRequestContext } from './api/middleware/request-context';
import { logRequest } from './api/middleware/request-log';
import { requirePageAccount } from './api/middleware/require-page-account';
import { unknownRoute } from './platform/middleware/unknown-route';

const routes = new Hono<ApiEnv>()
  .basePath('/api')
  .use(buildRequestContext)
  .use(logRequest)
  .use(setAnswerHeaders)
  .use(limitRequestRate)
  .use(requireOwnOrigin)
  .use(requirePageAccount)
  .use(limitBodySize)
  .route('/', healthRoutes)
  .route('/', accountRoutes)
  .route('/', accountSettingsRoutes)
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
  .route('/', feedRoutes)
  .route('/', demoRoutes)
  .route('/', pageRoutes)
  .route('/', faqRoutes)
  .route('/', offerRoutes)
  .route('/', basketRoutes)
  .route('/', cartRoutes)
  .route('/', wishRoutes)
  .route('/', watchRoutes)
  .route('/', askedBookRoutes)
  .route('/', choiceRoutes)
  .route('/', checkoutRoutes)
  .route('/', findTradeRoutes)
  .route('/', declarationRoutes)
  .route('/', tradeRoutes)
  .route('/', tradeOutboundRoutes)
  .route('/', deskOutboundRoutes)
  .route('/', deskPayoutRoutes)
  .route('/', deskMoneyRoutes)
  .route('/', deskStockRoutes)
  .route('/', deskReportRoutes)
  .route('/', deskNamesRoutes)
  .route('/', paymentRoutes)
  .route('/', tradeInboundRoutes)
  .route('/', deskQueueRoutes)
  .route('/', deskInboundRoutes)
  .route('/', deskJobRoutes)
  .route('/', deskImportRoutes)
  .route('/', deskCatalogueRoutes)
  .route('/', conversationRoutes)
  .route('/', browserReportRoutes);

/** All routes of the API. Its type gives the client's calls their types. */
export const api = routes;
export type Api = typeof routes;

api.get(
  '/openapi.json',
  openAPIRouteHandler(api, {
    // Feeds have a dot in their path, like files.
    excludeStaticFile: false,
    documentation: {
      openapi: '3.1.0',
      info: { title: 'Dogear', version: '1', description: 'A bookshop in which books go both ways.' },
      components: { responses: describedProblems },
    },
  }),
);
api.onError((error, c) => answerError(error, c));
api.notFound((c) => answerError(unknownRoute(api.routes, c.req.path), c));
