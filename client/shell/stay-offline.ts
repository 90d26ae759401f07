/**
 * Keeps the page when a link is pressed without a network. The link would open the browser's error page. A notice below
 * the header says why. Returns the function that stops this.
 */
export function stayOffline(page: Document): () => void {
  const press = (event: Event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link === null || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', press, { capture: true });
  return () => page.removeEventListener('click', press, { capture: true });
}
