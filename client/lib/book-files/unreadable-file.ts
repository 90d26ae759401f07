import type { BookFileFailure } from './book-file';

/** A reason why a file can't be read. The message is a sentence for the terminal. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    readonly failure: BookFileFailure,
    sentence: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}
