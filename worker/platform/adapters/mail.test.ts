import { describe, expect, it } from 'vitest';
import { cloudflareMailer, localMailbox, type Mail } from './mail';

const from = { name: 'Dogear', email: 'shop@dogear.example' };
const mail: Mail = {
  to: 'ann@reader.example',
  subject: 'On its way',
  language: 'en',
  text: 'x',
  html: '<p>x</p>',
  headers: {
    'List-Unsubscribe': '<https://dogear.example/api/mail-choices/k>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

describe('a mail’s own headers', () => {
  it('go out by the platform’s binding, beside those that every mail has', async () => {
    const sent: unknown[] = [];
    const binding = {
      send: async (message: unknown) => {
        sent.push(message);
        return { messageId: '1' };
      },
    };
    await cloudflareMailer(binding, from).send(mail, 'row1');
    await cloudflareMailer(binding, from).send({ ...mail, headers: {} }, 'row1');
    const always = { 'Content-Language': 'en', 'Auto-Submitted': 'auto-generated', 'X-Dogear-Mail': 'row1' };
    expect(sent).toMatchObject([{ from, to: mail.to, headers: { ...always, ...mail.headers } }, { headers: always }]);
    expect(Object.keys((sent[1] as { headers: object }).headers)).toHaveLength(3);
  });

  it('are in the file of the local mailbox', async () => {
    const files: unknown[] = [];
    const mailbox = {
      fetch: async (address: RequestInfo | URL, init?: RequestInit) => {
        files.push(await new Request(address, init).json());
        return new Response('kept');
      },
    };
    await localMailbox(mailbox as unknown as Fetcher, from).send(mail, 'row1');
    expect(files).toMatchObject([{ headers: mail.headers, key: 'row1' }]);
  });
});

describe('a text file of a mail', () => {
  it('is attached by the platform’s binding', async () => {
    const sent: { attachments?: readonly { content: Uint8Array }[] }[] = [];
    const binding = {
      send: async (message: object) => {
        sent.push(message);
        return { messageId: '1' };
      },
    };

    await cloudflareMailer(binding, from).send({ ...mail, attachments: [{ name: 'form.txt', text: 'Täg' }] }, 'row1');

    const [file] = sent[0]?.attachments ?? [];
    expect(file).toMatchObject({ disposition: 'attachment', filename: 'form.txt', type: 'text/plain; charset=utf-8' });
    expect(new TextDecoder().decode(file?.content)).toBe('Täg');
  });
});
