import type { Face } from './outlines';

/** Where words stand and in which colours: what the tests measure. Units of the cover. */
export interface TextBox {
  readonly cut: Cut;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly ink: Ink;
  readonly text: string;
  readonly size: number;
  readonly face: Face;
}

/** `full`, or `small` for pictures under 96 px. */
export type Cut = 'full' | 'small';

/** A colour for words, and the ground it was chosen for. */
export interface Ink {
  readonly fill: string;
  readonly ground: string;
}

/** What both cuts of one cover share: parts drawn once and used many times. The same part gets the same id. */
export class Sheet {
  readonly boxes: TextBox[] = [];
  readonly #ids = new Map<string, string>();
  #markup = '';

  /** Puts a part into `<defs>`; `wrap` gets the new id. Returns the id. */
  define(key: string, wrap: (id: string) => string): string {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.#markup += wrap(id);
    return id;
  }

  /** A group to be used several times. */
  group(markup: string): string {
    return this.define(markup, (id) => `<g id="${id}">${markup}</g>`);
  }

  /** Cuts `markup` to the outline `d`. */
  clip(d: string, markup: string): string {
    const id = this.define(`clip ${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  defs(): string {
    return this.#markup === '' ? '' : `<defs>${this.#markup}</defs>`;
  }
}

export function use(id: string, x: number, y: number): string {
  const at = (name: string, value: number) => (value === 0 ? '' : ` ${name}="${Math.round(value * 10) / 10}"`);
  return `<use href="#${id}"${at('x', x)}${at('y', y)}/>`;
}
