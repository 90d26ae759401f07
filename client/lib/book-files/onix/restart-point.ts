/**
 * Place in a file from which reading continues after an error, with the text behind it. That text is read again,
 * because a parser may notice an error far behind its cause.
 */
export class RestartPoint {
  /** Position of the place: UTF-16 units that the parser took before it. */
  position = 0;
  /** Line of the file at the place, from 1. */
  line = 1;
  #text = '';
  /** Position at which `#text` begins. It is before `position` until `dropTextBefore` is called. */
  #textPosition = 0;

  /** Moves the place forward, or to a position of a new parser after `takeText`. */
  moveTo(position: number, line: number): void {
    this.position = position;
    this.line = line;
    if (this.#text === '') this.#textPosition = position;
  }

  append(text: string): void {
    this.#text += text;
  }

  /** The text behind the place, as far as it was appended. */
  get text(): string {
    return this.#text.slice(this.position - this.#textPosition);
  }

  /** Drops the text before the place, which is not read again. */
  dropTextBefore(): void {
    this.#text = this.text;
    this.#textPosition = this.position;
  }

  /** Drops the last UTF-16 unit of the text. */
  dropLastUnit(): void {
    this.#text = this.#text.slice(0, -1);
  }

  /** Returns the text behind the place and drops it. */
  takeText(): string {
    const { text } = this;
    this.#text = '';
    return text;
  }
}
