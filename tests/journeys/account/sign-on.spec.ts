import type { IdentityProvider } from '../support/identity-provider';
import { expect, test } from '../support/partner-shop';
import type { Shop } from '../support/shop';
import { Surfer } from '../support/surfer';

// Against a real provider on loopback, over the production build: the answers of the API, redirect by redirect.
test.describe.configure({ mode: 'serial' });

let provider: IdentityProvider;
let shop: Shop;

test.beforeAll(({ library, shop: opened }) => {
  provider = library;
  shop = opened;
});

/** From the shop to the provider's page. */
async function leave(person: Surfer, query = '', at = 'library') {
  const page = await person.go(`${shop.url}/api/sso/${at}?${query}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(page.url.pathname, page.text).toMatch(/^\/interaction\//);
  return page;
}
/** Presses a button of the provider's page; stops before the shop's own pages. */
async function press(person: Surfer, interaction: URL, deed: string) {
  return person.go(`${interaction.href}/${deed}`, { method: 'POST', until: /\/(?:en|de)(?:\/(?!callback)|$|\?)/ });
}
async function signOn(person: Surfer, sub: string, query = '') {
  return (await press(person, (await leave(person, query)).url, `as/${sub}`)).url;
}
/** Returns the provider's answer before the shop receives it. */
async function answer(person: Surfer, sub: string, address?: URL): Promise<URL> {
  const page = address === undefined ? await leave(person) : await person.go(address.href);
  return (await person.go(`${page.url.href}/as/${sub}`, { method: 'POST', until: /\/callback/ })).url;
}
/** The address at the provider that the shop leads to. */
async function question(person: Surfer): Promise<URL> {
  return (await person.go(`${shop.url}/api/sso/library`, { until: /127\.0\.0\.1/ })).url;
}
async function whoIs(person: Surfer): Promise<string | null> {
  const { text } = await person.go(`${shop.url}/api/me`);
  return (JSON.parse(text) as { account: { email: string } | null }).account?.email ?? null;
}
async function call(person: Surfer, method: string, path: string, body?: object) {
  return person.go(`${shop.url}/api${path}`, {
    method,
    headers: { Origin: shop.url, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
/** Returns the token of the newest mailed link, or an empty text. */
const linkFor = (to: string): string => /token=([\w-]+)/.exec(shop.letters(to).at(-1)?.text ?? '')?.[1] ?? '';
const resultOf = (url: URL) => url.searchParams.get('result');

test('a new person signs in and signs in again from another browser', async () => {
  const person = new Surfer();
  const url = await signOn(person, 'ann', 'returnTo=/en/trades');
  expect(url.pathname).toBe('/en/trades');
  expect(await whoIs(person)).toBe('ann@reader.example');
  const other = new Surfer();
  expect((await signOn(other, 'ann', 'language=de')).pathname).toBe('/de');
  expect(await whoIs(other)).toBe('ann@reader.example');
});

test('a cancelled sign-on shows a message and can be repeated', async () => {
  const person = new Surfer();
  const { url } = await press(person, (await leave(person, 'returnTo=/en/cart')).url, 'cancel');
  expect([url.pathname, resultOf(url), url.searchParams.get('returnTo')]).toEqual(['/en/sso', 'cancelled', '/en/cart']);
  expect(await whoIs(person)).toBeNull();
});

test('an unverified mail address creates no account', async () => {
  const person = new Surfer();
  expect(resultOf(await signOn(person, 'ben'))).toBe('email-not-verified');
  expect(await whoIs(person)).toBeNull();
});

test('a provider’s answer works once and only in the browser that asked', async () => {
  const person = new Surfer();
  const url = await answer(person, 'ann');
  const thief = new Surfer();
  const until = /\/en(?:\/|$)/;
  expect(resultOf((await thief.go(url.href, { until })).url)).toBe('state-mismatch');
  await leave(thief);
  expect(resultOf((await thief.go(url.href, { until })).url)).toBe('state-mismatch');
  expect(await whoIs(thief)).toBeNull();
  const both = await Promise.all([person.go(url.href, { until }), person.go(url.href, { until })]);
  expect(both.map((page) => resultOf(page.url) ?? 'in').toSorted()).toEqual(['in', 'state-mismatch']);
  expect(await whoIs(person)).toBe('ann@reader.example');
});

test('an answer to a changed request is refused', async () => {
  for (const [name, value] of [
    ['nonce', 'another-nonce'],
    ['code_challenge', 'x'.repeat(43)],
    ['state', 'another-state-of-somebody'],
  ] as const) {
    const person = new Surfer();
    const asked = await question(person);
    asked.searchParams.set(name, value);
    const back = await answer(person, 'ann', asked);
    const { url } = await person.go(back.href, { until: /\/en\// });
    expect([name, resultOf(url)]).toEqual([name, name === 'state' ? 'state-mismatch' : 'provider-failed']);
    expect(await whoIs(person)).toBeNull();
  }
});

test('a mail address with an account is linked after signing in to that account', async () => {
  const known = new Surfer();
  expect(
    (
      await call(known, 'POST', '/accounts', {
        name: 'Carl',
        email: 'carl@reader.example',
        password: 'seven folded corners',
        terms: true,
      })
    ).status,
  ).toBe(202);
  let link = '';
  await expect.poll(() => (link = linkFor('carl@reader.example')), { timeout: 10_000 }).not.toBe('');
  expect((await call(known, 'POST', '/accounts/confirmations', { token: link })).status).toBe(200);
  const stranger = new Surfer();
  expect(resultOf(await signOn(stranger, 'carl'))).toBe('link-offered');
  expect(await whoIs(stranger)).toBeNull();
  expect((await call(stranger, 'POST', '/sso/links')).status).toBe(401);
  expect(
    (await call(stranger, 'POST', '/session', { email: 'carl@reader.example', password: 'seven folded corners' }))
      .status,
  ).toBe(200);
  expect(JSON.parse((await stranger.go(`${shop.url}/api/sso/offer`)).text)).toMatchObject({
    email: 'carl@reader.example',
    provider: { id: 'library' },
  });
  expect((await call(stranger, 'POST', '/sso/links')).status).toBe(204);
  const again = new Surfer();
  expect((await signOn(again, 'carl')).pathname).toBe('/en');
  expect(await whoIs(again)).toBe('carl@reader.example');
  // As a proof: the provider asks again, although the person is signed in there.
  expect((await signOn(again, 'carl', 'purpose=proof&returnTo=/en/delete-account')).pathname).toBe(
    '/en/delete-account',
  );
  // Somebody else's sign-in proves nothing.
  again.jar('127.0.0.1').clear();
  expect(resultOf(await signOn(again, 'ann', 'purpose=proof'))).toBe('other-account');
});

test('the provider may rotate its keys and serve the mail by its userinfo endpoint', async () => {
  await provider.rotateKeys();
  const early = new Surfer();
  // Within a minute of the last look the shop does not look again.
  expect(resultOf(await signOn(early, 'ann'))).toBe('provider-failed');
  await shop.ageProviders();
  const person = new Surfer();
  await signOn(person, 'ann');
  expect(await whoIs(person)).toBe('ann@reader.example');
  provider.tellsInToken = false;
  const fay = new Surfer();
  await shop.ageProviders();
  await provider.rotateKeys();
  await signOn(fay, 'fay');
  expect(await whoIs(fay)).toBe('fay@reader.example');
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
