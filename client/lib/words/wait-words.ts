import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../api';
import { problemWords } from './problem-words';
import { counted } from './counted';

/**
 * Returns the sentence for a problem. For a limit of attempts it names the minutes (`Retry-After`, in seconds, is a
 * fact).
 */
export function waitWords(problem: ApiProblem): string {
  const seconds = problem.facts['retryAfter'];
  if (problem.code !== 'too-many-attempts' || typeof seconds !== 'number') return problemWords(problem);
  const count = Math.max(1, Math.ceil(seconds / 60));
  return m.accounts_wait(counted(count));
}
