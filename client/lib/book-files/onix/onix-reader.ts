import { SaxesParser } from 'saxes';
import { namedEntities } from '../../../../domain/catalogue/import/named-entities';
import { UnreadableFileError } from '../unreadable-file-error';
import { BrokenRecordError, type OnixEvent } from './onix-event';
import { localName, RecordBuilder } from './record-builder';
import { isMessageTag, requireOnix3 } from './require-onix-3';
import { RestartPoint } from './restart-point';

/** Most UTF-16 units of one record, which limit the memory. The largest real ones have 1 MB. */
const maxRecordUnits = 4_000_000;
/** Most UTF-16 units without a tag. After a `&` without its `;`, the parser takes all text as the name of an entity. */
const maxTextUnits = 500_000;

/** Matches a tag at which reading can restart after an error: start or end of a record or of the message. */
const restartTag = /<(\/?)(?:[\w.-]+:)?(?:[Pp]roduct|ONIX[Mm]essage)[\s>]/;
/** Most UTF-16 units of a restart tag. The search keeps so many at the end of a chunk, because a tag may be cut. */
const maxTagUnits = 200;

/** Text that a new parser gets first, so that the next record is inside a message. */
const messageStart = '<ONIXMessage>';

const countLineEnds = (text: string) => text.split('\n').length - 1;

/** Returns whether a text ends inside a line end (CR LF) or inside a character of two units. */
function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last === 0x0d || (last >= 0xd800 && last <= 0xdbff);
}

/**
 * Reads an ONIX message in chunks and returns its header and records as they end. After a record that is not
 * well-formed XML it continues with the next one. It knows the entities of XML and HTML. It reads no other file.
 *
 * It is either parsing, or searching for the next restart tag after an error. Each search ends with a new parser, since
 * the old one can't continue after an error. A *position* is a number of UTF-16 units that the present parser took.
 */
export class OnixReader {
  #parser: SaxesParser;
  #events: OnixEvent[] = [];
  #record: RecordBuilder | null = null;
  #header: RecordBuilder | null = null;
  /** Text at the end of the last chunk that is read again with the next chunk. */
  #waitingText = '';
  /** True while it searches for the next restart tag. */
  #isSearching = false;
  #hasRoot = false;
  #hasEnded = false;
  #recordCount = 0;
  /** Line of the file, from 1, at which the present record began. */
  #recordLine = 1;
  /** Number of line ends of the file before the text of the present parser. */
  #lineEndsBefore = 0;
  /**
   * Element that the last closing tag ended. The parser reports a wrong tag only after the tag, so the element ends at
   * the next report of the parser.
   */
  #closedTag: 'record' | 'message' | null = null;
  #closedPosition = 0;
  #parsedUnits = 0;
  /** Position of the last tag or text that the parser reported. */
  #lastPosition = 0;
  #doctype = '';
  /** At the start of the present record, or behind the last one. */
  #restart = new RestartPoint();

  constructor() {
    this.#parser = this.#newParser();
  }

  /** Number of records that began so far. */
  get records(): number {
    return this.#recordCount;
  }

  /** Whether the end of the message was read. */
  get isWhole(): boolean {
    return this.#hasEnded;
  }

  /**
   * Reads the next text of the file. Returns the header and the records that end in it.
   * @throws UnreadableFileError when the file is not a message of ONIX 3
   */
  write(chunk: string): readonly OnixEvent[] {
    this.#events = [];
    const text = this.#waitingText + chunk;
    this.#waitingText = '';
    this.#read(text);
    return this.#events;
  }

  /** Returns the events that the end of the file causes. @throws UnreadableFileError for a file without a message */
  end(): readonly OnixEvent[] {
    this.#events = [];
    if (!this.#hasRoot) throw new UnreadableFileError('broken', 'The file is no XML: it has no element.');
    // A comment or an entity without its end makes the parser take the records behind it as text.
    while (!this.#hasEnded && !this.#isSearching && restartTag.test(this.#restart.text)) {
      this.#read(this.#reportBroken(new BrokenRecordError('xml-broken', 'a text without an end')));
    }
    if (this.#record !== null) this.#reportBroken(new BrokenRecordError('record-cut'));
    return this.#events;
  }

  /** Reads a text to its end or to the end of the message. */
  #read(text: string): void {
    let rest = text;
    while (rest !== '' && !this.#hasEnded) rest = this.#isSearching ? this.#findRestart(rest) : this.#parse(rest);
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

  /** Parses a text. Returns an empty text, or after an error the text from which reading continues. */
  #parse(text: string): string {
    // The parser would keep half a line end or half a character, and its position would no longer be the text's.
    const isHalf = endsInHalf(text);
    const whole = isHalf ? text.slice(0, -1) : text;
    this.#restart.append(text);
    try {
      this.#parser.write(whole);
      this.#parsedUnits += whole.length;
      this.#confirmClosedTag();
      this.#requireLimits();
    } catch (error) {
      if (!(error instanceof BrokenRecordError)) throw error;
      return this.#reportBroken(error);
    }
    this.#restart.dropTextBefore();
    if (isHalf) this.#restart.dropLastUnit();
    this.#waitingText = text.slice(whole.length);
    return '';
  }

  /** @throws BrokenRecordError when the present record or a text without a tag is too large */
  #requireLimits(): void {
    const recordUnits = this.#parsedUnits - this.#restart.position;
    const textUnits = this.#parsedUnits - this.#lastPosition;
    if (recordUnits > maxRecordUnits || textUnits > maxTextUnits) throw new BrokenRecordError('record-too-large');
  }

  /**
   * Adds an event for a broken record and begins the search for the next restart tag. Returns the text to search.
   * @throws UnreadableFileError when the file has no element yet
   */
  #reportBroken({ message, reason }: BrokenRecordError): string {
    if (!this.#hasRoot)
      throw new UnreadableFileError('broken', `The file is no XML: ${message || 'its first element does not end'}`);
    this.#events.push({
      kind: 'broken',
      number: this.#record === null ? null : this.#recordCount,
      line: this.#record === null ? this.#restart.line : this.#recordLine,
      reference: this.#record?.reference ?? null,
      reason,
      detail: message,
    });
    // With a record, the text begins behind its start tag. Without one, it may begin with the broken tag: one unit is
    // skipped, so that the search does not find that tag again.
    const skippedUnits = this.#record === null ? 1 : 0;
    this.#lineEndsBefore = this.#restart.line - 1;
    const readAgain = this.#restart.takeText();
    this.#lineEndsBefore += countLineEnds(readAgain.slice(0, skippedUnits));
    this.#record = null;
    this.#header = null;
    this.#closedTag = null;
    this.#isSearching = true;
    return readAgain.slice(skippedUnits);
  }

  /** Searches a text for the next restart tag. Returns the text from which a new parser reads; empty without a tag. */
  #findRestart(text: string): string {
    const found = restartTag.exec(text);
    if (found === null) {
      this.#waitingText = text.slice(-maxTagUnits);
      this.#lineEndsBefore += countLineEnds(text.slice(0, text.length - this.#waitingText.length));
      return '';
    }
    const [tag, slash] = found;
    const isMessage = /message/i.test(tag);
    const isEnd = slash === '/';
    if (isMessage && isEnd) this.#hasEnded = true;
    // The new parser reads the start tag of a record. It is already inside a message, so it reads no other restart tag.
    const from = found.index + (isEnd || isMessage ? tag.length : 0);
    this.#lineEndsBefore += countLineEnds(text.slice(0, from));
    this.#startParser();
    return text.slice(from);
  }

  /** Replaces the parser by one that is inside a message, and ends the search. */
  #startParser(): void {
    this.#parser = this.#newParser();
    this.#parser.write(messageStart);
    this.#parsedUnits = messageStart.length;
    this.#lastPosition = messageStart.length;
    this.#restart.moveTo(messageStart.length, this.#line());
    this.#isSearching = false;
  }

  /** Returns the line of the file, from 1, that the parser has reached. */
  #line(): number {
    return this.#lineEndsBefore + this.#parser.line;
  }

  #onError(error: Error): void {
    if (this.#hasEnded) return;
    // Without the place in the text, with which the parser's message begins.
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
    this.#lastPosition = this.#parser.position;
    const name = localName(tag);
    if (!this.#hasRoot) {
      this.#hasRoot = true;
      requireOnix3(tag, attributes, this.#doctype);
      this.#restart.moveTo(this.#parser.position, this.#line());
    } else if (name === 'Product' || name === 'product') this.#startRecord();
    else if (this.#record !== null) {
      if (!this.#record.start(tag, attributes)) throw new BrokenRecordError('record-too-large');
    } else if (this.#header !== null) {
      if (!this.#header.start(tag, attributes)) throw new BrokenRecordError('record-too-large');
    } else if (name === 'Header' || name === 'header') this.#header = new RecordBuilder('Header');
  }

  #startRecord(): void {
    if (this.#record !== null) throw new BrokenRecordError('record-unclosed');
    this.#recordCount += 1;
    this.#recordLine = this.#line();
    this.#restart.moveTo(this.#parser.position, this.#line());
    this.#record = new RecordBuilder('Product');
  }

  #onText(text: string): void {
    this.#confirmClosedTag();
    this.#lastPosition = this.#parser.position;
    (this.#record ?? this.#header)?.text(text);
  }

  #onClose(tag: string): void {
    this.#confirmClosedTag();
    this.#lastPosition = this.#parser.position;
    if (this.#record !== null) {
      if (!this.#record.end()) return;
      this.#closedTag = 'record';
      this.#closedPosition = this.#parser.position;
    } else if (this.#header !== null) {
      if (!this.#header.end()) return;
      this.#events.push({ kind: 'header', header: this.#header.root });
      this.#header = null;
    } else if (isMessageTag(tag)) this.#closedTag = 'message';
  }

  /** Ends the element of the last closing tag. The parser has continued behind the tag, so the tag was right. */
  #confirmClosedTag(): void {
    if (this.#closedTag === 'message') this.#hasEnded = true;
    if (this.#closedTag === 'record' && this.#record !== null) {
      const { root: product } = this.#record;
      this.#events.push({ kind: 'record', number: this.#recordCount, line: this.#recordLine, product });
      this.#record = null;
      this.#restart.moveTo(this.#closedPosition, this.#line());
    }
    this.#closedTag = null;
  }
}
