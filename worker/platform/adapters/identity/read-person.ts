import type { JWTPayload } from 'jose';
import { personName } from '../../../../domain/accounts/person-name';
import { emailSchema } from '../../../../domain/accounts/schemas';
import type { SignOnPerson } from './identity-provider';

/** Returns whether a claim is true; some providers write it as a text. */
export function isTrueClaim(claim: unknown): boolean {
  return claim === true || claim === 'true';
}

/**
 * Returns the person of a checked ID token, or of the provider's own data about the person. `isVerified`: whether the
 * provider has verified the mail address.
 */
export function readPerson(
  claims: JWTPayload & { readonly sub: string },
  isVerified: (claims: JWTPayload, email: string) => boolean = ({ email_verified: verified }) => isTrueClaim(verified),
): SignOnPerson {
  const email = emailSchema.safeParse(claims['email']);
  return {
    subject: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: email.success && isVerified(claims, email.data),
    name:
      personName(claims['name']) ??
      personName([claims['given_name'], claims['family_name']].filter((part) => typeof part === 'string').join(' ')),
  };
}
