import { vi } from 'vitest';

/** Replaces the browser's `matchMedia`, so that each media query matches or none does. jsdom has no media queries. */
export function stubMatchMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
