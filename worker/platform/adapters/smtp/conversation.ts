import type { SmtpSettings } from '../../settings/smtp-settings';
import { signIn } from './authenticate';
import type { SmtpConnection } from './connection';
import { dataOf } from './data';
import { expectReply } from './expect-reply';
import { SmtpError } from './smtp-error';

/** Extensions of a server: the keywords of its EHLO reply in capitals, with their parameters (RFC 5321, 4.1.1.1). */
export type Extensions = ReadonlyMap<string, readonly string[]>;

/** Sender and recipient of the mail. Both are checked addresses. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/**
 * Greets the server, encrypts the connection where the settings ask for it, and signs in.
 * @returns the server's extensions
 * @throws SmtpError before any password or mail is sent when the server offers no STARTTLS
 * @see RFC 3207, section 4.2: what the server said before the encryption is forgotten
 */
export async function beginSession(connection: SmtpConnection, settings: SmtpSettings): Promise<Extensions> {
  expectReply(await connection.read(), 220);
  let extensions = await greet(connection);
  if (settings.security === 'starttls') {
    if (!extensions.has('STARTTLS')) throw new SmtpError('the server offers no STARTTLS');
    expectReply(await connection.command('STARTTLS'), 220);
    await connection.encrypt();
    extensions = await greet(connection);
  }
  if (settings.credentials !== null) await signIn(connection, extensions, settings.credentials);
  return extensions;
}

/**
 * Hands one message over. `message` has CRLF line ends.
 * @throws SmtpError with the server's code when it refuses sender, recipient or message
 * @see RFC 5321, section 3.3
 */
export async function handOver(
  connection: SmtpConnection,
  extensions: Extensions,
  { from, to }: Envelope,
  message: string,
): Promise<void> {
  // Asks the server to report failures to the sender's address, with the headers of the mail (RFC 3461).
  const [returned, reported] = extensions.has('DSN') ? [' RET=HDRS', ' NOTIFY=FAILURE'] : ['', ''];
  expectReply(await connection.command(`MAIL FROM:<${from}>${returned}`), 250);
  expectReply(await connection.command(`RCPT TO:<${to}>${reported}`), 250, 251);
  expectReply(await connection.command('DATA'), 354);
  expectReply(await connection.exchange(dataOf(message)), 250);
}

/** Longest wait for the reply to QUIT, in milliseconds. */
const quitMs = 1_000;

/**
 * Ends the session (RFC 5321, 4.1.1.10). Waits for the reply only shortly and ignores it: the mail is handed over by
 * now, and a late error would send it twice.
 */
export async function endSession(connection: SmtpConnection): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, quitMs);
  });
  await Promise.race([connection.command('QUIT').catch(() => undefined), waited]);
  clearTimeout(timer);
}

/** Sends EHLO, and HELO to a server that does not know EHLO (RFC 5321, 3.2). */
async function greet(connection: SmtpConnection): Promise<Extensions> {
  const reply = await connection.command(`EHLO ${ownName}`);
  if (reply.code === 250) return extensionsOf(reply.lines.slice(1));
  if (reply.code < 500) expectReply(reply, 250);
  expectReply(await connection.command(`HELO ${ownName}`), 250);
  return new Map();
}

/** A Worker has no name and no fixed address. An address literal is what RFC 5321, 4.1.4 asks for then. */
const ownName = '[127.0.0.1]';

function extensionsOf(lines: readonly string[]): Extensions {
  return new Map(
    lines.map((line) => {
      // Some servers write `AUTH=PLAIN LOGIN`.
      const [keyword = '', ...parameters] = line
        .toUpperCase()
        .trim()
        .split(/[\s=]+/);
      return [keyword, parameters] as const;
    }),
  );
}
