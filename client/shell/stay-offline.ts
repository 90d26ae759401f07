/**
 * Without a network a link to another page would end at the browser's own error page and lose this one, which can still
 * be read. So it does not lead away; the strip under the header says why.
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
