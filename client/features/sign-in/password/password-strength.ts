import { passwordLengthProblem } from '../../../../domain/accounts/password-length';

export type Strength = 'weak' | 'fair' | 'good' | 'strong';
/** Returns how well a password resists guessing by somebody who knows `own`, the person's words. */
export type Judge = (password: string, own: readonly string[]) => Strength;

/** Scores of zxcvbn, 0 to 4. */
const steps: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong'];
/** UTF-16 units of a password that are rated. Rating longer texts is slow. */
const maxRatedUnits = 72;

let judge: Promise<Judge> | undefined;

/** Fetches zxcvbn with some hundred kilobytes of common words, at the first focus of a new password only. */
export function loadJudge(): Promise<Judge> {
  judge ??= makeJudge().catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
}

async function makeJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, own) => {
    const { score } = zxcvbn.check(password.slice(0, maxRatedUnits), ['dogear', ...own]);
    return passwordLengthProblem(password) === 'password-too-short' ? 'weak' : (steps[score] ?? 'weak');
  };
}

/** Returns the words of a person that others know: name and mail address, whole and in parts, in lower case. */
export function ownWords(name: string, email: string): string[] {
  const parts = [name, email, ...`${name} ${email}`.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase());
  return [...new Set(parts)].filter((word) => word.length > 2);
}
