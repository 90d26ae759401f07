import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that signs out one device, by the id of its session.
 * @throws ApiProblem `not-found`
 */
export function useSignOutDevice(): (session: string) => Promise<void> {
  const api = useApi();
  return async (session) => {
    await read(api.sessions[':id'].$delete({ param: { id: session } }));
  };
}

/**
 * Returns a function that signs out all devices except this one.
 * @throws ApiProblem
 */
export function useSignOutOtherDevices(): () => Promise<void> {
  const api = useApi();
  return async () => {
    await read(api.sessions.$delete());
  };
}
