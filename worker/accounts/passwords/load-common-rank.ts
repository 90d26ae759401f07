import type { CommonRank } from '../../../domain/accounts/password';

let list: Promise<CommonRank> | null = null;

/**
 * The 49,000 most common passwords in order, from the dictionary that zxcvbn-ts keeps (Xato's and other lists, MIT).
 * Loaded when the first password is chosen, so that no other request pays for it.
 */
export async function loadCommonRank(): Promise<CommonRank> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranks = new Map(dictionary['passwords-common'].map((word, rank) => [word.toLowerCase(), rank]));
    return (word) => ranks.get(word) ?? null;
  });
  return list;
}
