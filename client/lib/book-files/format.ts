import type { BookFileFormat } from './book-file';
import { csvEncoding, shownEncoding } from './encoding';

/** Number of bytes from which the format of a file is found. */
export const formatSampleBytes = 4096;

/** First bytes of formats that the shop does not read, in hexadecimal digits. */
const otherFormats = [
  '89504e47', // PNG
  'ffd8ff', // JPEG
  '47494638', // GIF
  '52494646', // WebP and others of RIFF
  '25504446', // PDF
  'd0cf11e0', // old Excel and other old Office files, and those with a password
  '7b5c727466', // RTF
  '1f8b', // gzip
  '377abcaf271c', // 7z
  '52617221', // RAR
  '425a68', // bzip2
  'fd377a585a', // xz
];

/** Largest share of control characters in a text, which normally has none but tabs and line ends. */
const maxShareOfControls = 0.01;

const isControl = (unit: number) => unit < 0x20 && ![0, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b].includes(unit);

/** Returns whether bytes are text, in any encoding. */
function isText(bytes: Uint8Array): boolean {
  const zeros = bytes.filter((byte) => byte === 0).length;
  // In UTF-16 about each second byte is zero.
  const isWide = zeros > bytes.length * 0.2 && zeros <= bytes.length * 0.6;
  const shown = shownEncoding(bytes) ?? (isWide ? csvEncoding(bytes, null) : null);
  if (zeros > 0 && !isWide && shown === null) return false;
  // In UTF-16 half of a letter may look like a control character: 0x03 in Greek, 0x06 in Arabic.
  const units =
    shown?.startsWith('utf-16') === true
      ? Array.from(new TextDecoder(shown).decode(bytes), (letter) => letter.charCodeAt(0))
      : Array.from(bytes);
  return units.filter(isControl).length <= units.length * maxShareOfControls;
}

/** Returns the format of a file from its first bytes; null for one that the shop does not read. */
export function formatOf(bytes: Uint8Array): BookFileFormat | null {
  const digits = Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (digits.startsWith('504b')) return 'xlsx';
  if (otherFormats.some((start) => digits.startsWith(start))) return null;
  if (!isText(bytes)) return null;
  const shown = shownEncoding(bytes);
  const text = new TextDecoder(shown === null || shown === 'utf-32' ? 'windows-1252' : shown).decode(bytes);
  return /^\s*<(?:\?xml|!|[A-Za-z])/.test(text) ? 'onix' : 'csv';
}
