import { isMailAddress } from '../../../domain/accounts/email';
import { m } from '../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../lib/api';
import { problemWords } from '../../lib/words/problem-words';
import { waitWords } from '../../lib/words/wait-words';

export type AccountField = 'name' | 'email' | 'password' | 'terms';
export type FieldProblems = { readonly [Field in AccountField]?: string | undefined };

export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return m.accounts_email_missing();
  return isMailAddress(email.trim()) ? undefined : m.accounts_email_wrong();
}

/** Sentences for fields that the server could not read. With script, the form is checked before. */
const unreadable: Readonly<Record<AccountField, () => string>> = {
  name: m.accounts_name_missing,
  email: m.accounts_email_wrong,
  password: m.accounts_password_missing,
  terms: m.accounts_terms_missing,
};

/**
 * Returns the fields that a problem of the server is about, each with its sentence. Empty if the problem is of the
 * whole form.
 */
export function fieldProblems(problem: ApiProblem | null): FieldProblems {
  if (problem === null) return {};
  const words = problemWords(problem);
  if (problem.code.startsWith('password-')) return { password: words };
  if (problem.code === 'terms-not-accepted') return { terms: m.accounts_terms_missing() };
  const { paths } = problem.facts;
  if (problem.code !== 'invalid-input' || !Array.isArray(paths)) return {};
  const wrong = Object.entries(unreadable).filter(([field]) => paths.includes(field));
  return Object.fromEntries(wrong.map(([field, say]) => [field, say()]));
}

/** Returns the sentence for a problem of the whole form. A limit names its minutes. */
export function formWords(problem: ApiProblem): string {
  return problem.code === 'wrong-credentials' ? m.accounts_wrong() : waitWords(problem);
}

export const hasProblems = (problems: FieldProblems): boolean =>
  Object.values(problems).some((words) => words !== undefined);
