import { passwordLengthProblem } from '../../../domain/accounts/password-length';
import { m } from '../../../messages/compiled/messages.js';

/**
 * Returns the sentence for a new password that is missing, too short or too long. The server also refuses common and
 * personal passwords.
 */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return m.accounts_password_missing();
  const problem = passwordLengthProblem(password);
  if (problem === null) return undefined;
  return problem === 'password-too-short' ? m.accounts_password_short() : m.accounts_password_long();
}
