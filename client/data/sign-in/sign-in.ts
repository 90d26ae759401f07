import type { SignInInput } from '../../../domain/accounts/schemas';
import type { PasskeyChallenge, PasskeyResponse, SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that signs in by mail address and password. It resolves to the session, or to the challenge of the
 * second factor.
 * @throws ApiProblem `wrong-credentials`, `too-many-attempts` {retryAfter}
 */
export function useSignInByPassword(): (input: SignInInput) => Promise<SignInAnswer> {
  const api = useApi();
  return ({ email, password }) => read(api.session.$post({ json: { email: email.trim(), password } }));
}

/**
 * Returns a function that loads the challenge of a sign-in with a passkey alone.
 * @throws ApiProblem `too-many-attempts`
 */
export function usePasskeyChallenge(): () => Promise<PasskeyChallenge> {
  const api = useApi();
  return () => read(api.passkeys.questions.$post());
}

/**
 * Returns a function that signs in by the answer of a passkey.
 * @throws ApiProblem `passkey-not-accepted`, `too-many-attempts`
 */
export function useSignInByPasskey(): (response: PasskeyResponse) => Promise<SignInAnswer> {
  const api = useApi();
  return (response) => read(api.session.passkey.$post({ json: response }));
}

/**
 * Returns a function that sends the passkey's answer after a password or a sign-on.
 * @throws ApiProblem `passkey-not-accepted`, `too-many-attempts`
 */
export function useAnswerSecondFactor(): (response: PasskeyResponse) => Promise<SignInAnswer> {
  const api = useApi();
  return (response) => read(api.session['second-factor'].$post({ json: response }));
}

/**
 * Returns a function that requests a mailed link, for a person who lost the passkey. `ticket`: the one of the
 * second factor.
 * @throws ApiProblem `passkey-not-accepted` for a ticket that has ended, `not-allowed` for staff
 */
export function useRequestRecovery(): (ticket: string) => Promise<void> {
  const api = useApi();
  return async (ticket) => {
    await read(api.session.recovery.$post({ json: { ticket } }));
  };
}
