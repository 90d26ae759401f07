import { createServer as createHttp } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestProject } from 'vitest/node';
import { scriptedServer } from './mail/scripted-server';
import type { TakenMail } from './worker-mail-servers';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TCP server's address is one
  return (server.address() as AddressInfo).port;
}

/** Starts real mail servers on loopback for vitest, outside of the Worker's runtime. */
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
  // These tests close the connection in the middle.
  for (const server of [good, selfSigned]) server.on('error', () => undefined);
  const hangsUp = createTcp((socket) => socket.end('220-this is not'));
  const taken = createHttp((_, answer) => {
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(mails));
    mails = [];
  });
  const scripted = {
    hangsUpInMessage: scriptedServer({ message: 'hang up' }),
    hangsUpAtRecipient: scriptedServer({ RCPT: 'hang up' }),
    saysWhy: scriptedServer({ greeting: '421 4.3.2 closing down' }),
    silent: scriptedServer({ greeting: 'silence' }),
    silentAfterMessage: scriptedServer({ message: 'silence' }),
    silentAtQuit: scriptedServer({ QUIT: 'silence' }),
    busy: scriptedServer({ RCPT: '450-4.2.1 ann@reader.example\r\n450 4.2.1 later' }),
    unknownMailbox: scriptedServer({ RCPT: '550 5.1.1 <ann@reader.example> unknown' }),
    injectsBeforeTls: scriptedServer({
      EHLO: '250-mail.example\r\n250 STARTTLS',
      STARTTLS: '220 go ahead\r\n250 injected',
    }),
    refusesTls: scriptedServer({ EHLO: '250-mail.example\r\n250 STARTTLS', STARTTLS: '454 4.7.0 not now' }),
    login: scriptedServer({
      EHLO: '250-mail.example\r\n250 AUTH=LOGIN CRAM-MD5',
      AUTH: '334 VXNlcm5hbWU6',
      user: '334 UGFzc3dvcmQ6',
      password: '235 2.7.0 welcome',
    }),
    noMethod: scriptedServer({ EHLO: '250-mail.example\r\n250 AUTH GSSAPI' }),
    heloOnly: scriptedServer({ EHLO: '502 5.5.1 unknown', HELO: '250 mail.example' }),
    notSmtp: scriptedServer({ greeting: 'HTTP/1.1 400 Bad Request' }),
    endless: scriptedServer({ greeting: '220-more\r\n'.repeat(5_000) }),
  };
  const servers = { good: good.server, selfSigned: selfSigned.server, hangsUp, taken, ...scripted };
  const ports = await Promise.all(
    Object.entries(servers).map(async ([name, server]) => [name, await portOf(server)] as const),
  );
  // oxlint-disable-next-line typescript/consistent-type-assertions -- fromEntries forgets the names it was given
  project.provide('mailServers', Object.fromEntries(ports) as Record<keyof typeof servers, number>);
  return async () => {
    await Promise.all(Object.values(servers).map((server) => new Promise<void>((done) => server.close(() => done()))));
  };
}
