import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { problemOrWaitWords } from '../../lib/words/wait-words';
import { Notice } from '../../ui/notices/notice';

/** Problem of a change. The entries stay. */
export function ProblemNotice({ problem }: { readonly problem: ApiProblem | null }) {
  if (problem === null) return null;
  if (problem.code === 'sign-in-required') {
    return (
      <Notice
        kind="waiting"
        isAnnounced
        action={
          <PageLink to="/login" search={{ returnTo: currentPath() }} preload={false} className="text-link">
            {m.shell_sign_in()}
          </PageLink>
        }
      >
        {m.account_signed_out()}
      </Notice>
    );
  }
  if (problem.code === 'fresh-proof-required')
    return (
      <Notice kind="plain" isAnnounced>
        {m.account_proof_missing()}
      </Notice>
    );
  return (
    <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
      {problemOrWaitWords(problem)}
    </Notice>
  );
}

const currentPath = (): string =>
  typeof location === 'undefined' ? addressOf('/account-details') : location.pathname + location.search;
