import { fold } from '../catalogue/words';

/** Where a copy stands: the desk's own word for it, or language and first letter of the author, as in `en K`. */
export function shelfOf(
  book: { readonly language: string; readonly authors: readonly string[]; readonly title: string },
  named: string | null,
): string {
  if (named !== null && named.trim() !== '') return named.trim();
  return `${book.language === '' ? '?' : book.language} ${shelfLetter(book.authors[0] ?? book.title)}`;
}

/**
 * First letter of the name that an author is shelved under: the last word, or what stands before a comma; `#` where
 * there is none.
 */
function shelfLetter(author: string): string {
  const [before = ''] = author.split(',');
  const name = (author.includes(',') ? before : (author.trim().split(/\s+/u).at(-1) ?? '')).trim();
  const letter = Array.from(fold(name)).find((character) => /[\p{L}\p{N}]/u.test(character));
  return letter === undefined ? '#' : letter.toUpperCase();
}
