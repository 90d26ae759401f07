import { openStripeServer, type StripeServer } from '../../stripe-server';
import { test as base } from './shop';

/** A shop that takes cards, at a double of Stripe on loopback. */
export const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const stripe = await openStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ stripe }, use) => use({ ...stripe.settings }), { scope: 'worker' }],
});
