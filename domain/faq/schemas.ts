import { z } from 'zod';
import { languageSchema } from '../schemas';

/** Ids of questions and topics, the same in all languages: `how-long-offers-hold`. */
export const faqIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

export const faqQuerySchema = z.strictObject({ q: z.string().max(200).optional() });

export const faqQuestionSchema = z.strictObject({
  id: faqIdSchema,
  topic: faqIdSchema,
  question: z.string(),
  /** Safe HTML made from Markdown, with figures filled in; links lead to pages in the reader's language. */
  html: z.string(),
});

/** `GET /api/faq`: all questions by topic, or with `q` the hits, best first. */
export const faqSchema = z.strictObject({
  language: languageSchema,
  topics: z.array(z.strictObject({ id: faqIdSchema, title: z.string() })),
  items: z.array(faqQuestionSchema),
  nextCursor: z.null(),
});

/** `POST /api/faq/{id}/votes`: whether an answer was helpful. */
export const faqVoteSchema = z.strictObject({ helped: z.boolean() });

export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
export type Faq = z.infer<typeof faqSchema>;
