import { WorkerMailer } from 'worker-mailer';

/** Members of the library's connection that the guards use (worker-mailer 1.2.1, pinned). */
interface Connection {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly startTls: boolean;
  readonly secure: boolean;
  readonly supportsStartTls: boolean;
}

const longestAnswer = 16_384;

/** Returns a complete answer of the server: its last line has no hyphen after the code (RFC 5321, 4.2.1). */
async function readAnswer(this: Connection): Promise<string> {
  const decoder = new TextDecoder();
  let answer = '';
  for (;;) {
    const { value, done } = await this.reader.read();
    // The library would go on reading from a closed connection for ever, without ever yielding.
    if (done) throw new Error('smtp: the server hung up');
    answer += decoder.decode(value, { stream: true });
    if (answer.length > longestAnswer) throw new Error('smtp: the answer has no end');
    const last = answer.endsWith('\n') ? answer.trimEnd().split('\n').at(-1) : undefined;
    if (last !== undefined && !/^\d{3}-/.test(last)) return answer;
  }
}

let guarded = false;

/**
 * Two guards around the library: a server that hangs up is an error, not an endless loop; and where STARTTLS is asked
 * for, a server (or somebody between) that does not offer it gets neither password nor mail.
 */
export function guardMailer(): typeof WorkerMailer {
  if (guarded) return WorkerMailer;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the library's own methods, which its types call private
  const inside = WorkerMailer.prototype as unknown as { read: unknown; auth: (this: Connection) => Promise<void> };
  const { auth } = inside;
  inside.read = readAnswer;
  inside.auth = async function requireTls(this: Connection) {
    if (this.startTls && !this.secure && !this.supportsStartTls) throw new Error('smtp: the server offers no STARTTLS');
    await auth.call(this);
  };
  guarded = true;
  return WorkerMailer;
}
