import { describe, expect, it } from 'vitest';
import { dataOf } from './data';
import { composeMessage } from './message';

const mail = { to: 'ann@reader.example', subject: 'On its way', language: 'en', text: 'x', html: '<p>x</p>' };
const origin = { from: 'shop@dogear.example', fromName: 'Dogear', to: mail.to, key: 'row-1' };

/** Returns the value of a header on one line, with its encoded words decoded. */
function headerOf(message: string, name: string): string | undefined {
  const head = message.split('\r\n\r\n')[0] ?? '';
  const value = new RegExp(`^${name}: (.*)$`, 'm').exec(head.replaceAll(/\r\n (?==\?)/g, ''))?.[1];
  return value?.trim().replaceAll(/(?:=\?UTF-8\?B\?[^?]*\?=)+/g, (words) => {
    const bytes = words.split('?=').map((word) => Buffer.from(word.replace(/^=\?UTF-8\?B\?/, ''), 'base64'));
    return Buffer.concat(bytes).toString('utf8');
  });
}

describe('composeMessage', () => {
  it.each(['Ihr Päckchen ist da', 'تأكيد طلبك من دوغير', '📚'.repeat(40), '=?UTF-8?B?eA==?='])(
    'writes the subject %s so that a mail reader shows it unchanged',
    async (subject) => {
      const message = await composeMessage({ ...mail, subject }, origin);

      expect(headerOf(message, 'Subject')).toBe(subject);
      expect(message).toMatch(/^[\r\n\x20-\x7e]*$/);
    },
  );

  it.each([
    ['Dogear', 'Dogear <shop@dogear.example>'],
    ['Dogear, Books', '"Dogear, Books" <shop@dogear.example>'],
    ['Bücher', 'Bücher <shop@dogear.example>'],
    ['本屋', '本屋 <shop@dogear.example>'],
  ])('names the sender %s', async (fromName, expected) => {
    expect(headerOf(await composeMessage(mail, { ...origin, fromName }), 'From')).toBe(expected);
  });

  it('keeps a line break in any value from beginning a header', async () => {
    const smuggled = 'a\r\nBcc: eve@evil.example\r\n\r\nbody';

    const message = await composeMessage(
      { ...mail, subject: smuggled, language: smuggled, headers: { 'X-Own': smuggled, 'X\r\nBcc': 'a' } },
      { ...origin, fromName: `${smuggled}" <eve@evil.example>`, key: smuggled },
    );

    expect(message).not.toMatch(/^Bcc:/im);
    expect(message.split('\r\n\r\n')[0]).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  it('attaches a text file in ASCII', async () => {
    const message = await composeMessage({ ...mail, attachments: [{ name: 'form.txt', text: 'Täg\n本' }] }, origin);

    expect(message).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(message).toMatch(/Content-Disposition: attachment; filename=form\.txt/);
    expect(message).toContain(Buffer.from('Täg\n本').toString('base64'));
  });

  it('refuses a reply address with a line break', async () => {
    const replyTo = 'ann@reader.example\r\nBcc: eve@evil.example';

    await expect(composeMessage({ ...mail, replyTo }, origin)).rejects.toThrow('the address can’t be used');
  });

  it('breaks long lines of text and HTML', async () => {
    const long = '<p>Ünïcode '.repeat(500);

    const message = await composeMessage({ ...mail, text: long, html: long }, origin);

    for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
  });

  it('ends every line with CRLF, and data with one line of a single dot', async () => {
    const message = await composeMessage({ ...mail, text: 'a\n.\n.b\rc' }, origin);

    const data = new TextDecoder().decode(dataOf(message));

    expect(data.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(data.match(/^\.$/gm)).toHaveLength(1);
    expect(data.endsWith('\r\n.\r\n')).toBe(true);
  });
});
