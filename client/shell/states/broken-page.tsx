import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ApiProblem } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { reloadPage } from '../../lib/parts/reload-page';
import { isMissingFile, pageVersion, shopVersion } from '../../lib/parts/missing-file';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/buttons/button';
import { ProblemState } from '../../ui/notices/problem-state';

/**
 * Page that could not be loaded: what happened, what is safe, and a button to try again. It is in every page's first
 * script, because without a network it can't be fetched. So it has two sentences instead of the whole list of problems.
 */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isMissingFile(error);
  const online = useOnline();
  const { run, isBusy } = useBusyAction(async () => {
    // A page that lacks files, or of an earlier version, is loaded as a whole, because its own code may fail.
    const version = await shopVersion();
    if (version !== null && (isMissing || version !== pageVersion())) await reloadPage();
    await router.invalidate();
    reset();
  });
  const problem = error instanceof ApiProblem ? error : null;
  const isOffline = problem?.code === 'offline' || (isMissing && !online);
  return (
    <div className="page">
      <ProblemState
        level={1}
        title={isOffline ? m.shell_offline_title() : m.error_title()}
        safe={m.shell_error_safe()}
        actions={
          <Button isBusy={isBusy} onClick={() => void run()}>
            {m.error_again()}
          </Button>
        }
      >
        <p>{isOffline ? m.problem_offline() : m.error_text()}</p>
        {problem?.requestId ? <p className="small">{m.error_request_id({ id: problem.requestId })}</p> : null}
      </ProblemState>
    </div>
  );
}
