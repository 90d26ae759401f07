const coming = new Map<string, Promise<void>>();

function comes(href: string): Promise<void> {
  return new Promise((done) => {
    if (document.querySelector(`link[href="${href}"]`) !== null) {
      done();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => done());
    // A page in plain styles is better than none; the next one asks again.
    link.addEventListener('error', () => {
      link.remove();
      coming.delete(href);
      done();
    });
    document.head.append(link);
  });
}

/** A screen's module once its sheet of styles is there too: at once where the page came with it. The build puts this around the imports of such screens. */
export async function withSheet<Module>(href: string, screen: Promise<Module>): Promise<Module> {
  const sheet = coming.get(href) ?? comes(href);
  coming.set(href, sheet);
  await sheet;
  return screen;
}
