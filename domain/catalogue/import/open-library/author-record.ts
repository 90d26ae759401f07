import { naturalOrder, otherNamesOf } from '../library/other-scripts';
import { textOf, textsOf, type LooseObject } from './loose-json';

/** Facts of an author that the join keeps. */
export interface OpenLibraryAuthor {
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** Returns what the shop uses of an author's record; null for one without a name. */
export function readAuthor(record: LooseObject): OpenLibraryAuthor | null {
  const written = textOf(record.name) || textOf(record.personal_name);
  const name = naturalOrder(written.replace(/[|=]/gu, ' ').replace(/\s+/gu, ' ').trim()).slice(0, 120);
  if (!/\p{L}/u.test(name)) return null;
  const others = [...textsOf(record.alternate_names), textOf(record.personal_name), textOf(record.fuller_name)];
  return { name, otherNames: otherNamesOf(name, others).map((other) => other.name) };
}
