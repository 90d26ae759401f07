import { ApiProblem, read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that resolves if the last proof of the person still counts. The redirect to a provider needs this,
 * because it can't be repeated like a call.
 * @throws ApiProblem `fresh-proof-required`
 */
export function useRequireFreshProof(): () => Promise<void> {
  const api = useApi();
  return async () => {
    const { fresh } = await read(api.session.proof.$get());
    if (!fresh) throw new ApiProblem('fresh-proof-required', 403);
  };
}

/**
 * Returns a function that unlinks the sign-in of a provider.
 * @throws ApiProblem `fresh-proof-required`, `not-found`, `last-way-in`
 */
export function useUnlinkSignIn(): (provider: string) => Promise<void> {
  const api = useApi();
  return async (provider) => {
    await read(api.account['sign-ins'][':provider'].$delete({ param: { provider: encodeURIComponent(provider) } }));
  };
}
