import { Problem } from '../../../domain/problems';
import { ProviderError } from '../../platform/adapters/identity/provider-error';
import type { Ctx } from '../../platform/context';
import type { SignOnProvider } from '../../platform/settings/sign-on-settings';
import { logSecurity } from '../../platform/security-log';
import type { SignOnOutcome } from './sign-on-outcome';

/** Route in the security log. */
const route = '/api/sso/:provider';

type RefusalResult = Extract<SignOnOutcome, { kind: 'result' }>['result'];

const results: Partial<Record<Problem['code'], RefusalResult>> = {
  'too-many-attempts': 'too-many-attempts',
  // The page offers sign-on only with proof and session, so they have expired since.
  'fresh-proof-required': 'expired',
  'sign-in-required': 'expired',
  // A session that is older than the second factor. Signing in again asks for it.
  'second-factor-required': 'expired',
  'foreign-origin': 'state-mismatch',
};

/**
 * Returns the result page code for an error that stopped a sign-on from starting.
 * The caller is a browser that expects a page, so this function writes the security log itself.
 * @throws any error that is not a refusal
 */
export function signOnRefusal(ctx: Ctx, provider: SignOnProvider, error: unknown): RefusalResult {
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
