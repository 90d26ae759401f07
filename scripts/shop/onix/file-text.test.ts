import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isXmlFile, textOfBytes, textOfFile } from './file-text';

const folder = mkdtempSync(join(tmpdir(), 'dogear-onix-'));
let files = 0;

function fileOf(bytes: Uint8Array): string {
  files += 1;
  const file = join(folder, `${files}.xml`);
  writeFileSync(file, bytes);
  return file;
}

async function joined(texts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of texts) text += piece;
  return text;
}

async function textOf(bytes: Uint8Array, given: string | null = null): Promise<string> {
  return joined(textOfFile(fileOf(bytes), given));
}

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const body = '<t>Café €9 “naïve”</t>';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Bytes of Windows-1252 for the characters of `body`. */
const oneByteEach = (text: string) =>
  Buffer.from(Array.from(text, (letter) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)));

describe('textOfFile', () => {
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
  ])('refuses a file that %s', async (_, bytes, sentence) => {
    await expect(textOf(bytes)).rejects.toThrow(sentence);
  });

  it('takes the encoding that the person names', async () => {
    expect(await textOf(Buffer.from(declared('ISO-8859-1') + body), 'utf-8')).toContain(body);
    await expect(textOf(Buffer.from(body), 'klingon')).rejects.toThrow('There is no encoding klingon.');
  });

  it('leaves out a character that the end of the file cuts', async () => {
    expect(await textOf(Buffer.from('<t>é').subarray(0, 4))).toBe('<t>');
  });

  it('says where a later byte is of another encoding', async () => {
    const chunks = async function* () {
      yield Buffer.from('<t>é');
      yield Buffer.from([0xe9, 0x20]);
    };

    await expect(joined(textOfBytes(chunks(), 'utf-8'))).rejects.toThrow('Near byte 5 the file’s text');
  });

  it('joins characters that chunks cut', async () => {
    const bytes = Buffer.from(body);
    const chunks = async function* () {
      for (const byte of bytes) yield Buffer.from([byte]);
    };

    expect(await joined(textOfBytes(chunks(), 'utf-8'))).toBe(body);
  });
});

describe('isXmlFile', () => {
  it.each([
    [Buffer.from(declared('UTF-8')), true],
    [Buffer.from('\ufeff  <ONIXMessage release="3.0">'), true],
    [Buffer.from('<!DOCTYPE ONIXMessage>'), true],
    [swapped('\ufeff<ONIXMessage>'), true],
    [Buffer.from('isbn,title\n9780007232833,<b>Roseanna</b>\n'), false],
    [Buffer.from([0x1f, 0x8b, 8, 0]), false],
  ])('knows XML by its beginning', async (bytes, isXml) => {
    expect(await isXmlFile(fileOf(bytes))).toBe(isXml);
  });
});
