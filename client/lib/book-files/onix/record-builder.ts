import type { OnixElement } from '../../../../domain/catalogue/import/onix/element';
import { referenceName } from '../../../../domain/catalogue/import/onix/short-tags';

/** Most elements of one record. The largest real records have some thousand. */
const maxElements = 20_000;
/** Most levels of elements in a record. ONIX with XHTML inside has about 20. */
const maxDepth = 64;

/** Attributes that the import reads. */
const attributeNames = ['language', 'dateformat'];

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly content: (string | OnixElement)[];
}

/** Returns a tag's name without the prefix of its namespace. */
export const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

/** Builds the tree of one element from the events of a parser. */
export class RecordBuilder {
  readonly root: OpenElement;
  readonly #open: OpenElement[];
  #count = 0;

  constructor(name: string) {
    this.root = { name, attributes: {}, content: [] };
    this.#open = [this.root];
  }

  /** Adds the start of an element. Returns false where the record has too many or too deep elements. */
  start(tag: string, attributes: Readonly<Record<string, string>>): boolean {
    const element: OpenElement = { name: referenceName(localName(tag)), attributes: {}, content: [] };
    for (const name of attributeNames) {
      const value = attributes[name];
      if (value !== undefined) element.attributes[name] = value;
    }
    this.#open.at(-1)?.content.push(element);
    this.#open.push(element);
    this.#count += 1;
    return this.#count <= maxElements && this.#open.length <= maxDepth;
  }

  text(text: string): void {
    this.#open.at(-1)?.content.push(text.trim() === '' ? ' ' : text);
  }

  /** Ends the innermost element. Returns whether the whole record has ended. */
  end(): boolean {
    this.#open.pop();
    return this.#open.length === 0;
  }

  /** Returns the record's reference as far as it has been read; null without one. */
  get reference(): string | null {
    const found = this.root.content.find((part) => typeof part !== 'string' && part.name === 'RecordReference');
    const text = typeof found === 'object' ? found.content.filter((part) => typeof part === 'string').join('') : '';
    return text.trim() === '' ? null : text.trim().slice(0, 100);
  }
}
