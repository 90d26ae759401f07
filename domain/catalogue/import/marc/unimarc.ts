import type { Subject } from '../../../subjects';
import { languageCode } from '../language-codes';
import { cleanPublisher, cleanTitle } from '../library/clean-title';
import { pagesOfExtent } from '../library/extent';
import { headingSubjects } from '../library/heading-subjects';
import { unknownBook, type LibraryBook } from '../library/library-book';
import { publishDate } from '../library/publish-date';
import { numberedSeries } from '../library/series-statement';
import type { OtherTitle } from '../other-names';
import { subjectsOfClass, subjectsOfCodes } from './coded-subjects';
import { firstQualifier, printedIsbns, splitIsbn, type QualifiedIsbn } from './isbns';
import { codesOf, fieldsOf, fixedField, textOf, textsOf, type MarcField, type MarcRecord } from './marc-record';
import { groupsOf, nameOfUnimarc, type NameGroup } from './names';
import { readQualifier } from './qualifiers';
import { authorsOf, readSummary, type MarcName, type MarcPassed } from './marc-people';
import { libraryTitles, statedAuthors, type LibraryTitles } from './titles';

/**
 * Returns whether a field is in Latin script: `ba` in $7. A record in another script has its fields twice, linked by
 * $6.
 */
const isLatin = (field: MarcField): boolean => ['', 'ba'].includes(textOf(field, '7').slice(0, 2));

/** Returns the fields of some tags that a reader of Latin script knows: all, where a record has no others. */
function mainFields(record: MarcRecord, ...tags: readonly string[]): MarcField[] {
  const all = fieldsOf(record, ...tags);
  const latin = all.filter(isLatin);
  return latin.length > 0 ? latin : all;
}

/** Returns the field in another script that belongs to a field. */
function fieldInOtherScript(record: MarcRecord, field: MarcField): MarcField | undefined {
  const link = textOf(field, '6');
  if (link === '' || !isLatin(field)) return undefined;
  return fieldsOf(record, field.tag).find((other) => !isLatin(other) && textOf(other, '6') === link);
}

/** Returns whether the record describes no printed book: by its type, its general medium or its carrier. */
function isNotPrintedBook(record: MarcRecord): boolean {
  const type = fixedField(record.leader, 6);
  const level = fixedField(record.leader, 7);
  if (!['', 'a', 'b'].includes(type) || !['', 'm'].includes(level)) return true;
  if (fieldsOf(record, '135').length > 0) return true;
  const medium = textOf(fieldsOf(record, '200')[0], 'b');
  if (/électron|electron|elettron|eletr|sonor|audio|vidéo|video|braille|microf/iu.test(medium)) return true;
  const media = fieldsOf(record, '182').flatMap((field) => textsOf(field, 'c'));
  return media.length > 0 && !media.includes('n');
}

function isbnsOf(record: MarcRecord): QualifiedIsbn[] {
  const own = fieldsOf(record, '010').flatMap((field) => {
    const { number, qualifier } = splitIsbn(textOf(field, 'a'));
    return number === '' ? [] : [{ text: number, qualifier: firstQualifier([...textsOf(field, 'b'), qualifier]) }];
  });
  const eans = fieldsOf(record, '073')
    .map((field) => textOf(field, 'a'))
    .filter((text) => /^97[89]/.test(text));
  return own.length > 0 ? own : eans.map((text) => ({ text, qualifier: null }));
}

/** Returns the roles of a heading; without one those of its field: 700 and 701 are authors. */
function rolesOf(field: MarcField): NameGroup[] {
  const stated = groupsOf(field);
  if (stated.length > 0) return stated;
  return ['700', '701'].includes(field.tag) ? ['authors'] : ['others'];
}

function namesOf(record: MarcRecord): MarcName[] {
  return mainFields(record, '700', '701', '702', '710', '711', '712').map((field) => {
    const other = fieldInOtherScript(record, field);
    return {
      name: nameOfUnimarc(field),
      groups: rolesOf(field),
      original: other === undefined ? '' : nameOfUnimarc(other),
    };
  });
}

function titlesOf(field: MarcField | undefined): LibraryTitles {
  return libraryTitles({
    title: textOf(field, 'a'),
    remainder: textsOf(field, 'e'),
    partNumber: textsOf(field, 'h').join(' '),
    partName: textsOf(field, 'i').join(' '),
  });
}

function otherTitlesOf(record: MarcRecord, own: string | null, first: string | null): OtherTitle[] {
  const [translated] = fieldsOf(record, '454');
  const [uniform] = fieldsOf(record, '500');
  // A uniform title with a language is that of the original, and the language that of the translation.
  const ofUniform = textOf(uniform, 'm') === '' ? '' : textOf(uniform, 'a');
  const title = cleanTitle('', textOf(translated, 't') || textOf(translated, 'a') || ofUniform);
  const ofOriginal = first === null || title === '' ? [] : [{ language: first, title }];
  const [main] = mainFields(record, '200');
  const script = main === undefined ? undefined : fieldInOtherScript(record, main);
  const inScript = titlesOf(script).title;
  return [...ofOriginal, ...(own === null || inScript === '' ? [] : [{ language: own, title: inScript }])];
}

function seriesOf(record: MarcRecord, inTitle: string): string {
  const sets = fieldsOf(record, '461').map((field) => numberedSeries(textOf(field, 't'), textOf(field, 'v')));
  const stated = mainFields(record, '225').map((field) =>
    numberedSeries(textOf(field, 'i') || textOf(field, 'a'), textOf(field, 'v')),
  );
  const linked = fieldsOf(record, '410').map((field) => numberedSeries(textOf(field, 't'), textOf(field, 'v')));
  return [inTitle, ...sets, ...stated, ...linked].find((series) => series !== '') ?? '';
}

function subjectsOf(record: MarcRecord): Subject[] {
  const topics = fieldsOf(record, '600', '601', '602', '604', '605', '607').map((field) =>
    textsOf(field, 'jx').join(' -- '),
  );
  const headings = fieldsOf(record, '606', '608').map((field) => textsOf(field, 'ajx').join(' -- '));
  const free = fieldsOf(record, '610').flatMap((field) => textsOf(field, 'a'));
  const coded = subjectsOfCodes('unimarc', {
    audience: fixedField(codesOf(record, '100'), 17),
    form: fixedField(codesOf(record, '105'), 11),
    life: fixedField(codesOf(record, '105'), 12),
  });
  const classes = fieldsOf(record, '676').flatMap((field) => subjectsOfClass(textOf(field, 'a')));
  const named = headingSubjects([...topics, ...headings, ...free]);
  return [...new Set([...named, ...coded, ...(named.length > 0 ? [] : classes)])];
}

/** Returns publisher and date: of publication (214, second indicator 0 or blank), else of an older record (210). */
function imprintOf(record: MarcRecord): {
  readonly publisher: string;
  readonly published: string;
  readonly first: string;
} {
  const publication =
    mainFields(record, '214').find(({ second }) => ['0', ' ', ''].includes(second)) ?? mainFields(record, '210')[0];
  const codes = codesOf(record, '100');
  const typeOfDate = fixedField(codes, 8);
  const first = fixedField(codes, 9, 13);
  const second = fixedField(codes, 13, 17);
  return {
    publisher: cleanPublisher(textOf(publication, 'c')),
    published: publishDate(textOf(publication, 'd')) || publishDate(first),
    // "e": a reproduction, with the date of the original behind its own.
    first: typeOfDate === 'e' ? publishDate(second) : '',
  };
}

/** Returns the book of a record of UNIMARC, or why it is passed over. @see UNIMARC Bibliographic, IFLA */
export function readUnimarc(record: MarcRecord): LibraryBook | MarcPassed {
  if (isNotPrintedBook(record)) return 'no-book';
  const [extent] = mainFields(record, '215');
  const isbns = printedIsbns(isbnsOf(record), textOf(extent, 'd'), readQualifier(''));
  if (isbns === 'no-book') return 'no-book';
  if (isbns.length === 0) return 'without-isbn';
  const [languages] = fieldsOf(record, '101');
  const originals = textsOf(languages, 'c');
  const own = languageCode(textOf(languages, 'a'));
  const first = originals.length === 1 ? languageCode(originals[0] ?? '') : null;
  const [main] = mainFields(record, '200');
  const titles = titlesOf(main);
  const people = authorsOf(namesOf(record));
  const imprint = imprintOf(record);
  return {
    ...unknownBook,
    ...people,
    isbns,
    title: titles.title,
    subtitle: titles.subtitle,
    series: seriesOf(record, titles.series),
    authors: people.authors.length > 0 ? people.authors : statedAuthors(textOf(main, 'f')),
    language: own,
    publisher: imprint.publisher,
    published: imprint.published,
    pages: pagesOfExtent(textsOf(extent, 'a').join(' ')),
    subjects: subjectsOf(record),
    description: readSummary(
      mainFields(record, '330').map((field) => textOf(field, 'a')),
      languageCode(fixedField(codesOf(record, '100'), 22, 25)),
    ),
    workLanguage: first,
    workYear: imprint.first,
    otherTitles: otherTitlesOf(record, own, first),
  };
}
