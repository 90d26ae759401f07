import { z } from 'zod';

/** A work in a list of the desk, shown by its most wanted edition. */
export const listedWorkSchema = z.strictObject({
  work: z.string(),
  isbn: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  language: z.string(),
  cover: z.string(),
  /** Number of its editions in the list. */
  editions: z.int(),
});
export type ListedWork = z.infer<typeof listedWorkSchema>;

/** Words of a look-up. */
export const nameQuerySchema = z.strictObject({ q: z.string().trim().max(200) });
