import { ApiProblem } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { clearPersonalData } from './clear-personal-data';
import { announceSessionChanged } from './session-changed';

/**
 * Returns a function that signs out and removes everything of the person from this device. The page must be left
 * afterwards.
 * @throws ApiProblem `internal`
 */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  return async () => {
    const answer = await api.session.$delete();
    if (!answer.ok) throw new ApiProblem('internal', answer.status);
    // Scans, viewed books and typed text belong to the person, not to the next user of this device (decision 013).
    await clearPersonalData();
    announceSessionChanged();
  };
}
