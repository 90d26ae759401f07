import type { PictureCodes } from '../../../../domain/scanning/pictures/read-picture';
import type { Read } from '../../../../domain/scanning/run';

/**
 * Reason why a file gave no code: a HEIC that this browser can't open, more pixels or bytes than a phone can hold, no
 * picture or a broken one, no readable code, or the decoder could not be loaded.
 */
export type PictureRefusal =
  | 'heic-unreadable'
  | 'picture-too-big'
  | 'not-a-picture'
  | 'no-code-found'
  | 'reader-unavailable';

/** Result of one file: its codes from top to bottom with their places, or the refusal. */
export interface PictureAnswer {
  readonly file: File;
  readonly reads: readonly Read[];
  /** Places of the codes, in the order of `reads`, and of what could not be read. Null after a refusal. */
  readonly seen: PictureCodes | null;
  readonly refusal: PictureRefusal | null;
}

export interface PictureOptions {
  /** Called with each file's result at once, in the order of the files. */
  readonly onRead?: ((answer: PictureAnswer) => void) | undefined;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
  /** Ends the reading after the present file. Results so far stay. */
  readonly signal?: AbortSignal | undefined;
}
