import type { Role } from '../../../domain/accounts/schemas';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import type { Ctx } from '../../platform/context';
import { openPasskeyQuestion } from './passkey-question';

/** The question for a second factor, as the API returns it. */
export type SecondFactorQuestion = Extract<SignInAnswer, { kind: 'second-factor' }>;

/**
 * Returns the second-factor question of a sign-in, or null when the account has no passkey.
 * The caller decides whether to ask. A lost passkey is recovered by mail; staff need an admin.
 */
export async function openSecondFactorQuestion(
  ctx: Ctx,
  account: { readonly id: string; readonly role: Role; readonly version: number },
  firstFactor: 'password' | 'sign-on' = 'password',
): Promise<SecondFactorQuestion | null> {
  const method = firstFactor === 'password' ? 'password-and-passkey' : 'sign-on-and-passkey';
  const question = await openPasskeyQuestion(ctx, account, 'second-factor', { way: method });
  if (question === null) return null;
  return { kind: 'second-factor', ...question, recovery: account.role === 'customer' ? 'mail' : 'admin' };
}
