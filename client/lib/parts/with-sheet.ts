const loadingSheets = new Map<string, Promise<void>>();

/** Resolves when the sheet at `address` is loaded. */
function loadSheet(address: string): Promise<void> {
  const href = new URL(address).pathname;
  return new Promise((done) => {
    if (document.querySelector(`link[href="${href}"]`) !== null) {
      done();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => done());
    // A page without its styles is better than none. The next page tries again.
    link.addEventListener('error', () => {
      link.remove();
      loadingSheets.delete(address);
      done();
    });
    document.head.append(link);
  });
}

/**
 * Returns a screen's module once its style sheet is loaded too. The build puts this around the imports of such screens
 * (scripts/build/styles/styles.ts). `address` is the sheet's whole address.
 */
export async function withSheet<Module>(address: string, screen: Promise<Module>): Promise<Module> {
  const sheet = loadingSheets.get(address) ?? loadSheet(address);
  loadingSheets.set(address, sheet);
  // Waits for both at once: a failed import that nobody waits for would count as an error of the page.
  const [module] = await Promise.all([screen, sheet]);
  return module;
}
