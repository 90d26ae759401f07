import { parseIsbn } from '../../../isbn';
import type { Format } from '../../schemas';
import { heightOfSize } from '../library/extent';
import type { LibraryIsbn } from '../library/library-book';
import { readQualifier, type Qualifier } from './qualifiers';

/** An ISBN of a record with what the record says about it. */
export interface QualifiedIsbn {
  readonly text: string;
  readonly qualifier: Qualifier;
}

/** Height in centimetres up to which a paperback is a pocket book: that of mass-market books. */
const pocketHeight = 18;

/** Splits `0123456789 (pbk. : alk. paper)` into number and qualifier. */
export function splitIsbn(text: string): { readonly number: string; readonly qualifier: string } {
  const [, number = text, qualifier = ''] = /^([\d\s-]*[\dXx])\s*[([:]?\s*(.*)$/u.exec(text.trim()) ?? [];
  return { number: number.trim(), qualifier: qualifier.replace(/[)\]]\s*/gu, ' ') };
}

/** Returns what the first of some texts that says anything says about a binding. */
export function firstQualifier(texts: readonly string[]): Qualifier {
  return texts.map(readQualifier).find((qualifier) => qualifier !== null) ?? null;
}

/**
 * Returns the printed editions that a record's ISBNs name; `no-book` where all of them are of files or recordings. The
 * number of a set counts only alone. `size`: extent and size of the book, which tell a pocket book.
 */
export function printedIsbns(
  isbns: readonly QualifiedIsbn[],
  size: string,
  other: Qualifier,
): LibraryIsbn[] | 'no-book' {
  const printed = isbns.filter(({ qualifier }) => qualifier !== 'no-book');
  if (printed.length === 0 && isbns.length > 0) return 'no-book';
  const volumes = printed.filter(({ qualifier }) => qualifier !== 'set');
  const kept = volumes.length > 0 ? volumes : printed;
  const editions = new Set(
    kept.flatMap(({ text }) => {
      const parsed = parseIsbn(text);
      return parsed.ok ? [parsed.isbn] : [];
    }),
  );
  const height = heightOfSize(size);
  const formatOf = (qualifier: Qualifier): Format | null => {
    const stated = qualifier ?? (editions.size > 1 ? null : other);
    if (stated === 'no-book' || stated === 'set' || stated === null) return null;
    return stated === 'paperback' && height !== null && height <= pocketHeight ? 'pocket' : stated;
  };
  return kept.map(({ text, qualifier }) => ({ text, format: formatOf(qualifier) }));
}
