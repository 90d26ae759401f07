import { shopEnv, type Browser } from './worker-browser';
import type { IdentityIssuer } from './worker-identity-issuer';

/** Returns a shop of the tests with these settings. */
export function shopWith(settings: Partial<Env>): Env {
  return { ...shopEnv, ...settings };
}

/** Starts a sign-on. Returns the query of the provider's address, or the shop's own redirect. */
export async function startSignOn(
  person: Browser,
  provider: string,
  query: Readonly<Record<string, string>> = {},
  headers: Record<string, string> = {},
) {
  const answer = await person.call('GET', `/sso/${provider}?${new URLSearchParams(query).toString()}`, undefined, {
    'Sec-Fetch-Site': 'same-origin',
    ...headers,
  });
  const location = answer.headers.get('Location') ?? '';
  const address = location.startsWith('/') ? null : new URL(location);
  const asked = (name: string) => address?.searchParams.get(name) ?? '';
  return {
    status: answer.status,
    location,
    asked,
    state: asked('state'),
    nonce: asked('nonce'),
    cookies: answer.headers.getSetCookie(),
  };
}

/** Returns from the provider with an answer. Returns the shop's redirect: path, and the query as an object. */
export async function finishSignOn(person: Browser, provider: string, query: Readonly<Record<string, string>>) {
  const answer = await person.call(
    'GET',
    `/sso/${provider}/callback?${new URLSearchParams(query).toString()}`,
    undefined,
    { 'Sec-Fetch-Site': 'cross-site' },
  );
  const [path = '', search] = (answer.headers.get('Location') ?? '').split('?');
  return {
    status: answer.status,
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    cookies: answer.headers.getSetCookie(),
  };
}

/** Signs in by the provider as the person in the claims. */
export async function signOn(
  person: Browser,
  issuer: IdentityIssuer,
  provider: string,
  claims: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, string>> = {},
) {
  const { state, nonce, location } = await startSignOn(person, provider, query);
  if (state === '') throw new Error(`did not leave: ${location}`);
  issuer.token = await issuer.sign({ nonce, auth_time: Math.floor(Date.now() / 1000), ...claims });
  return finishSignOn(person, provider, { state, code: 'good-code' });
}

/** Resolves to the mail address of the person who is signed in in a browser, or to null. */
export async function signedInEmail(person: Browser): Promise<string | null> {
  const { body } = await person.ask('GET', '/me');
  return (body as { account: { email: string } | null }).account?.email ?? null;
}
