import {
  editingLimits,
  isPublished,
  languageShape,
  workYears,
  type EditionValues,
  type OtherTitleValue,
  type WorkValues,
} from '../../catalogue/editing/edition-values';
import { formats } from '../../catalogue/formats';
import { parseSeries, seriesText } from '../../catalogue/series';
import { parseAmount } from '../../desk/bank-statement';
import { isSubject, type Subject } from '../../subjects';
import { oneOf, presentTextUpTo, textUpTo } from '../field-rules';
import { formSchema, jointFormSchema, readFields, type FieldRule, type FieldsRead } from '../form-schema';

/** Returns the rule of a text that may be empty, with null then. */
const optionalText =
  (max: number): FieldRule<string | null> =>
  (entered) => {
    const read = textUpTo(max)(entered);
    return 'value' in read && read.value === '' ? { value: null } : read;
  };

/** Returns the rule of a whole number from `min` to `max`, or null where nothing was entered. */
const optionalNumber =
  (min: number, max: number): FieldRule<number | null> =>
  (entered) => {
    const text = entered.trim();
    if (text === '') return { value: null };
    const number = Number(text);
    return /^-?\d{1,6}$/.test(text) && number >= min && number <= max ? { value: number } : { fault: 'wrong' };
  };

const linesOf = (entered: string) => entered.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Names, one on each line. */
const nameLines: FieldRule<readonly string[]> = (entered) => {
  const names = linesOf(entered);
  const isLong = names.length > editingLimits.names || names.some((name) => name.length > editingLimits.name);
  return isLong ? { fault: 'long' } : { value: names };
};

/** Titles in other languages, one on each line: `pl Lektor`. */
const titleLines: FieldRule<readonly OtherTitleValue[]> = (entered) => {
  const titles = linesOf(entered).map((line) => {
    const [, language = '', title = ''] = /^(\S+)\s+(.+)$/u.exec(line) ?? [];
    return { language: language.toLowerCase(), title };
  });
  const isWrong = titles.some(
    ({ language, title }) => !languageShape.test(language) || title === '' || title.length > editingLimits.title,
  );
  return isWrong || titles.length > editingLimits.otherTitles ? { fault: 'wrong' } : { value: titles };
};

const language: FieldRule<string> = (entered) => {
  const code = entered.trim().toLowerCase();
  return languageShape.test(code) ? { value: code } : { fault: 'wrong' };
};

const optionalLanguage: FieldRule<string | null> = (entered) =>
  entered.trim() === '' ? { value: null } : language(entered);

const published: FieldRule<string | null> = (entered) => {
  const text = entered.trim();
  if (text === '') return { value: null };
  return isPublished(text) ? { value: text } : { fault: 'wrong' };
};

/** Subjects of the shop, separated by commas. */
const subjectList: FieldRule<readonly Subject[]> = (entered) => {
  const subjects = entered.split(',').filter(isSubject);
  return subjects.length > editingLimits.subjects ? { fault: 'long' } : { value: subjects };
};

const price: FieldRule<number | null> = (entered) => {
  if (entered.trim() === '') return { value: null };
  const cents = parseAmount(entered, 2);
  return cents === null || cents < 1 || cents > editingLimits.price ? { fault: 'wrong' } : { value: cents };
};

const editionFields = formSchema({
  title: presentTextUpTo(editingLimits.title),
  subtitle: optionalText(editingLimits.title),
  authors: nameLines,
  language,
  publisher: optionalText(editingLimits.title),
  published,
  format: oneOf(formats),
  pages: optionalNumber(1, editingLimits.pages),
  grams: optionalNumber(1, editingLimits.grams),
  subjects: subjectList,
  series: optionalText(editingLimits.series),
  volume: optionalNumber(1, editingLimits.volume),
  price,
  description: optionalText(editingLimits.description),
  descriptionLanguage: optionalLanguage,
});

/** Fields of the form of an edition, as text. */
export type EditionTexts = Readonly<
  Record<
    | 'title'
    | 'subtitle'
    | 'authors'
    | 'language'
    | 'publisher'
    | 'published'
    | 'format'
    | 'pages'
    | 'grams'
    | 'subjects'
    | 'series'
    | 'volume'
    | 'price'
    | 'description'
    | 'descriptionLanguage',
    string
  >
>;

/** Values of an edition that its form has. The work is chosen elsewhere. */
export type EditionFormValues = Omit<EditionValues, 'work'>;

/**
 * Schema of the form of an edition. A volume needs a series, and a description without a language has the edition's.
 */
export const editionForm = jointFormSchema((entered): FieldsRead<EditionFormValues> => {
  const read = readFields(editionFields, entered);
  if ('faults' in read) return read;
  const { series, volume, price: reference, description, descriptionLanguage, ...same } = read.values;
  if (series === null && volume !== null) return { faults: { volume: 'wrong' } };
  return {
    values: {
      ...same,
      series: series === null || volume === null ? series : seriesText(series, volume),
      reference_price: reference,
      description: description === null ? null : { language: descriptionLanguage ?? same.language, text: description },
    },
  };
});

const textOf = (value: string | number | null) => (value === null ? '' : String(value));

/** Returns the values of an edition as the form shows them. */
export function editionTexts(values: EditionFormValues): EditionTexts {
  const series = values.series === null ? null : parseSeries(values.series);
  return {
    title: values.title,
    subtitle: textOf(values.subtitle),
    authors: values.authors.join('\n'),
    language: values.language,
    publisher: textOf(values.publisher),
    published: textOf(values.published),
    format: values.format,
    pages: textOf(values.pages),
    grams: textOf(values.grams),
    subjects: values.subjects.join(','),
    series: series?.name ?? '',
    volume: textOf(series?.number ?? null),
    price: values.reference_price === null ? '' : (values.reference_price / 100).toFixed(2),
    description: values.description?.text ?? '',
    descriptionLanguage: values.description?.language ?? '',
  };
}

/** Schema of the form of a work. */
export const workForm = formSchema({
  title: presentTextUpTo(editingLimits.title),
  authors: nameLines,
  language: optionalLanguage,
  year: optionalNumber(workYears.first, workYears.last),
  names: titleLines,
});

/** Fields of the form of a work, as text. */
export type WorkTexts = Readonly<Record<'title' | 'authors' | 'language' | 'year' | 'names', string>>;

/** Returns the values of a work as the form shows them. */
export function workTexts(values: WorkValues): WorkTexts {
  return {
    title: values.title,
    authors: values.authors.join('\n'),
    language: textOf(values.language),
    year: textOf(values.year),
    names: values.names.map((name) => `${name.language} ${name.title}`).join('\n'),
  };
}
