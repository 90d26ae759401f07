import { useEffect, type RefObject } from 'react';

/**
 * Sets the height of the composer (`--composer`), so that the balance is above it on a phone, and the height that the
 * phone's keyboard covers (`--keyboard`): some browsers shrink the page for it, others do not.
 */
export function useComposerHeight(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const view = window.visualViewport;
    const measure = () => {
      root.style.setProperty('--composer', `${Math.ceil(composer.current?.offsetHeight ?? 0)}px`);
      // Zooming moves the viewport too, so only the height of the keyboard is used.
      const covered =
        view === null || view === undefined || view.scale > 1.01 ? 0 : innerHeight - view.height - view.offsetTop;
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (composer.current !== null) observer?.observe(composer.current);
    const stop = new AbortController();
    for (const event of ['resize', 'scroll'] as const) view?.addEventListener(event, measure, { signal: stop.signal });
    return () => {
      observer?.disconnect();
      stop.abort();
      for (const name of ['--composer', '--keyboard']) root.style.removeProperty(name);
    };
  }, [composer]);
}
