import { describe, expect, it } from 'vitest';
import { parseReply, ReplyReader } from './reply';

describe('parseReply', () => {
  it.each([
    [['250 ok'], { code: 250, enhanced: null, lines: ['ok'] }],
    [['250'], { code: 250, enhanced: null, lines: [''] }],
    [
      ['250-mail.example', '250-DSN', '250 AUTH PLAIN'],
      { code: 250, enhanced: null, lines: ['mail.example', 'DSN', 'AUTH PLAIN'] },
    ],
    [['550 5.1.1 unknown'], { code: 550, enhanced: '5.1.1', lines: ['5.1.1 unknown'] }],
    [['550 5.1.1'], { code: 550, enhanced: '5.1.1', lines: ['5.1.1'] }],
    [['550 4.1.1 of another class'], { code: 550, enhanced: null, lines: ['4.1.1 of another class'] }],
    [['250-more'], null],
  ])('reads %j', (lines, reply) => {
    expect(parseReply(lines)).toEqual(reply);
  });

  it.each([[['HTTP/1.1 400 Bad Request']], [['']], [['25 ok']], [['2500 ok']], [['150 ok']], [['250-a', '251 b']]])(
    'refuses %j',
    (lines) => {
      expect(() => parseReply(lines)).toThrow('smtp: unreadable reply');
    },
  );
});

describe('ReplyReader', () => {
  const readerOf = (...chunks: string[]) =>
    new ReplyReader(
      new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
          controller.close();
        },
      }),
    );

  it('joins a reply that arrives in pieces', async () => {
    const replies = readerOf('25', '0-mail.ex', 'ample\r', '\n250 DSN\r\n');

    expect(await replies.read()).toEqual({ code: 250, enhanced: null, lines: ['mail.example', 'DSN'] });
    expect(replies.hasMore).toBe(false);
  });

  it('keeps a second reply of one piece for the next read', async () => {
    const replies = readerOf('220 go ahead\r\n250 injected\r\n');

    expect(await replies.read()).toMatchObject({ code: 220 });
    expect(replies.hasMore).toBe(true);
    expect(await replies.read()).toMatchObject({ code: 250 });
  });

  it('throws when the connection ends within a reply', async () => {
    await expect(readerOf('250-mail.example\r\n').read()).rejects.toThrow('smtp: the server hung up');
  });

  it('throws for a reply without an end', async () => {
    await expect(readerOf('250-more\r\n'.repeat(5_000)).read()).rejects.toThrow('smtp: the reply is too long');
    await expect(readerOf('x'.repeat(50_000)).read()).rejects.toThrow('smtp: the reply is too long');
  });
});
