import { keepFields } from './keep-fields';

const place = 'dogear-loaded-anew';

/**
 * Loads an address as a whole page, which brings the newest version of the shop. Keeps what is typed in the page that
 * is shown. The promise never resolves: nothing may go on in a page that is being left.
 */
export async function loadAnew(address: string): Promise<never> {
  keepFields();
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
  return new Promise(() => undefined);
}

/**
 * Does `loadAnew` once for each address, then returns false: a page that lacks a file of its own version too would be
 * loaded for ever. Returns false as well where the browser keeps nothing in the tab.
 */
export async function loadAnewOnce(address: string): Promise<false> {
  try {
    if (sessionStorage.getItem(place) === address) return false;
    sessionStorage.setItem(place, address);
  } catch {
    return false;
  }
  return loadAnew(address);
}

/** Lets every address be loaded anew again: the page of this one has all its files. */
export function forgetLoadedAnew(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing is kept there.
  }
}
