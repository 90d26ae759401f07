import { elementsOf, nameOf, readPage, wordsOf, type Element } from './page-elements';
import { scriptless, shop } from '../worker-scriptless';

/** Values that a person enters: by the label of each field, a text, or whether a box is checked. */
type Entries = Readonly<Record<string, string | boolean>>;
/** Most redirects that a browser follows. */
const maxRedirects = 5;

const isButton = ({ tag, attributes }: Element) =>
  (tag === 'button' || (tag === 'input' && attributes.get('type') === 'submit')) && attributes.get('type') !== 'button';
const isFieldTag = (tag: string) => /^(?:input|select|textarea)$/.test(tag);
const isField = ({ tag, attributes }: Element) =>
  isFieldTag(tag) && !/^(?:hidden|submit)$/.test(attributes.get('type') ?? '');

/**
 * A browser without script that opens pages and uses their forms as a person does: it finds fields and buttons by their
 * labels, and sends what the page's form has.
 */
export class PlainBrowser {
  readonly person = scriptless();
  /** Path and query of the open page. */
  address = '';
  status = 0;
  /** HTML of the page, as the shop has sent it. */
  html = '';
  /** All elements of the page, in its order. */
  private elements: readonly Element[] = [];

  /** Opens a page and follows its redirects. */
  async open(path: string): Promise<void> {
    await this.take(path, this.person.get(path));
  }

  /** Words of the page's main part. */
  get words(): string {
    return wordsOf(this.find((each) => each.tag === 'main'));
  }

  /** Words of the heading of the page. */
  get title(): string {
    return wordsOf(this.find((each) => each.tag === 'h1'));
  }

  /** Elements with a label or words that are or match `name`. */
  all(kind: (element: Element) => boolean, name: string | RegExp): Element[] {
    return this.elements.filter((each) => {
      if (!kind(each)) return false;
      const own = nameOf(each, this.elements);
      return typeof name === 'string' ? own === name : name.test(own);
    });
  }

  /** Buttons with this label. */
  buttons(name: string | RegExp): Element[] {
    return this.all(isButton, name);
  }

  /** Value of a field, by its label. */
  valueOf(label: string): string {
    const [field] = this.all(isField, label);
    if (field === undefined) throw new Error(`no field ${label}`);
    return this.valuesIn(field)[0] ?? '';
  }

  /** Returns whether a field is marked as wrong. */
  isWrong(label: string): boolean {
    return this.all(isField, label).some(({ attributes }) => attributes.get('aria-invalid') === 'true');
  }

  /** Returns whether the page's main part has such an element. */
  mainHas(kind: (element: Element) => boolean): boolean {
    return elementsOf(this.find((each) => each.tag === 'main')).some(kind);
  }

  /** Name by which people find an element of the page. */
  nameOf(element: Element): string {
    return nameOf(element, this.elements);
  }

  /** Values that the page's forms hold under a name, without boxes that are not checked. */
  valuesOf(name: string): string[] {
    return this.elements
      .filter(({ tag, attributes }) => isFieldTag(tag) && attributes.get('name') === name)
      .flatMap((field) => this.valuesIn(field));
  }

  /** Follows a link, by its words. */
  async follow(name: string | RegExp): Promise<void> {
    const [link] = this.all(({ tag }) => tag === 'a', name);
    if (link === undefined) throw new Error(`no link ${String(name)}`);
    await this.open(link.attributes.get('href') ?? '');
  }

  /**
   * Enters values into a form and presses its button. Of several buttons with this label it presses the first whose
   * form has the fields. A field's label may be given without what follows its first words.
   */
  async press(name: string | RegExp, entries: Entries = {}): Promise<void> {
    const labels = Object.keys(entries);
    const button = this.buttons(name).find((each) =>
      labels.every((label) => this.fieldIn(this.fieldsOf(this.formOf(each)), label) !== undefined),
    );
    if (button === undefined)
      throw new Error(`no button ${String(name)} with ${labels.join(', ')} on ${this.address}: ${this.words}`);
    const form = this.formOf(button);
    const fields = this.filled(form, entries);
    const [own, value] = [button.attributes.get('name'), button.attributes.get('value') ?? ''];
    if (own !== undefined) fields.push([own, value]);
    const action = button.attributes.get('formaction') ?? form.attributes.get('action') ?? this.address;
    const sent = new URLSearchParams(fields);
    if ((form.attributes.get('method') ?? 'get').toLowerCase() === 'get')
      return this.open(`${action.replace(/\?.*/, '')}?${sent.toString()}`);
    await this.take(action, this.person.postText(action, sent.toString()));
  }

  private async take(path: string, asked: ReturnType<ReturnType<typeof scriptless>['get']>): Promise<void> {
    let answer = await asked;
    this.address = path;
    for (let at = 0; answer.location !== null && at < maxRedirects; at += 1) {
      const { pathname, search } = new URL(answer.location, shop + this.address);
      this.address = pathname + search;
      answer = await this.person.get(this.address);
    }
    this.status = answer.status;
    this.html = answer.html;
    this.elements = elementsOf(readPage(answer.text));
  }

  private find(wanted: (element: Element) => boolean): Element {
    const found = this.elements.find(wanted);
    if (found === undefined) throw new Error(`${this.address} answers ${this.status} without such an element`);
    return found;
  }

  private formOf(element: Element): Element {
    const id = element.attributes.get('form');
    if (id !== undefined) return this.find((each) => each.tag === 'form' && each.attributes.get('id') === id);
    let form: Element | null = element;
    while (form !== null && form.tag !== 'form') form = form.parent;
    if (form === null) throw new Error(`the button ${wordsOf(element)} has no form`);
    return form;
  }

  private fieldsOf(form: Element): Element[] {
    const id = form.attributes.get('id');
    const inside = new Set(elementsOf(form));
    return this.elements.filter(
      (each) => isFieldTag(each.tag) && (inside.has(each) || (id !== undefined && each.attributes.get('form') === id)),
    );
  }

  private fieldIn(fields: readonly Element[], label: string): Element | undefined {
    return (
      fields.find((each) => nameOf(each, this.elements) === label) ??
      fields.find((each) => nameOf(each, this.elements).startsWith(label))
    );
  }

  /** Returns what a form sends after values were entered. */
  private filled(form: Element, entries: Entries): [string, string][] {
    const fields = this.fieldsOf(form);
    const entered = new Map<Element, string | boolean>();
    for (const [label, value] of Object.entries(entries)) {
      const field = this.fieldIn(fields, label);
      if (field === undefined) continue;
      // Of radio buttons with one name only one is chosen.
      if (field.attributes.get('type') === 'radio')
        for (const other of fields)
          if (other.attributes.get('name') === field.attributes.get('name')) entered.set(other, false);
      entered.set(field, value);
    }
    return fields.flatMap((field): [string, string][] => {
      const key = field.attributes.get('name');
      if (key === undefined || field.attributes.has('disabled') || field.attributes.get('type') === 'submit') return [];
      return this.valuesIn(field, entered.get(field)).map((value) => [key, value]);
    });
  }

  private valuesIn(field: Element, entered?: string | boolean): string[] {
    const { tag, attributes } = field;
    const own = attributes.get('value') ?? (tag === 'input' ? 'on' : '');
    if (/^(?:checkbox|radio)$/.test(attributes.get('type') ?? ''))
      return (typeof entered === 'boolean' ? entered : attributes.has('checked')) ? [own] : [];
    if (typeof entered === 'string') return [entered];
    if (tag === 'textarea') return [field.children.filter((child) => typeof child === 'string').join('')];
    if (tag !== 'select') return [attributes.get('value') ?? ''];
    const options = elementsOf(field).filter((each) => each.tag === 'option');
    const chosen = options.find((each) => each.attributes.has('selected')) ?? options[0];
    return chosen === undefined ? [] : [chosen.attributes.get('value') ?? wordsOf(chosen)];
  }
}
