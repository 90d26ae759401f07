/** An element of an ONIX record, with its reference name. Attributes are those that the import reads. */
export interface OnixElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Texts and elements in the order of the file. */
  readonly content: readonly (string | OnixElement)[];
}

/** Returns the elements of one name directly inside an element; none without an element. */
export function childrenOf(element: OnixElement | undefined, name: string): OnixElement[] {
  if (element === undefined) return [];
  return element.content.filter((part): part is OnixElement => typeof part !== 'string' && part.name === name);
}

/** Returns the first element of a path inside an element, for example `DescriptiveDetail`, `Language`. */
export function childOf(element: OnixElement | undefined, ...path: readonly string[]): OnixElement | undefined {
  return path.reduce<OnixElement | undefined>((parent, name) => childrenOf(parent, name)[0], element);
}

/** Returns the trimmed text of an element without that of the elements inside it. */
export function ownText(element: OnixElement | undefined): string {
  return (element?.content ?? [])
    .filter((part) => typeof part === 'string')
    .join('')
    .trim();
}

/** Returns the text at the end of a path inside an element; empty without one. */
export function textOf(element: OnixElement | undefined, ...path: readonly string[]): string {
  return ownText(childOf(element, ...path));
}

/** Returns the texts of all elements of one name directly inside an element, without the empty ones. */
export function textsOf(element: OnixElement | undefined, name: string): string[] {
  return childrenOf(element, name)
    .map(ownText)
    .filter((text) => text !== '');
}

/** Elements that say how a word is read, in Japanese titles (`ruby`). Their text is no part of the word. */
const readings: ReadonlySet<string> = new Set(['rt', 'rp']);

/** Returns the text of an element and of the elements inside it. `space`: elements that separate words. */
export function deepText(element: OnixElement | undefined, space: ReadonlySet<string> = new Set()): string {
  if (element === undefined || readings.has(element.name)) return '';
  const inner = element.content.map((part) => (typeof part === 'string' ? part : deepText(part, space))).join('');
  return space.has(element.name.toLowerCase()) ? ` ${inner} ` : inner;
}
