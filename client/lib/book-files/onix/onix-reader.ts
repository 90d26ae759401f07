import { SaxesParser } from 'saxes';
import type { OnixElement } from '../../../../domain/catalogue/import/onix/element';
import { namedEntities } from '../../../../domain/catalogue/import/named-entities';
import { UnreadableFileError } from '../unreadable-file-error';
import { localName, RecordBuilder } from './record-builder';

/** Most UTF-16 units of one record, which bound the memory. The largest real ones have 1 MB. */
const maxRecordUnits = 4_000_000;
/** Most UTF-16 units without a tag. A `&` without its `;` makes the parser search the text behind it for one. */
const maxTextUnits = 500_000;

export type BrokenReason = 'xml-broken' | 'record-unclosed' | 'record-too-large' | 'record-cut';

export type OnixEvent =
  | { readonly kind: 'header'; readonly header: OnixElement }
  /** A record with reference names. Records are counted from 1, lines too. */
  | { readonly kind: 'record'; readonly number: number; readonly line: number; readonly product: OnixElement }
  /** A record that is no good XML. `number` is null for text between the records. */
  | {
      readonly kind: 'broken';
      readonly number: number | null;
      readonly line: number;
      readonly reference: string | null;
      readonly reason: BrokenReason;
      readonly detail: string;
    };

/** Thrown out of the parser where the rest of a record can't be read. */
class BrokenRecordError extends Error {
  readonly reason: BrokenReason;

  constructor(reason: BrokenReason, detail = '') {
    super(detail);
    this.reason = reason;
  }
}

/** A tag at which reading can restart after an error: start or end of a record, or end of the message. */
const restartTag = /<(\/?)(?:[\w.-]+:)?(?:[Pp]roduct|ONIX[Mm]essage)[\s>]/;
/** Most UTF-16 units of a restart tag. So many are kept at the end of a chunk while one is searched. */
const maxTagUnits = 200;

/** Text that a new parser gets before the next record, so that the record is inside a message. */
const messageStart = '<ONIXMessage>';

const linesIn = (text: string) => text.split('\n').length - 1;

/**
 * Reads a message of ONIX in chunks and returns its header and records as they end. After a record that is no good XML
 * it continues at the next one. Entities are those of XML and HTML; nothing outside the file is read.
 */
export class OnixReader {
  #parser: SaxesParser;
  #events: OnixEvent[] = [];
  #record: RecordBuilder | null = null;
  #header: RecordBuilder | null = null;
  /** Text that waits for the next chunk. */
  #waitingText = '';
  #isSkipping = false;
  #hasRoot = false;
  #hasEnded = false;
  #records = 0;
  /** Lines before those of the current parser. */
  #linesBefore = 0;
  /** Element that the last closing tag ended. It counts only once the parser has not reported the tag as wrong. */
  #closedTag: 'record' | 'message' | null = null;
  #closedAt = 0;
  #recordLine = 1;
  /** UTF-16 units that the current parser took. */
  #parsedUnits = 0;
  /** Where reading restarts after an error: at the start of the record, or at the end of the last one; and its line. */
  #restartPlace = 0;
  #restartLine = 1;
  /** The text from there on. It is read again after an error, because the parser may have taken far too much. */
  #restartText = '';
  /** Place of the last tag or text that the parser reported. */
  #lastEvent = 0;
  #doctype = '';

  constructor() {
    this.#parser = this.#newParser();
  }

  /** Number of records that began so far. */
  get records(): number {
    return this.#records;
  }

  /** Whether the end of the message was read. */
  get isWhole(): boolean {
    return this.#hasEnded;
  }

  /**
   * Takes the next text of the file. Returns what it ended.
   * @throws UnreadableFileError when the file is no message of ONIX 3
   */
  write(chunk: string): readonly OnixEvent[] {
    this.#events = [];
    let text = this.#waitingText + chunk;
    this.#waitingText = '';
    while (text !== '' && !this.#hasEnded) {
      if (this.#isSkipping) text = this.#findRestart(text);
      else text = this.#parse(text);
    }
    return this.#events;
  }

  /** Returns the events that the end of the file causes. @throws UnreadableFileError for a file without a message */
  end(): readonly OnixEvent[] {
    this.#events = [];
    if (!this.#hasRoot) throw new UnreadableFileError('broken', 'The file is no XML: it has no element.');
    // A text that swallowed the records after it ends only here.
    while (!this.#hasEnded && !this.#isSkipping && restartTag.test(this.#restartText)) {
      let text = this.#reportBroken(new BrokenRecordError('xml-broken', 'a text without an end'));
      while (text !== '' && !this.#hasEnded) text = this.#isSkipping ? this.#findRestart(text) : this.#parse(text);
    }
    if (this.#record !== null) this.#reportBroken(new BrokenRecordError('record-cut'));
    return this.#events;
  }

  #newParser(): SaxesParser {
    const parser = new SaxesParser({ xmlns: false, position: true });
    for (const [name, character] of namedEntities) parser.ENTITIES[name] ??= character;
    parser.on('error', (error) => this.#onError(error));
    parser.on('doctype', (doctype) => this.#onDoctype(doctype));
    parser.on('opentag', (tag) => this.#onOpen(tag.name, tag.attributes));
    parser.on('closetag', (tag) => this.#onClose(tag.name));
    parser.on('text', (text) => this.#onText(text));
    parser.on('cdata', (text) => this.#onText(text));
    return parser;
  }

  /** Parses a text. After an error, returns the text from which reading continues. */
  #parse(text: string): string {
    // The parser would keep half a line end or half a character, and its position would no longer be the text's.
    const last = text.charCodeAt(text.length - 1);
    const isHalf = last === 0x0d || (last >= 0xd800 && last <= 0xdbff);
    const whole = isHalf ? text.slice(0, -1) : text;
    const before = this.#restartPlace;
    this.#restartText += text;
    try {
      this.#parser.write(whole);
      this.#parsedUnits += whole.length;
      this.#confirmClosedTag();
      if (this.#parsedUnits - this.#restartPlace > maxRecordUnits || this.#parsedUnits - this.#lastEvent > maxTextUnits)
        throw new BrokenRecordError('record-too-large');
    } catch (error) {
      if (!(error instanceof BrokenRecordError)) throw error;
      this.#restartText = this.#restartText.slice(this.#restartPlace - before);
      return this.#reportBroken(error);
    }
    const kept = this.#restartText.slice(this.#restartPlace - before);
    this.#restartText = isHalf ? kept.slice(0, -1) : kept;
    this.#waitingText = text.slice(whole.length);
    return '';
  }

  /** Reports a broken record. Returns the text in which the next restart tag is searched. */
  #reportBroken({ message, reason }: BrokenRecordError): string {
    if (!this.#hasRoot)
      throw new UnreadableFileError('broken', `The file is no XML: ${message || 'its first element does not end'}`);
    this.#events.push({
      kind: 'broken',
      number: this.#record === null ? null : this.#records,
      line: this.#record === null ? this.#restartLine : this.#recordLine,
      reference: this.#record?.reference ?? null,
      reason,
      detail: message,
    });
    this.#linesBefore = this.#restartLine - 1;
    // A start of a record that is broken itself must not be found again.
    const from = this.#record === null ? 1 : 0;
    const text = this.#restartText.slice(from);
    this.#linesBefore += linesIn(this.#restartText.slice(0, from));
    this.#restartText = '';
    this.#record = null;
    this.#header = null;
    this.#closedTag = null;
    this.#isSkipping = true;
    return text;
  }

  /** Searches a text for the next restart tag. Returns the text from there on. */
  #findRestart(text: string): string {
    const found = restartTag.exec(text);
    if (found === null) {
      this.#waitingText = text.slice(-maxTagUnits);
      this.#linesBefore += linesIn(text.slice(0, text.length - this.#waitingText.length));
      return '';
    }
    const isMessage = /message/i.test(found[0]);
    if (isMessage && found[1] === '/') this.#hasEnded = true;
    const from = found.index + (found[1] === '/' || isMessage ? found[0].length : 0);
    this.#linesBefore += linesIn(text.slice(0, from));
    this.#parser = this.#newParser();
    this.#parser.write(messageStart);
    this.#parsedUnits = messageStart.length;
    this.#lastEvent = messageStart.length;
    this.#setRestartPlace(messageStart.length);
    this.#isSkipping = false;
    return text.slice(from);
  }

  /** Sets the place from which reading continues after an error. */
  #setRestartPlace(place: number): void {
    this.#restartPlace = place;
    this.#restartLine = this.#line();
  }

  #line(): number {
    return this.#linesBefore + this.#parser.line;
  }

  #onError(error: Error): void {
    if (this.#hasEnded) return;
    const detail = error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, '');
    if (detail.startsWith('unexpected close tag') || detail.startsWith('unmatched closing tag')) this.#closedTag = null;
    this.#confirmClosedTag();
    if (this.#hasEnded) return;
    throw new BrokenRecordError('xml-broken', detail);
  }

  #onDoctype(doctype: string): void {
    this.#doctype = doctype;
    if (/<!ENTITY/i.test(doctype))
      throw new UnreadableFileError(
        'entities',
        'The file declares entities of its own. The import reads no such file: they can be a bomb.',
      );
  }

  #onOpen(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#confirmClosedTag();
    this.#lastEvent = this.#parser.position;
    const name = localName(tag);
    if (!this.#hasRoot) {
      this.#hasRoot = true;
      this.#requireRelease(name, attributes);
      this.#setRestartPlace(this.#parser.position);
    } else if (name === 'Product' || name === 'product') this.#startRecord();
    else if (this.#record !== null) {
      if (!this.#record.start(tag, attributes)) throw new BrokenRecordError('record-too-large');
    } else if (this.#header !== null) {
      if (!this.#header.start(tag, attributes)) throw new BrokenRecordError('record-too-large');
    } else if (name === 'Header' || name === 'header') this.#header = new RecordBuilder('Header');
  }

  #startRecord(): void {
    if (this.#record !== null) throw new BrokenRecordError('record-unclosed');
    this.#records += 1;
    this.#recordLine = this.#line();
    this.#setRestartPlace(this.#parser.position);
    this.#record = new RecordBuilder('Product');
  }

  #onText(text: string): void {
    this.#confirmClosedTag();
    this.#lastEvent = this.#parser.position;
    (this.#record ?? this.#header)?.text(text);
  }

  #onClose(tag: string): void {
    this.#confirmClosedTag();
    this.#lastEvent = this.#parser.position;
    if (this.#record !== null) {
      if (!this.#record.end()) return;
      this.#closedTag = 'record';
      this.#closedAt = this.#parser.position;
    } else if (this.#header !== null) {
      if (!this.#header.end()) return;
      this.#events.push({ kind: 'header', header: this.#header.root });
      this.#header = null;
    } else if (/^ONIXmessage$/i.test(localName(tag))) this.#closedTag = 'message';
  }

  /** Ends the element of the last closing tag. The parser has gone on, so the tag was the right one. */
  #confirmClosedTag(): void {
    if (this.#closedTag === 'message') this.#hasEnded = true;
    if (this.#closedTag === 'record' && this.#record !== null) {
      const { root: product } = this.#record;
      this.#events.push({ kind: 'record', number: this.#records, line: this.#recordLine, product });
      this.#record = null;
      this.#setRestartPlace(this.#closedAt);
    }
    this.#closedTag = null;
  }

  /** @throws UnreadableFileError for a message of another release, and for another kind of XML */
  #requireRelease(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!/^ONIXmessage$/i.test(name))
      throw new UnreadableFileError('unknown-format', `The file is XML, but no ONIX: its first element is ${name}.`);
    const release = attributes.release ?? '';
    const isThree = release === '' ? /\/onix\/3\./.test(attributes.xmlns ?? '') : release.startsWith('3.');
    if (isThree) return;
    const found = release || /onix\/(\d\.\d)/.exec(this.#doctype)?.[1] || '';
    const which = found === '' ? 'ONIX without a release, as 2.1 and older are' : `ONIX ${found}`;
    throw new UnreadableFileError('old-onix', `The file is ${which}. The import reads ONIX for Books 3.0 and 3.1.`);
  }
}
