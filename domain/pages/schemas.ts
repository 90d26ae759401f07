import { z } from 'zod';
import { daySchema, languageSchema } from '../schemas';
import { pageSlugs } from './slugs';

export const pageSlugSchema = z.enum(pageSlugs);

/** A page for reading: safe HTML made from Markdown, with all figures filled in. */
export const pageSchema = z.strictObject({
  slug: pageSlugSchema,
  /** Language of the text: the reader's, or the base language where the page is not translated. */
  language: languageSchema,
  title: z.string(),
  description: z.string(),
  changed: daySchema,
  html: z.string(),
});

export type PageSlug = (typeof pageSlugs)[number];
export type Page = z.infer<typeof pageSchema>;
