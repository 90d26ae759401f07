import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Shop } from './shop';

export const password = 'a row of quiet shelves';

/** Writes to the shop as the page in this context would; the cookies are the context's. */
export async function call(
  context: BrowserContext,
  shop: Shop,
  method: string,
  path: string,
  data?: object,
): Promise<number> {
  const answer = await context.request.fetch(`${shop.url}/api${path}`, {
    method,
    headers: { Origin: shop.url, 'Accept-Language': 'en' },
    ...(data === undefined ? {} : { data }),
  });
  return answer.status();
}

/** Registers and confirms by the mail's link, without the pages: for journeys about something else. Ends signed in. */
export async function join(context: BrowserContext, shop: Shop, email: string): Promise<void> {
  expect(await call(context, shop, 'POST', '/accounts', { name: 'Mia Member', email, password, terms: true })).toBe(
    202,
  );
  const { text } = await shop.letter(email, /login\/confirm/);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(await call(context, shop, 'POST', '/accounts/confirmations', { token })).toBe(200);
}

/** Returns the account of the context; null: a guest. */
export async function whoIsHere(context: BrowserContext, shop: Shop): Promise<string | null> {
  const answer = await context.request.get(`${shop.url}/api/me`);
  const me: { account: { email: string } | null } = await answer.json();
  return me.account?.email ?? null;
}

export interface Authenticator {
  /** Makes the device refuse or confirm the presence of the person. */
  rest(away: boolean): Promise<void>;
}

/** Adds a passkey device to the page that confirms every request. */
export async function authenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async rest(away) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !away });
    },
  };
}
