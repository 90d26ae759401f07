import type { SmtpSettings } from '../../settings/smtp-settings';
import type { SmtpConnection } from './connection';
import type { Extensions } from './conversation';
import { expectReply } from './expect-reply';
import { SmtpError } from './smtp-error';

type Credentials = NonNullable<SmtpSettings['credentials']>;

/**
 * Signs in by PLAIN (RFC 4616) or LOGIN. Both send the password itself, so the connection is encrypted, or the server
 * is on this machine (`SMTP_SECURE`).
 * @see RFC 4954, section 4
 */
export async function signIn(
  connection: SmtpConnection,
  extensions: Extensions,
  { username, password }: Credentials,
): Promise<void> {
  const methods = extensions.get('AUTH');
  // A server that asks for no sign-in takes the mail without one.
  if (methods === undefined) return;
  if (methods.includes('PLAIN')) {
    expectReply(await connection.command(`AUTH PLAIN ${base64(`\0${username}\0${password}`)}`), 235);
  } else if (methods.includes('LOGIN')) {
    expectReply(await connection.command('AUTH LOGIN'), 334);
    expectReply(await connection.command(base64(username)), 334);
    expectReply(await connection.command(base64(password)), 235);
  } else throw new SmtpError('no sign-in method in common');
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
