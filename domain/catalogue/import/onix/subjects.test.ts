import { describe, expect, it } from 'vitest';
import { isSubject } from '../../../subjects';
import type { OnixElement } from './element';
import { subjectTables } from './subject-tables';
import { readSubjects, subjectsOfCode } from './subjects';

const element = (name: string, ...content: readonly (OnixElement | string)[]): OnixElement => ({
  name,
  attributes: {},
  content,
});

/** Returns a detail with subjects from `scheme code`; `*` before it marks a main subject. */
const detail = (...subjects: readonly string[]) =>
  element(
    'DescriptiveDetail',
    ...subjects.map((text) => {
      const [scheme = '', code = ''] = text.replace('*', '').split(' ');
      const main = text.startsWith('*') ? [element('MainSubject')] : [];
      return element('Subject', ...main, element('SubjectSchemeIdentifier', scheme), element('SubjectCode', code));
    }),
  );

describe('subject tables', () => {
  it.each([...subjectTables.values()])('of $name name subjects of the shop alone', ({ byPrefix }) => {
    const named = [...byPrefix.values()].flat();

    expect(named.filter((subject) => !isSubject(subject))).toEqual([]);
    expect(byPrefix.size).toBeGreaterThan(40);
  });

  it.each([
    ['93', 'FFP', ['crime']],
    ['93', 'FFH', ['crime', 'historical']],
    ['93', 'FRH', ['romance', 'historical']],
    ['93', 'FBA', ['fiction']],
    ['93', 'JMC', ['psychology']],
    ['93', 'XAM', ['comics']],
    ['93', 'QRM', ['religion']],
    ['93', 'QDTS', ['philosophy']],
    ['93', 'GBC', []],
    ['10', 'FIC027050', ['romance', 'historical']],
    ['10', 'FIC019000', ['fiction']],
    ['10', 'BIO026000', ['memoir']],
    ['10', 'YAF001000', ['young-adult']],
    ['10', 'XYZ000000', []],
    ['12', 'BGA', ['memoir']],
    ['12', 'HPC', ['philosophy']],
    ['12', 'WBA', ['food']],
  ])('read %s %s as %j', (scheme, code, subjects) => {
    const table = subjectTables.get(scheme);

    expect(table === undefined ? null : subjectsOfCode(table, code)).toEqual(subjects);
  });
});

describe('readSubjects', () => {
  it.each([
    ['the main subject first', ['93 FV', '*93 FF'], ['crime', 'historical']],
    ['each subject once', ['*93 FF', '10 FIC022000', '12 FF'], ['crime']],
    ['other lists as nothing', ['20 a;b', '26 1121', '*93 WB'], ['food']],
    ['small letters', ['93 ff'], ['crime']],
    ['young adults by the age of Thema', ['*93 YFH', '98 5AQ'], ['young-adult']],
    ['young adults by the age of BIC', ['*12 YFH', '17 5AN'], ['young-adult']],
    ['children by a lower age', ['*93 YFH', '98 5AJ'], ['children']],
  ])('reads %s', (_, subjects, expected) => expect(readSubjects(detail(...subjects))).toEqual(expected));
});
