/** Part of a page: the fragment of its heading, and its words. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * Returns the headings of a rendered text in order. Headings without an id are left out, because nothing can link to
 * them.
 */
export function pageParts(html: string): readonly PagePart[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', inner = '']) => ({
    id,
    title: plain(inner),
  }));
}

/** Returns words without markup. Entities are replaced in one pass, so that none comes out of another. */
const plain = (inner: string): string =>
  inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
