import type { BookFileFailure } from './book-file';

/** A reason why a file can't be read. The message is a sentence for the terminal. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly failure: BookFileFailure;

  constructor(failure: BookFileFailure, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.failure = failure;
  }
}
