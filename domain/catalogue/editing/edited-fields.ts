/** Kinds of things whose changes at the desk are recorded. */
export const changedKinds = ['edition', 'work', 'author', 'series', 'publisher'] as const;
export type ChangedKind = (typeof changedKinds)[number];

/**
 * Fields that a file does not overwrite once staff have edited them, by kind. Their names are the columns of the tables
 * `editions`, `works` and `publishers`; `contact` is a publisher's addresses together.
 */
export const protectedFields = {
  edition: [
    'work',
    'title',
    'subtitle',
    'authors',
    'language',
    'publisher',
    'published',
    'format',
    'pages',
    'grams',
    'subjects',
    'series',
    'reference_price',
    'description',
  ],
  work: ['title', 'authors', 'language', 'year'],
  publisher: ['contact'],
} as const;

export type ProtectedKind = keyof typeof protectedFields;
export type ProtectedField<Kind extends ProtectedKind> = (typeof protectedFields)[Kind][number];

/** Fields that only the desk writes, so that they need no protection. */
export type DeskField = 'cover' | 'descriptions' | 'names' | 'name' | 'volumes' | 'editions';

/** A change of one field. Values are what JSON can hold; null: no value. */
export type FieldChange =
  | {
      [Kind in ProtectedKind]: {
        readonly kind: Kind;
        readonly key: string;
        readonly field: ProtectedField<Kind> | DeskField;
        readonly before: unknown;
        readonly after: unknown;
      };
    }[ProtectedKind]
  | {
      readonly kind: 'author' | 'series';
      readonly key: string;
      readonly field: DeskField;
      readonly before: unknown;
      readonly after: unknown;
    };

/** Returns whether a file could overwrite the field, so that an edit must protect it. */
export function needsProtection({ kind, field }: FieldChange): boolean {
  if (kind === 'author' || kind === 'series') return false;
  const fields: readonly string[] = protectedFields[kind];
  return fields.includes(field);
}
