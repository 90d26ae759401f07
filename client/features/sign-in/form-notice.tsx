import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { problemOrWaitWords } from '../../lib/words/wait-words';
import { Notice } from '../../ui/notices/notice';

/** Problem of a form. A limit names its minutes. The entries stay. */
export function FormNotice({ problem }: { readonly problem: ApiProblem | null }) {
  if (problem === null) return null;
  return (
    <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
      {problem.code === 'wrong-credentials' ? m.accounts_wrong() : problemOrWaitWords(problem)}
    </Notice>
  );
}
