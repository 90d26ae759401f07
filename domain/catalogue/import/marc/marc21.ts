import type { Subject } from '../../../subjects';
import { languageCode } from '../language-codes';
import { gramsOfSize, pagesOfExtent } from '../library/extent';
import { headingSubjects } from '../library/heading-subjects';
import { unknownBook, type LibraryBook } from '../library/library-book';
import { publishDate } from '../library/publish-date';
import { numberedSeries } from '../library/series-statement';
import { cleanPublisher, cleanTitle } from '../library/clean-title';
import type { OtherTitle } from '../other-names';
import { subjectsOfClass, subjectsOfCodes, subjectsOfTradeCode } from './coded-subjects';
import { firstQualifier, printedIsbns, splitIsbn, type QualifiedIsbn } from './isbns';
import { fieldsOf, fixedField, textOf, textsOf, type MarcField, type MarcRecord } from './marc-record';
import { groupsOf, nameOf21, withoutPunctuation, type NameGroup } from './names';
import { authorsOf, readSummary, type MarcName, type MarcPassed } from './marc-people';
import { libraryTitles, statedAuthors, type LibraryTitles } from './titles';
import { readQualifier } from './qualifiers';

/** Returns the fields in the original script (880) that belong to a field. */
function fieldsInOriginalScript(record: MarcRecord, field: MarcField): MarcField[] {
  const number = /^880-(\d\d)/.exec(textOf(field, '6'))?.[1];
  if (number === undefined || number === '00') return [];
  return fieldsOf(record, '880').filter((other) => textOf(other, '6').startsWith(`${field.tag}-${number}`));
}

/** Returns the extent without Roman numbers: `xii, 175 p.` */
const extentOf = (record: MarcRecord): string =>
  textOf(fieldsOf(record, '300')[0], 'a').replace(/\b[ivxlc]+\b,?/gu, '');

/** Returns whether the record describes no printed book: by its type, its physical form or its medium. */
function isNotPrintedBook(record: MarcRecord): boolean {
  const type = fixedField(record.leader, 6);
  const level = fixedField(record.leader, 7);
  if (!['', 'a', 't'].includes(type) || !['', 'm', 'a'].includes(level)) return true;
  const codes = record.control.get('008') ?? '';
  // A printed book, by its form and its pages, may have a copy online.
  const isPrinted = codes.charAt(23) === ' ' && /^[^a-z]*\d+ ?(?:p\.|pages|S\.|Seiten)/u.test(extentOf(record));
  if (/^[chsvm]/.test(record.control.get('007') ?? '') && !isPrinted) return true;
  const form = fixedField(codes, 23);
  if (form !== '' && 'abcfoqs'.includes(form)) return true;
  if (readQualifier(textOf(fieldsOf(record, '245')[0], 'h').replace(/[[\]]/gu, '')) === 'no-book') return true;
  const media = fieldsOf(record, '337').flatMap((field) => textsOf(field, 'b'));
  if (media.length > 0 && !media.includes('n')) return true;
  return fieldsOf(record, '653').some((field) =>
    /^\(Produktform\)(?:electronic|audio|digital)/i.test(textOf(field, 'a')),
  );
}

function isbnsOf(record: MarcRecord): QualifiedIsbn[] {
  const own = fieldsOf(record, '020').flatMap((field) => {
    const { number, qualifier } = splitIsbn(textOf(field, 'a'));
    if (number === '') return [];
    // The German National Library has the binding before the price: "Broschur : EUR 12.00".
    const before = (textOf(field, 'c').split(/\s*:\s/u)[0] ?? '').replace(/^.*\d.*$/u, '');
    return [{ text: number, qualifier: firstQualifier([qualifier, ...textsOf(field, 'q'), before]) }];
  });
  const bookEans = fieldsOf(record, '024')
    .filter(({ first }) => first === '3')
    .map((field) => textOf(field, 'a'))
    .filter((text) => /^97[89]/.test(text));
  return own.length > 0 ? own : bookEans.map((text) => ({ text, qualifier: null }));
}

/** Returns the first words of the statement of responsibility, in which the authors are named. */
const statementOf = (record: MarcRecord): string => textOf(fieldsOf(record, '245')[0], 'c').split(/\s*;\s/u)[0] ?? '';

/** Returns the roles of a heading. Without one, an added name counts as an author where the title page says so. */
function rolesOf(record: MarcRecord, field: MarcField, hasMain: boolean): NameGroup[] {
  const stated = groupsOf(field);
  if (stated.length > 0) return stated;
  if (field.tag === '100') return ['authors'];
  if (field.tag !== '700') return ['others'];
  const surname = (textOf(field, 'a').split(',')[0] ?? '').trim();
  const statement = statementOf(record);
  if (statement === '') return hasMain ? ['others'] : ['authors'];
  const isNamed = statement.includes(surname) && !/edit|hrsg|herausg|transl|übers|trad|illus|ed\./iu.test(statement);
  return [isNamed ? 'authors' : 'others'];
}

/** Returns the names of a record. Bodies without a role count only where it names no people. */
function namesOf(record: MarcRecord): MarcName[] {
  const hasMain = fieldsOf(record, '100').length > 0;
  const people = fieldsOf(record, '100', '700');
  return [
    ...people,
    ...fieldsOf(record, '110', '710').filter((field) => people.length === 0 || groupsOf(field).length > 0),
  ]
    .filter((field) => textOf(field, 't') === '' && field.second !== '2')
    .map((field) => ({
      name: nameOf21(field),
      groups: rolesOf(record, field, hasMain),
      original: fieldsInOriginalScript(record, field).map((other) => nameOf21({ ...other, tag: field.tag }))[0] ?? '',
    }));
}

/** Returns the codes of an element of fixed length: three letters, or several codes one after the other. */
const firstCode = (text: string): string | null => languageCode(text.slice(0, 3));

function languagesOf(record: MarcRecord): { readonly own: string | null; readonly original: string | null } {
  const [field] = fieldsOf(record, '041');
  const own = firstCode(textOf(field, 'a')) ?? firstCode(fixedField(record.control.get('008') ?? '', 35, 38));
  const originals = textsOf(field, 'h');
  return { own, original: originals.length === 1 ? firstCode(originals[0] ?? '') : null };
}

/** Titles of no one book: "Works", "Selections". */
const collective = /^(?:works|selections|novels|short stories|poems|plays|essays|correspondence|prose works)\b/i;

function otherTitlesOf(record: MarcRecord, own: string | null, original: string | null): OtherTitle[] {
  const [uniform] = fieldsOf(record, '240');
  // Of a translation, the uniform title is that of the original.
  const ofUniform = original === own ? '' : textOf(uniform, 'a');
  const title = cleanTitle('', textOf(fieldsOf(record, '765')[0], 't') || ofUniform).replace(/\.$/u, '');
  const found = original === null || title === '' || collective.test(title) ? [] : [{ language: original, title }];
  const [main] = fieldsOf(record, '245');
  const scripts =
    main === undefined || own === null
      ? []
      : fieldsInOriginalScript(record, main).map((field) => titlesOf(field).title);
  return [
    ...found,
    ...scripts
      .filter((text) => text !== '' && text !== titlesOf(main).title)
      .flatMap((text) => (own === null ? [] : [{ language: own, title: text }])),
  ];
}

function titlesOf(field: MarcField | undefined): LibraryTitles {
  return libraryTitles({
    title: textOf(field, 'a'),
    remainder: textsOf(field, 'b'),
    partNumber: textsOf(field, 'n').join(' '),
    partName: textsOf(field, 'p').join(' '),
  });
}

function seriesOf(record: MarcRecord, inTitle: string): string {
  const stated = [...fieldsOf(record, '490'), ...fieldsOf(record, '830')].map((field) =>
    numberedSeries(withoutPunctuation(textOf(field, 'a')), textOf(field, 'v')),
  );
  const ofAuthor = fieldsOf(record, '800').map((field) =>
    numberedSeries(withoutPunctuation(textOf(field, 't')), textOf(field, 'v')),
  );
  return [inTitle, ...ofAuthor, ...stated].find((series) => series !== '') ?? '';
}

function subjectsOf(record: MarcRecord): Subject[] {
  const codes = record.control.get('008') ?? '';
  const topics = fieldsOf(record, '600', '610', '611', '630', '651').map((field) => textsOf(field, 'xv').join(' -- '));
  const headings = fieldsOf(record, '650', '655').map((field) => textsOf(field, 'axv').join(' -- '));
  const free = fieldsOf(record, '653').flatMap((field) => textsOf(field, 'a'));
  const trade = fieldsOf(record, '072', '084').flatMap((field) =>
    subjectsOfTradeCode(textOf(field, '2'), textsOf(field, 'ax').join('')),
  );
  const german = free.flatMap((text) => {
    const [, scheme = '', code = ''] = /^\((BISAC|BIC|Thema)[^)]*\)\s*(\w+)/i.exec(text) ?? [];
    return subjectsOfTradeCode({ bisac: 'bisacsh', bic: 'bic', thema: 'thema' }[scheme.toLowerCase()] ?? '', code);
  });
  const classes = [
    ...fieldsOf(record, '082', '083').flatMap((field) => textsOf(field, 'a')),
    ...fieldsOf(record, '084')
      .filter((field) => textOf(field, '2').endsWith('sdnb'))
      .flatMap((field) => textsOf(field, 'a')),
  ].flatMap(subjectsOfClass);
  const coded = subjectsOfCodes('marc21', {
    audience: fixedField(codes, 22),
    form: fixedField(codes, 33),
    life: fixedField(codes, 34),
  });
  const named = headingSubjects([...topics, ...headings, ...free.filter((text) => !text.startsWith('('))]);
  return [...new Set([...trade, ...german, ...named, ...coded, ...(named.length > 0 ? [] : classes)])];
}

/** Returns publisher and date: of publication (264, second indicator 1), else of an older record (260). */
function imprintOf(record: MarcRecord): {
  readonly publisher: string;
  readonly published: string;
  readonly first: string;
} {
  const publication = fieldsOf(record, '264').find(({ second }) => second === '1') ?? fieldsOf(record, '260')[0];
  const publisher = cleanPublisher(textOf(publication, 'b'));
  const codes = record.control.get('008') ?? '';
  const typeOfDate = fixedField(codes, 6);
  const first = fixedField(codes, 7, 11);
  const second = fixedField(codes, 11, 15);
  const coded = publishDate(typeOfDate === 'e' ? `${first}-${second.slice(0, 2)}-${second.slice(2)}` : first);
  const written = publishDate(textOf(publication, 'c'));
  return {
    publisher: publisher.replace(/\s*\[u\. ?a\.\]$/u, ''),
    published: written.slice(0, 4) === coded.slice(0, 4) && coded.length > written.length ? coded : written || coded,
    // "r": a reprint, with the date of the original behind its own.
    first: typeOfDate === 'r' ? publishDate(second) : '',
  };
}

/** Returns a summary. Beside one in the original script, the other one is a transcription or says only where it is. */
function descriptionOf(record: MarcRecord, own: string | null): LibraryBook['description'] {
  const summaries = fieldsOf(record, '520').filter((field) => !['1', '4'].includes(field.first));
  const textIn = (field: MarcField) => textsOf(field, 'ab').join(' ');
  const originals = summaries.flatMap((field) => fieldsInOriginalScript(record, field).map(textIn));
  const plain = summaries.filter((field) => fieldsInOriginalScript(record, field).length === 0).map(textIn);
  return readSummary(originals, own) ?? readSummary(plain, languageCode(textOf(fieldsOf(record, '040')[0], 'b')));
}

/** Returns the book of a record of MARC 21, or why it is passed over. @see MARC 21 Format for Bibliographic Data */
export function readMarc21(record: MarcRecord): LibraryBook | MarcPassed {
  if (isNotPrintedBook(record)) return 'no-book';
  const [extent] = fieldsOf(record, '300');
  const form = fieldsOf(record, '653').map((field) => /^\(Produktform\)(.*)$/i.exec(textOf(field, 'a'))?.[1] ?? '');
  const isbns = printedIsbns(isbnsOf(record), textOf(extent, 'c'), firstQualifier(form));
  if (isbns === 'no-book') return 'no-book';
  if (isbns.length === 0) return 'without-isbn';
  const { own, original } = languagesOf(record);
  const titles = titlesOf(fieldsOf(record, '245')[0]);
  const people = authorsOf(namesOf(record));
  const { publisher, published, first } = imprintOf(record);
  return {
    ...unknownBook,
    ...people,
    isbns,
    title: titles.title,
    subtitle: titles.subtitle,
    series: seriesOf(record, titles.series),
    authors: people.authors.length > 0 ? people.authors : statedAuthors(textOf(fieldsOf(record, '245')[0], 'c')),
    language: own,
    publisher,
    published,
    pages: pagesOfExtent(textsOf(extent, 'a').join(' ')),
    grams: gramsOfSize(textOf(extent, 'c')),
    subjects: subjectsOf(record),
    description: descriptionOf(record, own),
    workLanguage: original,
    workYear: first,
    otherTitles: otherTitlesOf(record, own, original),
  };
}
