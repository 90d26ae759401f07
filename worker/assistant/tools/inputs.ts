import { z } from 'zod';
import { formatSchema, sorts } from '../../../domain/catalogue/schemas';
import { usualGrade } from '../../../domain/grade';
import { currencySchema, gradeSchema, subjectSchema, usedGradeSchema } from '../../../domain/schemas';

/** An amount in whole units, `6` or `6.50`. */
const unitsSchema = z.number().min(0).max(100_000);

export const searchBooksSchema = z.strictObject({
  words: z
    .string()
    .max(200)
    .optional()
    .describe('Words of the title, series or anything else; leave out what the other fields say'),
  author: z.string().max(200).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe('Language of the book, ISO 639-1'),
  subject: subjectSchema.optional(),
  format: formatSchema.optional(),
  minPrice: unitsSchema.optional(),
  maxPrice: unitsSchema.optional(),
  currency: currencySchema.optional().describe('Of the prices; left out: the currency of the person’s market'),
  minPages: z.int().min(1).max(5000).optional(),
  maxPages: z.int().min(1).max(5000).optional().describe('Books of unknown length are left out'),
  inStock: z.boolean().default(true).describe('Only books with a copy free now'),
  sort: z.enum(sorts).default('match'),
  limit: z.int().min(1).max(6).default(3),
});

export const getOffersSchema = z.strictObject({
  isbns: z
    .array(z.string().min(1).max(32))
    .min(1)
    .max(200)
    .describe('As the person wrote them; wrong ones are named in the answer'),
  grade: usedGradeSchema.default(usualGrade),
});

export const listTradesSchema = z.strictObject({
  q: z.string().max(100).optional().describe('Part of an order’s number (IE-7K4Q) or of the title of a book in it'),
  state: z.enum(['open', 'ended']).optional(),
});

export const findAnswersSchema = z.strictObject({
  q: z.string().min(1).max(400).describe('What the person wants to know, in their words'),
});

export const proposeLineSchema = z.strictObject({
  list: z
    .enum(['cart', 'basket'])
    .describe('cart: the person buys it; basket: the sell list, the person sells it to us'),
  isbn: z.string().min(1).max(32),
  grade: gradeSchema.optional().describe('Left out: the cheapest copy (cart) or very-good (basket)'),
  quantity: z.int().min(1).max(20).default(1),
});

export const handOverSchema = z.strictObject({});

export type SearchBooksInput = z.output<typeof searchBooksSchema>;
export type GetOffersInput = z.output<typeof getOffersSchema>;
export type ListTradesInput = z.output<typeof listTradesSchema>;
export type FindAnswersInput = z.output<typeof findAnswersSchema>;
export type ProposeLineInput = z.output<typeof proposeLineSchema>;
