import type { CommonRank } from '../../../domain/accounts/password';

let commonRank: Promise<CommonRank> | null = null;

/**
 * Loads the 49,000 most common passwords in order and returns a function that ranks a password.
 * Loaded with the first password that is set, so that no other request pays for it.
 * @see the dictionary of zxcvbn-ts (Xato and other lists, MIT)
 */
export async function loadCommonRank(): Promise<CommonRank> {
  commonRank ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranks = new Map(dictionary['passwords-common'].map((word, rank) => [word.toLowerCase(), rank]));
    return (word) => ranks.get(word) ?? null;
  });
  return commonRank;
}
