import { useRouterState } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/words/problem-words';
import { Notice } from '../../ui/notices/notice';
import type { ApiProblem } from '../../lib/api';

export interface AskingNoticeProps {
  readonly problem: ApiProblem | null;
  /** Address to which the sign-in leads back. Absent: this page. */
  readonly returnTo?: string;
}

/** Notice why the shop could not be asked. Guests get a link to the sign-in, because the answer is a mail. */
export function AskingNotice({ problem, returnTo }: AskingNoticeProps) {
  const here = useRouterState({ select: ({ location }) => location.publicHref });
  if (problem === null) return null;
  if (problem.code !== 'sign-in-required')
    return (
      <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
        {problemWords(problem)}
      </Notice>
    );
  return (
    <Notice
      kind="plain"
      isAnnounced
      action={
        <PageLink to="/login" search={{ returnTo: returnTo ?? here }} className="link">
          {m.scanning_look_up_sign_in_action()}
        </PageLink>
      }
    >
      {m.scanning_look_up_sign_in()}
    </Notice>
  );
}
