import type { ApiProblem } from '../../../../lib/api';
import { problemWords } from '../../../../lib/words/problem-words';
import { Notice } from '../../../../ui/notices/notice';
import { useLiveTrade } from '../../../../data/trade/live-trade';
import { newsWords } from './news-words';

/** Problem of a step, beside its button. If another event came first, the text names it. */
export function StepProblem({ problem }: { readonly problem: ApiProblem | null }) {
  const { news } = useLiveTrade();
  if (problem === null) return null;
  return (
    <Notice kind="wrong" isAnnounced>
      {problem.code === 'state-moved' && news?.isTooLate === true ? newsWords(news) : problemWords(problem)}
    </Notice>
  );
}
