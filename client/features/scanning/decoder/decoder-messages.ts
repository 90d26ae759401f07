import type { FoundCode } from '../../../../domain/scanning/pictures/read-picture';
import type { PictureRefusal } from './picture-answer';

/** What the page asks of the decoding worker. A frame's bitmap is handed over and closed there. */
export type DecoderAsk =
  | { readonly id: number; readonly kind: 'frame'; readonly bitmap: ImageBitmap; readonly number: number }
  | { readonly id: number; readonly kind: 'picture'; readonly file: File };

/** A frame's codes. */
export type FrameAnswer = readonly string[];

/** A picture's codes, or why it has none. */
export type PictureFound = readonly FoundCode[] | PictureRefusal;

/** What the worker answers; `failed`: its reader of codes could not be loaded. */
export type DecoderAnswer =
  | { readonly id: number; readonly kind: 'frame'; readonly codes: FrameAnswer }
  | { readonly id: number; readonly kind: 'picture'; readonly found: PictureFound }
  | { readonly id: number; readonly kind: 'failed' };
