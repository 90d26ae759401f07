import { wordDistance } from '../spelling';
import { queryText } from '../words';

/** A word with what comparing it needs. Made once for each word, since a list compares millions of pairs. */
export interface ComparedWord {
  readonly word: string;
  /** The word without differences that are no slips: "mueller" and "muller", Arabic words with and without article. */
  readonly key: string;
  readonly length: number;
  /** One bit for each letter that occurs, by its code modulo 31. */
  readonly letters: number;
  readonly isNumber: boolean;
}

const article = 'ال';

/** Returns a word with what comparing it needs. `word` is in comparable form. */
export function comparedWord(word: string): ComparedWord {
  const bare = word.startsWith(article) && word.length > 4 ? word.slice(article.length) : word;
  const key = bare.replace(/([aou])e/g, '$1');
  let letters = 0;
  for (let index = 0; index < key.length; index += 1) letters |= 1 << (key.charCodeAt(index) % 31);
  return { word, key, length: key.length, letters, isNumber: /\d/.test(word) || /^[ivxl]+$/.test(word) };
}

/** Compared words, each made once, since the lines of a list and the books that they may mean share most words. */
export class ComparedWords {
  readonly #made = new Map<string, ComparedWord>();
  readonly #ofNames = new Map<string, readonly ComparedWord[]>();

  /** Returns a word compared. `word` is in comparable form. */
  one(word: string): ComparedWord {
    let made = this.#made.get(word);
    if (made === undefined) {
      made = comparedWord(word);
      this.#made.set(word, made);
    }
    return made;
  }

  /** Returns the words of a name or title. */
  of(name: string): readonly ComparedWord[] {
    let made = this.#ofNames.get(name);
    if (made === undefined) {
      made = queryText(name)
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => this.one(word));
      this.#ofNames.set(name, made);
    }
    return made;
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters up to which one slip is near, and up to which none is: "dune" is not "june". */
const oneSlipUpTo = 6;
const noSlipUpTo = 3;
/** Most slips in a longer word, of which a word that sounds alike may have one more (`wordDistance`). */
const maxSlips = 2;

/** Returns how many letters of two words differ; null where they are different words. Numbers are never near. */
export function slipsBetween(a: ComparedWord, b: ComparedWord): number | null {
  if (a.key === b.key) return 0;
  if (a.isNumber || b.isNumber) return null;
  const longer = Math.max(a.length, b.length);
  if (longer <= noSlipUpTo) return null;
  const allowedSlips = longer <= oneSlipUpTo ? 1 : maxSlips;
  // Words that sound alike may differ by one letter more.
  const most = longer <= oneSlipUpTo ? 1 : maxSlips + 1;
  if (Math.abs(a.length - b.length) > most) return null;
  // A slip changes at most two of the letters that occur.
  if (countBits(a.letters ^ b.letters) > 2 * most) return null;
  const slips = wordDistance(a.key, b.key, allowedSlips);
  return slips <= allowedSlips ? slips : null;
}
