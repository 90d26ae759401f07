import type { LibraryBook } from '../library/library-book';
import { otherNamesOf } from '../library/other-scripts';
import { textLanguage } from '../library/text-language';
import { shownAuthors, type OnixContributors } from '../onix/contributors';
import { plainText, shortenText } from '../onix/texts';
import type { OtherName } from '../other-names';
import type { NameGroup } from './names';

/** Why a record is passed over without a report: libraries have much that is no printed book. */
export type MarcPassed = 'no-book' | 'without-isbn' | 'deleted';

/** A person of a record, with the name in another script where the record has it. */
export interface MarcName {
  readonly name: string;
  readonly groups: readonly NameGroup[];
  readonly original: string;
}

/** Returns the names that the shop shows as authors, and those in other scripts. */
export function authorsOf(names: readonly MarcName[]): {
  readonly authors: readonly string[];
  readonly otherNames: readonly OtherName[];
} {
  const group = (wanted: NameGroup) => [
    ...new Set(names.filter(({ groups, name }) => name !== '' && groups.includes(wanted)).map(({ name }) => name)),
  ];
  const contributors: OnixContributors = {
    authors: group('authors'),
    editors: group('editors'),
    illustrators: group('illustrators'),
    translators: group('translators'),
    others: group('others'),
  };
  const authors = shownAuthors(contributors).slice(0, 8);
  const otherNames = names
    .filter(({ name, original }) => original !== '' && authors.includes(name))
    .flatMap(({ name, original }) => otherNamesOf(name, [original]));
  return { authors, otherNames };
}

/** Returns the first of some summaries whose language is known: by its words, else as the library writes. */
export function readSummary(texts: readonly string[], cataloguing: string | null): LibraryBook['description'] {
  for (const raw of texts) {
    const text = shortenText(plainText(raw));
    const language = textLanguage(text) ?? cataloguing;
    if (text !== '' && language !== null) return { text, language };
  }
  return null;
}
