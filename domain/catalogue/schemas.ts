import { z } from 'zod';
import { grades } from '../grade';
import { copySchema, offerSchema } from '../pricing/schemas';
import {
  daySchema,
  gradeSchema,
  isbnSchema,
  languageSchema,
  moneySchema,
  subjectSchema,
  usedGradeSchema,
} from '../schemas';
import { subjects } from '../subjects';

export const formats = ['paperback', 'hardcover', 'pocket', 'other'] as const;
export const formatSchema = z.enum(formats);

/** A book in a list: a cover, two lines and one price. */
export const bookCardSchema = z.strictObject({
  isbn: isbnSchema,
  title: z.string(),
  authors: z.array(z.string()),
  /** ISO 639-1 of the edition's text; any language, not only the shop's. */
  language: z.string(),
  format: formatSchema,
  /** Year, or null where unknown. */
  year: z.int().nullable(),
  pages: z.int().nullable(),
  subjects: z.array(subjectSchema),
  /** Address of the cover picture: the shop's own or one the Worker draws. */
  cover: z.string(),
  /** Cheapest copy free now, or null when sold out. */
  cheapest: z.strictObject({ grade: gradeSchema, used: z.boolean(), price: moneySchema }).nullable(),
  /** People waiting for it; null below the figure from which it is shown. */
  waiting: z.int().nullable(),
});

/** A work in the search list: its best matching edition, and how many others match too. */
export const bookHitSchema = bookCardSchema.extend({ otherEditions: z.int() });

/** A book in "most wanted", with what we pay today for a very good copy. */
export const wantedBookSchema = bookCardSchema.extend({ offer: offerSchema });

/** How a book looks from its spine, as `spineStyle` draws it; `length` in percent of its place. */
export const spineSchema = z.strictObject({
  paper: z.string(),
  ink: z.string(),
  accent: z.string(),
  band: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  thickness: z.int(),
  length: z.int(),
});

export const sorts = ['match', 'popular', 'price', '-price', 'newest'] as const;

/** Query of `GET /api/books`. Prices are minor units of the market's currency. */
export const bookSearchSchema = z.strictObject({
  q: z.string().max(200).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  subject: z.enum(subjects).optional(),
  author: z.string().max(200).optional(),
  format: formatSchema.optional(),
  grade: z.enum(grades).optional(),
  min: z.coerce.number().int().min(0).max(10_000_000).optional(),
  max: z.coerce.number().int().min(0).max(10_000_000).optional(),
  in_stock: z.enum(['true']).optional(),
  sort: z.enum(sorts).default('match'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});

const facetSchema = z.strictObject({ value: z.string(), count: z.int() });

export const bookListSchema = z.strictObject({
  items: z.array(bookHitSchema),
  nextCursor: z.string().nullable(),
  /** Editions that match; `atLeast` when counting stopped at 1,000 ("1,000+"). */
  count: z.int(),
  atLeast: z.boolean(),
  /** True when the order covers only the first 1,000 hits. */
  orderedFirst1000: z.boolean(),
  facets: z.strictObject({
    languages: z.array(facetSchema),
    subjects: z.array(facetSchema),
    formats: z.array(facetSchema),
    grades: z.array(facetSchema),
  }),
  /** Spread of the cheapest prices over the first 1,000 hits, in the market's currency. */
  prices: z.array(z.strictObject({ from: moneySchema, to: moneySchema, count: z.int() })),
  /** Up to three other spellings when there are few hits. */
  corrections: z.array(z.string()),
});

export const suggestionsSchema = z.strictObject({
  items: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('book'),
        isbn: isbnSchema,
        title: z.string(),
        author: z.string(),
        cover: z.string(),
      }),
      z.strictObject({ kind: z.literal('author'), name: z.string() }),
      z.strictObject({ kind: z.literal('subject'), subject: subjectSchema }),
    ]),
  ),
  nextCursor: z.null(),
});

/** Everything the book page shows that is the same for all people of one market. */
export const bookPageSchema = bookCardSchema.extend({
  isbnHyphenated: z.string(),
  subtitle: z.string().nullable(),
  publisher: z.string().nullable(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  published: z.string().nullable(),
  series: z.string().nullable(),
  grams: z.int().nullable(),
  description: z.strictObject({ text: z.string(), language: z.string() }).nullable(),
  /** All five grades that can be bought or were; a grade with nothing free has `available` 0. */
  copies: z.array(copySchema),
  /** What we pay today, per used grade. */
  offers: z.array(z.strictObject({ grade: usedGradeSchema, offer: offerSchema })),
  /** Other editions of the work, in the reader's language first. */
  editions: z.array(bookCardSchema),
  moreByAuthor: z.array(bookCardSchema),
  neighbours: z.array(bookCardSchema),
  /** Working days until an order placed now is delivered in this market. */
  delivery: z.strictObject({ earliest: daySchema, latest: daySchema }).nullable(),
  postage: z.strictObject({ flat: moneySchema, freeFrom: moneySchema }),
  /** Lowest price of a used copy per day, last 30 days, for the price line. */
  priceLine: z.array(z.strictObject({ day: daySchema, price: moneySchema })),
});

/** What the home page shows. */
export const homeSchema = z.strictObject({
  justIn: z.array(bookCardSchema),
  mostWanted: z.array(wantedBookSchema),
  inYourLanguage: z.array(bookCardSchema),
  languageCounts: z.array(z.strictObject({ language: languageSchema, count: z.int() })),
  /** Editions in the catalogue, and copies added since yesterday. */
  editionCount: z.int(),
  /** A real example for "you give / you take": four books with offers, two with prices, and the difference. */
  example: z
    .strictObject({
      give: z.array(wantedBookSchema.extend({ spine: spineSchema })),
      take: z.array(bookCardSchema),
      giveTotal: moneySchema,
      takeTotal: moneySchema,
      /** To us, which the shop pays back; and to the person. */
      postageBack: moneySchema,
      postage: moneySchema,
      /** Positive: the person gets it. */
      difference: moneySchema,
    })
    .nullable(),
});

export const authorPageSchema = z.strictObject({ name: z.string(), books: bookListSchema });
export const subjectPageSchema = z.strictObject({ subject: subjectSchema, books: bookListSchema });

export type BookCard = z.infer<typeof bookCardSchema>;
export type BookHit = z.infer<typeof bookHitSchema>;
export type WantedBook = z.infer<typeof wantedBookSchema>;
export type BookSearch = z.infer<typeof bookSearchSchema>;
export type BookList = z.infer<typeof bookListSchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;
export type BookPage = z.infer<typeof bookPageSchema>;
export type Home = z.infer<typeof homeSchema>;
export type AuthorPage = z.infer<typeof authorPageSchema>;
export type SubjectPage = z.infer<typeof subjectPageSchema>;
export type Format = (typeof formats)[number];
export type Sort = (typeof sorts)[number];
