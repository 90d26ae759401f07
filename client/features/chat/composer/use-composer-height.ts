import { useEffect, type RefObject } from 'react';

/**
 * Tells the style sheet how high the composer is (`--composer`), so that the balance stands above it on a phone, and
 * how much of the page's foot the phone's keyboard covers (`--keyboard`): some browsers shrink the page for it, others
 * do not.
 */
export function useComposerHeight(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const view = window.visualViewport;
    const measure = () => {
      root.style.setProperty('--composer', `${Math.ceil(composer.current?.offsetHeight ?? 0)}px`);
      // Zooming in moves the view too; only what the keyboard takes counts.
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
