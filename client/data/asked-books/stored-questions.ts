/** Key in the tab's storage: the ISBNs that a guest asked about before signing in, separated by spaces. */
const key = 'dogear-asked-books';

/** Returns the books that a guest asked about in this tab before signing in. */
export function storedQuestions(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter((isbn) => isbn !== '');
  } catch {
    // Private windows may have no storage.
    return [];
  }
}

/** Stores a book that a guest asks about, until the person has signed in. Without storage the person asks again. */
export function storeQuestion(isbn: string): void {
  try {
    sessionStorage.setItem(key, [...new Set([...storedQuestions(), isbn])].join(' '));
  } catch {
    // As above.
  }
}

/** Returns the stored questions and removes them, so that they are sent once. */
export function takeQuestions(): readonly string[] {
  const isbns = storedQuestions();
  if (isbns.length > 0) sessionStorage.removeItem(key);
  return isbns;
}
