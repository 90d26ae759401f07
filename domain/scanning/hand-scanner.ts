import { numberAlphabet } from '../trades/number';

/** A key event of the browser: key name, time in milliseconds, and whether it repeats because it is held down. */
export interface ScannedKey {
  readonly key: string;
  readonly at: number;
  readonly repeat: boolean;
  /** Ctrl, Alt or Meta is down: a shortcut. */
  readonly command: boolean;
}

/** Meaning of a key: none, part of a possible burst, or the end of a burst with its text. */
export type KeyMeaning =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'first' | 'more' }
  | { readonly kind: 'read'; readonly text: string };

/**
 * Milliseconds between keys. Scanners send a character every 1 to 30 ms (Bluetooth up to 50), the fastest typists one
 * every 60 or more. A single gap may be longer, as radio has delays; the mean may not.
 */
const slowestGapMs = 80;
const slowestMeanMs = 45;
/** Characters of the longest code that is read. */
const maxCodeLetters = 64;

/** Codes that a scanner may read: `key` matches each key, `isCode` checks the whole text. */
export interface ScannedAlphabet {
  readonly key: RegExp;
  readonly isCode: (text: string) => boolean;
}

const digitsIn = (text: string) => text.replace(/[ -]/g, '').length;
/** Alphabet of ISBNs; at least eight digits, as ISSN and EAN-8 have. */
export const isbnAlphabet: ScannedAlphabet = { key: /^[\dXx -]$/, isCode: (text) => digitsIn(text) >= 8 };
/** Matches a trade number, which may consist of letters alone: `IE-ZBKD`. A word has vowels, so it does not match. */
const tradeNumber = new RegExp(`^[A-Z]{2}-[${numberAlphabet}]{4,12}$`, 'i');
/** Alphabet of ISBNs, trade numbers, parcel codes and tracking numbers. All but trade numbers have a digit. */
export const deskAlphabet: ScannedAlphabet = {
  key: /^[\dA-Za-z -]$/,
  isCode: (text) => tradeNumber.test(text) || (digitsIn(text) >= 6 && /\d/.test(text)),
};

/**
 * Distinguishes a hand scanner's burst, ended by Enter or Tab, from typing. It knows no page: the caller removes the
 * burst's characters from the focused field.
 * @see docs/product.md#bulk-scanning
 */
export class HandScanner {
  readonly #alphabet: ScannedAlphabet;
  #text = '';
  #first = 0;
  #last = 0;

  constructor(alphabet: ScannedAlphabet = isbnAlphabet) {
    this.#alphabet = alphabet;
  }

  readKey({ key, at, repeat, command }: ScannedKey): KeyMeaning {
    if (key === 'Shift') return { kind: 'nothing' };
    const isLate = this.#text !== '' && at - this.#last > slowestGapMs;
    if (repeat || command || isLate) this.#text = '';
    if (repeat || command) return { kind: 'nothing' };
    if (key === 'Enter' || key === 'Tab') return this.#end();
    if (!this.#alphabet.key.test(key) || this.#text.length === maxCodeLetters) {
      this.#text = '';
      return { kind: 'nothing' };
    }
    if (this.#text === '') this.#first = at;
    this.#last = at;
    this.#text += key;
    return { kind: this.#text.length === 1 ? 'first' : 'more' };
  }

  #end(): KeyMeaning {
    const text = this.#text;
    this.#text = '';
    const mean = (this.#last - this.#first) / Math.max(1, text.length - 1);
    return this.#alphabet.isCode(text) && mean <= slowestMeanMs ? { kind: 'read', text } : { kind: 'nothing' };
  }
}
