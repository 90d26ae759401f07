/** Key in the tab's storage: the book that a guest wanted to watch before signing in. */
const key = 'dogear-watch';

/** Stores the book that a guest wants to watch while the person signs in. Without storage the person asks again. */
export function storeWatchRequest(isbn: string): void {
  try {
    sessionStorage.setItem(key, isbn);
  } catch {
    // Private windows may have no storage.
  }
}

/** Returns whether a guest wanted to watch this book before signing in, and removes the stored request. */
export function removeWatchRequest(isbn: string): boolean {
  try {
    if (sessionStorage.getItem(key) !== isbn) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
