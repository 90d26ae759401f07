import { openModelServer, type ModelServer } from '../../model-server';
import { openStripeServer, type StripeServer } from '../../stripe-server';
import { startIdentityProvider, type IdentityProvider } from './identity-provider';
import { test as base } from './shop';

/** Returns a person whose mail address the provider has verified. */
const verifiedPerson = (sub: string) => ({
  sub,
  email: `${sub}@reader.example`,
  email_verified: true,
  name: `${sub} of the library`,
});

/**
 * A shop that takes cards, lets people sign on and asks a language model, at a double of each partner on loopback. Its
 * journeys share it, because a shop and the browser of its process cost six seconds of a core.
 */
export const test = base.extend<
  object,
  { stripe: StripeServer; model: ModelServer; provider: IdentityProvider; providerOfShop: IdentityProvider }
>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const stripe = await openStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const model = await openModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter
    async ({}, use) => {
      const provider = await startIdentityProvider([
        ...['ann', 'carl', 'posted', 'fay', 'nina'].map((sub) => verifiedPerson(sub)),
        { sub: 'ben', email: 'ben@reader.example', email_verified: false },
      ]);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ stripe, model, provider }, use) =>
      use({ ...stripe.settings, ...provider.settings, CHAT_BASE_URL: model.url, CHAT_MODEL: 'double' }),
    { scope: 'worker' },
  ],
  // The same provider after it has allowed the shop, whose address is known only once the shop runs.
  providerOfShop: [
    async ({ provider, shop }, use) => {
      await provider.allowShop(shop.url);
      await use(provider);
    },
    { scope: 'worker' },
  ],
});

export { waitForHydration, expect } from './shop';
