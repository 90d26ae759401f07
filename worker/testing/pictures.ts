/** Returns bytes that begin like a JPEG picture; `size` is their number. */
export const jpeg = (size: number) =>
  new Uint8Array(size).fill(7).map((byte, index) => [0xff, 0xd8, 0xff][index] ?? byte);
/** The first bytes of a WebP picture. */
export const webp = new Uint8Array([...'RIFF1234WEBPVP8 '].map((letter) => letter.charCodeAt(0)));
/** The first bytes of a PNG picture. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 0xff];

/** Returns the head of a PNG picture of a size in pixels. */
export const pngOf = (width: number, height: number) =>
  new Uint8Array([
    ...png.slice(0, 8),
    0,
    0,
    0,
    13,
    ...bytesOf('IHDR'),
    0,
    0,
    ...two(width),
    0,
    0,
    ...two(height),
    8,
    2,
  ]);
/** Returns the head of a JPEG picture of a size in pixels. */
export const jpegOf = (width: number, height: number) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, ...two(height), ...two(width), 1, 1]);
/** Returns the head of a lossy WebP picture of a size in pixels. */
export const webpOf = (width: number, height: number) =>
  new Uint8Array([
    ...bytesOf('RIFF1234WEBPVP8 '),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...two(width).toReversed(),
    ...two(height).toReversed(),
  ]);
