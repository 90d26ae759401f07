import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language';
import { holdPolicy } from '../../../domain/policy/hold';
import type { SignOnPerson } from '../../platform/adapters/identity/identity-provider';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { consents } from '../../platform/db/schema/account-room';
import { accounts, registrations } from '../../platform/db/schema/accounts';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { accountEventStatement } from '../sessions/account-event';
import { completeSignIn, type CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import { linkStatement } from './link-statement';

/**
 * Creates an account without a password for a person whose address a provider has verified, and signs in.
 * Deletes all registrations of that address. Stores the consent to the terms, which the sign-on page asks for.
 * @throws ConstraintError when the address or the identity got an account meanwhile
 */
export async function createAccount(
  ctx: Ctx,
  provider: SignOnProvider,
  person: SignOnPerson & { readonly email: string },
  language: Language,
): Promise<CompletedSignIn> {
  const id = ctx.ids.id();
  const now = ctx.now.toISOString();
  const { email } = person;
  const name = person.name ?? email.slice(0, email.lastIndexOf('@')).slice(0, 120);
  return completeSignIn(
    ctx,
    { id, name, email, role: 'customer', credential_version: 1, second_factor: 0, market: null },
    'sign-on',
    [
      statementOf(
        ctx.db,
        orm(ctx.db).insert(accounts).values({ id, email, name, confirmedAt: now, language, createdAt: now }),
      ),
      statementOf(ctx.db, orm(ctx.db).delete(registrations).where(eq(registrations.email, email))),
      linkStatement(ctx, id, { provider: provider.id, subject: person.subject, email }, now),
      statementOf(
        ctx.db,
        orm(ctx.db)
          .insert(consents)
          .values({ account: id, kind: 'terms', given: 1, termsVersion: holdPolicy.termsVersion, at: now }),
      ),
      accountEventStatement(ctx, id, 'registered', { provider: provider.label }),
    ],
  );
}
