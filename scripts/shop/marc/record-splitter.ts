import { LibraryFailure } from '../library/library-items';

/** UTF-16 units of one record beyond which it is a mistake. It bounds the memory: the largest real ones have 200 kB. */
const maxCodeUnits = 4_000_000;
/** UTF-16 units kept while a tag or the end of a comment is searched; no tag that is searched is longer. */
const maxTagUnits = 200;

/** The text of one record of a file. Records are counted from 1, lines too. */
export interface RawRecord {
  readonly number: number;
  readonly line: number;
  readonly xml: string;
  /** Null: the text is whole. */
  readonly failure: 'record-unclosed' | 'record-too-large' | 'record-cut' | null;
}

/** A start or an end that matters outside of tags. Prefixes of namespaces differ between libraries. */
const token = /<!--|<!\[CDATA\[|<!DOCTYPE|<(\/?)(?:[\w.-]+:)?record(?=[\s/>])/gi;
const content = /<(?:[\w.-]+:)?(?:leader|controlfield|datafield)[\s>]/;
const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/**
 * Cuts the records out of a file's text, so that one bad record never changes another. A `record` without fields
 * before the next one begins only wraps it, as in answers of SRU and OAI.
 */
export class RecordSplitter {
  #text = '';
  #at = 0;
  /** Whether the text begins with a record that is open. */
  #isOpen = false;
  /** End of a comment or of CDATA that is searched; empty: none. */
  #until = '';
  #line = 1;
  #number = 0;
  #root = '';
  #tail = '';

  /** Number of records that began so far. */
  get records(): number {
    return this.#number;
  }

  /** Whether the file's outermost element has ended. */
  get isWhole(): boolean {
    return this.#root !== '' && new RegExp(`</${this.#root.replaceAll('.', '\\.')}\\s*>`).test(this.#tail);
  }

  /** Whether the text has any element. */
  get isXml(): boolean {
    return this.#root !== '';
  }

  /** Takes the next text. Returns the records that it ends. @throws LibraryFailure at a document type */
  write(chunk: string): RawRecord[] {
    this.#text += chunk;
    this.#tail = (this.#tail + chunk).slice(-1000);
    if (this.#root === '') this.#root = /<([A-Za-z_][\w.:-]*)/.exec(this.#text)?.[1] ?? '';
    const found: RawRecord[] = [];
    while (this.#step(found));
    if (this.#isOpen && this.#text.length > maxCodeUnits) {
      found.push(this.#record('record-too-large', ''));
      this.#isOpen = false;
    }
    if (!this.#isOpen) this.#drop(this.#text.length > maxCodeUnits ? this.#text.length : this.#at);
    return found;
  }

  /** Takes the end of the file. Returns the record that it cuts. */
  end(): RawRecord[] {
    if (!this.#isOpen) return [];
    if (content.test(this.#text)) return [this.#record('record-cut', this.#text)];
    this.#number -= 1;
    return [];
  }

  /** Goes on to the next start or end. Returns false where more text is needed. */
  #step(found: RawRecord[]): boolean {
    if (this.#until !== '') {
      const end = this.#text.indexOf(this.#until, this.#at);
      if (end < 0) {
        this.#at = Math.max(this.#at, this.#text.length - maxTagUnits);
        return false;
      }
      this.#at = end + this.#until.length;
      this.#until = '';
    }
    token.lastIndex = this.#at;
    const next = token.exec(this.#text);
    if (next === null) {
      this.#at = Math.max(this.#at, this.#text.length - maxTagUnits);
      return false;
    }
    const [whole] = next;
    if (/^<!doctype/i.test(whole))
      throw new LibraryFailure('The file declares a document type. The import reads no such file: it can be a bomb.');
    this.#until = ends[whole.toUpperCase()] ?? '';
    const close = this.#text.indexOf('>', next.index);
    if (this.#until !== '') this.#at = next.index + whole.length;
    else if (close < 0) {
      this.#at = next.index;
      return false;
    } else if (next[1] === '/') this.#end(close + 1, found);
    else this.#start(next.index, close + 1, found);
    return true;
  }

  #start(from: number, to: number, found: RawRecord[]): void {
    const before = this.#text.slice(0, from);
    if (this.#isOpen && content.test(before)) found.push(this.#record('record-unclosed', before));
    else if (this.#isOpen) this.#number -= 1;
    this.#drop(from);
    this.#number += 1;
    this.#isOpen = true;
    this.#at = to - from;
    if (this.#text.charAt(this.#at - 2) === '/') this.#end(this.#at, found);
  }

  #end(to: number, found: RawRecord[]): void {
    if (this.#isOpen) found.push(this.#record(null, this.#text.slice(0, to)));
    this.#isOpen = false;
    this.#drop(to);
    this.#at = 0;
  }

  #record(failure: RawRecord['failure'], xml: string): RawRecord {
    return { number: this.#number, line: this.#line, xml, failure };
  }

  /** Forgets the first characters of the text. */
  #drop(length: number): void {
    if (length <= 0) return;
    for (let at = this.#text.indexOf('\n'); at >= 0 && at < length; at = this.#text.indexOf('\n', at + 1))
      this.#line += 1;
    this.#text = this.#text.slice(length);
    this.#at = Math.max(0, this.#at - length);
  }
}
