/** A part of a page: the address of its heading within the page, and its words. */
export interface PagePart {
  readonly id: string;
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The headings of a rendered text, in order; those without an address can't be led to and are left out. */
export function pageParts(html: string): readonly PagePart[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id = '', inner = '']) => ({
    id,
    title: plain(inner),
  }));
}

/** Words without their marks. One pass over the entities, so that none comes out of another. */
const plain = (inner: string): string =>
  inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
