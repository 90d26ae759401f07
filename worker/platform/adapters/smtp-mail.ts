import type { Settings } from '../settings/settings';
import type { SmtpSettings } from '../settings/smtp-settings';
import { encodeHeader, encodeMailbox, oneLine, requireAddress } from './mail-headers';
import type { Mail, Mailer } from './mail';

const timeoutMs = 15_000;
/** The library hands text to `btoa`, which takes bytes only. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

/**
 * Sends mails to the shop's own mail server over the Worker's sockets, one connection a mail. Errors hold the server's
 * code, not its text, which repeats addresses.
 */
export function smtpMailer(server: SmtpSettings, from: Settings['mailFrom']): Mailer {
  return {
    async send(mail, key) {
      const to = requireAddress(mail.to);
      // Loaded when a mail goes out by it: most shops use the binding.
      const [{ guardMailer }, { LogLevel }] = await Promise.all([import('./smtp-guards'), import('worker-mailer')]);
      const { host, port, security, credentials } = server;
      try {
        const connection = await guardMailer().connect({
          host,
          port,
          secure: security === 'tls',
          startTls: security === 'starttls',
          authType: ['plain', 'login', 'cram-md5'],
          ...(credentials === null
            ? {}
            : { credentials: { username: asBytes(credentials.username), password: asBytes(credentials.password) } }),
          // Asks the server to report failures to the sender's address; the library asks for none by default.
          dsn: { NOTIFY: { FAILURE: true }, RET: { HEADERS: true } },
          socketTimeoutMs: timeoutMs,
          responseTimeoutMs: timeoutMs,
          logLevel: LogLevel.NONE,
        });
        try {
          const headers = headersOf(mail, { from, to, key });
          await connection.send({
            from,
            to,
            subject: oneLine(mail.subject),
            text: mail.text,
            html: mail.html,
            headers,
          });
        } finally {
          await connection.close();
        }
      } catch (error) {
        // oxlint-disable-next-line preserve-caught-error -- it repeats what the server said, addresses among it, and errors are logged
        throw new Error(`smtp: ${reasonOf(error)}`);
      }
    },
  };
}

interface Envelope {
  readonly from: Settings['mailFrom'];
  readonly to: string;
  readonly key: string;
}

/** The same `Message-ID` for each try of one mail: mail readers show a mail that arrives twice once. */
function messageId({ from, key }: Envelope): string {
  return `<${key.replaceAll(/[^\w-]/g, '')}@${from.email.slice(from.email.lastIndexOf('@') + 1)}>`;
}

function headersOf(mail: Mail, envelope: Envelope): Record<string, string> {
  const { from, to } = envelope;
  const own = Object.entries({
    'Content-Language': mail.language,
    'Auto-Submitted': 'auto-generated',
    ...mail.headers,
  });
  return {
    From: encodeMailbox(from.name, from.email),
    To: to,
    Subject: encodeHeader(mail.subject),
    'Message-ID': messageId(envelope),
    ...(mail.replyTo === undefined ? {} : { 'Reply-To': requireAddress(mail.replyTo) }),
    ...Object.fromEntries(own.map(([name, value]) => [name.replaceAll(/[^A-Za-z-]/g, ''), oneLine(value)])),
  };
}

/** Our own words, or the server's code (`550`), or nothing: texts of servers and of the library hold addresses. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return (
    /^smtp: ([\w ]+)$/.exec(text)?.[1] ??
    /(?:^|\s)([245]\d\d)[ -]/.exec(text)?.[1] ??
    (/time/i.test(text) ? 'no answer in time' : 'no connection')
  );
}
