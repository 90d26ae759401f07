import { isSubject, type Subject } from '../../../subjects';
import { childOf, childrenOf, textOf, type OnixElement } from './element';
import { ageSchemes, subjectTables, youngAdult, youngAdultAge, type SubjectTable } from './subject-tables';

/** Returns the shop's subjects of a code; the longest beginning of the code in the table counts. */
export function subjectsOfCode({ byPrefix }: SubjectTable, code: string): Subject[] {
  for (let length = code.length; length > 0; length -= 1) {
    const found = byPrefix.get(code.slice(0, length));
    if (found !== undefined) return found.filter(isSubject);
  }
  return [];
}

/** Returns the subjects of a record's descriptive detail: those of the main subject first, each once. */
export function readSubjects(detail: OnixElement | undefined): Subject[] {
  const all = childrenOf(detail, 'Subject').map((subject) => ({
    scheme: textOf(subject, 'SubjectSchemeIdentifier'),
    code: textOf(subject, 'SubjectCode').toUpperCase(),
    isMain: childOf(subject, 'MainSubject') !== undefined,
  }));
  const isForTeenagers = all.some(({ scheme, code }) => ageSchemes.has(scheme) && youngAdultAge.test(code));
  const found = all
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    .flatMap(({ scheme, code }) => {
      const table = subjectTables.get(scheme);
      return table === undefined ? [] : subjectsOfCode(table, code);
    })
    .map((subject) => (subject === 'children' && isForTeenagers ? youngAdult : subject));
  return [...new Set(found)];
}
