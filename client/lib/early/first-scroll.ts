/**
 * Returns whether the router may set the scroll position of a page that it has rendered. The first page has been there
 * before its script: if it is scrolled, the person or the browser did that, and it stays where it is.
 */
export function mayScrollTo(): () => boolean {
  let isFirst = true;
  return () => {
    const may = !isFirst || scrollY === 0;
    isFirst = false;
    return may;
  };
}
