import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import type { FormResult } from '../../../lib/form-result';
import type { SecondFactorQuestion } from './second-factor';

/** Returns the question for the passkey, after a password that was sent without script. */
export function secondFactorOf(result: FormResult | undefined): SecondFactorQuestion | null {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server passes on its own answer to a sign-in
  const answer = result?.answer as SignInAnswer | undefined;
  return answer?.kind === 'second-factor' ? answer : null;
}
