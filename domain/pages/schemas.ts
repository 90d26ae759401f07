import { z } from 'zod';
import { daySchema, languageSchema } from '../schemas';
import { pageSlugs } from './slugs';

export const pageSlugSchema = z.enum(pageSlugs);

/** A page as it is read: safe HTML made from Markdown, with the shop's and the market's figures in their places. */
export const pageSchema = z.strictObject({
  slug: pageSlugSchema,
  /** Language of the text: the reader's, or the base language where the page is missing in it. */
  language: languageSchema,
  title: z.string(),
  description: z.string(),
  changed: daySchema,
  html: z.string(),
});

export type PageSlug = (typeof pageSlugs)[number];
export type Page = z.infer<typeof pageSchema>;
