import type { JWTPayload } from 'jose';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import { microsoftClient } from './arctic-clients';
import type { IdentityProvider } from './identity-provider';
import { openIdProvider } from './open-id-provider';
import { isTrueClaim } from './read-person';

/** Microsoft's metadata names the tenant by its id, or a placeholder for it where several tenants sign in. */
const ownIssuer = /^https:\/\/login\.microsoftonline\.com\/(?:\{tenantid\}|[\da-f-]{36})\/v2\.0$/;

export function microsoftProvider(settings: Extract<SignOnProvider, { kind: 'microsoft' }>): IdentityProvider {
  return openIdProvider(settings, {
    client: (_metadata, redirect) => microsoftClient(settings, redirect),
    parameters: ({ needsNewSignIn }) => (needsNewSignIn ? { prompt: 'login' } : {}),
    isOwnIssuer: isMicrosoftIssuer,
    isVerified,
    hasUserInfo: false,
    reportsSignInTime: false,
  });
}

/** Returns whether metadata of Microsoft may name this issuer. */
export function isMicrosoftIssuer(issuer: string): boolean {
  return ownIssuer.test(issuer);
}

/**
 * Returns whether a mail address counts as verified. Microsoft's `email` may be typed by an administrator of the
 * tenant. It counts when the optional claim `xms_edov` confirms the domain's owner, or when the person has verified the
 * address.
 */
function isVerified(claims: JWTPayload, email: string): boolean {
  const owned = claims['xms_edov'];
  if (isTrueClaim(owned) || owned === 1 || owned === '1') return true;
  return ['verified_primary_email', 'verified_secondary_email'].some((name) => {
    const list = claims[name];
    return (
      Array.isArray(list) &&
      list.some((address) => typeof address === 'string' && address.toLowerCase() === email.toLowerCase())
    );
  });
}
