import type { Grey } from '../../../../domain/scanning/pictures/grey';
import { pictureHeader, type PictureHeader } from '../../../../domain/scanning/pictures/picture-header';
import { greyOfBitmap } from './bitmaps';
import type { PictureRefusal } from './picture-answer';

/** Longer edges in pixels: of the picture for every pass, and of the one for small codes among many. */
const smallEdge = 1600;
const fineEdge = 4096;
/** Limits of what a phone's browser can open without closing the page: a 50 MB photo, and the largest sensors. */
const maxBytes = 80_000_000;
const maxPixels = 210_000_000;
/** Size above which a picture that can't be opened is more likely too big than broken. */
const manyPixels = 40_000_000;
const headerBytes = 262_144;

/** Opened picture, turned as its EXIF data says. `close` frees its memory. */
export interface OpenPicture {
  grey(): Grey;
  /** Returns it as grey pixels, at most in its own size. */
  readonly fine: () => Grey;
  readonly isLarge: boolean;
  close(): void;
}

/**
 * Returns the size to which the browser reduces a picture while decoding. Only one edge is given, so that a photo
 * turned by its EXIF data keeps its proportions.
 */
function sizeFor({ width, height }: PictureHeader): ImageBitmapOptions {
  if (width === null || height === null || Math.max(width, height) <= fineEdge) return {};
  return { resizeQuality: 'high', ...(width > height ? { resizeWidth: fineEdge } : { resizeHeight: fineEdge }) };
}

function refusalOf({ kind, width, height }: PictureHeader): PictureRefusal {
  if (kind === 'heic') return 'heic-unreadable';
  return (width ?? 0) * (height ?? 0) > manyPixels ? 'picture-too-big' : 'not-a-picture';
}

/** Opens a picture file of any kind that this browser knows, or returns the reason why not. */
export async function openPicture(file: File): Promise<OpenPicture | PictureRefusal> {
  let header: PictureHeader | null;
  try {
    header = pictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  } catch {
    // The file was removed since it was chosen.
    return 'not-a-picture';
  }
  if (header === null) return 'not-a-picture';
  if (file.size > maxBytes || (header.width ?? 0) * (header.height ?? 0) > maxPixels) return 'picture-too-big';
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
