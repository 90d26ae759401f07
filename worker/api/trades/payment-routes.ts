import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { languageSchema } from '../../../domain/schemas';
import { cardProviders } from '../../../domain/trades/money/card-providers';
import { providerEntries } from '../../platform/adapters/payments/providers';
import type { ApiEnv } from '../../platform/api-env';
import { jsonAnswer, ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { tradeKeyIn } from '../../trades/guest-links/key-cookie';
import { beginPayment } from '../../trades/money/payments/begin-payment';
import { syncOpenPayment } from '../../trades/money/payments/sync-open-payment';
import { receiveEvent } from '../../trades/money/payments/receive-event';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const begunSchema = z.strictObject({ url: z.url() });
const receivedSchema = z.strictObject({ received: z.literal(true) });

/** Payments by card or wallet: the redirect to the provider, the return, and the provider's events. */
export const paymentRoutes = new Hono<ApiEnv>()
  .post(
    '/trades/:id/pay',
    describeRoute({
      summary: 'Start a payment by card, wallet or similar. The books stay reserved meanwhile',
      responses: { 200: jsonAnswer("The provider's page", begunSchema) },
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await beginPayment(c.get('ctx'), { id, key: tradeKeyIn(c.req.header('Cookie'), id) }), 200);
    },
  )
  .get(
    '/trades/:id/paid',
    describeRoute({
      summary: "Receive the browser from the provider's page, paid or not",
      responses: { 303: { description: "To the trade's page" } },
    }),
    input('param', pathSchema),
    input('query', z.strictObject({ lng: languageSchema })),
    async (c) => {
      const { id } = c.req.valid('param');
      await syncOpenPayment(c.get('ctx'), { id, key: tradeKeyIn(c.req.header('Cookie'), id) });
      return c.redirect(`/${c.req.valid('query').lng}/trades/${encodeURIComponent(id)}`, 303);
    },
  );

for (const provider of cardProviders) {
  const { signatureHeader } = providerEntries[provider];
  paymentRoutes.post(
    `/webhooks/${provider}`,
    describeRoute({
      summary: 'Receive signed events of the payment provider',
      responses: ok('Stored', receivedSchema),
    }),
    async (c) => {
      const signature = c.req.header(signatureHeader) ?? '';
      await receiveEvent(c.get('ctx'), { provider, body: await c.req.text(), signature });
      return c.json({ received: true } as const, 200);
    },
  );
}
