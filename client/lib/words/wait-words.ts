import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../api';
import { problemWords } from './problem-words';
import { countParams } from './count-params';

/** Returns the sentence for a problem. For too many attempts it names the minutes to wait (fact `retryAfter`). */
export function problemOrWaitWords(problem: ApiProblem): string {
  const seconds = problem.facts['retryAfter'];
  if (problem.code !== 'too-many-attempts' || typeof seconds !== 'number') return problemWords(problem);
  const count = Math.max(1, Math.ceil(seconds / 60));
  return m.accounts_wait(countParams(count));
}
