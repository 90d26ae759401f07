/**
 * The words of one language by which a person in distress is recognised. Data only: `compile-patterns.ts` reads it.
 *
 * How to change a table:
 * 1. Write the message that was missed, or taken wrongly, into `tests/questions/distress/{language}.json`.
 * 2. Add the shortest pattern that only such messages contain. Patterns are divided by `|` or by a line break.
 * 3. Run `npx vitest run --project domain domain/chat/distress`. It prints what is missed and what is taken wrongly.
 *
 * How a pattern is written:
 * - Words as they sound, with or without accents and capitals. Leave out apostrophes: `cant`, `jai`.
 * - `word*` also stands for the word with any ending. `word?` and `{set}?` may be missing.
 * - `{set}` is any line of `sets`. `_` stands for up to four words (Japanese: up to eight characters).
 * - `^` is the start and `$` the end of the message.
 * - Japanese has no spaces between words, and no `*`.
 */
export interface DistressWords {
  readonly sets: Readonly<Record<string, string>>;
  /** The person doesn't want to live, hurts themselves, or asks for a way to die. */
  readonly life: string;
  /** Somebody close to the person doesn't want to live. */
  readonly closeLife: string;
  /** Somebody hurts, threatens or exploits the person. */
  readonly violence: string;
  /** A life is in danger now: an accident, poison, illness, a break-in. */
  readonly danger: string;
  /** Also said of books, parcels and websites: they count only where no word of `shop` is in the message. */
  readonly softLife: string;
  readonly softViolence: string;
  readonly softDanger: string;
  /** Figures of speech and titles that are taken out before anything is read. */
  readonly notMeant: string;
  /** Words of books and shopping. */
  readonly shop: string;
  /** Where a story begins to be told: what follows is not of the person (it still is for `life`). */
  readonly story: string;
}
