import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Returns a function that stores whether an answer helped. @throws ApiProblem */
export function useVoteOnAnswer(): (id: string, helped: boolean) => Promise<void> {
  const api = useApi();
  return async (id, helped) => {
    await read(api.faq[':id'].votes.$post({ param: { id }, json: { helped } }));
  };
}
