import { describe, expect, it } from 'vitest';
import { pictureHeader } from './picture-header';

const bytes = (...parts: (string | readonly number[])[]) =>
  new Uint8Array([
    ...parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
    ),
    ...Array.from({ length: 32 }, () => 0),
  ]);

describe('pictureHeader', () => {
  it('finds a JPEG’s size after its EXIF and tables', () => {
    const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
    const tables = [0xff, 0xc4, 0, 3, 0];
    expect(
      pictureHeader(bytes([0xff, 0xd8], exif, tables, [0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0])),
    ).toEqual({ kind: 'jpeg', width: 4032, height: 3024 });
  });

  it('returns null sizes when a JPEG’s size is not in the first bytes', () => {
    expect(pictureHeader(bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]))).toEqual({
      kind: 'jpeg',
      width: null,
      height: null,
    });
  });

  it('reads PNG, GIF and BMP', () => {
    expect(pictureHeader(bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0, 0, 0, 1, 0]))).toEqual({
      kind: 'png',
      width: 512,
      height: 256,
    });
    expect(pictureHeader(bytes('GIF89a', [0x40, 1, 0xf0, 0]))).toEqual({ kind: 'gif', width: 320, height: 240 });
    expect(
      pictureHeader(
        bytes(
          'BM',
          Array.from({ length: 16 }, () => 0),
          [64, 0, 0, 0, 0xe0, 0xff, 0xff, 0xff],
        ),
      ),
    ).toEqual({ kind: 'bmp', width: 64, height: 32 });
  });

  it('reads the three forms of WebP', () => {
    const riff = (chunk: string, rest: readonly number[]) =>
      bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [0, 0, 0, 0], rest);
    expect(pictureHeader(riff('VP8X', [0, 0, 0, 0, 0xff, 1, 0, 0x7f, 0, 0]))).toEqual({
      kind: 'webp',
      width: 512,
      height: 128,
    });
    expect(pictureHeader(riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0, 2, 0x80, 0]))).toEqual({
      kind: 'webp',
      width: 512,
      height: 128,
    });
    expect(pictureHeader(riff('VP8L', [0x2f, 0xff, 0xc1, 0x1f, 0]))).toEqual({ kind: 'webp', width: 512, height: 128 });
  });

  it('distinguishes HEIC from AVIF and takes the largest picture', () => {
    const ispe = (width: number, height: number) =>
      ['ispe', [0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255]] as const;
    expect(
      pictureHeader(bytes([0, 0, 0, 24], 'ftypheic', ...ispe(512, 512), ...ispe(4032, 3024), ...ispe(320, 240))),
    ).toEqual({ kind: 'heic', width: 4032, height: 3024 });
    expect(pictureHeader(bytes([0, 0, 0, 24], 'ftypavif', ...ispe(640, 480)))).toEqual({
      kind: 'avif',
      width: 640,
      height: 480,
    });
  });

  it('returns null for other files', () => {
    expect(pictureHeader(bytes('isbn,grade\n9780140328721,good'))).toBeNull();
    expect(pictureHeader(bytes([0, 0, 0, 24], 'ftypmp42'))).toBeNull();
    expect(pictureHeader(new Uint8Array())).toBeNull();
  });
});
