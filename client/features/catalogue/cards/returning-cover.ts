/**
 * The way back of the cover that travels between a list and the book page (the way there is the frame's business). A
 * book may stand on a page twice, and two elements of one name would stop the transition: so only the first gets it.
 */
let lastSeen: string | null = null;

/** To be called by the book page: the next list that shows this book receives its cover. */
export function rememberCover(isbn: string): void {
  lastSeen = isbn;
}

/** To be called by a list's book before it is painted: the first one of the book just left takes the name. */
export function receiveCover(book: Element | null | undefined, isbn: string): void {
  if (lastSeen !== isbn) return;
  lastSeen = null;
  const cover = book?.querySelector('[data-cover]');
  if (cover instanceof HTMLElement) cover.style.viewTransitionName = `cover-${isbn}`;
}
