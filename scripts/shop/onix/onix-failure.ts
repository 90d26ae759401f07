/** A reason why a file can't be read as ONIX. The message is a sentence for the terminal. */
export class OnixFailure extends Error {
  override readonly name = 'OnixFailure';
}
