/**
 * Words of one language by which a person in distress is recognised. Data only; `compile-patterns.ts` compiles it.
 *
 * To change a table:
 * 1. Add the message that was missed, or wrongly taken for distress, to `tests/questions/distress/{language}.json`.
 * 2. Add the shortest pattern that only such messages contain. Patterns are separated by `|` or by a line break.
 * 3. Run `npx vitest run --project domain domain/chat/distress`. It prints missed and wrongly taken messages.
 *
 * Syntax of a pattern:
 * - Words in any case, with or without accents. Leave out apostrophes: `cant`, `jai`.
 * - `word*` matches the word with any ending. `word?` and `{set}?` are optional.
 * - `{set}` matches any line of `sets`. `_` matches up to four words (Japanese: up to eight characters).
 * - `^` is the start and `$` the end of the message.
 * - Japanese has no spaces between words and no `*`.
 */
export interface DistressWords {
  readonly sets: Readonly<Record<string, string>>;
  /** The person doesn't want to live, hurts themselves, or asks for a method to die. */
  readonly life: string;
  /** Somebody close to the person doesn't want to live. */
  readonly closeLife: string;
  /** Somebody hurts, threatens or exploits the person. */
  readonly violence: string;
  /** A life is in danger now: an accident, poison, illness, a break-in. */
  readonly danger: string;
  /** Words that also describe books, parcels and websites; ignored when the message has a word of `shop`. */
  readonly softLife: string;
  readonly softViolence: string;
  readonly softDanger: string;
  /** Figures of speech and titles that are removed first. */
  readonly notMeant: string;
  /** Words of books and shopping. */
  readonly shop: string;
  /** Words that begin a story. The text after them is ignored, except for `life`. */
  readonly story: string;
}
