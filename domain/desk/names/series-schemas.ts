import { z } from 'zod';
import { seriesName } from '../../catalogue/series';
import { nameLimits, nameListLimits, seriesLimits } from '../../policy/catalogue-names';
import { historyEntrySchema } from '../catalogue/catalogue-schemas';
import { listedWorkSchema } from './work-schema';

/** Series that a look-up finds. */
export const deskSeriesListSchema = z.strictObject({
  items: z.array(z.strictObject({ name: z.string(), editions: z.int(), titles: z.array(z.string()) })),
});

const numberSchema = z.int().min(0).max(seriesLimits.number).nullable();

/** A work of a series. All of its editions should have one number. */
const volumeSchema = listedWorkSchema.extend({
  number: numberSchema,
  /** Editions of the work that are not in the series. */
  outside: z.int(),
  /** Whether editions of the work have different numbers. */
  differs: z.boolean(),
});

/** A book that may belong to a series. */
const candidateSchema = listedWorkSchema.extend({
  /** The number that its title names. */
  number: numberSchema,
  /** The series that it is in; null: none. */
  series: z.string().nullable(),
});
export const deskSeriesBooksSchema = z.strictObject({ items: z.array(candidateSchema) });

/** A series with its volumes in order. Empty for a name that no book has. */
export const deskSeriesSchema = z.strictObject({
  name: z.string(),
  spellings: z.array(z.string()),
  volumes: z.array(volumeSchema),
  /** Numbers between volumes that no book has. */
  missing: z.array(z.int()),
  /** Books whose titles name the series and that are not in it. */
  candidates: z.array(candidateSchema),
  /** Is sent back with a change, so that two clerks do not overwrite each other. */
  version: z.string(),
  history: z.array(historyEntrySchema),
});

/** Sets the numbers of works, which adds works that are not in the series, and removes others. */
export const seriesChangeSchema = z.strictObject({
  version: z.string().max(64),
  set: z.array(z.strictObject({ work: z.string().max(300), number: numberSchema })).max(nameListLimits.volumes),
  remove: z.array(z.string().max(300)).max(nameListLimits.volumes),
});
export const newSeriesNameSchema = z
  .string()
  .trim()
  .max(nameLimits.length)
  .refine((name) => seriesName(name) !== null);
/** Gives a series a new name. `merge`: the name may be that of another series, whose volumes then join. */
export const seriesRenameSchema = z.strictObject({ to: newSeriesNameSchema, merge: z.boolean() });

export type DeskSeriesList = z.infer<typeof deskSeriesListSchema>;
export type DeskSeries = z.infer<typeof deskSeriesSchema>;
export type DeskSeriesBooks = z.infer<typeof deskSeriesBooksSchema>;
export type SeriesChange = z.infer<typeof seriesChangeSchema>;
export type SeriesRename = z.infer<typeof seriesRenameSchema>;
