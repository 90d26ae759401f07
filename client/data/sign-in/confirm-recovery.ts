import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import type { MergedLists } from './sign-in-notice';
import { announceSessionChanged } from '../session/session-changed';

/**
 * Returns a function that signs in by the token of the link for a lost passkey. It resolves to the merged lines of
 * the guest's lists, or to null.
 * @throws ApiProblem `link-invalid`, and `invalid-input` for a token that was cut off
 */
export function useConfirmRecovery(): (token: string) => Promise<MergedLists | null> {
  const api = useApi();
  return async (token) => {
    const answer = await read(api.session.recovery.confirmations.$post({ json: { token } }));
    announceSessionChanged();
    return answer.kind === 'signed-in' ? answer.followed : null;
  };
}
