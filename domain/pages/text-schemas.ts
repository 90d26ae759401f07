import { z } from 'zod';
import { faqIdSchema } from '../faq/schemas';
import { daySchema, languageSchema } from '../schemas';
import { pageSlugSchema } from './schemas';

const markdownSchema = z.string().min(1).max(100_000);
const lineSchema = z.string().min(1).max(1000);

/** The shop's texts of one language, in the order of their file. `fingerprint` names this state of it. */
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

/** What became of them: `kept` were changed in the shop and stay as they are there. */
export const textsLoadedSchema = z.strictObject({
  written: z.int(),
  unchanged: z.int(),
  kept: z.int(),
  removed: z.int(),
});

/** Which state of its texts each language was given last. */
export const textStatesSchema = z.strictObject({
  items: z.array(z.strictObject({ language: languageSchema, fingerprint: z.string() })),
  nextCursor: z.null(),
});

export type Texts = z.infer<typeof textsSchema>;
export type TextsLoaded = z.infer<typeof textsLoadedSchema>;
export type TextStates = z.infer<typeof textStatesSchema>;
