export const usage: string;
export function accountChanges(
  words: readonly (string | undefined)[],
  now: string,
): { readonly wrong: string } | { readonly wrong?: never; readonly statements: readonly string[] };
