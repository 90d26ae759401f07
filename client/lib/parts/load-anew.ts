import { keepFields } from './keep-fields';

const place = 'dogear-loaded-anew';

/**
 * Loads an address as a whole page, which brings the newest version of the shop. The promise never resolves: nothing
 * may go on in a page that is being left.
 */
async function load(address: string): Promise<never> {
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}

/** Loads this page as a whole, and keeps what is typed in it. Never resolves. */
export async function loadAnew(): Promise<never> {
  keepFields();
  return load(location.href);
}

/**
 * Loads an address as a whole page, once for each address; then returns false: a page that lacks a file of its own
 * version too would be loaded for ever. Returns false as well where the browser keeps nothing in the tab.
 */
export async function loadAnewOnce(address: string): Promise<false> {
  try {
    if (sessionStorage.getItem(place) === address) return false;
    sessionStorage.setItem(place, address);
  } catch {
    return false;
  }
  return load(address);
}

/** Lets every address be loaded anew again: the page of this one has all its files. */
export function forgetLoadedAnew(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing is kept there.
  }
}
