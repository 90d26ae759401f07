/** Key in the tab's storage: the book that a guest wanted to watch before signing in. */
const key = 'dogear-watch';

/** Keeps the book that a guest asked for while the person signs in. Without storage the person asks again. */
export function keepAsk(isbn: string): void {
  try {
    sessionStorage.setItem(key, isbn);
  } catch {
    // Private windows may have no storage.
  }
}

/** Returns whether this book was asked for before signing in, and forgets it. */
export function takeAsk(isbn: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== isbn) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
