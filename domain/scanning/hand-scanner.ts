/** A key as the browser tells of it: its name, when (milliseconds), and whether it repeats because it is held down. */
export interface ScannedKey {
  readonly key: string;
  readonly at: number;
  readonly repeat: boolean;
  /** Ctrl, Alt or Meta is down: a shortcut, never a scanner. */
  readonly command: boolean;
}

/** What a key means: part of nothing, maybe of a burst, or the end of one with what the scanner read. */
export type Heard =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'first' | 'more' }
  | { readonly kind: 'read'; readonly text: string };

/**
 * Scanners send a character each 1 to 30 ms (Bluetooth up to 50), the fastest typists one each 60 or more over eight
 * characters. One slow gap may be the radio; the mean may not be slow.
 */
const slowestGapMs = 80;
const slowestMeanMs = 45;
const longest = 64;

/** What a scanner may read: `key` fits each key, `isCode` the whole. */
export interface ScannedAlphabet {
  readonly key: RegExp;
  readonly isCode: (text: string) => boolean;
}

const digitsIn = (text: string) => text.replace(/[ -]/g, '').length;
/** Numbers of books. An ISSN or EAN-8 has eight digits. */
export const bookNumbers: ScannedAlphabet = { key: /^[\dXx -]$/, isCode: (text) => digitsIn(text) >= 8 };
/** Numbers of books, of trades (`IE-7K4Q`), of their parcels, and of carriers: letters too, but always with a digit. */
export const deskCodes: ScannedAlphabet = {
  key: /^[\dA-Za-z -]$/,
  isCode: (text) => digitsIn(text) >= 6 && /\d/.test(text),
};

/**
 * Tells a hand scanner's burst, ended by Enter or Tab, from typing (docs/product.md#bulk-scanning). Knows no page:
 * whoever feeds it takes the burst out of the field it went into.
 */
export class HandScanner {
  readonly #alphabet: ScannedAlphabet;
  #text = '';
  #first = 0;
  #last = 0;

  constructor(alphabet: ScannedAlphabet = bookNumbers) {
    this.#alphabet = alphabet;
  }

  hear({ key, at, repeat, command }: ScannedKey): Heard {
    if (key === 'Shift') return { kind: 'nothing' };
    const late = this.#text !== '' && at - this.#last > slowestGapMs;
    if (repeat || command || late) this.#text = '';
    if (repeat || command) return { kind: 'nothing' };
    if (key === 'Enter' || key === 'Tab') return this.#end();
    if (!this.#alphabet.key.test(key) || this.#text.length === longest) {
      this.#text = '';
      return { kind: 'nothing' };
    }
    if (this.#text === '') this.#first = at;
    this.#last = at;
    this.#text += key;
    return { kind: this.#text.length === 1 ? 'first' : 'more' };
  }

  #end(): Heard {
    const text = this.#text;
    this.#text = '';
    const mean = (this.#last - this.#first) / Math.max(1, text.length - 1);
    return this.#alphabet.isCode(text) && mean <= slowestMeanMs ? { kind: 'read', text } : { kind: 'nothing' };
  }
}
