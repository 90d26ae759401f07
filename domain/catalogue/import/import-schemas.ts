import { z } from 'zod';
import { stockChangePolicy } from '../../policy/copies';
import { importLimits } from '../../policy/imports';
import { importFields } from './import-fields';
import { formatSchema } from '../schemas';

const cellsSchema = z.array(z.string().max(importLimits.cellUnits)).max(importLimits.cells);

/** Rows that an import changes: editions of the catalogue, or the shop's own copies. */
export const importKinds = ['editions', 'copies'] as const;

/** Start of an import. `source` names the file, so that an interrupted import can be resumed. */
export const importStartSchema = z.strictObject({
  source: z.string().min(1).max(300),
  /** Left out: editions. */
  kind: z.enum(importKinds).optional(),
  header: cellsSchema,
  /** First lines after the header, for finding the columns. */
  sample: z.array(cellsSchema).max(importLimits.sampleRows),
  /** Continues the unfinished import of this source, if there is one. */
  resume: z.boolean().default(false),
  options: z.strictObject({
    /** EUR cents, for editions without a price. */
    defaultPrice: z.int().min(1).max(1_000_000).nullable().default(null),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .default(null),
    format: formatSchema.nullable().default(null),
    starter: z.boolean().default(false),
    /** EUR cents that a copy cost, for files of copies whose rows don't say it. */
    defaultCost: z.int().min(0).max(stockChangePolicy.maxUnitCost).nullable().optional(),
    /** Only counts what would be added, updated and left unchanged. No book is written. */
    dryRun: z.boolean().default(false),
  }),
});

export const importRunSchema = z.strictObject({
  run: z.string(),
  columns: z.partialRecord(z.enum(importFields), z.int()),
  /** The first line of the file is a book: send it as row 0. */
  headerIsRow: z.boolean(),
  /** First row to send; the rows before it are imported. */
  nextRow: z.int(),
  /** With `resume`: this source was already imported completely. */
  finished: z.boolean(),
});

/** A chunk of lines of the file. */
export const importRowsSchema = z.strictObject({ rows: z.array(cellsSchema).min(1).max(importLimits.chunkRows) });

export const importChunkSchema = z.strictObject({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Number of rows whose damaged ISBN could be recovered. */
  recovered: z.int(),
  rejected: z.array(z.strictObject({ row: z.int(), reason: z.string() })),
  nextRow: z.int(),
});

/** The end of an import in steps, since indexing a large catalogue takes longer than one request may. */
export const importFinishSchema = z.strictObject({ after: z.string().max(80).nullable().default(null) });
export const importFinishedSchema = z.strictObject({ done: z.boolean(), after: z.string().nullable() });

export type ImportStart = z.infer<typeof importStartSchema>;
export type ImportRun = z.infer<typeof importRunSchema>;
export type ImportChunk = z.infer<typeof importChunkSchema>;
export type ImportFinished = z.infer<typeof importFinishedSchema>;
