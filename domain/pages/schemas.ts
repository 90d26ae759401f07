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
  /**
   * Official artwork of the notice on the legal guarantee: address of the file, its language, and the site that its QR
   * code leads to, without `https://`. Null: the shop has no file for the reader. Only the page about it has the field.
   */
  notice: z.strictObject({ image: z.string(), language: languageSchema, site: z.string() }).nullable().optional(),
});

export type PageSlug = (typeof pageSlugs)[number];
export type Page = z.infer<typeof pageSchema>;
