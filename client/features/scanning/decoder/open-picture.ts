import type { Grey } from '../../../../domain/scanning/pictures/grey';
import { pictureHeader, type PictureHeader } from '../../../../domain/scanning/pictures/picture-header';
import { greyOfBitmap } from './bitmaps';
import type { PictureRefusal } from './picture-answer';

/** Longer edges in pixels: of the picture every look takes, and of the one for small codes among many. */
const smallEdge = 1600;
const fineEdge = 4096;
/** What a phone's browser can open without giving up the page: a 50 MB photo, and the largest sensors there are. */
const mostBytes = 80_000_000;
const mostPixels = 210_000_000;
/** From here on a picture that cannot be opened is more likely too big than broken. */
const manyPixels = 40_000_000;
const headerBytes = 262_144;

/** An opened picture, turned as its EXIF data says; `close` frees its memory. */
export interface OpenPicture {
  grey(): Grey;
  /** In up to its own size. */
  readonly fine: () => Grey;
  readonly isLarge: boolean;
  close(): void;
}

/** The browser reduces while decoding; of one edge alone, so that a photo turned by its EXIF data keeps its shape. */
function sizeFor({ width, height }: PictureHeader): ImageBitmapOptions {
  if (width === null || height === null || Math.max(width, height) <= fineEdge) return {};
  return { resizeQuality: 'high', ...(width > height ? { resizeWidth: fineEdge } : { resizeHeight: fineEdge }) };
}

function refusalOf({ kind, width, height }: PictureHeader): PictureRefusal {
  if (kind === 'heic') return 'heic-unreadable';
  return (width ?? 0) * (height ?? 0) > manyPixels ? 'picture-too-big' : 'not-a-picture';
}

/** Opens a picture file of any kind this browser knows, or says why not. */
export async function openPicture(file: File): Promise<OpenPicture | PictureRefusal> {
  let header: PictureHeader | null;
  try {
    header = pictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  } catch {
    // Taken away since it was chosen.
    return 'not-a-picture';
  }
  if (header === null) return 'not-a-picture';
  if (file.size > mostBytes || (header.width ?? 0) * (header.height ?? 0) > mostPixels) return 'picture-too-big';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...sizeFor(header) });
  } catch {
    return refusalOf(header);
  }
  return {
    grey: () => greyOfBitmap(bitmap, smallEdge),
    fine: () => greyOfBitmap(bitmap, fineEdge),
    isLarge: Math.max(bitmap.width, bitmap.height) > smallEdge,
    close: () => {
      bitmap.close();
    },
  };
}
