import type { JobRun } from '../../../domain/desk/jobs-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that runs a scheduled job now, by its name. It resolves to the result of the run.
 * @throws ApiProblem
 */
export function useRunJob(): (job: string) => Promise<JobRun> {
  const api = useApi();
  return (job) => read(api.desk.jobs[':job'].run.$post({ param: { job } }));
}
