/** Returns bytes that begin like a JPEG picture; `size` is their number. */
export const jpeg = (size: number) => new Uint8Array(size).fill(7).map((byte, at) => [0xff, 0xd8, 0xff][at] ?? byte);
/** The first bytes of a WebP picture. */
export const webp = new Uint8Array([...'RIFF1234WEBPVP8 '].map((letter) => letter.charCodeAt(0)));
/** The first bytes of a PNG picture. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
