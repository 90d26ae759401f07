import { z } from 'zod';
import type { JWTPayload } from 'jose';
import { personName } from '../../../../domain/accounts/person-name';
import type { SignOnProvider } from '../../settings/sign-on-settings';

/** Somebody as a provider knows them. */
export interface SignedOn {
  /** Permanent id of the person at the provider. */
  readonly subject: string;
  /** As the provider writes it; null where it gave none that looks like one. */
  readonly email: string | null;
  /** True if the provider has verified the mail address. */
  readonly verified: boolean;
  readonly name: string | null;
}

const emailSchema = z.string().trim().max(254).pipe(z.email());
const yes = (claim: unknown): boolean => claim === true || claim === 'true';

/** The claims of a checked ID token, or of the provider's own answer about the person, as the shop reads them. */
export function readPerson(provider: SignOnProvider, claims: JWTPayload & { readonly sub: string }): SignedOn {
  const email = emailSchema.safeParse(claims['email']);
  return {
    subject: claims.sub,
    email: email.success ? email.data : null,
    verified:
      email.success &&
      (provider.kind === 'microsoft' ? microsoftVerified(claims, email.data) : yes(claims['email_verified'])),
    name:
      personName(claims['name']) ??
      personName([claims['given_name'], claims['family_name']].filter((part) => typeof part === 'string').join(' ')),
  };
}

/**
 * Microsoft's `email` is whatever a tenant's administrator typed. It counts when the optional claim `xms_edov` says
 * that the domain's owner was checked, or when it is among the mails that the person has verified themselves.
 */
function microsoftVerified(claims: JWTPayload, email: string): boolean {
  const owned = claims['xms_edov'];
  if (yes(owned) || owned === 1 || owned === '1') return true;
  return ['verified_primary_email', 'verified_secondary_email'].some((name) => {
    const list = claims[name];
    return (
      Array.isArray(list) && list.some((one) => typeof one === 'string' && one.toLowerCase() === email.toLowerCase())
    );
  });
}
