import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** A person with an account at the provider; all claims as its ID tokens have them. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  /**
   * The two settings of a shop that trusts it: under the id `library` with the answer in the address, under `posted`
   * with a posted one.
   */
  readonly settings: { readonly OIDC_PROVIDERS: string; readonly OIDC_SECRETS: string };
  /** People with an account there, by the name on the buttons `Continue as …`. */
  readonly people: ProviderPerson[];
  /** Allows a shop, after its address is known. */
  allowShop(shop: string): Promise<void>;
  /** Signs with a new key alone from now on. */
  rotateKeys(): Promise<void>;
  /** False: the person's data are at the userinfo endpoint, not in the ID token. */
  hasClaimsInToken: boolean;
  close(): Promise<void>;
}

const ids = ['library', 'posted'] as const;
const secrets = { library: 'library secret: +100%', posted: 'posted-secret' };

/** Starts an OpenID Connect provider on loopback. On its page a person continues with an account or cancels. */
export async function startIdentityProvider(people: ProviderPerson[]): Promise<IdentityProvider> {
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let shop = '';
  let keys = 0;

  const build = async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    keys += 1;
    const key = { ...(await exportJWK(privateKey)), kid: `key-${keys}`, use: 'sig', alg: 'RS256' };
    const provider: Provider = new Provider(issuer, {
      clients: ids.map((id) => ({
        client_id: `dogear-${id}`,
        client_secret: secrets[id],
        redirect_uris: [`${shop}/api/sso/${id}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      })),
      jwks: { keys: [key] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !self.hasClaimsInToken,
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
      pkce: { required: () => true },
      cookies: { keys: ['a key for tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, id) => {
        const person = people.find(({ sub }) => sub === id);
        return person && { accountId: id, claims: () => person };
      },
      // There is no consent step: the page states which data the shop receives.
      async loadExistingGrant({ oidc: { client, session } }) {
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const rest = provider.callback();
    listener = (request, response) => {
      if (request.url?.startsWith('/interaction/')) void interact(provider, people, request, response);
      else rest(request, response);
    };
  };

  const self: IdentityProvider = {
    issuer,
    people,
    settings: {
      OIDC_PROVIDERS: JSON.stringify([
        { id: 'library', label: 'City Library', issuer, clientId: 'dogear-library' },
        { id: 'posted', label: 'Posting House', issuer, clientId: 'dogear-posted', answers: 'form_post' },
      ]),
      OIDC_SECRETS: JSON.stringify(secrets),
    },
    hasClaimsInToken: true,
    async allowShop(address) {
      shop = address;
      await build();
    },
    rotateKeys: build,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return self;
}

/** Answers with the page on which a person continues (`POST …/as/{sub}`) or cancels (`POST …/cancel`). */
async function interact(
  provider: Provider,
  people: readonly ProviderPerson[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [, , uid = '', action = '', sub = ''] = pathname.split('/').map(decodeURIComponent);
  if (request.method === 'POST') {
    const result =
      action === 'as'
        ? { login: { accountId: sub } }
        : { error: 'access_denied', error_description: 'the person did not want to' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const buttons = people.map(
    (person) =>
      `<form method="post" action="/interaction/${uid}/as/${person.sub}">` +
      `<button>Continue as ${person.name ?? person.sub}</button></form>`,
  );
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>City Library</title><h1>City Library</h1>${buttons.join('')}` +
        `<form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form></html>`,
    );
}
