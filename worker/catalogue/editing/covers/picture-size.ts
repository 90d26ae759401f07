import type { PictureType } from '../../../platform/picture-type';

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const size = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { width, height } : null;

/** Returns the size of a PNG, in pixels. Its first chunk is the header. */
function sizeOfPng(view: DataView): PictureSize | null {
  return view.byteLength < 24 ? null : size(view.getUint32(16), view.getUint32(20));
}

/** Markers of a JPEG's frame header: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the size of a JPEG, in pixels. One of its segments begins with it. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker)) return size(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Returns the size of a WebP, in pixels: lossy (`VP8 `), lossless (`VP8L`) or extended (`VP8X`). */
function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null;
  const kind = view.getUint8(15);
  if (kind === 0x20) return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true);
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (kind !== 0x58) return null;
  const three = (index: number) => view.getUint16(index, true) + (view.getUint8(index + 2) << 16);
  return size(three(24) + 1, three(27) + 1);
}

const readers: Readonly<Record<PictureType, (view: DataView) => PictureSize | null>> = {
  'image/png': sizeOfPng,
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
};

/**
 * Returns the size of a picture by its header, without decoding it; null for a file that has none. A small file can
 * claim a size that would fill the memory of every visitor's browser.
 */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | null {
  return readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
