import type { HistoryValue } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { formats } from '../../../../../domain/catalogue/formats';
import { isSubject } from '../../../../../domain/subjects';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { formatName } from '../../../../lib/words/format-words';
import { languageName } from '../../../../lib/words/place-names';
import { subjectName } from '../../../../lib/words/subject-words';
import { formatFigure } from '../../desk-words';
import { formatEuro } from '../../stock/format-euro';

const wordsByField: Readonly<Record<string, () => string>> = {
  title: m.desk_asked_title,
  subtitle: m.desk_catalogue_subtitle,
  authors: m.desk_asked_authors,
  language: m.desk_asked_language,
  publisher: m.desk_catalogue_publisher,
  published: m.desk_catalogue_published,
  format: m.desk_catalogue_format,
  pages: m.desk_asked_pages,
  grams: m.desk_catalogue_grams,
  subjects: m.desk_catalogue_subjects,
  series: m.desk_catalogue_series,
  reference_price: m.desk_asked_price,
  description: m.desk_catalogue_description,
  work: m.desk_catalogue_work,
  year: m.desk_catalogue_year,
  names: m.desk_catalogue_names,
  descriptions: m.desk_catalogue_descriptions,
  editions: m.desk_catalogue_editions,
  cover: m.desk_cover,
  name: m.desk_name,
  other_names: m.desk_author_names,
  volumes: m.desk_series_volumes,
  contact: m.desk_publisher_contact,
};

/** Returns the name of a field of the history. A field that this version does not know keeps its code. */
export const fieldName = (field: string): string => wordsByField[field]?.() ?? field;

/** Returns the words of one text of a field. */
function textWords(field: string, text: string): string {
  if (field === 'language') return languageName(text, language());
  const format = field === 'format' ? formats.find((each) => each === text) : undefined;
  if (format !== undefined) return formatName(format);
  return field === 'subjects' && isSubject(text) ? subjectName(text) : text;
}

/** Returns a value of the history in words; null where it has none. */
export function valueWords(field: string, value: HistoryValue): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return textWords(field, value);
  if (typeof value === 'number') {
    if (field === 'reference_price') return formatEuro(value);
    return field === 'year' ? String(value) : formatFigure(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((text) => textWords(field, text)).join(' · ');
  return value.text === null ? null : `${languageName(value.language, language())}: ${value.text}`;
}
