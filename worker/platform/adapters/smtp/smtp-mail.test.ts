import { describe, expect, inject, it, vi } from 'vitest';
import type { TakenMail } from '../../../../tests/worker-mail-servers';
import type { SmtpSettings } from '../../settings/smtp-settings';
import type { Mail } from '../mail';
import { smtpMailer } from './smtp-mail';

const servers = inject('mailServers');
const mail: Mail = {
  to: 'ann@reader.example',
  subject: 'Ihr Päckchen ist da',
  language: 'de',
  text: 'Grüße\n.\nund ein Punkt: .',
  html: '<p>Grüße, اقرأ, 本</p>',
  headers: {
    'List-Unsubscribe': `<https://dogear.example/api/mail-choices/t${'k'.repeat(48)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};
const from = { name: 'Dogear, Bücher', email: 'shop@dogear.example' };
const server: SmtpSettings = {
  host: '127.0.0.1',
  port: servers.good,
  security: 'off',
  credentials: { username: 'shop', password: 'pässwort' },
};
const send = (changes: Partial<Mail> = {}, settings: Partial<SmtpSettings> = {}) =>
  smtpMailer({ ...server, ...settings }, from).send({ ...mail, ...changes }, 'row-1');

async function readReceivedMails(): Promise<TakenMail[]> {
  return (await fetch(`http://127.0.0.1:${servers.taken}/`)).json();
}
const bytesOf = (binary: string) => Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
const utf8 = (binary: string) => new TextDecoder().decode(bytesOf(binary));
/** Returns a message with its encoded words and quoted-printable text decoded. */
const readable = (message: string) =>
  utf8(
    message
      .replaceAll(/\r\n /g, '')
      .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, words: string) => atob(words))
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

describe('an SMTP server', () => {
  it('gets envelope, credentials, headers and both texts', async () => {
    await send();
    const [got, ...more] = await readReceivedMails();
    expect(more).toEqual([]);
    expect(got).toMatchObject({ from: 'shop@dogear.example', to: ['ann@reader.example'], user: 'shop' });
    const text = readable(got?.message ?? '');
    for (const line of [
      'From: Dogear, Bücher <shop@dogear.example>',
      'To: ann@reader.example',
      'Subject: Ihr Päckchen ist da',
      'Content-Language: de',
      'Auto-Submitted: auto-generated',
      `List-Unsubscribe: <https://dogear.example/api/mail-choices/t${'k'.repeat(48)}>\r\n`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
      'Grüße\r\n.\r\nund ein Punkt: .',
      '<p>Grüße, اقرأ, 本</p>',
    ])
      expect(text).toContain(line);
    expect(got?.message).not.toMatch(/[^\r\n\x20-\x7e]/);
    for (const line of (got?.message ?? '').split('\r\n')) expect(line.length).toBeLessThanOrEqual(200);
  });

  it('gets the same Message-ID for each attempt of one mail', async () => {
    await send();
    await send();
    await smtpMailer(server, from).send(mail, 'row2>\r\nBcc: eve@evil.example');
    const ids = (await readReceivedMails()).map(({ message }) => message.match(/^Message-ID: (.*)$/m)?.[1]?.trim());
    expect(ids).toEqual(['<row-1@dogear.example>', '<row-1@dogear.example>', '<row2Bcceveevilexample@dogear.example>']);
  });

  it('gets no header and no recipient injected by a value', async () => {
    await send({
      subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nown body',
      headers: { 'X-Own': 'a\r\nBcc: eve@evil.example' },
    });
    const [got] = await readReceivedMails();
    expect(got?.to).toEqual(['ann@reader.example']);
    expect(got?.message).not.toMatch(/^Bcc:/m);
    const recipients = [
      'ann@reader.example>\r\nRCPT TO:<eve@evil.example',
      'ann@reader.example, eve@evil.example',
      'ann @reader.example',
      'ann@reader.example\r\n',
    ];
    for (const to of recipients) await expect(send({ to })).rejects.toThrow('the address can’t be used');
    expect(await readReceivedMails()).toEqual([]);
  });

  it('causes an error with its code and without the address when it refuses', async () => {
    const refusal: unknown = await send({ to: 'refused@reader.example' }).catch((error: unknown) => error);
    expect(String(refusal)).toBe('Error: smtp: 550');
    await expect(send({}, { credentials: { username: 'shop', password: 'wrong' } })).rejects.toThrow('smtp: 535');
    expect(await readReceivedMails()).toEqual([]);
  });

  it('causes an error at once when it closes the connection', async () => {
    const began = Date.now();
    await expect(send({}, { port: servers.hangsUp })).rejects.toThrow('smtp: the server hung up');
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('causes an error when it does not run', async () => {
    await expect(send({}, { port: 1 })).rejects.toThrow('smtp: ');
  });

  it('gets neither password nor mail without the required encryption', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(send({}, { security: 'starttls' })).rejects.toThrow('smtp: the server offers no STARTTLS');
    await expect(send({}, { security: 'tls' })).rejects.toThrow('smtp: ');
    await expect(send({}, { security: 'starttls', port: servers.selfSigned })).rejects.toThrow('smtp: ');
    quiet.mockClear();
    expect(await readReceivedMails()).toEqual([]);
  });
});

describe('smtpMailer', () => {
  const noCredentials = { credentials: null };
  /** Sends to a scripted server; each step may take 300 ms. */
  const sendTo = (port: number, settings: Partial<SmtpSettings> = noCredentials) =>
    smtpMailer({ ...server, ...settings, port }, from, 300).send(mail, 'row-1');

  it('names the code of a temporary refusal', async () => {
    await expect(sendTo(servers.busy)).rejects.toMatchObject({ message: 'smtp: 450 4.2.1', code: 450 });
  });

  it('names the code of a permanent refusal, without the address', async () => {
    await expect(sendTo(servers.unknownMailbox)).rejects.toMatchObject({ message: 'smtp: 550 5.1.1', code: 550 });
  });

  it.each(['hangsUp', 'hangsUpAtRecipient', 'hangsUpInMessage'] as const)('throws when the server %s', async (name) => {
    await expect(sendTo(servers[name])).rejects.toThrow('smtp: the server hung up');
  });

  it('reads why the server closes the connection', async () => {
    await expect(sendTo(servers.saysWhy)).rejects.toThrow('smtp: 421 4.3.2');
  });

  it.each(['silent', 'silentAfterMessage'] as const)('throws in time when the server is %s', async (name) => {
    const began = performance.now();

    await expect(sendTo(servers[name])).rejects.toThrow('smtp: no answer in time');

    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('counts a mail as sent when the server does not reply to QUIT', async () => {
    const began = performance.now();

    await smtpMailer({ ...server, ...noCredentials, port: servers.silentAtQuit }, from).send(mail, 'row-1');

    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('sends nothing when the server refuses STARTTLS', async () => {
    await expect(sendTo(servers.refusesTls, { security: 'starttls' })).rejects.toThrow('smtp: 454 4.7.0');
  });

  it('refuses replies that arrive before the encryption begins', async () => {
    await expect(sendTo(servers.injectsBeforeTls, { security: 'starttls' })).rejects.toThrow(
      'smtp: the server sent text before the encryption',
    );
  });

  it('signs in by LOGIN where the server offers no PLAIN', async () => {
    await expect(sendTo(servers.login, {})).resolves.toBeUndefined();
  });

  it('throws when the server offers no supported method to sign in', async () => {
    await expect(sendTo(servers.noMethod, {})).rejects.toThrow('smtp: no sign-in method in common');
  });

  it('greets a server that supports only HELO', async () => {
    await expect(sendTo(servers.heloOnly)).resolves.toBeUndefined();
  });

  it('throws for a server of another protocol', async () => {
    await expect(sendTo(servers.notSmtp)).rejects.toThrow('smtp: unreadable reply');
  });

  it('throws for a greeting without an end', async () => {
    await expect(sendTo(servers.endless)).rejects.toThrow('smtp: the reply is too long');
  });
});
