/**
 * Returns a function for the router's `scrollRestoration`. It says whether the router may scroll the page that it has
 * just rendered. The person saw the first page before its script ran. If that page is scrolled by then, the person or
 * the browser has scrolled it, and it stays there.
 */
export function createScrollRule(): () => boolean {
  let isFirst = true;
  return () => {
    const mayScroll = !isFirst || scrollY === 0;
    isFirst = false;
    return mayScroll;
  };
}
