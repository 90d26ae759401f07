import { keepFields } from './keep-fields';

/** Storage key of the address that this tab has reloaded once. */
const reloadedKey = 'dogear-loaded-anew';

/**
 * Loads an address as a whole page of the newest version. The promise never resolves, because nothing may continue in a
 * page that is being left.
 */
async function load(address: string): Promise<never> {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}

/** Loads this page as a whole and keeps the typed text. Never resolves. */
export async function reloadPage(): Promise<never> {
  keepFields();
  return load(location.href);
}

/**
 * Loads an address as a whole page, once for each address. Later calls return false, because a page whose own version
 * lacks a file would be loaded for ever. Returns false as well where the browser keeps nothing in the tab.
 */
export async function reloadPageOnce(address: string): Promise<false> {
  try {
    if (sessionStorage.getItem(reloadedKey) === address) return false;
    sessionStorage.setItem(reloadedKey, address);
  } catch {
    return false;
  }
  return load(address);
}

/** Allows every address to be loaded again. Call it when the page has all its files. */
export function allowReloads(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without storage nothing was kept.
  }
}
