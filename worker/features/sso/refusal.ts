import { Problem } from '../../../domain/problems';
import { ProviderError } from '../../adapters/identity/provider-error';
import type { Ctx } from '../../context';
import type { SignOnProvider } from '../../sign-on-settings';
import type { SignOnEnd } from './sign-on-end';

type Told = Extract<SignOnEnd, { kind: 'told' }>['result'];

const results: Partial<Record<Problem['code'], Told>> = {
  'too-many-attempts': 'too-many-attempts',
  // Proof and session were there when the page offered it: time has passed.
  'fresh-proof-required': 'expired', 'sign-in-required': 'expired',
  'foreign-origin': 'state-mismatch',
};

/** Why a sign-on can't begin, as its page tells it: a person's browser comes here, not a script. Throws what is no refusal. */
export function refusal(ctx: Ctx, provider: SignOnProvider, error: unknown): Told {
  if (error instanceof ProviderError) {
    ctx.log.warn('sign-on-failed', { provider: provider.id, reason: error.reason, detail: error.detail });
    return 'provider-failed';
  }
  const result = error instanceof Problem ? results[error.code] : undefined;
  if (result === undefined) throw error;
  return result;
}
