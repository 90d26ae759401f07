import type { ProofInput, ProofMethods } from '../../../domain/accounts/sign-in-schemas';
import type { Provider } from '../../../domain/accounts/sso-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Methods by which this person can give fresh proof, and the providers among them with their labels. */
export interface ProofChoice {
  readonly methods: ProofMethods;
  readonly providers: readonly Provider[];
}

/**
 * Returns a function that loads the methods for fresh proof, with a new challenge for a passkey. With `passkeyOnly` the
 * other methods are left out.
 * @throws ApiProblem `sign-in-required`
 */
export function useProofChoice(): (passkeyOnly: boolean) => Promise<ProofChoice> {
  const api = useApi();
  return async (passkeyOnly) => {
    const all = await read(api.session.proof.$get());
    const methods = passkeyOnly ? { ...all, password: false, providers: [] } : all;
    const known = methods.providers.length === 0 ? [] : (await read(api.sso.$get())).items;
    return { methods, providers: known.filter(({ id }) => methods.providers.includes(id)) };
  };
}

/**
 * Returns a function that proves the person again, by password or passkey.
 * @throws ApiProblem `wrong-credentials`, `passkey-not-accepted`, `too-many-attempts`
 */
export function useGiveProof(): (proof: ProofInput) => Promise<void> {
  const api = useApi();
  return async (proof) => {
    await read(api.session.proof.$post({ json: proof }));
  };
}
