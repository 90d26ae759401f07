import { z } from 'zod';
import { changedKinds } from '../../catalogue/editing/edited-fields';
import {
  editingLimits,
  isPublished,
  languageShape,
  workYears,
  type EditionField,
  type WorkField,
} from '../../catalogue/editing/edition-values';
import { formatSchema } from '../../catalogue/schemas';
import { languages } from '../../language';
import { instantSchema, isbnSchema, subjectSchema } from '../../schemas';

const text = (max: number) => z.string().trim().min(1).max(max);
const language = z.string().regex(languageShape);
const textInLanguage = z.strictObject({ language, text: text(editingLimits.description) });
const names = z.array(text(editingLimits.name)).max(editingLimits.names);
const otherTitle = z.strictObject({ language, title: text(editingLimits.title) });

/** Schemas of the fields of an edition that staff edit. */
export const editionValueSchemas = {
  title: text(editingLimits.title),
  subtitle: text(editingLimits.title).nullable(),
  authors: names,
  language,
  publisher: text(editingLimits.title).nullable(),
  published: z.string().refine(isPublished).nullable(),
  format: formatSchema,
  pages: z.int().min(1).max(editingLimits.pages).nullable(),
  grams: z.int().min(1).max(editingLimits.grams).nullable(),
  subjects: z.array(subjectSchema).max(editingLimits.subjects),
  series: text(editingLimits.series).nullable(),
  reference_price: z.int().min(1).max(editingLimits.price).nullable(),
  work: text(editingLimits.work),
  description: textInLanguage.nullable(),
} satisfies Record<EditionField, z.ZodType>;

/** Schemas of the fields of a work that staff edit. */
export const workValueSchemas = {
  title: text(editingLimits.title),
  authors: names,
  language: language.nullable(),
  year: z.int().min(workYears.first).max(workYears.last).nullable(),
  names: z.array(otherTitle).max(editingLimits.otherTitles),
} satisfies Record<WorkField, z.ZodType>;

/** A value that the catalogue holds: also one that is longer than what staff may enter. */
const storedValues = {
  text: z.string().nullable(),
  list: z.array(z.string()),
  number: z.int().nullable(),
};
const seenEdition = {
  title: z.string(),
  subtitle: storedValues.text,
  authors: storedValues.list,
  language: z.string(),
  publisher: storedValues.text,
  published: storedValues.text,
  format: z.string(),
  pages: storedValues.number,
  grams: storedValues.number,
  subjects: storedValues.list,
  series: storedValues.text,
  reference_price: storedValues.number,
  work: z.string(),
  description: z.strictObject({ language: z.string(), text: z.string() }).nullable(),
} satisfies Record<EditionField, z.ZodType>;
const seenWork = {
  title: z.string(),
  authors: storedValues.list,
  language: storedValues.text,
  year: storedValues.number,
  names: z.array(z.strictObject({ language: z.string(), title: z.string() })),
} satisfies Record<WorkField, z.ZodType>;

/** Returns the schema of an edit of a field: the value that the clerk saw, and the new one. */
const edit = <Seen extends z.ZodType, Value extends z.ZodType>(seen: Seen, value: Value) =>
  z.strictObject({ seen, value }).optional();

const isNotEmpty = (fields: object) => Object.keys(fields).length > 0;

/** `PATCH /api/desk/catalogue/books/{isbn}`: the changed fields of an edition. */
export const editionEditSchema = z.strictObject({
  fields: z
    .strictObject({
      title: edit(seenEdition.title, editionValueSchemas.title),
      subtitle: edit(seenEdition.subtitle, editionValueSchemas.subtitle),
      authors: edit(seenEdition.authors, editionValueSchemas.authors),
      language: edit(seenEdition.language, editionValueSchemas.language),
      publisher: edit(seenEdition.publisher, editionValueSchemas.publisher),
      published: edit(seenEdition.published, editionValueSchemas.published),
      format: edit(seenEdition.format, editionValueSchemas.format),
      pages: edit(seenEdition.pages, editionValueSchemas.pages),
      grams: edit(seenEdition.grams, editionValueSchemas.grams),
      subjects: edit(seenEdition.subjects, editionValueSchemas.subjects),
      series: edit(seenEdition.series, editionValueSchemas.series),
      reference_price: edit(seenEdition.reference_price, editionValueSchemas.reference_price),
      work: edit(seenEdition.work, editionValueSchemas.work),
      description: edit(seenEdition.description, editionValueSchemas.description),
    })
    .refine(isNotEmpty),
});

/** `PATCH /api/desk/catalogue/works/{work}`: the changed fields of a work. */
export const workEditSchema = z.strictObject({
  fields: z
    .strictObject({
      title: edit(seenWork.title, workValueSchemas.title),
      authors: edit(seenWork.authors, workValueSchemas.authors),
      language: edit(seenWork.language, workValueSchemas.language),
      year: edit(seenWork.year, workValueSchemas.year),
      names: edit(seenWork.names, workValueSchemas.names),
    })
    .refine(isNotEmpty),
});

/** `POST /api/desk/catalogue/books`: a book that the catalogue does not have. */
export const newEditionSchema = z.strictObject({
  isbn: z.string().max(32),
  title: editionValueSchemas.title,
  subtitle: editionValueSchemas.subtitle,
  authors: editionValueSchemas.authors,
  language: editionValueSchemas.language,
  publisher: editionValueSchemas.publisher,
  published: editionValueSchemas.published,
  format: editionValueSchemas.format,
  pages: editionValueSchemas.pages,
  reference_price: editionValueSchemas.reference_price,
});

/** `PUT /api/desk/catalogue/works/{work}/descriptions/{language}`. Null: no description, before or after. */
export const descriptionEditSchema = z.strictObject({
  seen: storedValues.text,
  text: text(editingLimits.description).nullable(),
});
export const descriptionLanguageSchema = z.enum(languages);

/** `POST /api/desk/catalogue/works/{work}/join`: the work whose editions move. */
export const joinSchema = z.strictObject({ work: text(editingLimits.work) });

/** `GET /api/desk/catalogue/books`: an ISBN in any spelling, or words of title, author, series and publisher. */
export const findQuerySchema = z.strictObject({
  q: z.string().trim().max(200),
  cursor: z.string().max(200).optional(),
});

/** An edition in a list of the desk. */
export const foundEditionSchema = z.strictObject({
  isbn: isbnSchema,
  work: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  language: z.string(),
  format: formatSchema,
  year: z.int().nullable(),
  publisher: z.string().nullable(),
  cover: z.string(),
  /** EUR cents; null: neither sold nor bought. */
  referencePrice: z.int().nullable(),
  onHand: z.int(),
});

export const foundEditionsSchema = z.strictObject({
  items: z.array(foundEditionSchema),
  nextCursor: z.string().nullable(),
  /** The searched ISBN, when it is valid and not in the catalogue. */
  missingIsbn: isbnSchema.nullable(),
});

/** A field that files do not overwrite, with who edited it last. `by` is null where the account is gone. */
export const editedFieldSchema = z.strictObject({
  field: z.string(),
  by: z.string().nullable(),
  at: instantSchema.nullable(),
});

/** A value of the history, as the client words it. */
const historyValueSchema = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.strictObject({ language: z.string(), text: z.string().nullable() }),
  z.null(),
]);

export const historyEntrySchema = z.strictObject({
  /** Number of a change at the desk; null for an import. */
  id: z.int().nullable(),
  at: instantSchema,
  /** Name of the clerk; null: by the import token, or a clerk whose account is gone. */
  by: z.string().nullable(),
  /** The import; null for a change at the desk. */
  run: z.strictObject({ id: z.string(), name: z.string(), isUndone: z.boolean() }).nullable(),
  /** `added`: the import brought the book. `released`: staff let files change the field again. */
  kind: z.enum(['changed', 'added', 'released']),
  fields: z.array(z.strictObject({ field: z.string(), before: historyValueSchema, after: historyValueSchema })),
  /** Whether the value before can be put back: it is a change at the desk whose value still stands. */
  canPutBack: z.boolean(),
});

/** A description of a work in one of the shop's languages. */
const descriptionSchema = z.strictObject({ language: descriptionLanguageSchema, text: z.string() });

const workFactsSchema = z.strictObject({
  work: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  editions: z.int(),
});

/** An edition as the desk edits it. */
export const deskEditionSchema = z.strictObject({
  isbn: isbnSchema,
  cover: z.string(),
  values: z.strictObject({ ...seenEdition, format: formatSchema, subjects: z.array(subjectSchema) }),
  edited: z.array(editedFieldSchema),
  work: workFactsSchema,
  onHand: z.int(),
  descriptions: z.array(descriptionSchema),
  history: z.array(historyEntrySchema),
});

/** A work as the desk edits it. */
export const deskWorkSchema = z.strictObject({
  work: z.string(),
  values: z.strictObject(seenWork),
  edited: z.array(editedFieldSchema),
  editions: z.array(foundEditionSchema),
  descriptions: z.array(descriptionSchema),
  history: z.array(historyEntrySchema),
});

/** Answer of `POST /api/desk/catalogue/changes/{change}/put-back`: the thing that has changed. */
export const putBackSchema = z.strictObject({ kind: z.enum(changedKinds), key: z.string() });

export type EditionEdit = z.infer<typeof editionEditSchema>;
export type WorkEdit = z.infer<typeof workEditSchema>;
export type NewEdition = z.infer<typeof newEditionSchema>;
export type DescriptionEdit = z.infer<typeof descriptionEditSchema>;
export type FoundEdition = z.infer<typeof foundEditionSchema>;
export type FoundEditions = z.infer<typeof foundEditionsSchema>;
export type EditedField = z.infer<typeof editedFieldSchema>;
export type HistoryValue = z.infer<typeof historyValueSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type DeskEdition = z.infer<typeof deskEditionSchema>;
export type DeskWork = z.infer<typeof deskWorkSchema>;
