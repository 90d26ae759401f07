import { queryText } from '../words';

/** Returns whether a list of authors names a person. `key` is the name in comparable form. */
export function namesAuthor(authors: readonly string[], key: string): boolean {
  return authors.some((author) => queryText(author) === key);
}

/**
 * Returns a list of authors in which one person has a new name. Spellings that differ in accents and case only are the
 * same person. A list that holds the new name already keeps it once, at its first place.
 */
export function renameAuthor(authors: readonly string[], key: string, to: string): string[] {
  const byKey = new Map<string, string>();
  for (const author of authors) {
    const renamed = queryText(author) === key ? to : author;
    const renamedKey = queryText(renamed);
    if (!byKey.has(renamedKey)) byKey.set(renamedKey, renamed);
  }
  return [...byKey.values()];
}
