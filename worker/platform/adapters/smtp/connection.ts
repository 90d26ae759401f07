import { connect } from 'cloudflare:sockets';
import type { SmtpSettings } from '../../settings/smtp-settings';
import { ReplyReader, type Reply } from './reply';
import { SmtpError } from './smtp-error';

/** Longest wait for one step in milliseconds: to connect, to encrypt, to send a line and get its reply. */
const defaultStepMs = 15_000;

/** A connection to a mail server: sends commands and reads replies, with a deadline for each step. */
export class SmtpConnection {
  #socket: Socket;
  #replies: ReplyReader;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #stepMs: number;

  private constructor(socket: Socket, stepMs: number) {
    this.#stepMs = stepMs;
    this.#socket = ignoreRejections(socket);
    this.#replies = new ReplyReader(socket.readable);
    this.#writer = socket.writable.getWriter();
  }

  /** Connects. With `tls` the first byte is already encrypted (RFC 8314, 3.3). */
  static async open({ host, port, security }: SmtpSettings, stepMs = defaultStepMs): Promise<SmtpConnection> {
    const secureTransport = { tls: 'on', starttls: 'starttls', off: 'off' }[security];
    let socket: Socket;
    try {
      socket = connect({ hostname: host, port }, { secureTransport, allowHalfOpen: false });
    } catch {
      throw new SmtpError('no connection');
    }
    const connection = new SmtpConnection(socket, stepMs);
    try {
      await connection.#step(socket.opened, 'no connection');
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  /** Sends one command and returns its reply. */
  async command(line: string): Promise<Reply> {
    if (/[\r\n]/.test(line)) throw new SmtpError('a command is one line');
    return this.exchange(new TextEncoder().encode(`${line}\r\n`));
  }

  /** Sends bytes and returns the reply to them. */
  async exchange(bytes: Uint8Array): Promise<Reply> {
    // A server that has already ended the conversation often said why: its reply is read even if writing fails.
    const written = this.#writer.write(bytes).catch(() => undefined);
    return this.#step(
      written.then(() => this.#replies.read()),
      'the server hung up',
    );
  }

  /** Reads a reply to no command: the greeting. */
  async read(): Promise<Reply> {
    return this.#step(this.#replies.read(), 'the server hung up');
  }

  /**
   * Encrypts the connection after the server agreed to STARTTLS. Replies that came before the encryption are refused:
   * somebody on the way may have written them.
   * @see RFC 3207, sections 4.2 and 6
   */
  async encrypt(): Promise<void> {
    if (this.#replies.hasMore) throw new SmtpError('the server sent text before the encryption');
    this.#replies.release();
    this.#writer.releaseLock();
    this.#socket = ignoreRejections(this.#socket.startTls());
    this.#replies = new ReplyReader(this.#socket.readable);
    this.#writer = this.#socket.writable.getWriter();
    await this.#step(this.#socket.opened, 'no encryption');
  }

  /** Closes the socket. The conversation's outcome is known by then, so nothing waits for it. */
  close(): void {
    this.#socket.close().catch(() => undefined);
  }

  /** Awaits a step. Errors of the socket become `failure`, because their texts may name the host. */
  async #step<Value>(work: Promise<Value>, failure: string): Promise<Value> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SmtpError('no answer in time')), this.#stepMs);
    });
    try {
      return await Promise.race([work, late]);
    } catch (error) {
      throw error instanceof SmtpError ? error : new SmtpError(failure);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Returns the socket, and ignores rejections that no step awaits, for example of a refused certificate. */
function ignoreRejections(socket: Socket): Socket {
  socket.opened.catch(() => undefined);
  socket.closed.catch(() => undefined);
  return socket;
}
