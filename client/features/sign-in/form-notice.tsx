import type { ApiProblem } from '../../lib/api';
import { Notice } from '../../ui/notices/notice';
import { formWords } from './form-problems';

/** Problem of a form. Typed values stay. */
export function FormNotice({ problem }: { readonly problem: ApiProblem | null }) {
  if (problem === null) return null;
  return (
    <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>
      {formWords(problem)}
    </Notice>
  );
}
