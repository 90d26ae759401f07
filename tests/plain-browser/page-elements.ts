/** An element of a page that the shop has rendered. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | null;
  readonly children: (Element | string)[];
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads the HTML of a page, which React has written: every tag is closed and every value quoted. */
export function readPage(html: string): Element {
  const root: Element = { tag: 'document', attributes: new Map(), parent: null, children: [] };
  let open = root;
  const tokens = /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g;
  for (const [token, closes, name, rest = ''] of html.matchAll(tokens)) {
    if (name === undefined) {
      if (!token.startsWith('<')) open.children.push(decoded(token));
    } else if (closes === '/') {
      if (open.parent !== null && open.tag === name.toLowerCase()) open = open.parent;
    } else {
      const pairs = rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
      const attributes = new Map([...pairs].map(([, key = '', value = '']) => [key.toLowerCase(), decoded(value)]));
      const element: Element = { tag: name.toLowerCase(), attributes, parent: open, children: [] };
      open.children.push(element);
      if (!voidTags.has(element.tag) && !rest.endsWith('/')) open = element;
    }
  }
  return root;
}

/** Returns the elements below `from` in the order of the page. */
export function elementsOf(from: Element): Element[] {
  return from.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsOf(child)]));
}

/** Returns an element's words with single spaces. Icons and hidden parts have none. */
export function wordsOf(element: Element): string {
  const read = (each: Element): string =>
    each.attributes.get('aria-hidden') === 'true' || ['svg', 'style', 'script'].includes(each.tag)
      ? ''
      : each.children.map((child) => (typeof child === 'string' ? child : read(child))).join('');
  return read(element).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the name by which people find an element: its label, or its own words. `all` are those of the page. */
export function nameOf(element: Element, all: readonly Element[]): string {
  const { attributes } = element;
  const own = attributes.get('aria-label');
  if (own !== undefined) return own;
  const labelledBy = attributes.get('aria-labelledby')?.split(' ');
  if (labelledBy !== undefined)
    return all
      .filter((each) => labelledBy.includes(each.attributes.get('id') ?? ''))
      .map(wordsOf)
      .join(' ');
  const isField = ['input', 'select', 'textarea'].includes(element.tag);
  const labels = isField ? labelsOf(element, all) : [];
  return labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element);
}

/** Returns the labels around a field and those that name its id. */
function labelsOf(field: Element, all: readonly Element[]): Element[] {
  const id = field.attributes.get('id');
  const around = new Set<Element>();
  for (let each = field.parent; each !== null; each = each.parent) around.add(each);
  return all.filter(
    (each) => each.tag === 'label' && (around.has(each) || (id !== undefined && each.attributes.get('for') === id)),
  );
}
