import { describe, expect, it } from 'vitest';
import { encodeHeader, oneLine, requireAddress } from './mail-headers';

const decoded = (header: string) =>
  header
    .split('\r\n ')
    .map((word) => {
      const words = /^=\?UTF-8\?B\?([\w+/=]*)\?=$/.exec(word)?.[1];
      return words === undefined
        ? word
        : new TextDecoder().decode(Uint8Array.from(atob(words), (sign) => sign.charCodeAt(0)));
    })
    .join('');

describe('a header', () => {
  it.each([
    'Your order D-1024',
    'تأكيد طلبك من دوغير',
    '本が届きました、ありがとうございます。またのご利用をお待ちしております。',
    '📚'.repeat(40),
    'x'.repeat(200),
    '=?UTF-8?B?eA==?=',
  ])('carries %s in short words of whole characters', (text) => {
    const header = encodeHeader(text);
    expect(decoded(header)).toBe(text);
    for (const line of header.split('\r\n')) expect(line.trim().length).toBeLessThanOrEqual(75);
    expect(header).toMatch(/^[\x20-\x7e]*(?:\r\n [\x20-\x7e]+)*$/);
  });

  it('is one line for any value', () => {
    expect(oneLine('Hello\r\nBcc: eve@evil.example\u2028x\u0000')).toBe('Hello Bcc: eve@evil.example x');
  });

  it.each([
    'ann',
    'ann@',
    'a b@reader.example',
    'ann@reader.example>',
    '<ann@reader.example',
    'ann@reader.example\n',
    'ann@reader.example,eve@evil.example',
    'änn@reader.example',
    '"a"@reader.example',
  ])('refuses an address like %j', (address) =>
    expect(() => requireAddress(address)).toThrow('the address can’t be used'),
  );
});
