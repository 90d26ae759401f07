import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that switches the optional mails of a mailed key on or off. It resolves to whether they are on.
 * @throws ApiProblem `link-invalid`
 */
export function useChooseMails(): (key: string, on: boolean) => Promise<boolean> {
  const api = useApi();
  return async (key, on) => {
    const choice = await read(
      api['mail-choices'][':key'].$put({ param: { key: encodeURIComponent(key) }, json: { on } }),
    );
    return choice.on;
  };
}
