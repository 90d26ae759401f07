import type { ReactNode } from 'react';
import { formats } from '../../../../../domain/catalogue/formats';
import { editingLimits } from '../../../../../domain/catalogue/editing/edition-values';
import type { EditionTexts } from '../../../../../domain/forms/desk/edition-form';
import { m } from '../../../../../messages/compiled/messages.js';
import type { FieldWords } from '../../../../forms/use-action-form';
import { formatName } from '../../../../lib/words/format-words';
import { Area } from '../../../../ui/fields/area';
import { Field } from '../../../../ui/fields/field';
import { Fields } from '../../../../ui/fields/fields';
import { Select } from '../../../../ui/fields/select';
import styles from '../catalogue.module.css';
import { formatFigure } from '../../desk-words';
import { formatEuro } from '../../stock/format-euro';
import { SubjectChoice } from './subject-choice';

export type EditionFieldName = keyof EditionTexts;

const numberWrong = (max: number) => () => m.desk_asked_pages_wrong({ most: formatFigure(max) });
const tooLong = (max: number) => () => m.desk_catalogue_text_wrong({ most: formatFigure(max) });

/** Sentences for the faults of an edition's fields. */
export const editionWords: FieldWords<EditionFieldName> = {
  title: (fault) => (fault === 'long' ? tooLong(editingLimits.title)() : m.desk_asked_title_wrong()),
  subtitle: tooLong(editingLimits.title),
  authors: m.desk_asked_authors_wrong,
  language: m.desk_asked_language_wrong,
  publisher: tooLong(editingLimits.title),
  published: m.desk_catalogue_published_wrong,
  format: m.desk_catalogue_format,
  pages: numberWrong(editingLimits.pages),
  grams: numberWrong(editingLimits.grams),
  subjects: () => m.desk_catalogue_subjects_wrong({ most: formatFigure(editingLimits.subjects) }),
  series: tooLong(editingLimits.series),
  volume: () => m.desk_catalogue_volume_wrong({ most: formatFigure(editingLimits.volume) }),
  price: () => m.desk_asked_price_wrong({ most: formatEuro(editingLimits.price) }),
  description: tooLong(editingLimits.description),
  descriptionLanguage: m.desk_asked_language_wrong,
};

/** Labels and keyboards of the fields of one line. */
const lineFields: Readonly<
  Partial<
    Record<
      EditionFieldName,
      {
        readonly label: () => string;
        readonly hint?: () => string;
        readonly kind?: 'numeric' | 'decimal' | 'code';
        readonly end?: string;
      }
    >
  >
> = {
  title: { label: m.desk_asked_title },
  subtitle: { label: m.desk_catalogue_subtitle },
  language: { label: m.desk_asked_language, hint: m.desk_asked_language_hint, kind: 'code' },
  publisher: { label: m.desk_catalogue_publisher },
  published: { label: m.desk_catalogue_published, hint: m.desk_catalogue_published_hint, kind: 'code' },
  pages: { label: m.desk_asked_pages, kind: 'numeric' },
  grams: { label: m.desk_catalogue_grams, kind: 'numeric' },
  series: { label: m.desk_catalogue_series },
  volume: { label: m.desk_catalogue_volume, kind: 'numeric' },
  price: { label: m.desk_asked_price, hint: m.desk_asked_price_hint, kind: 'decimal', end: '€' },
  descriptionLanguage: { label: m.desk_catalogue_description_language, hint: m.desk_asked_language_hint, kind: 'code' },
};
const wideFields: ReadonlySet<EditionFieldName> = new Set(['title', 'subtitle', 'subjects', 'description']);

export interface EditionFieldsProps {
  /** Fields in their order. */
  readonly names: readonly EditionFieldName[];
  readonly texts: EditionTexts;
  readonly errors: Partial<Record<EditionFieldName, string>>;
  readonly onChange: (name: EditionFieldName, text: string) => void;
  /** Notes below a field: its last editor, and changes of other clerks. */
  readonly below?: (name: EditionFieldName) => ReactNode;
}

/** Fields of an edition. */
export function EditionFields({ names, texts, errors, onChange, below }: EditionFieldsProps) {
  return (
    <Fields>
      {names.map((name) => (
        <div key={name} className={styles['cell']} data-wide={wideFields.has(name) || undefined}>
          <EditionField name={name} text={texts[name]} error={errors[name]} onChange={(text) => onChange(name, text)} />
          {below?.(name)}
        </div>
      ))}
    </Fields>
  );
}

interface EditionFieldProps {
  readonly name: EditionFieldName;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function EditionField({ name, text, error, onChange }: EditionFieldProps) {
  const line = lineFields[name];
  if (line !== undefined)
    return (
      <Field
        name={name}
        label={line.label()}
        {...(line.hint === undefined ? {} : { hint: line.hint() })}
        {...(line.kind === undefined ? {} : { dir: 'ltr' })}
        {...(line.kind === undefined || line.kind === 'code' ? {} : { inputMode: line.kind })}
        autoComplete="off"
        value={text}
        end={line.end}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (name === 'format')
    return (
      <Select
        name={name}
        label={m.desk_catalogue_format()}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        options={formats.map((format) => ({ value: format, label: formatName(format) }))}
      />
    );
  if (name === 'subjects') return <SubjectChoice text={text} error={error} onChange={onChange} />;
  const isAuthors = name === 'authors';
  return (
    <Area
      name={name}
      label={isAuthors ? m.desk_asked_authors() : m.desk_catalogue_description()}
      {...(isAuthors ? { hint: m.desk_catalogue_authors_hint() } : {})}
      rows={isAuthors ? Math.max(2, text.split('\n').length) : 4}
      value={text}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
