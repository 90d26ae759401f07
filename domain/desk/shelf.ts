import { foldLetters } from '../catalogue/words';

/** Returns the shelf of a copy: the one that staff named, or language and first letter of the author, as in `en K`. */
export function shelfOf(
  book: { readonly language: string; readonly authors: readonly string[]; readonly title: string },
  named: string | null,
): string {
  if (named !== null && named.trim() !== '') return named.trim();
  return `${book.language === '' ? '?' : book.language} ${shelfLetter(book.authors[0] ?? book.title)}`;
}

/** Returns the first letter of an author's last word, or of the part before a comma; `#` without letters. */
function shelfLetter(author: string): string {
  const [before = ''] = author.split(',');
  const name = (author.includes(',') ? before : (author.trim().split(/\s+/u).at(-1) ?? '')).trim();
  const letter = Array.from(foldLetters(name)).find((character) => /[\p{L}\p{N}]/u.test(character));
  return letter === undefined ? '#' : letter.toUpperCase();
}
