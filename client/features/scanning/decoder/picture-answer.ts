import type { Read } from '../../../../domain/scanning/run';

/**
 * Why a file gave no code: a HEIC this browser cannot open, more pixels or bytes than a phone can hold in memory, no
 * picture at all (or a broken one), a picture without a code that can be read, or the reader could not be loaded.
 */
export type PictureRefusal =
  | 'heic-unreadable'
  | 'picture-too-big'
  | 'not-a-picture'
  | 'no-code-found'
  | 'reader-unavailable';

/** What one file gave: its codes from top to bottom, or the refusal. */
export interface PictureAnswer {
  readonly file: File;
  readonly reads: readonly Read[];
  readonly refusal: PictureRefusal | null;
}

export interface PictureOptions {
  /** Called with each file's answer as soon as it is there, in the order of the files. */
  readonly onRead?: ((answer: PictureAnswer) => void) | undefined;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
  /** Ends the reading after the file at hand; what was answered stays. */
  readonly signal?: AbortSignal | undefined;
}
