import type { BrowserContext, Page } from '@playwright/test';
import { hashPassword } from '../../../worker/accounts/passwords/passwords';
import { randomIds } from '../../../worker/platform/context';
import { cookieNames } from '../../../worker/platform/middleware/cookies';
import { expect, type Shop } from './shop';

export const password = 'a row of quiet shelves';

/** Calls the API with the cookies of the context. Returns the status of the answer. */
export async function callApi(
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

/** Hash of `password`, made once for each process: a hash takes 150 ms of a core. */
let passwordHash: Promise<string> | undefined;

/**
 * Registers a member and confirms by the link, for journeys about something else. Ends signed in. The registration is
 * stored as the shop stores it, without its page and its mail.
 */
export async function registerMember(context: BrowserContext, shop: Shop, email: string): Promise<void> {
  passwordHash ??= hashPassword(randomIds, password);
  const link = await shop.storeRegistration({ email, name: 'Mia Member', passwordHash: await passwordHash });
  const cookies = [...(await context.cookies(shop.url)), { name: cookieNames.browserSecret, value: link.browser }];
  const answer = await context.request.post(`${shop.url}/api/accounts/confirmations`, {
    headers: {
      Origin: shop.url,
      'Accept-Language': 'en',
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    data: { token: link.token },
  });
  expect(answer.status()).toBe(200);
}

/** Returns the mail address of the account that is signed in. Null for a guest. */
export async function readAccountEmail(context: BrowserContext, shop: Shop): Promise<string | null> {
  const answer = await context.request.get(`${shop.url}/api/me`);
  const me: { account: { email: string } | null } = await answer.json();
  return me.account?.email ?? null;
}

/** A virtual passkey device of a page. */
export interface Authenticator {
  /** Sets whether the person is away. The device then does not confirm their presence. */
  setPersonAway(isAway: boolean): Promise<void>;
}

/** Adds a passkey device to the page that confirms every request. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
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
    async setPersonAway(isAway) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !isAway });
    },
  };
}
