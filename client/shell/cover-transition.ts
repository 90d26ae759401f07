import type { ParsedLocation } from '@tanstack/react-router';

/** Cover of the book that was pressed last. It is empty when the last press was on something else. */
let pressedCover: HTMLElement | null | undefined;

const isBookPage = (at?: ParsedLocation) => at?.pathname.startsWith('/books/');

/**
 * Returns the types of the view transition between two pages, or false for none. Only a cover moves: from a pressed
 * book to its page, and back. Other pages are shown at once, because a transition delays them by 40 ms.
 */
export function coverTransition(change: { fromLocation?: ParsedLocation; toLocation: ParsedLocation }) {
  return (isBookPage(change.toLocation) ? pressedCover : isBookPage(change.fromLocation)) ? [] : false;
}

/**
 * Lets the cover of a pressed book move to its page: the link's cover gets the transition name of the book page's
 * cover. It gets the name only on the press, because a name must be unique on a page and a book may be on several
 * shelves.
 */
export function namePressedCover({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const isbn = /\/books\/(\d+)/.exec(target.closest('a')?.href ?? '')?.[1];
  const cover = `[data-cover="${isbn}"]`;
  pressedCover = target.closest(`:has(${cover})`)?.querySelector<HTMLElement>(cover);
  if (!pressedCover) return;
  for (const each of document.querySelectorAll<HTMLElement>('[data-cover]')) each.style.viewTransitionName = '';
  pressedCover.style.viewTransitionName = `cover-${isbn}`;
}
