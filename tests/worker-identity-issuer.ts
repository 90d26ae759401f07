import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

interface Key {
  readonly kid: string;
  readonly secret: CryptoKey;
  readonly open: JWK;
}

/**
 * A provider of the tests at the network edge: discovery, keys, token and person's data, as OpenID Connect has them.
 */
export class IdentityIssuer {
  /** The address of its discovery document, and what that calls the issuer. */
  readonly issuer: string;
  named: string;
  readonly clientId: string;
  keys: Key[] = [];
  /** Requests that it has received: method and address without the query. */
  readonly asked: string[] = [];
  /** Of the last exchange. */
  form = new URLSearchParams();
  authorization: string | null = null;
  /** The ID token of the next exchange, and the person's own data. */
  token = '';
  person: Readonly<Record<string, unknown>> | null = null;
  /** Answers instead of the provider; null: it is itself. */
  outage: (() => Response | Promise<Response>) | null = null;
  private readonly endpoints: Readonly<Record<string, string>>;

  constructor(issuer: string, clientId: string, token = `${issuer}/token`) {
    this.issuer = issuer;
    this.named = issuer;
    this.clientId = clientId;
    this.endpoints = {
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: token,
      userinfo_endpoint: `${issuer}/person`,
      jwks_uri: `${issuer}/keys`,
    };
  }

  /** Makes a key and shows it alone. */
  async rotate(kid: string): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    this.keys = [{ kid, secret: privateKey, open: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }];
  }

  /** An ID token of these claims over good ones; `undefined` leaves a claim out. */
  async sign(
    claims: Readonly<Record<string, unknown>>,
    header: { readonly kid?: string; readonly alg?: string } = {},
    secret?: CryptoKey | Uint8Array,
  ): Promise<string> {
    const [key] = this.keys;
    if (key === undefined) throw new Error('no key yet');
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: this.named, aud: this.clientId, sub: 'ann-there', iat: now, exp: now + 300, ...claims };
    return new SignJWT(JSON.parse(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, ...header })
      .sign(secret ?? key.secret);
  }

  /** Returns the network's answer for this provider; null for any other address. */
  async answer(request: Request): Promise<Response | null> {
    const url = new URL(request.url);
    const address = url.origin + url.pathname;
    const path = Object.entries({
      ...this.endpoints,
      discovery: `${this.issuer}/.well-known/openid-configuration`,
    }).find(([, known]) => known === address)?.[0];
    if (path === undefined) return null;
    this.asked.push(`${request.method} ${path}`);
    if (this.outage !== null) return this.outage();
    if (path === 'discovery')
      return Response.json({ issuer: this.named, ...this.endpoints, response_types_supported: ['code'] });
    if (path === 'jwks_uri') return Response.json({ keys: this.keys.map(({ open }) => open) });
    if (path === 'userinfo_endpoint')
      return this.person === null ? new Response(null, { status: 403 }) : Response.json(this.person);
    this.form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    this.authorization = request.headers.get('Authorization');
    if (this.form.get('code') !== 'good-code')
      return Response.json({ error: 'invalid_grant', error_description: 'secret words' }, { status: 400 });
    return Response.json({
      access_token: 'an-access-token',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: this.token,
    });
  }
}

/** Returns a double of `fetch` that reaches only these providers. */
export function networkWith(issuers: readonly IdentityIssuer[]): typeof fetch {
  return async (target, init) => {
    const request = new Request(target, init);
    for (const issuer of issuers) {
      const answer = await issuer.answer(request);
      if (answer !== null) return answer;
    }
    throw new TypeError(`no network: ${request.url}`);
  };
}
