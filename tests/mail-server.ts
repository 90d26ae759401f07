import { createServer as createHttp } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestProject } from 'vitest/node';
import type { TakenMail } from './worker-mail-servers';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TCP server's address is one
  return (server.address() as AddressInfo).port;
}

/** For vitest: real mail servers on loopback, outside of the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let mails: TakenMail[] = [];
  const good = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth({ username, password }, _, done) {
      if (username === 'shop' && password === 'pässwort') done(null, { user: username });
      else done(new Error('wrong'));
    },
    onRcptTo({ address }, _, done) {
      done(address.startsWith('refused') ? new Error(`no such mailbox ${address}`) : null);
    },
    onData(stream, { envelope, user }, done) {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          user: String(user),
          message: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const selfSigned = new SMTPServer({ authOptional: true });
  // A client that turns away in the middle is what the tests are about.
  for (const server of [good, selfSigned]) server.on('error', () => undefined);
  const hangsUp = createTcp((socket) => socket.end('220-this is not'));
  const taken = createHttp((_, answer) => {
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails));
    mails = [];
  });
  const servers = [good.server, selfSigned.server, hangsUp, taken];
  const [first = 0, second = 0, third = 0, fourth = 0] = await Promise.all(servers.map(portOf));
  project.provide('mailServers', { good: first, selfSigned: second, hangsUp: third, taken: fourth });
  return async () => {
    await Promise.all(servers.map((server) => new Promise<void>((done) => server.close(() => done()))));
  };
}
