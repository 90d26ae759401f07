import type { ProblemCode } from '../problems';
import { commonPasswords } from './common-passwords';
import { passwordLengthProblem } from './password-length';

export type PasswordProblem = Extract<
  ProblemCode,
  'password-too-short' | 'password-too-long' | 'password-common' | 'password-personal'
>;

/** Personal data that a password must not consist of. */
export interface PersonalData {
  readonly name: string;
  readonly email: string;
}

/** Returns the rank of a lower-case word on a list of common passwords, the most common being 0, or null. */
export type CommonRank = (word: string) => number | null;

/** Rank below which a word is also refused with digits and marks around it; rarer words are refused only alone. */
const veryCommonBelow = 10_000;
/** Letters that a stem or a personal word needs to be recognised; shorter ones occur in any password by chance. */
const minStemLetters = 4;
/** Characters around a common stem that still leave the password easy to guess (`Password2026!`). */
const maxAroundStem = 5;
/** Characters beside personal words that still leave the password easy to guess. */
const maxAroundPersonal = 4;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersAndDigits = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns whether the text repeats one character or counts up or down, like `12345678` or `hgfedcba`. */
function isSequence(text: string): boolean {
  const units = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(units.slice(1).map((unit, index) => unit - (units[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/** Returns whether a password is on a list, or is a very common word with digits and marks around it. */
function isCommon(password: string, rankOf: CommonRank): boolean {
  const plain = fold(password);
  const stem = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isListed = (word: string) => word !== '' && commonPasswords.includes(` ${word} `);
  const hasStem = stem.length >= minStemLetters && plain.length - stem.length <= maxAroundStem;
  return (
    isSequence(plain) ||
    isListed(plain) ||
    rankOf(plain) !== null ||
    (hasStem && (isListed(stem) || (rankOf(stem) ?? veryCommonBelow) < veryCommonBelow))
  );
}

/** Returns the recognisable words of a person, longest first: parts of name and mail, and both as a whole. */
function wordsOf({ name, email }: PersonalData): string[] {
  const [local = ''] = email.split('@');
  const parts = [...name.split(/[^\p{L}\p{N}]+/u), ...local.split(/[^\p{L}\p{N}]+/u), name, local, email];
  return [...new Set(parts.map(lettersAndDigits))]
    .filter((word) => [...word].length >= minStemLetters)
    .toSorted((a, b) => b.length - a.length);
}

/** Returns whether a password consists of the person's name or mail, alone or with a few characters around it. */
function isPersonal(password: string, person: PersonalData): boolean {
  let unmatched = lettersAndDigits(password);
  let found = false;
  for (const word of wordsOf(person)) {
    if (!unmatched.includes(word)) continue;
    unmatched = unmatched.replaceAll(word, '');
    found = true;
  }
  return found && [...unmatched].length <= maxAroundPersonal;
}

/**
 * Returns what is wrong with a new password, or null. It needs 8 to 128 code points of any kind, and must be neither
 * common nor the person's own data. `rankOf` looks a word up in a long list of common passwords.
 * @see docs/product.md#registration
 */
export function passwordProblem(password: string, person: PersonalData, rankOf: CommonRank): PasswordProblem | null {
  const lengthProblem = passwordLengthProblem(password);
  if (lengthProblem !== null) return lengthProblem;
  if (isCommon(password, rankOf)) return 'password-common';
  return isPersonal(password, person) ? 'password-personal' : null;
}
