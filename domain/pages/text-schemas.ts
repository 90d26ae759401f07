import { z } from 'zod';
import { faqIdSchema } from '../faq/schemas';
import { daySchema, languageSchema } from '../schemas';
import { isWellFormed } from './choices';
import { pageSlugSchema } from './schemas';

/** Text with `{figures}` and choices by market or plural form. */
const markdownSchema = z.string().min(1).max(100_000).refine(isWellFormed);
const lineSchema = z.string().min(1).max(1000).refine(isWellFormed);

/** Texts of one language in the order of their file. `fingerprint` identifies this version. */
export const textsSchema = z.strictObject({
  language: languageSchema,
  fingerprint: z.string().min(1).max(100),
  topics: z.array(z.strictObject({ id: faqIdSchema, title: lineSchema })).max(200),
  questions: z
    .array(
      z.strictObject({
        id: faqIdSchema,
        topic: faqIdSchema,
        question: lineSchema,
        answer: markdownSchema,
        words: z.array(lineSchema).max(100),
      }),
    )
    .max(2000),
  pages: z
    .array(
      z.strictObject({
        slug: pageSlugSchema,
        title: lineSchema,
        description: lineSchema,
        changed: daySchema,
        body: markdownSchema,
      }),
    )
    .max(100),
});

/** Result of loading texts; `kept`: texts that were edited in the shop and stay. */
export const textsLoadedSchema = z.strictObject({
  written: z.int(),
  unchanged: z.int(),
  kept: z.int(),
  removed: z.int(),
});

/** Fingerprint of the texts that each language was loaded with last. */
export const textStatesSchema = z.strictObject({
  items: z.array(z.strictObject({ language: languageSchema, fingerprint: z.string() })),
  nextCursor: z.null(),
});

export type Texts = z.infer<typeof textsSchema>;
export type TextsLoaded = z.infer<typeof textsLoadedSchema>;
export type TextStates = z.infer<typeof textStatesSchema>;
