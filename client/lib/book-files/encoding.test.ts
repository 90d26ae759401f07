import { describe, expect, it } from 'vitest';
import { csvEncoding, textOfBytes, xmlEncoding } from './encoding';

async function joined(texts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of texts) text += piece;
  return text;
}

async function* inChunks(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const textOf = (bytes: Uint8Array, given: string | null = null): Promise<string> =>
  joined(textOfBytes(inChunks(bytes, 7), xmlEncoding(bytes, given)));

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const body = '<t>Café €9 “naïve”</t>';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Bytes of Windows-1252 for the characters of `body`. */
const oneByteEach = (text: string) =>
  Buffer.from(Array.from(text, (letter) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)));

describe('xmlEncoding', () => {
  it.each([
    ['UTF-8', Buffer.from(declared('UTF-8') + body)],
    ['UTF-8 without a declaration', Buffer.from(body)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${declared('utf-8')}${body}`)],
    ['UTF-8 with a mark and another declaration', Buffer.from(`\ufeff${declared('ISO-8859-1')}${body}`)],
    ['UTF-16LE with a mark', Buffer.from(`\ufeff${declared('UTF-16')}${body}`, 'utf16le')],
    ['UTF-16LE without a mark', Buffer.from(declared('UTF-16') + body, 'utf16le')],
    ['UTF-16BE with a mark', swapped(`\ufeff${declared('UTF-16')}${body}`)],
    ['UTF-16BE without a mark', swapped(declared('UTF-16') + body)],
    ['windows-1252', oneByteEach(declared('windows-1252') + body)],
    ['ISO-8859-1 with characters of windows-1252', oneByteEach(declared('ISO-8859-1') + body)],
  ])('reads %s', async (_, bytes) => {
    expect(await textOf(bytes)).toContain(body);
  });

  it.each([
    ['names an unknown encoding', Buffer.from(declared('klingon')), 'names the encoding klingon, which is not known'],
    ['says UTF-16 and is not', Buffer.from(declared('UTF-16') + body), 'says that it is in UTF-16, but it is not'],
    ['says ISO-8859-1 and is UTF-8', Buffer.from(declared('ISO-8859-1') + body), 'but its text is UTF-8'],
    ['says UTF-8 and is not', oneByteEach(declared('UTF-8') + body), 'is not UTF-8, as it says'],
    ['names no encoding and is not UTF-8', oneByteEach(body), 'is not UTF-8, and it names no encoding'],
    ['is in UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), 'UTF-32'],
  ])('refuses a file that %s', (_, bytes, sentence) => {
    expect(() => xmlEncoding(bytes, null)).toThrow(sentence);
  });

  it('takes the encoding that the person names', async () => {
    expect(await textOf(Buffer.from(declared('ISO-8859-1') + body), 'utf-8')).toContain(body);
    expect(() => xmlEncoding(Buffer.from(body), 'klingon')).toThrow('There is no encoding klingon.');
  });
});

/** Bytes of "ISBN;書名" and "こころ" in Shift_JIS. */
const shiftJis = Buffer.from('4953424e3b8f9196bc0a313b82b182b182eb0a', 'hex');
/** Bytes of "Война" in Windows-1251. */
const cyrillic = Buffer.from('c2eee9ede0', 'hex');

describe('csvEncoding', () => {
  it.each([
    ['utf-8', Buffer.from('isbn;titel\n1;Grün')],
    ['utf-16le', Buffer.from('\ufeffisbn', 'utf16le')],
    ['utf-16le', Buffer.from('isbn;titel', 'utf16le')],
    ['utf-16be', swapped('\ufeffisbn')],
    ['utf-16be', swapped('isbn;titel')],
    ['windows-1252', oneByteEach('isbn;titel\n1;Grün für Ärzte – é è')],
    ['shift_jis', shiftJis],
  ])('finds %s', (encoding, bytes) => {
    expect(csvEncoding(bytes, null)).toBe(encoding);
  });

  it('takes an encoding that can’t be found when the person names it', async () => {
    expect(await joined(textOfBytes(inChunks(cyrillic, 3), csvEncoding(cyrillic, 'windows-1251')))).toBe('Война');
  });

  it.each([
    [Buffer.from('1;Grün'), 'windows-1251', 'is UTF-8, and not windows-1251'],
    [cyrillic, 'utf-8', 'is not utf-8'],
    [Buffer.from('isbn'), 'klingon', 'no encoding klingon'],
  ])('refuses a wrong name of the encoding', (bytes, given, sentence) => {
    expect(() => csvEncoding(bytes, given)).toThrow(sentence);
  });
});

describe('textOfBytes', () => {
  it('leaves out a character that the end of the file cuts', async () => {
    expect(await textOf(Buffer.from('<t>é').subarray(0, 4))).toBe('<t>');
  });

  it('says where a later byte is of another encoding', async () => {
    const bytes = Buffer.concat([Buffer.from('<t>é'), Buffer.from([0xe9, 0x20])]);

    await expect(joined(textOfBytes(inChunks(bytes, 5), 'utf-8'))).rejects.toThrow('Near byte 5 the file’s text');
  });

  it('continues in another encoding if one is given, and loses no character', async () => {
    const bytes = Buffer.concat([Buffer.from('Grün é'), Buffer.from([0x20, 0x47, 0x72, 0xfc, 0x6e])]);

    for (const length of [1, 3, 7, 8, 100])
      expect(await joined(textOfBytes(inChunks(bytes, length), 'utf-8', 'windows-1252'))).toMatch(/^Gr.+ .+ Grün$/);
  });

  it('joins characters that chunks cut', async () => {
    expect(await joined(textOfBytes(inChunks(Buffer.from(body), 1), 'utf-8'))).toBe(body);
  });
});
