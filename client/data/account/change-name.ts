import { announceSessionChanged } from '../session/session-changed';
import { useChangeSettings } from './change-settings';

/**
 * Returns a function that changes the person's name everywhere on the page and in other tabs.
 * @throws ApiProblem
 */
export function useChangeName(): (name: string) => Promise<void> {
  const changeSettings = useChangeSettings();
  return async (name) => {
    await changeSettings({ name: name.trim() });
    announceSessionChanged();
  };
}
