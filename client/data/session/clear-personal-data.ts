import { clearScans } from './clear-scans';

/** Clears the storage of this device: books looked at, typed text, scroll positions. */
function clearStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // Without storage nothing was kept.
    }
  }
}

/** Removes everything of a person from this device. Call it after signing out, before the page is left. Never fails. */
export async function clearPersonalData(): Promise<void> {
  clearStorage();
  await clearScans();
}

/** Clears the tab's storage and loads the page again, when its person was signed out in another tab. */
export function reloadForOtherAccount(): void {
  clearStorage();
  location.reload();
}
