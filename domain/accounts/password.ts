import { passwordPolicy } from '../policy';
import type { ProblemCode } from '../problems';
import { commonPasswords } from './listed-passwords';

export type PasswordProblem = Extract<
  ProblemCode,
  'password-too-short' | 'password-too-long' | 'password-common' | 'password-personal'
>;

/** What a password must not be made of. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Place of a word (lower case) on a list of common passwords, the most common being 0; null: it is not on the list. */
export type CommonRank = (word: string) => number | null;

/** People hang figures on words that are this common; of rarer ones only the word itself is refused. */
const stemsUpTo = 10_000;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** One character again and again, or a straight run like `12345678` or `hgfedcba`. */
function isRun(text: string): boolean {
  const units = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(units.slice(1).map((unit, at) => unit - (units[at] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** On a list as it is, or with figures and marks hung on a word that is very common (`Password2026!`). */
function isCommon(password: string, rankOf: CommonRank): boolean {
  const plain = fold(password);
  const stem = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const own = (word: string) => word !== '' && commonPasswords.includes(` ${word} `);
  const hung = stem.length >= 4 && plain.length - stem.length <= 5;
  return (
    isRun(plain) ||
    own(plain) ||
    rankOf(plain) !== null ||
    (hung && (own(stem) || (rankOf(stem) ?? stemsUpTo) < stemsUpTo))
  );
}

/** Words of a person that are long enough to be recognised: parts of name and mail, and both as a whole. */
function wordsOf({ name, email }: Person): string[] {
  const [local = ''] = email.split('@');
  const parts = [...name.split(/[^\p{L}\p{N}]+/u), ...local.split(/[^\p{L}\p{N}]+/u), name, local, email];
  return [...new Set(parts.map(lettersAndDigits))]
    .filter((word) => [...word].length >= 4)
    .toSorted((a, b) => b.length - a.length);
}

/** The person's own name or mail, alone or with a few characters around it. */
function isPersonal(password: string, person: Person): boolean {
  let rest = lettersAndDigits(password);
  let found = false;
  for (const word of wordsOf(person)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, '');
    found = true;
  }
  return found && [...rest].length <= 4;
}

/**
 * What is wrong with a new password, or null (docs/product.md#registration): 8 to 128 characters (code points) of any
 * kind, not a common one (the shop's own list here, and `rankOf` a long one), not the person's own data. No rules about
 * kinds of characters.
 */
export function passwordProblem(password: string, person: Person, rankOf: CommonRank): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordPolicy.shortest) return 'password-too-short';
  if (length > passwordPolicy.longest) return 'password-too-long';
  if (isCommon(password, rankOf)) return 'password-common';
  return isPersonal(password, person) ? 'password-personal' : null;
}
