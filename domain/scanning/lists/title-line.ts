import type { UsedGrade } from '../../grade';
import { maxCopies } from '../run';

/** Copies of one grade in a line. Without a grade the settings of the run apply. */
export interface LineCopies {
  readonly quantity: number;
  readonly grade?: UsedGrade;
}

/** A line that names a book by title and author, with its copies by grade. */
export interface TitleLine {
  readonly line: string;
  readonly copies: readonly LineCopies[];
}

/** Returns a line with one copy. */
export const oneCopy = (line: string): TitleLine => ({ line, copies: [{ quantity: 1 }] });

/** Returns the number of copies of a line. */
export const copiesOfLine = ({ copies }: TitleLine): number => copies.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds lines to others by their text, up to `max` lines. Copies of an equal line are added. */
export class TitleCounter {
  /** Whether lines were left out. */
  isFull = false;
  readonly #max: number;
  readonly #lines = new Map<string, LineCopies[]>();

  constructor(max: number) {
    this.#max = max;
  }

  add({ line, copies }: TitleLine): void {
    const earlier = this.#lines.get(line);
    if (earlier === undefined && this.#lines.size >= this.#max) {
      this.isFull = true;
      return;
    }
    const storedCopies = earlier ?? [];
    this.#lines.set(line, storedCopies);
    for (const { quantity, grade } of copies) {
      const index = storedCopies.findIndex((copy) => copy.grade === grade);
      const sum = Math.min(maxCopies, quantity + (storedCopies[index]?.quantity ?? 0));
      const joined = { quantity: sum, ...(grade === undefined ? {} : { grade }) };
      if (index < 0) storedCopies.push(joined);
      else storedCopies[index] = joined;
    }
  }

  /** Returns the lines in the order in which they came. */
  lines(): readonly TitleLine[] {
    return [...this.#lines].map(([line, copies]) => ({ line, copies }));
  }
}
