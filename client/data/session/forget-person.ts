import { forgetScans } from './forget-scans';

/**
 * Books looked at, what was typed and not sent, where pages were scrolled to: nothing of it is for whoever comes next.
 */
function forgetKept(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }
}

/** Takes everything of a person from this device, before the page is left after signing out. Never fails. */
export async function forgetPerson(): Promise<void> {
  forgetKept();
  await forgetScans();
}

/**
 * For a page whose person was signed out in another tab: forgets what this tab has kept, and loads it for whoever is
 * here now.
 */
export function loadAsSomebodyElse(): void {
  forgetKept();
  location.reload();
}
