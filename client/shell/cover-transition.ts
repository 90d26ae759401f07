/**
 * Lets the cover of a pressed book move to its page: the link's cover gets the transition name of the book page's
 * cover. It gets the name only on the press, because a name must be unique on a page and a book may be on several
 * shelves.
 */
export function moveCoverOnPress(page: Document): () => void {
  const press = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const isbn = /\/books\/(97[89]\d{10})/.exec(event.target.closest('a')?.getAttribute('href') ?? '')?.[1];
    if (isbn === undefined) return;
    const place = event.target.closest('li, article, a');
    const cover = place?.querySelector<HTMLElement>(`[data-cover="${isbn}"]`);
    if (!cover) return;
    for (const each of page.querySelectorAll<HTMLElement>('[data-cover]'))
      each.style.removeProperty('view-transition-name');
    cover.style.setProperty('view-transition-name', `cover-${isbn}`);
  };
  page.addEventListener('click', press, { capture: true });
  return () => page.removeEventListener('click', press, { capture: true });
}
