import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../../lib/api';
import { problemWords } from '../../../../lib/words/problem-words';
import { Notice } from '../../../../ui/notices/notice';
import { formatFigure } from '../../desk-words';

/** Problem of a change of names. `moved` replaces the sentence that says that another clerk was faster. */
export function NameProblem({
  problem,
  moved,
}: {
  readonly problem: ApiProblem | null;
  readonly moved?: () => string;
}) {
  if (problem === null) return null;
  const words = () => {
    if (problem.code === 'body-too-large') return m.desk_author_too_many({ most: formatFigure(nameLimits.editions) });
    return problem.code === 'state-moved' && moved !== undefined ? moved() : problemWords(problem);
  };
  return (
    <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
      {words()}
    </Notice>
  );
}
