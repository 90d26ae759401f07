import { z } from 'zod';
import { languageSchema } from '../schemas';

/** Names of questions and topics, the same in all languages: `how-long-offers-hold`. */
export const faqIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

export const faqQuerySchema = z.strictObject({ q: z.string().max(200).optional() });

export const faqQuestionSchema = z.strictObject({
  id: faqIdSchema,
  topic: faqIdSchema,
  question: z.string(),
  /** Safe HTML made from Markdown, figures in their places; links lead into the reader's language. */
  html: z.string(),
});

/** `GET /api/faq`: everything by topic, or with `q` what fits, best first. */
export const faqSchema = z.strictObject({
  language: languageSchema,
  topics: z.array(z.strictObject({ id: faqIdSchema, title: z.string() })),
  items: z.array(faqQuestionSchema),
  nextCursor: z.null(),
});

/** `POST /api/faq/{id}/votes`: whether an answer helped. */
export const faqVoteSchema = z.strictObject({ helped: z.boolean() });

export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
export type Faq = z.infer<typeof faqSchema>;
