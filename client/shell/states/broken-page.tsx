import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ApiProblem } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { loadAnew } from '../../lib/parts/load-anew';
import { isMissingFile, pageVersion, shopVersion } from '../../lib/parts/missing-file';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/buttons/button';
import { ProblemState } from '../../ui/notices/problem-state';

/**
 * A page that could not be loaded: what happened, what is safe, and another try. It is in every page's first script,
 * because without a network it cannot be fetched; so it brings two sentences, not the whole list of problems.
 */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isMissingFile(error);
  const online = useOnline();
  const { run, busy } = useBusyAction(async () => {
    // A page without its files, or of an earlier version, is loaded as a whole: its own code may be what fails.
    const version = await shopVersion();
    if (version !== null && (isMissing || version !== pageVersion())) await loadAnew();
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
          <Button busy={busy} onClick={() => void run()}>
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
