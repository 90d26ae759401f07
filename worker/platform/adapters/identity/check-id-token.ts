import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import type { Metadata } from './discover';
import type { ExpectedClaims, IdentityCtx } from './identity-provider';
import { readCachedDocument } from './cached-document';
import { ProviderError } from './provider-error';

/** Allowed algorithms: key pairs only. A shared secret or no signature does not prove the issuer. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Allowed difference of the two clocks, and longest age of a token, in seconds. */
const maxSkewSeconds = 60;
const maxAgeSeconds = 600;

/** A key that the provider has removed is accepted for an hour at most; for a day while the provider is down. */
const lifetimes = { freshSeconds: 3600, longestSeconds: 86_400 };
/** Shortest pause between two requests for new keys (ms), also when tokens name unknown keys. */
const cooldownMs = 60_000;
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * Returns the claims of a valid ID token. It is signed by a key of the issuer with an allowed algorithm, and made for
 * this shop and this request. It has not expired.
 * @throws ProviderError
 * @see OpenID Connect Core 1.0, section 3.1.3.7
 */
export async function checkIdToken(
  ctx: IdentityCtx,
  provider: Pick<SignOnProvider, 'clientId'>,
  metadata: Metadata,
  token: string,
  expected: ExpectedClaims,
): Promise<JWTPayload & { readonly sub: string }> {
  const claims = await verifyToken(ctx, provider, metadata, token);
  const { sub, aud, azp, iss } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new ProviderError('token', 'sub');
  if (iss !== issuerOf(metadata, claims)) throw new ProviderError('token', 'iss');
  if ((azp !== undefined || (Array.isArray(aud) && aud.length > 1)) && azp !== provider.clientId)
    throw new ProviderError('token', 'azp');
  if (claims['nonce'] !== expected.nonce) throw new ProviderError('token', 'nonce');
  const signedInAt = claims['auth_time'];
  if (
    expected.signedInSince !== null &&
    (typeof signedInAt !== 'number' || (signedInAt + maxSkewSeconds) * 1000 < expected.signedInSince)
  ) {
    throw new ProviderError('token', 'auth_time');
  }
  return { ...claims, sub };
}

/** Returns the issuer that a token must name. Where a provider has several tenants, it is the one of the tenant. */
function issuerOf({ issuer }: Metadata, { tid }: JWTPayload): string | null {
  if (!issuer.includes('{tenantid}')) return issuer;
  return typeof tid === 'string' && /^[\da-f-]{36}$/.test(tid) ? issuer.replace('{tenantid}', tid) : null;
}

/** Returns the claims of a token with a valid signature and valid times. Reads the issuer's keys again if need be. */
async function verifyToken(
  ctx: IdentityCtx,
  provider: Pick<SignOnProvider, 'clientId'>,
  metadata: Metadata,
  token: string,
): Promise<JWTPayload> {
  const options: JWTVerifyOptions = {
    audience: provider.clientId,
    algorithms,
    clockTolerance: maxSkewSeconds,
    maxTokenAge: maxAgeSeconds,
    currentDate: ctx.now,
    requiredClaims: ['iss', 'sub', 'exp', 'iat', 'nonce'],
  };
  const readKeys = (before?: number) => readCachedDocument(ctx, metadata.jwks_uri, keysSchema, lifetimes, before);
  const stored = await readKeys();
  try {
    return await verifyWithKeys(stored.document, token, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw toProviderError(error);
    // The issuer may have changed its keys since.
    const now = ctx.now.getTime();
    if (now - stored.readAt < cooldownMs) throw toProviderError(error);
    const { document } = await readKeys(now);
    return verifyWithKeys(document, token, options).catch((secondError: unknown) => {
      throw toProviderError(secondError);
    });
  }
}

async function verifyWithKeys(keys: JSONWebKeySet, token: string, options: JWTVerifyOptions): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), options);
  return payload;
}

function toProviderError(error: unknown): Error {
  if (error instanceof errors.JOSEError)
    return new ProviderError('token', 'claim' in error ? `${error.code} ${String(error.claim)}` : error.code);
  return error instanceof Error ? error : new Error('unknown');
}
