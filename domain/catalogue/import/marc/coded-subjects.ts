import type { Subject } from '../../../subjects';
import { subjectTables } from '../onix/subject-tables';
import { subjectsOfCode } from '../onix/subjects';

/** Readers that a coded field names: of MARC 21 (008/22) and of UNIMARC (100 $a/17). */
const audiences: Readonly<Record<'marc21' | 'unimarc', Readonly<Record<string, Subject>>>> = {
  marc21: { a: 'children', b: 'children', c: 'children', j: 'children', d: 'young-adult' },
  unimarc: { a: 'children', b: 'children', c: 'children', d: 'children', e: 'young-adult' },
};

/** Literary forms: of MARC 21 (008/33) and of UNIMARC (105 $a/11). */
const forms: Readonly<Record<'marc21' | 'unimarc', Readonly<Record<string, Subject>>>> = {
  marc21: {
    1: 'fiction',
    f: 'fiction',
    j: 'short-stories',
    p: 'poetry',
    d: 'drama',
    e: 'essays',
    h: 'humour',
    c: 'comics',
  },
  unimarc: { a: 'fiction', b: 'drama', c: 'essays', d: 'humour', f: 'short-stories', g: 'poetry' },
};

/** Kinds of biography: of MARC 21 (008/34) and of UNIMARC (105 $a/12). */
const lives: Readonly<Record<string, Subject>> = { a: 'memoir', b: 'biography', c: 'biography' };

/** Returns the subjects of the codes for readers, literary form and biography. */
export function subjectsOfCodes(
  dialect: 'marc21' | 'unimarc',
  codes: { readonly audience: string; readonly form: string; readonly life: string },
): Subject[] {
  return [audiences[dialect][codes.audience], forms[dialect][codes.form], lives[codes.life]].flatMap(
    (subject) => subject ?? [],
  );
}

const schemes: Readonly<Record<string, string>> = { thema: '93', bisacsh: '10', bic: '12', bicssc: '12' };

/** Returns the subjects of a code of the book trade in a library's record. `scheme`: `bisacsh`, `thema`, `bicssc`. */
export function subjectsOfTradeCode(scheme: string, code: string): Subject[] {
  const table = subjectTables.get(schemes[scheme.toLowerCase()] ?? '');
  return table === undefined ? [] : subjectsOfCode(table, code.replaceAll(' ', '').toUpperCase());
}

/** Subjects by the beginning of a Dewey number, without literature: its numbers do not tell a novel from a study. */
const dewey: readonly (readonly [RegExp, Subject])[] = [
  [/^15/, 'psychology'],
  [/^1/, 'philosophy'],
  [/^2/, 'religion'],
  [/^32/, 'politics'],
  [/^(?:33|65)/, 'business'],
  [/^4/, 'language'],
  [/^(?:58|59)/, 'nature'],
  [/^5/, 'science'],
  [/^641/, 'food'],
  [/^741\.5/, 'comics'],
  [/^7[0-7]/, 'art'],
  [/^91[0-9]/, 'travel'],
  [/^92/, 'biography'],
  [/^9/, 'history'],
];

/** Letters of the German National Library's groups beside the Dewey numbers: fiction, books for children. */
const germanGroups: Readonly<Record<string, Subject>> = { B: 'fiction', K: 'children' };

/** Returns the subject of a Dewey number or of a group of the German National Library. */
export function subjectsOfClass(text: string): Subject[] {
  const german = germanGroups[text.trim()];
  if (german !== undefined) return [german];
  // Other classifications in the same field have fewer digits before their point.
  const found = /^\d{3}(?!\d)/.test(text.trim()) ? dewey.find(([start]) => start.test(text.trim())) : undefined;
  return found === undefined ? [] : [found[1]];
}
