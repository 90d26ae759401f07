/** Kinds of picture files that phones and scanners make. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'heic' | 'avif';

/** Kind and size of a picture file; pixels as stored (before EXIF rotation), null: not found. */
export interface PictureHeader {
  readonly kind: PictureKind;
  readonly width: number | null;
  readonly height: number | null;
}

const withoutSize = (kind: PictureKind): PictureHeader => ({ kind, width: null, height: null });

/** Reads the frame header (SOF) among a JPEG's segments. */
function readJpeg(view: DataView): PictureHeader {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // SOF0 to SOF15 without the tables DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // A fill byte is not part of a segment.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return withoutSize('jpeg');
}

function readWebp(view: DataView, chunk: string): PictureHeader {
  const read24 = (index: number) => view.getUint16(index, true) | (view.getUint8(index + 2) << 16);
  if (view.byteLength < 30) return withoutSize('webp');
  if (chunk === 'VP8X') return { kind: 'webp', width: read24(24) + 1, height: read24(27) + 1 };
  if (chunk === 'VP8 ')
    return { kind: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Reads the largest spatial extent (`ispe`) of HEIF; thumbnails and tiles have smaller ones. */
function readHeif(kind: 'heic' | 'avif', view: DataView): PictureHeader {
  let largest = withoutSize(kind);
  for (let index = 0; index + 16 <= view.byteLength; index += 1) {
    if (view.getUint32(index) !== 0x69737065) continue;
    const width = view.getUint32(index + 8);
    const height = view.getUint32(index + 12);
    if (width * height > (largest.width ?? 0) * (largest.height ?? 0)) largest = { kind, width, height };
  }
  return largest;
}

/** Returns a picture file's kind and size from its first bytes (64 kB mostly suffice), or null for another file. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 26) return null;
  if (text(0, 3) === '\xff\xd8\xff') return readJpeg(view);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  if (/^GIF8[79]a$/.test(text(0, 6)))
    return { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return readWebp(view, text(12, 16));
  if (text(0, 2) === 'BM')
    return { kind: 'bmp', width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  if (text(0, 4) === 'II*\0' || text(0, 4) === 'MM\0*') return withoutSize('tiff');
  if (text(4, 8) !== 'ftyp') return null;
  const brand = text(8, 12);
  if (/^avi[fs]$/.test(brand)) return readHeif('avif', view);
  // `mif1` and `msf1` are container brands, which phones write for HEIC too.
  return /^(?:hei[cxms]|hev[cxms]|m[is]f1)$/.test(brand) ? readHeif('heic', view) : null;
}
