/** Media types that the desk can upload. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Ends of the names of picture files by type. */
export const pictureEndings: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const hasBytesAt = (bytes: Uint8Array, index: number, ...expected: readonly number[]) =>
  expected.every((byte, place) => bytes[index + place] === byte);

/** Returns the media type of a file by its first bytes; null for any type that the shop does not accept. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (hasBytesAt(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (hasBytesAt(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  // WebP: `RIFF`, four bytes of length, `WEBP`.
  return hasBytesAt(bytes, 0, 0x52, 0x49, 0x46, 0x46) && hasBytesAt(bytes, 8, 0x57, 0x45, 0x42, 0x50)
    ? 'image/webp'
    : null;
}
