import { Problem } from '../../../domain/problems';
import { ProviderError } from '../../platform/adapters/identity/provider-error';
import type { Ctx } from '../../platform/context';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { logSecurity } from '../../platform/security-log';
import type { SignOnOutcome } from './sign-on-outcome';

/** Where people leave for a provider. */
const route = '/api/sso/:provider';

type Told = Extract<SignOnOutcome, { kind: 'told' }>['result'];

const results: Partial<Record<Problem['code'], Told>> = {
  'too-many-attempts': 'too-many-attempts',
  // Proof and session were there when the page offered it: time has passed.
  'fresh-proof-required': 'expired',
  'sign-in-required': 'expired',
  'foreign-origin': 'state-mismatch',
};

/**
 * Returns why a sign-on can't begin, as its page tells it. A person's browser comes here, so the answer is no problem,
 * and the security log gets its line here. Throws what is no signOnRefusal.
 */
export function signOnRefusal(ctx: Ctx, provider: SignOnProvider, error: unknown): Told {
  if (error instanceof ProviderError) {
    ctx.log.warn('sign-on-failed', { provider: provider.id, reason: error.reason, detail: error.detail });
    return 'provider-failed';
  }
  const result = error instanceof Problem ? results[error.code] : undefined;
  if (result === undefined) throw error;
  if (result === 'too-many-attempts') logSecurity(ctx, 'too-many-attempts', route);
  if (result === 'state-mismatch') logSecurity(ctx, 'foreign-origin', route);
  return result;
}
