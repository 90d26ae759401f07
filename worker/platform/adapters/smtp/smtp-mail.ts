import type { Settings } from '../../settings/settings';
import type { SmtpSettings } from '../../settings/smtp-settings';
import type { Mailer } from '../mail';
import { SmtpConnection } from './connection';
import { beginSession, endSession, handOver } from './conversation';
import { requireAddress } from './mail-headers';
import { SmtpError } from './smtp-error';

/**
 * Sends mails to the shop's own mail server over the Worker's sockets, one connection a mail. Errors hold the server's
 * code, not its text, which repeats addresses. `stepMs` limits each step of the conversation in milliseconds.
 */
export function smtpMailer(server: SmtpSettings, from: Settings['mailFrom'], stepMs?: number): Mailer {
  return {
    async send(mail, key) {
      const envelope = { from: requireAddress(from.email), to: requireAddress(mail.to) };
      try {
        // Loaded with the first mail: most shops use the send_email binding instead.
        const { composeMessage } = await import('./message');
        const message = await composeMessage(mail, { ...envelope, fromName: from.name, key });
        const connection = await SmtpConnection.open(server, stepMs);
        try {
          const extensions = await beginSession(connection, server);
          await handOver(connection, extensions, envelope, message);
          await endSession(connection);
        } finally {
          connection.close();
        }
      } catch (error) {
        // oxlint-disable-next-line preserve-caught-error -- texts of the platform may hold the host or an address
        throw error instanceof SmtpError ? error : new SmtpError('not sent');
      }
    },
  };
}
