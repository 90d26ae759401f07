import { z } from 'zod';
import { matchLimits } from '../../policy/limits';
import { isbnSchema } from '../../schemas';
import { confidences } from './choose-matches';
import { formats } from '../formats';

/** Lines of a list of books, as somebody has typed or pasted them. */
export const matchInputSchema = z.strictObject({
  lines: z.array(z.string().max(matchLimits.lineLength)).min(1).max(matchLimits.lines),
});

/** An edition of a work that a line may mean. */
const matchedEditionSchema = z.strictObject({
  isbn: isbnSchema,
  title: z.string(),
  language: z.string(),
  format: z.enum(formats),
  publisher: z.string().nullable(),
  year: z.int().nullable(),
  cover: z.string(),
});

/** A work that a line may mean, with its editions in the catalogue, the nearest first. */
export const matchedWorkSchema = z.strictObject({
  work: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  editions: z.array(matchedEditionSchema).min(1).max(matchLimits.editions),
});

/** Meaning of one line: an ISBN, or up to three works. `index` is the line's place in the request, from 0. */
export const lineMatchSchema = z.discriminatedUnion('kind', [
  z.strictObject({ index: z.int(), kind: z.literal('isbn'), isbn: isbnSchema }),
  z.strictObject({
    index: z.int(),
    kind: z.literal('works'),
    /** How sure the first work is. The edition is never sure. */
    confidence: z.enum(confidences),
    works: z.array(matchedWorkSchema).max(matchLimits.works),
  }),
]);
export const lineMatchesSchema = z.strictObject({ items: z.array(lineMatchSchema) });

export type MatchInput = z.infer<typeof matchInputSchema>;
export type MatchedWork = z.infer<typeof matchedWorkSchema>;
export type LineMatch = z.infer<typeof lineMatchSchema>;
export type LineMatches = z.infer<typeof lineMatchesSchema>;
