import { passwordPolicy } from '../policy/accounts';

/** Returns what is wrong with the length of a new password, or null. Counts code points, as people count letters. */
export function passwordLengthProblem(password: string): 'password-too-short' | 'password-too-long' | null {
  const { length } = [...password];
  if (length < passwordPolicy.shortest) return 'password-too-short';
  return length > passwordPolicy.longest ? 'password-too-long' : null;
}
