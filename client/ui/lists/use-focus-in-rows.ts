import { useEffect, type RefObject } from 'react';

/** Returns the place of the row that holds an element. -1 for none. */
const placeOf = (rows: HTMLElement, target: EventTarget | null): number =>
  [...rows.children].findIndex((row) => target instanceof Node && row.contains(target));

/**
 * Keeps the focus in a list whose rows change when a button in them is pressed. If the pressed button is removed, the
 * row in its place gets the focus, so that the next press of a key goes on from there.
 */
export function useFocusInRows(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const rows = list.current;
    if (rows === null) return undefined;
    let focused: Node | null = null;
    let place = -1;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Node ? target : null;
      place = placeOf(rows, target);
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const row = rows.children[Math.min(place, rows.children.length - 1)];
      if (!(row instanceof HTMLElement)) return;
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
    });
    rows.addEventListener('focusin', remember);
    observer.observe(rows, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      rows.removeEventListener('focusin', remember);
    };
  }, [list]);
}
