import type { Grade } from '../grade';

interface NamedLine<Of extends Grade> {
  readonly book: { readonly isbn: string };
  readonly grade: Of;
}

/** Returns the name of a line in a form: "9780141439587:good". */
export const lineName = <Of extends Grade>({ book, grade }: NamedLine<Of>): string => `${book.isbn}:${grade}`;

/** Returns ISBN and grade of a line's name, unchecked. */
export const partsOfLineName = (name: string): string[] => name.split(':');
