import { createServer, type Server } from 'node:net';

/**
 * What a server replies: `greeting`, a command's first word, `AUTH LOGIN` and its two answers as `user` and
 * `password`, and `message` for the end of the data. `hang up` closes the connection; `silence` never replies.
 */
export type Script = Readonly<Record<string, string>>;

const usual: Script = {
  greeting: '220 ready',
  EHLO: '250-mail.example\r\n250 DSN',
  STARTTLS: '220 go ahead',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  message: '250 2.0.0 taken',
  QUIT: '221 bye',
};

/** Creates a mail server that follows a script, for what a real one does not do on request. */
export function scriptedServer(script: Script): Server {
  const replies: Script = { ...usual, ...script };
  return createServer((socket) => {
    socket.on('error', () => undefined);
    const expected: string[] = [];
    let rest = '';
    let inMessage = false;
    const reply = (step: string) => {
      const text = replies[step] ?? '502 5.5.1 unknown';
      if (text === 'hang up') socket.destroy();
      else if (text !== 'silence') socket.write(`${text}\r\n`);
      inMessage = step === 'DATA' && text.startsWith('354');
      if (step === 'AUTH') expected.push('user', 'password');
      if (step === 'QUIT' && text !== 'silence') socket.end();
    };
    reply('greeting');
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      for (;;) {
        const end = inMessage ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end === -1) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (inMessage ? 5 : 2));
        reply(inMessage ? 'message' : (expected.shift() ?? line.split(/[ :]/)[0]?.toUpperCase() ?? ''));
      }
    });
  });
}
