import type { Face } from './outlines';

/** Place and colours of a line of words, in units of the cover. The tests measure it. */
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

/** The parts of a cover that are drawn once and used many times, by both cuts. The same part gets the same id. */
export class Sheet {
  readonly boxes: TextBox[] = [];
  readonly #ids = new Map<string, string>();
  #markup = '';

  /** Adds a part to `<defs>` and returns its id. `wrap` returns the markup for a new id. */
  define(key: string, wrap: (id: string) => string): string {
    const cached = this.#ids.get(key);
    if (cached !== undefined) return cached;
    const id = `d${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    this.#markup += wrap(id);
    return id;
  }

  /** Adds a group that is used several times, and returns its id. */
  group(markup: string): string {
    return this.define(markup, (id) => `<g id="${id}">${markup}</g>`);
  }

  /** Returns `markup` cut to the outline `path`. */
  clip(path: string, markup: string): string {
    const id = this.define(`clip ${path}`, (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${markup}</g>`;
  }

  /** Returns the `<defs>` of the cover, or an empty text without parts. */
  defs(): string {
    return this.#markup === '' ? '' : `<defs>${this.#markup}</defs>`;
  }
}

/** Returns a use of a part of the sheet at a place. */
export function useElement(id: string, x: number, y: number): string {
  const at = (name: string, value: number) => (value === 0 ? '' : ` ${name}="${Math.round(value * 10) / 10}"`);
  return `<use href="#${id}"${at('x', x)}${at('y', y)}/>`;
}
