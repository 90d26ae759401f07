import type { IdentityProvider } from '../support/identity-provider';
import { expect, test } from '../support/partner-shop';
import type { Shop } from '../support/shop';
import { RedirectClient } from '../support/redirect-client';

// Against a real provider on loopback, over the production build: the answers of the API, redirect by redirect.
test.describe.configure({ mode: 'serial' });

let provider: IdentityProvider;
let shop: Shop;

test.beforeAll(({ providerOfShop, shop: opened }) => {
  provider = providerOfShop;
  shop = opened;
});

/** Opens the provider's page from the shop. */
async function openProviderPage(person: RedirectClient, query = '', id = 'library') {
  const page = await person.open(`${shop.url}/api/sso/${id}?${query}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(page.url.pathname, page.text).toMatch(/^\/interaction\//);
  return page;
}
/** Presses a button of the provider's page; stops before the shop's own pages. */
async function pressProviderButton(person: RedirectClient, interaction: URL, action: string) {
  return person.open(`${interaction.href}/${action}`, { method: 'POST', until: /\/(?:en|de)(?:\/(?!callback)|$|\?)/ });
}
/** Signs on with an account of the provider. Returns the shop's address at the end. */
async function signOn(person: RedirectClient, sub: string, query = '') {
  return (await pressProviderButton(person, (await openProviderPage(person, query)).url, `as/${sub}`)).url;
}
/** Returns the provider's answer before the shop receives it. */
async function requestProviderAnswer(person: RedirectClient, sub: string, address?: URL): Promise<URL> {
  const page = address === undefined ? await openProviderPage(person) : await person.open(address.href);
  return (await person.open(`${page.url.href}/as/${sub}`, { method: 'POST', until: /\/callback/ })).url;
}
/** Returns the address at the provider to which the shop redirects. */
async function readProviderAddress(person: RedirectClient): Promise<URL> {
  return (await person.open(`${shop.url}/api/sso/library`, { until: /127\.0\.0\.1/ })).url;
}
async function readAccountEmail(person: RedirectClient): Promise<string | null> {
  const { text } = await person.open(`${shop.url}/api/me`);
  return (JSON.parse(text) as { account: { email: string } | null }).account?.email ?? null;
}
const readResult = (url: URL) => url.searchParams.get('result');

test('a new person signs in and signs in again from another browser', async () => {
  const person = new RedirectClient();
  const url = await signOn(person, 'ann', 'returnTo=/en/trades');
  expect(url.pathname).toBe('/en/trades');
  expect(await readAccountEmail(person)).toBe('ann@reader.example');
  const other = new RedirectClient();
  expect((await signOn(other, 'ann', 'language=de')).pathname).toBe('/de');
  expect(await readAccountEmail(other)).toBe('ann@reader.example');
});

test('a cancelled sign-on shows a message and can be repeated', async () => {
  const person = new RedirectClient();
  const { url } = await pressProviderButton(
    person,
    (await openProviderPage(person, 'returnTo=/en/cart')).url,
    'cancel',
  );
  expect([url.pathname, readResult(url), url.searchParams.get('returnTo')]).toEqual([
    '/en/sso',
    'cancelled',
    '/en/cart',
  ]);
  expect(await readAccountEmail(person)).toBeNull();
});

test('an unverified mail address creates no account', async () => {
  const person = new RedirectClient();
  expect(readResult(await signOn(person, 'ben'))).toBe('email-not-verified');
  expect(await readAccountEmail(person)).toBeNull();
});

test('a provider’s answer works once and only in the browser that asked', async () => {
  const person = new RedirectClient();
  const url = await requestProviderAnswer(person, 'ann');
  const thief = new RedirectClient();
  const until = /\/en(?:\/|$)/;
  expect(readResult((await thief.open(url.href, { until })).url)).toBe('state-mismatch');
  await openProviderPage(thief);
  expect(readResult((await thief.open(url.href, { until })).url)).toBe('state-mismatch');
  expect(await readAccountEmail(thief)).toBeNull();
  const both = await Promise.all([person.open(url.href, { until }), person.open(url.href, { until })]);
  expect(both.map((page) => readResult(page.url) ?? 'in').toSorted()).toEqual(['in', 'state-mismatch']);
  expect(await readAccountEmail(person)).toBe('ann@reader.example');
});

test('an answer to a changed request is refused', async () => {
  for (const [name, value] of [
    ['nonce', 'another-nonce'],
    ['code_challenge', 'x'.repeat(43)],
    ['state', 'another-state-of-somebody'],
  ] as const) {
    const person = new RedirectClient();
    const asked = await readProviderAddress(person);
    asked.searchParams.set(name, value);
    const callback = await requestProviderAnswer(person, 'ann', asked);
    const { url } = await person.open(callback.href, { until: /\/en\// });
    expect([name, readResult(url)]).toEqual([name, name === 'state' ? 'state-mismatch' : 'provider-failed']);
    expect(await readAccountEmail(person)).toBeNull();
  }
});

test('as a proof the provider asks again, and the sign-in of somebody else proves nothing', async () => {
  const person = new RedirectClient();
  await signOn(person, 'ann');
  // The person is signed in at the provider, which still asks.
  expect((await signOn(person, 'ann', 'purpose=proof&returnTo=/en/delete-account')).pathname).toBe(
    '/en/delete-account',
  );
  person.cookiesOf('127.0.0.1').clear();
  expect(readResult(await signOn(person, 'carl', 'purpose=proof'))).toBe('other-account');
});

test('the provider may rotate its keys and serve the mail by its userinfo endpoint', async () => {
  provider.hasClaimsInToken = false;
  await provider.rotateKeys();
  await shop.expireProviderDocuments();
  const person = new RedirectClient();
  await signOn(person, 'fay');
  expect(await readAccountEmail(person)).toBe('fay@reader.example');
});

test('a cross-site POST of the provider’s answer carries the shop’s cookies', async ({ page }) => {
  await page.goto(`${shop.url}/api/sso/posted?returnTo=/en/cart`);
  await page.getByRole('button', { name: 'Continue as posted of the library' }).click();
  await page.waitForURL(`${shop.url}/en/cart`);
  const me = await page.evaluate(
    async () => (await fetch('/api/me')).json() as Promise<{ account: { email: string } }>,
  );
  expect(me.account.email).toBe('posted@reader.example');
  const cookies = await page.context().cookies(shop.url);
  expect(cookies.find(({ name }) => name === '__Host-sso-posted')).toMatchObject({
    sameSite: 'None',
    secure: true,
    httpOnly: true,
  });
  expect(cookies.find(({ name }) => name === '__Host-session')).toMatchObject({ sameSite: 'Lax', httpOnly: true });
});
