import { SmtpError } from './smtp-error';

/** A complete reply of the server. */
export interface Reply {
  readonly code: number;
  /** Enhanced status code, for example `5.1.1`; null where the reply has none. */
  readonly enhanced: string | null;
  /** Text of each line, without code and separator. */
  readonly lines: readonly string[];
}

/** Longest reply that is read, in bytes. RFC 5321 (4.5.3.1.5) allows 512 in a line. */
const maxReplyBytes = 16_384;
const replyLine = /^([2-5]\d\d)(?:([ -])(.*))?$/s;

/**
 * Parses the lines of one reply. Returns null while its last line is missing: each earlier line has a hyphen after the
 * code.
 * @throws SmtpError for a line that is no reply, and for lines with different codes
 * @see RFC 5321, sections 4.2 and 4.2.1
 */
export function parseReply(lines: readonly string[]): Reply | null {
  const parsed = lines.map((line) => replyLine.exec(line));
  const codes = new Set(parsed.map((match) => match?.[1]));
  if (codes.has(undefined) || codes.size > 1) throw new SmtpError('unreadable reply');
  const last = parsed.at(-1);
  if (!last || last[2] === '-') return null;
  const texts = parsed.map((match) => match?.[3] ?? '');
  return { code: Number(last[1]), enhanced: enhancedOf(last[1] ?? '', texts[0] ?? ''), lines: texts };
}

/** Returns the enhanced status code at the beginning of a text, if its class is that of the reply (RFC 2034, 4). */
function enhancedOf(code: string, text: string): string | null {
  const enhanced = /^[245]\.\d{1,3}\.\d{1,3}(?= |$)/.exec(text)?.[0];
  return enhanced?.[0] === code[0] ? (enhanced ?? null) : null;
}

/** Reads replies from a connection. Bytes after a reply are kept for the next one. */
export class ReplyReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #rest = '';

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
  }

  /** Whether the server sent something that no `read` has returned yet. */
  get hasMore(): boolean {
    return this.#rest !== '';
  }

  /** @throws SmtpError when the connection ends first, or when the reply is too long */
  async read(): Promise<Reply> {
    const lines: string[] = [];
    for (let length = 0; length <= maxReplyBytes;) {
      const line = await this.#readLine();
      lines.push(line);
      const reply = parseReply(lines);
      if (reply !== null) return reply;
      length += line.length;
    }
    throw new SmtpError('the reply is too long');
  }

  /** Returns the stream to its owner, for STARTTLS. */
  release(): void {
    this.#reader.releaseLock();
  }

  async #readLine(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end !== -1) {
        const line = this.#rest.slice(0, end).replace(/\r$/, '');
        this.#rest = this.#rest.slice(end + 1);
        return line;
      }
      if (this.#rest.length > maxReplyBytes) throw new SmtpError('the reply is too long');
      const { value, done } = await this.#reader.read();
      if (done) throw new SmtpError('the server hung up');
      this.#rest += this.#decoder.decode(value, { stream: true });
    }
  }
}
