// A mail server outside of the killed processes. It records which mails were sent, and when.
import { SMTPServer } from 'smtp-server';

/** The `Message-ID` that the shop gives a mail holds the id of its outbox row. */
const rowOf = (message) => /^Message-ID: <([^@>]+)@/im.exec(message)?.[1] ?? 'unknown';

/** Opens a mail server on this machine. Returns its port, the mails so far as `{ id, at }`, and `close`. */
export async function openMailServer() {
  const arrivals = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        arrivals.push({ id: rowOf(Buffer.concat(chunks).toString('utf8')), at: Date.now() });
        done();
      });
    },
  });
  // A connection breaks when its sender is killed.
  server.on('error', () => undefined);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: server.server.address().port, arrivals, close: () => new Promise((closed) => server.close(closed)) };
}
