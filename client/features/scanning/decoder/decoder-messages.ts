import type { PictureCodes } from '../../../../domain/scanning/pictures/read-picture';
import type { PictureRefusal } from './picture-answer';

/** Request to the decoding worker. The bitmap of a frame is transferred and closed there. */
export type DecoderAsk =
  | { readonly id: number; readonly kind: 'frame'; readonly bitmap: ImageBitmap; readonly number: number }
  | { readonly id: number; readonly kind: 'picture'; readonly file: File };

/** Codes of a frame. */
export type FrameAnswer = readonly string[];

/** Codes and unread places of a picture, or the reason why it could not be read. */
export type PictureResult = PictureCodes | PictureRefusal;

/** Answer of the worker. `failed`: its decoder could not be loaded. */
export type DecoderAnswer =
  | { readonly id: number; readonly kind: 'frame'; readonly codes: FrameAnswer }
  | { readonly id: number; readonly kind: 'picture'; readonly found: PictureResult }
  | { readonly id: number; readonly kind: 'failed' };
