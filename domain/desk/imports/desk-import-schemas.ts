import { z } from 'zod';
import {
  importChunkSchema,
  importKinds,
  importRowsSchema,
  importRunSchema,
  importStartSchema,
} from '../../catalogue/import/import-schemas';
import { importLimits } from '../../policy/imports';

export type ImportKind = (typeof importKinds)[number];

/** Start of an import at the desk. `source` names the content of the file: the first digits of its hash. */
export const deskImportStartSchema = importStartSchema.extend({
  kind: z.enum(importKinds).default('editions'),
  /** The file's name on the clerk's device. */
  file: z.string().min(1).max(importLimits.fileNameUnits),
  /** Imports a file once more that was imported before. */
  again: z.boolean().default(false),
});

/** An earlier import of the same file. `by`: the clerk's name; null where the account is gone. */
const earlierImportSchema = z.strictObject({
  run: z.string(),
  by: z.string().nullable(),
  startedAt: z.string(),
  nextRow: z.int(),
});

/**
 * The answer to a start. `imported`: the file was imported before, and goes in again with `again` only. `running`:
 * somebody has begun to import it, and `resume` continues.
 */
export const deskImportStartedSchema = z.discriminatedUnion('kind', [
  importRunSchema.omit({ finished: true }).extend({ kind: z.literal('started') }),
  earlierImportSchema.extend({ kind: z.literal('imported') }),
  earlierImportSchema.extend({ kind: z.literal('running') }),
]);

/** A row or record that was left out. `number` counts from 1 in its file. */
export const rejectionSchema = z.strictObject({
  number: z.int().min(1),
  reason: z.string().max(40),
  /** How the file names it: ISBN, title or reference; may be empty. */
  name: z.string().max(importLimits.rejectionUnits),
  detail: z.string().max(importLimits.rejectionUnits),
});

/** A row of a file. `number` counts from 1 in its file. */
const numberedRowSchema = z.strictObject({
  number: z.int().min(1),
  cells: importRowsSchema.shape.rows.element,
});

/** A chunk of a file in its order: rows, and records that the device could not make rows of. */
export const deskImportItemsSchema = z.strictObject({
  items: z
    .array(z.union([numberedRowSchema, rejectionSchema]))
    .min(1)
    .max(importLimits.chunkRows),
});

/** Result of a chunk. `nextRow`: the first item to send next, from 0. */
export const deskImportChunkSchema = importChunkSchema.extend({ rejected: z.array(rejectionSchema) });

/** An import as the list shows it. */
export const deskImportSchema = z.strictObject({
  run: z.string(),
  kind: z.enum(importKinds),
  /** Null: sent by the command, whose source is shown instead. */
  file: z.string().nullable(),
  source: z.string(),
  /** Name of the clerk; null: by the import token, or a clerk whose account is gone. */
  by: z.string().nullable(),
  isDryRun: z.boolean(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  recovered: z.int(),
  /** Changes that the undo left, because somebody had changed them again. */
  kept: z.int(),
  nextRow: z.int(),
  /** Whether the run can be undone: it is finished, no dry run, not undone, and its changes are still stored. */
  canUndo: z.boolean(),
  /** Whether an undo was begun and not ended: repeat it. */
  isUndoing: z.boolean(),
});

export const deskImportsSchema = z.strictObject({ items: z.array(deskImportSchema), next: z.string().nullable() });

/** A field of a row that a run changed, with its values as text. Null: none. */
const changedFieldSchema = z.strictObject({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A book or copies that a run added or changed. */
const importChangeSchema = z.strictObject({
  key: z.string(),
  title: z.string(),
  isNew: z.boolean(),
  /** Whether the undo left it, because it had changed again. */
  wasKept: z.boolean(),
  fields: z.array(changedFieldSchema),
});

/** Groups of a run's books: those that it changed, and those that it added. */
export const importChangeGroups = ['changed', 'added'] as const;

/** The report of an import: its sums, reasons, and the first page of each list. */
export const deskImportReportSchema = deskImportSchema.extend({
  reasons: z.array(z.strictObject({ reason: z.string(), count: z.int() })),
  rejections: z.array(rejectionSchema),
  /** The first of the changed books, then the first of the new ones. */
  changes: z.array(importChangeSchema),
  /** Cursors of the second pages; null: the first page is all that is stored. */
  next: z.strictObject({
    rejections: z.string().nullable(),
    changed: z.string().nullable(),
    added: z.string().nullable(),
  }),
});

/** A page of the books that a run added or changed. */
export const importChangesSchema = z.strictObject({ items: z.array(importChangeSchema), next: z.string().nullable() });

/** One step of an undo, since a large import takes longer than one request may. Repeat until `done`. */
export const undoneStepSchema = z.strictObject({
  done: z.boolean(),
  /** Changes that are undone or kept so far, of `changes`. */
  undone: z.int(),
  kept: z.int(),
  changes: z.int(),
});

/** A page of the rows that an import left out. */
export const rejectionsSchema = z.strictObject({ items: z.array(rejectionSchema), next: z.string().nullable() });

export type DeskImportStart = z.infer<typeof deskImportStartSchema>;
export type DeskImportStarted = z.infer<typeof deskImportStartedSchema>;
export type DeskImportItem = z.infer<typeof deskImportItemsSchema>['items'][number];
export type DeskImportChunk = z.infer<typeof deskImportChunkSchema>;
export type DeskImport = z.infer<typeof deskImportSchema>;
export type DeskImports = z.infer<typeof deskImportsSchema>;
export type DeskImportReport = z.infer<typeof deskImportReportSchema>;
export type ImportChangeGroup = (typeof importChangeGroups)[number];
export type ImportChanges = z.infer<typeof importChangesSchema>;
export type Rejection = z.infer<typeof rejectionSchema>;
export type UndoneStep = z.infer<typeof undoneStepSchema>;
export type Rejections = z.infer<typeof rejectionsSchema>;
