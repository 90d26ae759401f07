/** Characters that a token of a mailed link has at least and at most, so that a cut-off one is refused. */
const minTokenLetters = 16;
const maxTokenLetters = 200;

/** Says whether a text may be the token of a mailed link. Mail programs sometimes cut a link off. */
export const isMailedToken = (token: string): boolean =>
  token.length >= minTokenLetters && token.length <= maxTokenLetters;
