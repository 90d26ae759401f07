import { m } from '../../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../../lib/api';
import { problemWords } from '../../../../lib/words/problem-words';
import { Notice } from '../../../../ui/notices/notice';

/** Result of an edit: saved, nothing to save, or another clerk has changed the same field first. */
export type Outcome = 'saved' | 'unchanged' | 'conflict' | null;

/** Line with the result of an edit. */
export function FormOutcome({ outcome, problem }: { readonly outcome: Outcome; readonly problem: ApiProblem | null }) {
  if (problem !== null)
    return (
      <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
        {problemWords(problem)}
      </Notice>
    );
  if (outcome === 'conflict')
    return (
      <Notice kind="waiting" isAnnounced>
        {m.desk_catalogue_conflict()}
      </Notice>
    );
  if (outcome === null) return null;
  return (
    <Notice kind={outcome === 'saved' ? 'safe' : 'plain'} isAnnounced>
      {outcome === 'saved' ? m.desk_catalogue_saved() : m.desk_catalogue_unchanged()}
    </Notice>
  );
}
