/**
 * Book whose cover moves from the book page back to a list (`shell/cover-transition.ts` does the other direction). A
 * book may be on a page twice, and two elements of one name would stop the transition. So only the first gets the name.
 */
let lastShownIsbn: string | null = null;

/** Remembers the book of a book page, so that the next list with this book receives its cover. */
export function rememberCover(isbn: string): void {
  lastShownIsbn = isbn;
}

/** Sets the transition name of a list's book before it is painted, if it is the first one of the book just left. */
export function receiveCover(book: Element | null | undefined, isbn: string): void {
  if (lastShownIsbn !== isbn) return;
  lastShownIsbn = null;
  const cover = book?.querySelector('[data-cover]');
  if (cover instanceof HTMLElement) cover.style.viewTransitionName = `cover-${isbn}`;
}
